import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pauseCalls } from './page/pause-calls.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';

/** A poor mobile connection: round trips of 400 ms, 60 kB per second. */
const poorConnection = {
  offline: false,
  latency: 400,
  downloadThroughput: 60_000,
  uploadThroughput: 60_000,
};

let product: OpenProduct;
let adviser: PreparedAdviser;
let page: Page;
let network: CDPSession;

const companyName = () => page.getByRole('textbox', { name: 'Nombre de la empresa' });
const state = (kind: string) => page.locator(`[data-save-state="${kind}"]`).first();

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'lenta@despacho.example');
  const context = await adviser.openContext(product.browser);
  page = await context.newPage();
  network = await context.newCDPSession(page);
  await network.send('Network.enable');
});

afterAll(() => product.close());

describe.sequential('on a slow connection', () => {
  it('the editor says that it is loading, takes typing while it saves, and loses no key', async () => {
    const id = await prepareValuation(adviser);
    await page.goto(`${product.origin}/valuations`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await network.send('Network.emulateNetworkConditions', poorConnection);
    const load = await pauseCalls(page, /valuations\.get\b/u);
    await page.getByRole('link', { name: 'Conservas Valdeorza, S.L.' }).first().click();
    await page.getByRole('status', { name: 'Cargando la valoración' }).waitFor();
    await load();
    await companyName().waitFor();
    const answer = await pauseCalls(page, /valuations\.update$/u);
    await companyName().fill('');
    await companyName().pressSequentially('Lenta, S.L.', { delay: 20 });
    await state('saving').waitFor();
    await companyName().press('End');
    await companyName().pressSequentially(' (y más)', { delay: 20 });
    expect(await companyName().inputValue()).toBe('Lenta, S.L. (y más)');
    await answer();
    await state('saved').waitFor();
    const { document } = await adviser.client.valuations.get.query({ id });
    expect(document.company.name).toBe('Lenta, S.L. (y más)');
  });

  it('without any, the editor goes on and says so, and saves when it is back', async () => {
    await network.send('Network.emulateNetworkConditions', { ...poorConnection, offline: true });
    await companyName().fill('Sin red, S.L.');
    await state('retrying').waitFor();
    await companyName().fill('Sin red todavía, S.L.');
    await network.send('Network.emulateNetworkConditions', poorConnection);
    await state('saved').waitFor();
    await network.send('Network.disable');
    await page.reload();
    await companyName().waitFor();
    expect(await companyName().inputValue()).toBe('Sin red todavía, S.L.');
  });
});
