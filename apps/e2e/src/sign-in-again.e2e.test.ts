import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PreparedAdviser, prepareAdviser } from './people/prepared-adviser.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;
let other: PreparedAdviser;
let page: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'vuelve@despacho.example');
  other = await prepareAdviser(product.origin, 'otra.persona@despacho.example');
});

afterAll(() => product.close());

beforeEach(async () => {
  page = await (await adviser.openContext(product.browser)).newPage();
});

afterEach(() => page.context().close());

const endSession = (): Promise<void> => page.context().clearCookies();

const signIn = async ({ email, password }: PreparedAdviser): Promise<void> => {
  await page.locator('#root:not([data-drawn])').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
};

const openReport = async (): Promise<void> => {
  await page.goto(`${product.origin}/comparable-multiples`);
  await page.getByRole('button', { name: `${adviser.email}, cuenta` }).click();
  await page.getByRole('menuitem', { name: 'Informar de un problema' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill('No se descarga');
  await dialog.getByLabel('Descripción').fill('Pulso y no pasa nada');
};

const cutOff = async (): Promise<void> => {
  await endSession();
  await page.getByRole('button', { name: 'Enviar reporte' }).click();
  await page.waitForURL(/\/login\?next=%2Fcomparable-multiples$/u);
};

describe('who signs in again', () => {
  it('is back on the page they left, also after the page was loaded anew', async () => {
    await page.goto(`${product.origin}/valuations?status=draft`);
    await page.locator('h1').waitFor();
    await endSession();
    await page.evaluate(() => localStorage.removeItem('valia.session'));
    await page.goto(`${product.origin}/login`);
    await page.reload();
    await signIn(adviser);
    await page.waitForURL('**/valuations?status=draft');
  });

  it('goes where the address says, though the page’s own script came after the keys', async () => {
    for (const next of ['/comparable-multiples', '/settings', '/my-leads']) {
      await page.goto(`${product.origin}/terms`);
      await endSession();
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${product.origin}/login?next=${next}`);
      await page.getByLabel('Email').fill(adviser.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(adviser.password);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${product.origin}${next}`);
    }
  });

  it('is led on by a session that this browser did not remember, to where the address says', async () => {
    await page.goto(`${product.origin}/terms`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.origin}/login?next=/settings`);
    await page.waitForURL(`${product.origin}/settings`);
  });

  it('is back on a public page that came as a file', async () => {
    await endSession();
    await page.goto(`${product.origin}/terms`);
    await page.goto(product.origin);
    await page.goto(`${product.origin}/login`);
    await signIn(adviser);
    await page.waitForURL('**/terms');
  });

  it('finds the report of a problem as it stood, and sends it', async () => {
    await openReport();
    await cutOff();
    await page.reload();
    await signIn(adviser);
    await page.waitForURL('**/comparable-multiples');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Título').inputValue()).toBe('No se descarga');
    expect(await dialog.getByLabel('Descripción').inputValue()).toBe('Pulso y no pasa nada');
    await dialog.getByRole('button', { name: 'Enviar reporte' }).click();
    await page.getByText('Reporte enviado').waitFor();
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('meets nothing of the person before', async () => {
    await openReport();
    await cutOff();
    await signIn(other);
    await page.waitForURL('**/comparable-multiples');
    await page.getByRole('button', { name: `${other.email}, cuenta` }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toContain('Pulso');
  });

  // Runs last, because it ends the session with which the other tests start.
  it('is on the dashboard after a sign-out by choice', async () => {
    await page.goto(`${product.origin}/valuations`);
    await page.getByRole('button', { name: `${adviser.email}, cuenta` }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.waitForURL('**/login');
    await signIn(adviser);
    await page.waitForURL('**/dashboard');
  });
});
