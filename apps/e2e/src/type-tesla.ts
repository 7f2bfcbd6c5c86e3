import { msg } from '@lingui/core/macro';
import { formatDate } from '@valia/i18n/format.ts';
import cases from '@valia/valuation/reference/reference-cases.json' with { type: 'json' };
import { journeyFigures } from './journey-figures.ts';
import { journeyPerson, type JourneyPerson } from './people/journey-person.ts';

const { inputs: given } = cases['dam-tesla-2021'];
const baseYear = 2021;
const lastClosedYear = new Date().getFullYear() - 1;

const { pickAt, press, tick, writeCell, writeField } = journeyPerson;

/** A rate that is constant for some years and then changes linearly to another rate. */
const typeFade = async (
  person: JourneyPerson,
  driver: string,
  [start, holdYears, end, reachYear]: readonly [number, number, number, number],
): Promise<void> => {
  const { t, language } = person;
  const percent = (rate: number): string => journeyFigures.typedPercent(rate, language);
  await pickAt(person, `${driver}.path.kind`, t(msg`Gradual`));
  await writeField(person, `${driver}.path.holdYears`, String(holdYears));
  await writeField(person, `${driver}.path.reachYear`, String(reachYear));
  await writeField(person, `${driver}.path.start`, percent(start));
  await writeField(person, `${driver}.path.end`, percent(end));
};

const typeCompany = async (person: JourneyPerson): Promise<void> => {
  const { page, t, language } = person;
  const unit = page.getByLabel(t(msg`Unidad de los importes`));
  await journeyPerson.choose(person, unit, '1000000');
  // The published case counts whole years from its last accounts, whatever its date of publication.
  await writeField(person, 'valuationDate', formatDate(`${String(baseYear)}-12-31`, language));
};

/** The list of base years goes back two years from the chosen one. */
const chooseBaseYear = async (person: JourneyPerson): Promise<void> => {
  const { page, way } = person;
  const base = page.locator('select[data-field="accounts.years"]');
  for (let year = lastClosedYear; year > baseYear;) {
    year = Math.max(baseYear, year - (way === 'mouse' ? 2 : 1));
    if (way === 'mouse') await base.selectOption(String(year));
    else await journeyPerson.chooseNext(person, base);
  }
};

const typeAccounts = async (person: JourneyPerson): Promise<void> => {
  const { page, t, language } = person;
  const typed = (value: number): string => journeyFigures.typed(value, language);
  await journeyPerson.openStep(person, 'accounts');
  await pickAt(person, 'accounts.detail', t(msg`Resumen`));
  await chooseBaseYear(person);
  for (const first of [baseYear - 2, baseYear - 1])
    await press(
      person,
      page.getByRole('button', { name: t(msg`Quitar el primero, el ejercicio ${first}`) }),
    );
  const line = (name: string): string => `accounts.years.0.lines.${name}`;
  await writeCell(person, line('revenue'), baseYear, typed(given.revenue0));
  await writeCell(person, line('ebitda'), baseYear, typed(given.ebit0_reported));
  await writeCell(person, line('depreciationAndAmortization'), baseYear, '0');
  await journeyPerson.openStep(person, 'normalisation');
  await press(person, page.getByRole('button', { name: t(msg`Añadir ajuste`) }));
  await writeField(person, 'adjustments.0.label', 'R&D');
  const effect = typed(given.rd_adjustment_to_ebit);
  await writeField(person, `adjustments.0.years.${String(baseYear)}`, effect);
};

const typeDrivers = async (person: JourneyPerson): Promise<void> => {
  const baseMargin = (given.ebit0_reported + given.rd_adjustment_to_ebit) / given.revenue0;
  const { growth_y1_5: growth, terminal_growth: terminalGrowth } = given;
  await typeFade(person, 'projection.drivers.revenueGrowth', [growth, 5, terminalGrowth, 10]);
  await typeFade(person, 'projection.ebitMargin', [
    baseMargin,
    0,
    given.target_margin,
    given.margin_convergence_year,
  ]);
  await typeFade(person, 'projection.drivers.taxRate', [
    given.effective_tax,
    5,
    given.marginal_tax,
    10,
  ]);
};

