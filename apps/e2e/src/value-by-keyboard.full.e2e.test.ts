import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { expectFocused } from './page/expect-focused.ts';
import { keyboard } from './page/keyboard.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sampleCompany } from './sample-company.ts';
import { sharedProduct } from './product/shared-product.ts';
import { signUpFields } from './people/sign-up-fields.ts';

let product: OpenProduct;
let page: Page;
const email = 'teclado@despacho.example';
const password = 'Balance-de-noviembre-26';

beforeAll(async () => {
  product = await sharedProduct.open();
  page = await product.browser.newPage({
    viewport: { width: 1440, height: 1000 },
    locale: 'es-ES',
    reducedMotion: 'reduce',
  });
});

afterAll(async () => {
  await product.close();
});

const nextStep = async (title: string): Promise<void> => {
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const typeTextbox = (name: string, text: string): Promise<void> =>
  typeInto(page, page.getByRole('textbox', { name, exact: true }), text);

/** Moves to a cell with Tab and the arrow keys, and types down its column. */
const typeCells = async (
  field: string,
  texts: readonly string[],
  way: 'ArrowDown' | 'ArrowRight',
) => {
  const active = page.locator('[role="gridcell"][tabindex="0"]');
  await tabTo(page, active);
  await page.keyboard.press('ControlOrMeta+Home');
  const cell = page.locator(`[role="gridcell"][data-field="${field}"]`);
  const [row = 0, column = 0] = ((await cell.getAttribute('data-cell')) ?? '')
    .split('-')
    .map(Number);
  for (let moved = 0; moved < row; moved += 1) await page.keyboard.press('ArrowDown');
  for (let moved = 0; moved < column; moved += 1) await page.keyboard.press('ArrowRight');
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press(way);
  }
};

/** Moves to the selected radio button of a group with Tab, then to another one with the arrow keys. */
const chooseRadio = async (group: Locator, name: string): Promise<void> => {
  const wanted = group.getByRole('radio', { name, exact: true });
  await tabTo(page, group.getByRole('radio', { checked: true }));
  const most = await group.getByRole('radio').count();
  for (let moved = 0; moved < most && !(await wanted.isChecked()); moved += 1)
    await page.keyboard.press('ArrowRight');
  expect(await wanted.isChecked()).toBe(true);
};

const firstYear = new Date().getFullYear();

const { activate, chooseMenuItem, tabTo, typeInto } = keyboard;

describe.sequential('the same valuation without a mouse', () => {
  it('signs up', async () => {
    await page.goto(`${product.origin}/register`);
    for (const [label, value] of signUpFields(email, password)) {
      await typeInto(page, page.getByLabel(label, { exact: true }), value);
    }
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await activate(page, page.getByRole('button', { name: 'Crear cuenta' }));
    await page.waitForURL('**/verify-email');
    await activate(page, page.getByRole('main').getByRole('link', { name: 'Ir al panel' }));
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Panel ejecutivo' }).waitFor();
  });

  it('creates a valuation', async () => {
    await activate(page, page.getByRole('link', { name: 'Nueva valoración' }));
    const dialog = page.getByRole('dialog');
    await typeInto(page, dialog.getByLabel('Empresa', { exact: true }), sampleCompany.name);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/valuation/*');
  });

  it('names its sector', async () => {
    const sector = page.getByLabel('Sector', { exact: true });
    await tabTo(page, sector);
    await page.keyboard.type(sampleCompany.sector);
    expect(await sector.inputValue()).toBe('ALI');
    // The sample company is valued at its last year end, without a stub year.
    await typeTextbox('Fecha de valoración', `31/12/${String(firstYear - 1)}`);
  });

  it('fills accounts and projection with the keys of a spreadsheet', async () => {
    await nextStep('Cuentas');
    // EBITDA, its margin and EBIT are between the entered lines.
    for (const [line, amount] of sampleCompany.accounts) {
      await typeCells(`accounts.years.2.lines.${line}`, [amount], 'ArrowDown');
    }
    for (const step of ['Normalización', 'Proyección']) await nextStep(step);
    for (const [label, driver, values] of sampleCompany.perYear) {
      await chooseRadio(page.getByRole('group', { name: label, exact: true }), 'Por año');
      await typeCells(`projection.drivers.${driver}.years.${firstYear}`, values, 'ArrowRight');
    }
    for (const [driver, value] of sampleCompany.constant) {
      await typeTextbox(`${driver}, todos los años`, value);
    }
  });

  it('fills the other steps and reads the value', async () => {
    await nextStep('Coste de capital');
    for (const [label, text] of sampleCompany.costOfCapital) await typeTextbox(label, text);
    await nextStep('Valor terminal');
    await typeTextbox('Crecimiento a perpetuidad', sampleCompany.terminalGrowth);
    await nextStep('Múltiplos');
    await tabTo(page, page.getByRole('button', { name: 'Usar Cotizadas, ajustadas' }));
    await page.keyboard.press('Enter');
    await expectFocused(page.locator('[data-rung="listed"]'));
    await page.getByText('Se usa').waitFor();
    const automatic = page
      .getByRole('radiogroup', { name: 'Ajuste por tamaño' })
      .getByRole('radio');
    await tabTo(page, automatic.first());
    await page.keyboard.press('ArrowRight');
    await typeTextbox('Ajuste por tamaño', sampleCompany.sizeStep);
    for (const step of ['Ponderación', 'Puente']) await nextStep(step);
    for (const [label, text] of sampleCompany.bridge) await typeTextbox(label, text);
    await page.keyboard.press('Tab');
    await page.getByText(sampleCompany.equity).first().waitFor();
    await editorPage.waitUntilSaved(page);
  });

  it('opens a figure, goes back to where it was, completes and downloads', async () => {
    const figure = page
      .getByRole('complementary', { name: 'Resultado' })
      .locator('button[aria-haspopup="dialog"]')
      .first();
    await activate(page, figure);
    await page.getByRole('dialog', { name: 'Explicación' }).waitFor();
    await page.keyboard.press('Escape');
    await expectFocused(figure);
    await activate(page, page.getByRole('button', { name: 'Completar valoración' }));
    await activate(page, page.getByRole('button', { name: 'Completar ahora' }));
    await activate(page, page.getByRole('button', { name: 'Generar informe' }));
    const dialog = page.getByRole('dialog', { name: 'Generar informe' });
    await dialog.getByRole('radio', { name: 'Español' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const download = page.waitForEvent('download');
    await activate(page, dialog.getByRole('button', { name: 'Generar y descargar' }));
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/u);
  });

  it('signs out', async () => {
    await page.goto(`${product.origin}/valuations`);
    await activate(page, page.getByRole('button', { name: `${email}, cuenta` }));
    await chooseMenuItem(page, page.getByRole('menuitem', { name: 'Cerrar sesión' }));
    await page.waitForURL('**/login');
  });
});
