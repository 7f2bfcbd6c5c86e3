import type { BrowserContextOptions, Page } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { openAsVisitor } from './people/open-as-visitor.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';

const leastAgeMs = 3_100;

let product: OpenProduct;
beforeAll(async () => {
  product = await sharedProduct.open();
});
afterAll(() => product.close());

const open = (path: string, options?: BrowserContextOptions) =>
  openAsVisitor(product, path, options);

const fillSellForm = async (page: Page): Promise<void> => {
  await page.locator('#sell-companyName').fill('Envases de Ejemplo, S.L.');
  await page.locator('#sell-sector').selectOption({ index: 1 });
  await page.locator('#sell-province').selectOption('46');
  await page.locator('#sell-annualRevenue').fill('3.850.000');
  await page.locator('#sell-timing-1').check();
  await page.locator('#sell-reason').selectOption('retirement');
};

const fillContact = async (page: Page): Promise<void> => {
  await page.locator('#sell-contactName').fill('Empar Ferrer');
  await page.locator('#sell-email').fill('empar@ferrer.example');
  await page.locator('#sell-phone').fill('600 000 000');
  await page.locator('#sell-consent').check();
};

it('an owner tells of a company in two steps', async () => {
  const { page, failures, close } = await open('/sell-your-business');
  await page.locator('#sell-companyName').focus();
  await wait(leastAgeMs);
  await fillSellForm(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Paso 2 de 2').waitFor();
  await fillContact(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.waitForURL('**/sell-your-business/sent');
  await page.getByRole('heading', { name: 'Gracias. Ya tenemos tus datos.' }).waitFor();
  expect(failures).toEqual([]);
  await close();
});

it('a first step that is sent before the app has come goes on once it is there', async () => {
  const { page, close } = await open('/sell-your-business');
  let sendApp = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    sendApp = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await fillSellForm(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  expect(await page.getByText('Paso 1 de 2').isVisible()).toBe(true);
  sendApp();
  await page.getByText('Paso 2 de 2').waitFor();
  await close();
});

const tokenOf = (page: Page): Promise<string> =>
  page.locator('input[name="formToken"]').inputValue();

/** Submits the form of the same page load for another owner's phone number. */
const useFormBefore = async (formToken: string): Promise<void> => {
  const taken = await fetch(`${product.origin}/sell-your-business`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: product.origin,
    },
    body: new URLSearchParams({
      companyName: 'Envases de Ejemplo, S.L.',
      sector: 'PLA',
      province: '46',
      annualRevenue: '3.850.000',
      timing: 'now',
      reason: 'retirement',
      contactName: 'Empar Ferrer',
      email: 'empar@ferrer.example',
      phone: '600 000 009',
      consent: 'on',
      website: '',
      formToken,
    }),
  });
  expect(taken.status).toBe(303);
};

it('a form that was sent with other data asks for a reload, which keeps what was typed', async () => {
  const { page, close } = await open('/sell-your-business');
  const formToken = await tokenOf(page);
  await page.locator('#sell-companyName').focus();
  await wait(leastAgeMs);
  await useFormBefore(formToken);
  await fillSellForm(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Paso 2 de 2').waitFor();
  await fillContact(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Recarga la página y envíalo otra vez').waitFor();
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await eventually(() => page.locator('#sell-companyName').inputValue()).toBe(
    'Envases de Ejemplo, S.L.',
  );
  await wait(leastAgeMs);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await eventually(() => page.locator('#sell-phone').inputValue()).toBe('600 000 000');
  expect(await page.locator('#sell-consent').isChecked()).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('valia.typed-lead'))).toBeNull();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.waitForURL('**/sell-your-business/sent');
  await close();
});

describe('without scripts', () => {
  const scriptless = { javaScriptEnabled: false };

  it('a form that was sent with other data comes back with what was typed', async () => {
    const { page, close } = await open('/sell-your-business', scriptless);
    await wait(leastAgeMs);
    await useFormBefore(await tokenOf(page));
    await fillSellForm(page);
    await fillContact(page);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('Recarga la página y envíalo otra vez').waitFor();
    expect(await page.locator('#sell-phone').inputValue()).toBe('600 000 000');
    await page.reload();
    expect(await page.locator('#sell-phone').inputValue()).toBe('600 000 000');
    await wait(leastAgeMs);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.waitForURL('**/sell-your-business/sent');
    await close();
  });

  it('a form sent too fast comes back as it was, and arrives when it is sent again', async () => {
    const { page, close } = await open('/ca/sell-your-business?utm_source=boletin', scriptless);
    await fillSellForm(page);
    await fillContact(page);
    await page.getByRole('button', { name: 'Envia' }).click();
    await page.locator('[role="alert"] p').waitFor();
    expect(await page.locator('#sell-contactName').inputValue()).toBe('Empar Ferrer');
    expect(await page.locator('#sell-reason').inputValue()).toBe('retirement');
    expect(new URL(page.url()).search).toBe('?utm_source=boletin');
    await wait(leastAgeMs);
    await page.getByRole('button', { name: 'Envia' }).click();
    await page.waitForURL('**/ca/sell-your-business/sent');
    await close();
  });
});