const typeProjection = async (person: JourneyPerson): Promise<void> => {
  const { page, t, language } = person;
  await journeyPerson.openStep(person, 'projection');
  for (let more = 0; more < 5; more += 1)
    await press(person, page.getByRole('button', { name: t(msg`Un año más`) }));
  const options = page.locator('summary').filter({ hasText: t(msg`Opciones de la proyección`) });
  await press(person, options);
  const regime = page.locator('select[data-field="projection.spanishTax.regime"]');
  await journeyPerson.choose(person, regime, '');
  await pickAt(person, 'projection.ebitMargin', t(msg`EBIT`));
  await pickAt(person, 'projection.reinvestment', t(msg`Ventas sobre capital`));
  await typeDrivers(person);
  const turnover = 'projection.reinvestment.salesToCapital';
  await pickAt(person, `${turnover}.path.kind`, t(msg`Por año`));
  for (let year = 1; year <= 10; year += 1) {
    const value = year <= 5 ? given.sales_to_capital_y1_5 : given.sales_to_capital_y6_10;
    const text = journeyFigures.typed(value, language);
    await writeCell(person, `${turnover}.years.${String(baseYear + year)}`, baseYear + year, text);
  }
};

const typeRates = async (person: JourneyPerson): Promise<void> => {
  const { t, language } = person;
  const percent = (rate: number): string => journeyFigures.typedPercent(rate, language);
  await journeyPerson.openStep(person, 'cost-of-capital');
  await pickAt(person, 'costOfCapital.mode', t(msg`Por año`));
  await typeFade(person, 'costOfCapital.path', [given.wacc_y1_5, 5, given.terminal_wacc, 10]);
  await pickAt(person, 'discounting', t(msg`Cierre de año`));
  await journeyPerson.openStep(person, 'terminal-value');
  await writeField(person, 'terminal.terminalGrowth', percent(given.terminal_growth));
  await writeField(person, 'terminal.returnOnCapital', percent(given.terminal_roc));
  await writeField(person, 'terminal.ebitMargin', percent(given.target_margin));
  await writeField(person, 'terminal.taxRate', percent(given.marginal_tax));
};

/** The figures are published in millions and typed in euros. */
const whole = (millions: number): string => String(Math.round(millions * 1_000_000));

const typeEquity = async (person: JourneyPerson): Promise<void> => {
  const { page, t, language } = person;
  const typed = (value: number): string => journeyFigures.typed(value, language);
  const percent = (rate: number): string => journeyFigures.typedPercent(rate, language);
  const box = (name: string) => page.getByRole('checkbox', { name });
  await journeyPerson.openStep(person, 'bridge');
  await writeField(person, 'bridge.financialDebt', typed(given.debt));
  await writeField(person, 'bridge.cash', typed(given.cash));
  await tick(person, box(t(msg`Calcular el valor de cada acción o participación`)));
  await writeField(person, 'shares.number', whole(given.shares));
  await tick(person, box(t(msg`Hay opciones sobre acciones nuevas`)));
  const { number, strike, maturity, sigma, riskfree, dividend_yield: dividend } = given.options;
  await writeField(person, 'shares.options.number', whole(number));
  await writeField(person, 'shares.options.strike', typed(strike));
  await writeField(person, 'shares.options.maturity', typed(maturity));
  await writeField(person, 'shares.options.volatility', percent(sigma));
  await writeField(person, 'shares.options.riskFreeRate', percent(riskfree));
  await writeField(person, 'shares.options.dividendYield', percent(dividend));
};

/** Types every published input of Tesla, November 2021, into an empty valuation by discounted flows. */
export const typeTesla = async (person: JourneyPerson): Promise<void> => {
  await typeCompany(person);
  await typeAccounts(person);
  await typeProjection(person);
  await typeRates(person);
  await typeEquity(person);
};
