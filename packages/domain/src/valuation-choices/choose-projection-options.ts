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

/** A rate in hundredths of a percent, days whole: what a person would have typed. */
const rounded = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(12));

const driverOf = (path: DriverPath): Driver => ({ path, overrides: [] });

/** One figure where all years agree, else one for each year; blank where a year has none. */
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

/** The margin the projection goes by; the other one's figures begin where this one's are. */
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

/** Days of the base year, each balance over revenue as the projection counts them. */
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

/** What net working capital goes by; its figures begin where the ones before it are. */
export const chooseWorkingCapitalBasis = (
  document: ValuationDocument,
  figures: Figures,
  basis: WorkingCapitalBasis,
): ValuationDocument =>
  writeField(document, 'projection.workingCapital', workingCapitalOf(document, figures, basis));

export const workingCapitalBasis = ({ projection }: ValuationDocument): WorkingCapitalBasis =>
  projection.workingCapital?.basis ?? 'share';

/** Reinvestment line by line, or as what a unit of revenue needs in capital; that one is still to be given. */
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
