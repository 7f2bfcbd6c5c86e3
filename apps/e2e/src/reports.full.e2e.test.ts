import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './page/expect-accessible.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;
let valuationId: string;
let page: Page;
let full: Download;
let code: string;

const patiently = { timeout: 15_000 };

const complete = async (to: 'completed' | 'in_progress'): Promise<void> => {
  const { version } = await adviser.client.valuations.get.query({ id: valuationId });
  await adviser.client.valuations.changeStatus.mutate({ id: valuationId, version, to });
};

const dialogOf = () => page.getByRole('dialog', { name: 'Generar informe' });
const show = () => page.goto(`${product.origin}/valuation/${valuationId}`);
const openDialog = async () => {
  await page.getByRole('button', { name: 'Generar informe' }).click();
  await dialogOf().getByRole('button', { name: 'Generar y descargar' }).waitFor();
  return dialogOf();
};
const make = async (): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialogOf().getByRole('button', { name: 'Generar y descargar' }).click(),
  ]);
  await dialogOf().waitFor({ state: 'detached' });
  return download;
};

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'informes@despacho.example');
  valuationId = await prepareValuation(adviser);
  await complete('completed');
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
});

afterAll(() => product.close());

describe.sequential('reports', () => {
  it('are nowhere before the first one is made', async () => {
    await page.goto(`${product.origin}/reports`);
    await page.getByRole('heading', { name: 'Aquí estarán tus informes' }).waitFor();
    await expectAccessible(page, 'no reports', 'es');
  });

  it('a full one is made with its sections, and a comparison waits for a second version', async () => {
    await show();
    const dialog = await openDialog();
    await expectAccessible(page, 'report dialog', 'es');
    expect(await dialog.getByRole('radio', { name: 'Comparación' }).isDisabled()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: 'Escenarios' }).isDisabled()).toBe(true);
    full = await make();
    expect(full.suggestedFilename()).toMatch(
      /^informe-valoracion-conservas-valdeorza-sl-v1-\d{4}-\d\d-\d\d-es-[0-9a-z]{4}\.pdf$/,
    );
  });

  it('the dialog remembers kind, language and sections of this valuation, completed anew', async () => {
    let dialog = await openDialog();
    await dialog.getByText('Resumen ejecutivo', { exact: true }).click();
    await dialog.getByText('Català', { exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Glosario' }).check();
    await make();
    await complete('in_progress');
    await complete('completed');
    await show();
    dialog = await openDialog();
    expect(await dialog.getByRole('radio', { name: 'Resumen ejecutivo' }).isChecked()).toBe(true);
    expect(await dialog.getByRole('radio', { name: 'Català' }).isChecked()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: 'Glosario' }).isChecked()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: 'Sensibilidad' }).isChecked()).toBe(false);
  });

  it('a comparison is made once there are two versions', async () => {
    const dialog = dialogOf();
    await dialog.getByText('Comparación', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Comparar con' }).waitFor();
    expect((await make()).suggestedFilename()).toMatch(/^comparacio-valoracio/);
  });

  it('all are listed, found by company, kind and language, and downloaded again', async () => {
    await page.goto(`${product.origin}/reports`);
    const rows = page.getByRole('table', { name: 'Informes generados' }).locator('tbody tr');
    await expect.poll(() => rows.count(), patiently).toBe(3);
    await expectAccessible(page, 'reports', 'es');
    await page.getByRole('combobox', { name: 'Tipo de informe' }).selectOption('full');
    await expect.poll(() => rows.count(), patiently).toBe(1);
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Descargar el informe/ }).click(),
    ]);
    expect(await readFile(await again.path())).toEqual(await readFile(await full.path()));
    code = (
      await page.getByRole('link', { name: /^[0-9A-Z]{4}-.*, verificar$/ }).innerText()
    ).trim();
    await page.getByRole('searchbox', { name: 'Buscar por empresa' }).fill('nadie');
    await page.getByRole('heading', { name: 'Ningún informe coincide' }).waitFor();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.poll(() => rows.count(), patiently).toBe(3);
  });

  it('are cards on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await expect
      .poll(() => page.getByRole('link', { name: /^Descargar el informe/ }).count(), patiently)
      .toBe(3);
    await expectAccessible(page, 'reports on a phone', 'es');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('anybody verifies the file they hold, signed out, and another one is told apart', async () => {
    await page.context().clearCookies();
    await page.goto(`${product.origin}/verify`);
    await page
      .getByRole('textbox', { name: 'Código de verificación' })
      .fill(code.toLowerCase().replaceAll('-', ' '));
    await page.getByRole('button', { name: 'Verificar' }).click();
    await page.waitForURL(`**/verify/${code}`);
    await page.getByRole('heading', { name: 'Este informe se emitió en Valía' }).waitFor();
    await expectAccessible(page, 'verified report', 'es');
    const file = page.locator('input[type="file"]');
    const buffer = await readFile(await full.path());
    const name = 'informe.pdf';
    await file.setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await page.getByText('«informe.pdf» es, byte a byte, el informe emitido.').waitFor();
    const changed = Buffer.concat([buffer, Buffer.from('\n')]);
    await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: changed });
    await page.getByText('«informe.pdf» no es el informe emitido').waitFor();
    await page.goto(`${product.origin}/verify/0000-0000-0000-0000-0000`);
    await page.getByRole('heading', { name: /^No hay ningún informe con el código/ }).waitFor();
    await expectAccessible(page, 'unknown code', 'es');
  });

  it('a part of a code is said to be no complete one', async () => {
    await page.goto(`${product.origin}/verify/abc`);
    await page.getByText('Ese código no es de cinco grupos de cuatro').waitFor();
  });
});
