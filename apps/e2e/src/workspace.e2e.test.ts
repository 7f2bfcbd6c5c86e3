import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { goWithinApp } from './page/go-within-app.ts';
import { keyboard } from './page/keyboard.ts';
import type { OpenProduct } from './product/open-product.ts';
import { openAdviserPage } from './people/open-adviser-page.ts';
import { sharedProduct } from './product/shared-product.ts';
import { watchConsoleErrors } from './page/watch-failures.ts';

const company = 'Conservas Valdeorza, S.L.';
const failures: string[] = [];

let product: OpenProduct;
let page: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  page = await openAdviserPage(product, 'mesa@despacho.example');
  watchConsoleErrors(page, failures);
  await page.goto(`${product.origin}/resources/fee-calculator`);
});

afterAll(() => product.close());

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

/** The file that an action saves: its name and its first bytes. */
const saved = async (act: () => Promise<void>): Promise<{ name: string; start: string }> => {
  const begun: Promise<Download> = page.waitForEvent('download');
  await act();
  const download = await begun;
  const start = readFileSync(await download.path()).toString('latin1', 0, 4);
  return { name: download.suggestedFilename(), start };
};

// One user's morning; each test continues in the page where the previous one ended.
describe.sequential('an adviser at the desk', () => {
  it('reckons a fee from a valuation by tiers of their own, and prints it', async () => {
    const convention = page.getByLabel('Escala', { exact: true });
    await page.getByLabel('Valoración', { exact: true }).selectOption({ label: company });
    await page.getByText('el valor central de tu valoración').waitFor();
    await page.getByLabel('Precio al cierre').fill('8.000.000');
    await keyboard.tabTo(page, convention);
    await convention.selectOption('own');
    await page.getByText('Añade al menos un tramo.').waitFor();
    for (const [place, upTo, rate] of [
      [1, '2.000.000', '10'],
      [2, '', '5'],
    ] as const) {
      await keyboard.activate(page, button('Añadir un tramo'));
      await keyboard.typeInto(page, page.getByLabel(`Tramo ${place}: hasta, en euros`), upTo);
      await keyboard.typeInto(page, page.getByLabel(`Tramo ${place}: tipo`), rate);
    }
    const fee = page.getByRole('region', { name: 'Honorarios', exact: true });
    await eventually(async () => plain(await fee.innerText())).toContain('500.000 €');
    const { name, start } = await saved(() => button('Descargar PDF').click());
    expect([start, name]).toEqual(['%PDF', expect.stringMatching(/^honorarios-.*\.pdf$/u)]);
  });

  it('copies a template, mends a broken field where it is told, and saves a version', async () => {
    await goWithinApp(page, '/resources/templates');
    await page.getByRole('link', { name: 'Carta de encargo de venta' }).click();
    await button('Hacer una copia propia').click();
    const dialog = page.getByRole('dialog', { name: 'Hacer una copia propia' });
    await dialog.getByLabel('Nombre').fill('Mi carta de encargo');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Mi carta de encargo' }).waitFor();
    const text = page.getByRole('textbox', { name: 'Texto' }).first();
    await text.fill('# Carta de encargo\n\nEn {{lugar}} con {{company.name}}.');
    await page.getByText('{{lugar}}').first().waitFor();
    await text.fill(
      '# Carta de encargo\n\n> Un abogado debe revisarla.\n\nEn {{place}}, {{company.name}}.',
    );
    await page.getByLabel('Qué cambia').first().fill('Más corta');
    await page.keyboard.press('Enter');
    await page.getByText('Versión 2 guardada').waitFor();
  });

  it('fills a document from a valuation, types what is missing, and takes it as DOCX and PDF', async () => {
    await goWithinApp(page, '/resources/templates?tab=own');
    await page.getByRole('link', { name: 'Mi carta de encargo' }).click();
    await page.getByLabel('Rellenar con').selectOption({ label: company });
    await button('Crear documento').click();
    await page.getByRole('heading', { level: 1, name: company }).waitFor();
    await page.getByRole('textbox', { name: 'Lugar' }).fill('Logroño');
    await page.getByRole('status').filter({ hasText: 'Completo' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Guardado.' }).waitFor();
    expect((await saved(() => button('DOCX').click())).start).toBe('PK\u0003\u0004');
    expect((await saved(() => keyboard.activate(page, button('PDF')))).start).toBe('%PDF');
  });

  it('types a budget by keyboard, pastes into it, and takes it out and in', async () => {
    await goWithinApp(page, '/monthly-budget?year=2031');
    await button('Empezar con las partidas habituales').click();
    const cell = (row: number, month: number): Locator =>
      page.locator(`[data-cell="${String(row)}-${String(month)}"]`);
    await keyboard.tabTo(page, page.locator('[role="gridcell"][tabindex="0"]'));
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('1200');
    await page.keyboard.press('Tab');
    await eventually(async () => plain(await cell(0, 0).innerText())).toBe('1.200');
    await cell(0, 1).focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '100\t200\n300\t400');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    });
    await eventually(async () => plain(await cell(1, 2).innerText())).toBe('400');
    await page.getByText('Guardado', { exact: true }).waitFor();
    const begun = page.waitForEvent('download');
    await button('Exportar').click();
    const path = await (await begun).path();
    await goWithinApp(page, '/monthly-budget?year=2032');
    const chooser = page.waitForEvent('filechooser');
    await button('Importar XLSX').click();
    await (
      await chooser
    ).setFiles({
      name: 'presupuesto.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: readFileSync(path),
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Se han reconocido 2 partidas.').waitFor();
    await button('Importar', dialog).click();
    await eventually(async () => plain(await cell(1, 2).innerText())).toBe('400');
    await page.getByText('Guardado', { exact: true }).waitFor();
  });

  it('notes a sale of their own and takes it into a valuation, with its source', async () => {
    await goWithinApp(page, '/comparable-multiples');
    await keyboard.activate(page, button('Añadir operación'));
    const dialog = page.getByRole('dialog', { name: 'Añadir operación' });
    await dialog.getByLabel('Empresa', { exact: true }).fill('Conservas del Ebro, S.L.');
    await dialog.getByLabel('Sector').selectOption({ label: 'Alimentación y bebidas' });
    await dialog.getByLabel('Fecha de cierre', { exact: true }).fill('2026-03-31');
    await dialog.getByLabel('EV/EBITDA').fill('5,8');
    await dialog.getByLabel('Fuente').fill('Mandato propio');
    await page.keyboard.press('Enter');
    await page.getByText('Operación guardada').waitFor();
    await page.getByRole('row', { name: /^Alimentación y bebidas.*1 op\./u }).waitFor();
    await button('Llevar a una valoración: Alimentación y bebidas').click();
    const take = page.getByRole('dialog');
    await take.getByLabel('Qué se lleva').selectOption('own');
    await button('Llevar a la valoración', take).click();
    await page.getByText('Múltiplo llevado a la valoración, con su fuente').waitFor();
    await page.waitForURL('**/valuation/*');
  });

  it('saves a profile and a brand, and prints a sample of it', async () => {
    await page.goto(`${product.origin}/settings`);
    await page.getByLabel('Teléfono').fill('941 000 222');
    await page.keyboard.press('Enter');
    await page.getByText('Perfil guardado').waitFor();
    await page.getByRole('tab', { name: 'Marca' }).click();
    await page.getByLabel('Código del color').fill('#4e93a3');
    const sample = await saved(() => button('Descargar muestra en PDF').click());
    expect(sample).toEqual({ name: 'muestra.pdf', start: '%PDF' });
    await keyboard.activate(page, button('Guardar marca'));
    await page.getByText('Marca guardada').waitFor();
  });

  it('tells the firm of a problem from the shell', async () => {
    await button(/mesa@despacho\.example/u).click();
    await page.getByRole('menuitem', { name: 'Informar de un problema' }).click();
    const dialog = page.getByRole('dialog', { name: 'Informar de un problema' });
    await dialog.getByLabel('Título').fill('El informe no se descarga');
    await keyboard.activate(page, button('Enviar reporte', dialog));
    await dialog.getByText('Este campo es obligatorio').waitFor();
    await keyboard.typeInto(page, dialog.getByLabel('Descripción'), 'Pulso y no ocurre nada.');
    await keyboard.activate(page, button('Enviar reporte', dialog));
    await page.getByText('Reporte enviado').waitFor();
  });

  it('meets no error on the way', () => {
    expect(failures).toEqual([]);
  });
});
