import { readFile } from 'node:fs/promises';
import { valdeorzaReport } from '@valia/domain/demo/valdeorza-report.ts';
import { pdfPageTexts } from '@valia/reports/testing/pdf-text.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectAccessible } from './page/expect-accessible.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';

const own = 'Los fondos propios valen 2,5 M€, y lo decimos con nuestras palabras.';

let product: OpenProduct;
let adviser: PreparedAdviser;
let valuationId: string;
let page: Page;

const block = (id: string) => page.locator(`[data-block="${id}"]`);
const open = (id: string) => block(id).getByRole('button', { expanded: false }).click();
const current = () => adviser.client.valuations.get.query({ id: valuationId });
const ownText = async () => {
  const { document } = await current();
  return document.report?.blocks.conclusion?.texts?.es?.text;
};

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'textos@despacho.example');
  valuationId = await prepareValuation(adviser, (document) => ({
    ...document,
    report: valdeorzaReport,
  }));
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
});

afterAll(() => product.close());

describe.sequential('the texts of a report', () => {
  it('are edited in the words of the adviser', async () => {
    await page.goto(`${product.origin}/valuation/${valuationId}?step=result&view=report`);
    await open('conclusion');
    await block('conclusion').getByRole('button', { name: 'Editar el texto' }).click();
    await block('conclusion').getByRole('textbox', { name: 'Texto del informe' }).fill(own);
    await eventually(ownText).toBe(own);
    await expectAccessible(page, 'report texts', 'es');
  });

  it('are put in another order by the keyboard', async () => {
    const up = block('sources').getByRole('button', { name: 'Subir «Fuentes»' });
    await up.focus();
    await page.keyboard.press('Enter');
    const ids = await page
      .locator('[data-block]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-block')));
    expect(ids.indexOf('sources')).toBe(ids.indexOf('not-contrasted') - 1);
  });

  it('say that their figures have changed, and are kept as they are', async () => {
    await eventually(
      async () => (await current()).document.report?.blocks.sources?.place,
    ).toBeDefined();
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^Puente/ })
      .click();
    await page.locator('[data-field="bridge.financialDebt"]').fill('1640000');
    await page.keyboard.press('Tab');
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^Resultado/ })
      .click();
    await page.getByRole('tab', { name: 'Textos del informe' }).click();
    await open('conclusion');
    const notice = block('conclusion').getByRole('status');
    await notice.getByText('Las cifras han cambiado desde que editaste este texto.').waitFor();
    expect(await notice.innerText()).toMatch(/Español: [\d.]+\s€ ahora es [\d.]+\s€/);
    await notice.getByRole('button', { name: 'Conservar mi texto' }).click();
    await notice.waitFor({ state: 'detached' });
    await eventually(async () => (await current()).document.bridge.financialDebt).toBe(1_640_000);
  });

  it('are printed as they were closed', async () => {
    await page.locator('[data-save-state="saved"]').first().waitFor();
    const { version } = await current();
    await adviser.client.valuations.changeStatus.mutate({
      id: valuationId,
      version,
      to: 'completed',
    });
    await page.reload();
    await page.getByRole('button', { name: 'Generar informe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generar informe' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Generar y descargar' }).click(),
    ]);
    const lines = pdfPageTexts(await readFile(await download.path()), ' ').join(' ');
    expect(lines).toContain('y lo decimos con nuestras palabras');
    expect(lines).toMatch(/osible venta de todo el capital/u);
  });
});
