import cases from '@valia/valuation/reference/reference-cases.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './editor-page.ts';
import type { OpenProduct } from './open-product.ts';
import { prepareAdviser } from './prepared-adviser.ts';
import { sharedProduct } from './shared-product.ts';

const { inputs: given } = cases['dam-tesla-2021'];
const baseYear = 2021;
/** Published in millions, typed one by one. */
const whole = (millions: number): string => String(Math.round(millions * 1_000_000));

let product: OpenProduct;
let page: Page;
const failures: string[] = [];

beforeAll(async () => {
  product = await sharedProduct.open();
  const adviser = await prepareAdviser(product.origin, 'tesla@despacho.example');
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  });
  const { id } = await adviser.client.valuations.create.mutate({
    clientId: crypto.randomUUID(),
    type: 'client_business',
    method: 'dcf',
    companyName: 'Tesla',
  });
  page = await context.newPage();
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(`${product.origin}/valuation/${id}`);
});

afterAll(() => product.close());

const text = (value: number): string => String(value).replace('.', ',');
const percent = (rate: number): string => text(Number((rate * 100).toPrecision(16)));

const type = async (field: string, value: string): Promise<void> => {
  const input = page.locator(`input[data-field="${field}"]`);
  await input.fill(value);
  await input.press('Tab');
};

const choose = (field: string, label: string): Promise<void> =>
  page.locator(`[data-field="${field}"]`).getByText(label, { exact: true }).click();

/** A rate that holds for some years and then goes straight to another one. */
const typeFade = async (
  driver: string,
  [start, holdYears, end, reachYear]: readonly [number, number, number, number],
): Promise<void> => {
  await choose(`${driver}.path.kind`, 'Gradual');
  await type(`${driver}.path.holdYears`, String(holdYears));
  await type(`${driver}.path.reachYear`, String(reachYear));
  await type(`${driver}.path.start`, percent(start));
  await type(`${driver}.path.end`, percent(end));
};

const typeCompany = async (): Promise<void> => {
  await page.getByLabel('Unidad de los importes').selectOption('1000000');
  await type('valuationDate', '01/11/2021');
};

const typeAccounts = async (): Promise<void> => {
  await editorPage.openStep(page, 'Cuentas');
  await choose('accounts.detail', 'Resumen');
  const base = page.locator('select[data-field="accounts.years"]');
  for (let year = Number(await base.inputValue()); year > baseYear;) {
    year = Math.max(baseYear, year - 2);
    await base.selectOption(String(year));
  }
  const removeFirst = page.getByRole('button', { name: /^Quitar el ejercicio/u });
  while (await removeFirst.isEnabled()) await removeFirst.click();
  const line = (name: string): string => `accounts.years.0.lines.${name}`;
  await editorPage.typeCell(page, line('revenue'), text(given.revenue0));
  await editorPage.typeCell(page, line('ebitda'), text(given.ebit0_reported));
  await editorPage.typeCell(page, line('depreciationAndAmortization'), '0');
  await page.getByRole('button', { name: 'Añadir ajuste' }).click();
  await type('adjustments.0.label', 'I+D activada');
  await type(`adjustments.0.years.${String(baseYear)}`, text(given.rd_adjustment_to_ebit));
};

const typeProjection = async (): Promise<void> => {
  await editorPage.openStep(page, 'Proyección');
  for (let more = 0; more < 5; more += 1)
    await page.getByRole('button', { name: 'Un año más' }).click();
  await page.getByText('Opciones de la proyección').click();
  await choose('projection.ebitMargin', 'EBIT');
  await choose('projection.reinvestment', 'Ventas sobre capital');
  const baseMargin = (given.ebit0_reported + given.rd_adjustment_to_ebit) / given.revenue0;
  await typeFade('projection.drivers.revenueGrowth', [
    given.growth_y1_5,
    5,
    given.terminal_growth,
    10,
  ]);
  await typeFade('projection.ebitMargin', [
    baseMargin,
    0,
    given.target_margin,
    given.margin_convergence_year,
  ]);
  await typeFade('projection.drivers.taxRate', [given.effective_tax, 5, given.marginal_tax, 10]);
  const turnover = 'projection.reinvestment.salesToCapital';
  await choose(`${turnover}.path.kind`, 'Por año');
  for (let year = 1; year <= 10; year += 1) {
    const value = year <= 5 ? given.sales_to_capital_y1_5 : given.sales_to_capital_y6_10;
    await editorPage.typeCell(page, `${turnover}.years.${String(baseYear + year)}`, text(value));
  }
};

const typeRates = async (): Promise<void> => {
  await editorPage.openStep(page, 'Coste de capital');
  await choose('costOfCapital.mode', 'Por año');
  await typeFade('costOfCapital.path', [given.wacc_y1_5, 5, given.terminal_wacc, 10]);
  await choose('discounting', 'Cierre de año');
  await editorPage.openStep(page, 'Valor terminal');
  await type('terminal.terminalGrowth', percent(given.terminal_growth));
  await type('terminal.returnOnCapital', percent(given.terminal_roc));
  await type('terminal.ebitMargin', percent(given.target_margin));
  await type('terminal.taxRate', percent(given.marginal_tax));
};

const typeEquity = async (): Promise<void> => {
  await editorPage.openStep(page, 'Puente');
  await type('bridge.financialDebt', text(given.debt));
  await type('bridge.cash', text(given.cash));
  await page.getByText('Calcular el valor de cada acción o participación').click();
  await type('shares.number', whole(given.shares));
  await page.getByText('Hay opciones sobre acciones nuevas').click();
  const { number, strike, maturity, sigma, riskfree, dividend_yield: dividend } = given.options;
  await type('shares.options.number', whole(number));
  await type('shares.options.strike', text(strike));
  await type('shares.options.maturity', text(maturity));
  await type('shares.options.volatility', percent(sigma));
  await type('shares.options.riskFreeRate', percent(riskfree));
  await type('shares.options.dividendYield', percent(dividend));
};

const figure = async (name: string): Promise<string> =>
  (await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${name}$`, 'u') })
    .first()
    .textContent()) ?? '';

describe.sequential('Tesla, November 2021, typed in whole', () => {
  it('takes every published input by its own field', async () => {
    await typeCompany();
    await typeAccounts();
    await typeProjection();
    await typeRates();
    await typeEquity();
    await editorPage.waitUntilSaved(page);
  });

  it('shows the published equity and value of a share', async () => {
    // Published: 692,626.9 million and 571.29 a share.
    expect(await figure('Valor de los fondos propios')).toMatch(/^692\.626\.9\d\d\.\d{3}/u);
    expect(await figure('Valor por acción')).toMatch(/^571,29\s€/u);
    expect(await figure('Valor de las opciones')).toMatch(/^51\.070\.2\d\d\.\d{3}/u);
  });

  it('opens the value of a share down to what was typed', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /Valor por acción$/u })
      .click();
    const explanation = page.getByRole('dialog', { name: 'Explicación' });
    await explanation.getByText('Damodaran, Tesla, 11/2021').waitFor();
    await explanation.getByRole('button', { name: /^Acciones o participaciones/u }).click();
    await explanation.getByText('Ir al campo').waitFor();
    expect(await explanation.textContent()).toContain('1.123.000.000');
    expect(failures).toEqual([]);
  });
});
