import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { sharedChromium } from './product/shared-chromium.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { startBuiltProduct, type BuiltProduct } from './product/start-built-product.ts';

let product: BuiltProduct;
let context: BrowserContext;
let adviser: PreparedAdviser;
let valuationId: string;
let page: Page;

const companyName = () => page.getByRole('textbox', { name: 'Nombre de la empresa' });
const state = (kind: string) => page.locator(`[data-save-state="${kind}"]`).first();

beforeAll(async () => {
  product = await startBuiltProduct();
  adviser = await prepareAdviser(product.origin, 'marina@despacho.example');
  valuationId = await prepareValuation(adviser);
  context = await adviser.openContext(await sharedChromium());
  page = await context.newPage();
  await page.goto(`${product.origin}/valuation/${valuationId}`);
  await companyName().waitFor();
});

afterAll(async () => {
  await context.close();
  await product.stop();
});

describe.sequential('a product killed between two saves', () => {
  it('has what the editor said was saved', async () => {
    await editorPage.save(page, () => companyName().fill('Lo acusado, S.L.'));
    await product.kill();
    await product.startAgain();
    const { document } = await adviser.client.valuations.get.query({ id: valuationId });
    expect(document.company.name).toBe('Lo acusado, S.L.');
  });

  it('is waited for by the editor, which says that the last words are not saved yet', async () => {
    // A busy machine may need longer to kill the product than the editor waits before saving, so saves are
    // blocked.
    await page.route('**/trpc/valuations.update', (route) => route.abort());
    await companyName().fill('Lo pendiente, S.L.');
    await product.kill();
    await page.unrouteAll({ behavior: 'wait' });
    await state('retrying')
      .getByText('Sin conexión, sin guardar. Se reintenta solo')
      .first()
      .waitFor();
    await page.getByLabel('Empleados').fill('58');
    expect(await companyName().inputValue()).toBe('Lo pendiente, S.L.');
  });

  it('gets them without anybody’s doing once it runs again', async () => {
    await product.startAgain();
    await state('saved').waitFor();
    await page.reload();
    await companyName().waitFor();
    expect(await companyName().inputValue()).toBe('Lo pendiente, S.L.');
    expect(await page.getByLabel('Empleados').inputValue()).toBe('58');
  });
});
