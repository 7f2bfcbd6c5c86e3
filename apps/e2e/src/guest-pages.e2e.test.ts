import { msg } from '@lingui/core/macro';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';
import { loadTranslator } from './page/load-translator.ts';

let product: OpenProduct;

beforeAll(async () => {
  product = await sharedProduct.open();
});

afterAll(() => product.close());

/** Opens a page whose scripts are held back until they are released. */
const openHeld = async (language: string): Promise<{ page: Page; letGo: () => void }> => {
  const context = await product.browser.newContext();
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const page = await context.newPage();
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  return { page, letGo };
};

it('the form is there before its script: what is typed stays, and what is sent early is sent once it can be', async () => {
  const text = await loadTranslator('ca');
  const { page, letGo } = await openHeld('ca');
  await page.goto(`${product.origin}/login`, { waitUntil: 'commit' });
  const title = page.locator('#root h1');
  await page.locator('html[lang="ca"] body:not(:has(template)) #root h1').waitFor();
  const drawn = await title.textContent();
  expect(drawn).not.toBe((await loadTranslator('es'))(msg`Iniciar sesión`));
  const email = page.locator('[data-path="email"]');
  const password = page.locator('[data-path="password"]');
  await email.fill('nobody@example.com');
  await password.fill('not the password');
  await password.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  letGo();
  await page
    .getByRole('alert')
    .getByText(text(msg`Error al iniciar sesión`))
    .waitFor();
  expect(await title.textContent()).toBe(drawn);
  expect(await email.inputValue()).toBe('nobody@example.com');
  expect(await password.inputValue()).toBe('not the password');
  await page.context().close();
});

it('what was typed at the sign-up before its script came stays, and the meter knows of it', async () => {
  const { page, letGo } = await openHeld('es');
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (told) => told.type() === 'error' && faults.push(told.text()));
  await page.goto(`${product.origin}/register`, { waitUntil: 'commit' });
  const password = page.locator('[data-path="password"]');
  await password.fill('seis palabras que nadie pone juntas');
  await page.locator('[data-path="advisoryType"]').selectOption({ index: 1 });
  const chosen = await page.locator('[data-path="advisoryType"]').inputValue();
  letGo();
  await page.locator('[data-level="4"]').waitFor();
  expect(await password.inputValue()).toBe('seis palabras que nadie pone juntas');
  expect(await page.locator('[data-path="advisoryType"]').inputValue()).toBe(chosen);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('a button pressed at the sign-up before its script came is pressed once it is there', async () => {
  const { page, letGo } = await openHeld('es');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${product.origin}/register`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continuar a la asesoría' }).click();
  expect(await page.getByRole('alert').getByText('Revisa 3 campos').count()).toBe(0);
  letGo();
  await page.getByRole('alert').getByText('Revisa 3 campos').waitFor();
  await page.context().close();
});

it('the app comes when a link is approached, and takes the place of the page', async () => {
  const text = await loadTranslator('es');
  const page = await product.browser.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${product.origin}/login`);
  await page.locator('#root:not([data-drawn])').waitFor();
  const hasApp = (): boolean => scripts.some((address) => address.includes('/start-app'));
  expect(hasApp()).toBe(false);
  const link = page.getByRole('link', { name: text(msg`Regístrate`) });
  await link.hover();
  await eventually(hasApp).toBe(true);
  await link.click();
  const title = page.getByRole('heading', { level: 1, name: text(msg`Crea tu cuenta`) });
  await title.waitFor();
  await eventually(() => title.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: text(msg`Iniciar sesión`) }).waitFor();
  await page.close();
});
