import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { figureId, type Figures, type ProjectionLine } from '@valia/valuation/figure.ts';
import type { DriverPath } from '@valia/valuation/valuation-inputs.ts';
import { projectedYears } from '../valuation-years/account-years.ts';
import type { Driver } from '../valuation-fields/driver-fields.ts';
import { writeField } from '../valuation-fields/write-field.ts';

type Projection = ValuationDocument['projection'];
export type MarginBasis = 'ebitda' | 'ebit';
export type WorkingCapitalBasis = 'share' | 'amount' | 'days';
export type ReinvestmentBasis = 'investment' | 'sales-to-capital';

/** Rates are rounded to hundredths of a percent and days to whole ones, as a user would have typed them. */
const rounded = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(12));

const driverOf = (path: DriverPath): Driver => ({ path, overrides: [] });

/** One figure when all years are equal, otherwise one for each year; blank in a year without a figure. */
const driverThrough = (values: readonly (number | null)[]): Driver => {
  const [first = null] = values;
  return values.every((value) => value === first)
    ? driverOf({ kind: 'constant', value: first })
    : driverOf({ kind: 'per-year', values: [...values] });
};

const projected = (
  document: ValuationDocument,
  figures: Figures,
  line: ProjectionLine,
): (number | null)[] =>
  projectedYears(document).map((year) => figures[figureId.projection(year, line)]?.value ?? null);

const ebitMarginOf = (document: ValuationDocument, figures: Figures): Driver => {
  const revenue = projected(document, figures, 'revenue');
  const margins = projected(document, figures, 'ebit').map((ebit, index) => {
    const sales = revenue[index] ?? null;
    return ebit === null || sales === null || sales === 0 ? null : rounded(ebit / sales, 0.0001);
  });
  return driverThrough(margins);
};

/**
 * Switches the margin on which the projection is based; the new margin starts with figures equivalent to the previous
 * one's.
 */
export const chooseMarginBasis = (
  document: ValuationDocument,
  figures: Figures,
  basis: MarginBasis,
): ValuationDocument =>
  writeField(
    document,
    'projection.ebitMargin',
    basis === 'ebit' ? ebitMarginOf(document, figures) : undefined,
  );

/** Days of the base year: each balance divided by revenue, as the projection computes it. */
const daysOfBase = (
  { accounts }: ValuationDocument,
  line: 'inventories' | 'tradeReceivables' | 'tradePayables',
): Driver => {
  const { revenue = null, [line]: balance = null } = accounts.years.at(-1)?.lines ?? {};
  const days =
    revenue === null || balance === null || revenue <= 0 || balance < 0
      ? null
      : rounded((balance * 365) / revenue, 1);
  return driverOf({ kind: 'constant', value: days });
};

const workingCapitalOf = (
  document: ValuationDocument,
  figures: Figures,
  basis: WorkingCapitalBasis,
): Projection['workingCapital'] => {
  if (basis === 'share') return undefined;
  if (basis === 'amount') {
    const amounts = projected(document, figures, 'netWorkingCapital');
    const whole = amounts.map((amount) => (amount === null ? null : rounded(amount, 1)));
    return { basis, amount: driverOf({ kind: 'per-year', values: whole }) };
  }
  return {
    basis,
    inventoryDays: daysOfBase(document, 'inventories'),
    receivableDays: daysOfBase(document, 'tradeReceivables'),
    payableDays: daysOfBase(document, 'tradePayables'),
  };
};

/** Switches the basis of net working capital; the new basis starts with figures equivalent to the previous one's. */
export const chooseWorkingCapitalBasis = (
  document: ValuationDocument,
  figures: Figures,
  basis: WorkingCapitalBasis,
): ValuationDocument =>
  writeField(document, 'projection.workingCapital', workingCapitalOf(document, figures, basis));

export const workingCapitalBasis = ({ projection }: ValuationDocument): WorkingCapitalBasis =>
  projection.workingCapital?.basis ?? 'share';

/**
 * Switches between reinvestment line by line and the capital needed per unit of revenue, which the user still has to
 * enter.
 */
export const chooseReinvestment = (
  document: ValuationDocument,
  basis: ReinvestmentBasis,
): ValuationDocument => {
  const salesToCapital = driverOf({ kind: 'constant', value: null });
  return writeField(
    document,
    'projection.reinvestment',
    basis === 'investment' ? undefined : { basis, salesToCapital },
  );
};
