import { figureId } from '../figure.ts';
import { portablePower } from '../portable-math/portable-power.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { valueAccountYear, type AccountYearFigures } from './value-account-year.ts';
import { valueBeforeRent, valueEbitWithLeases, type LeaseFigures } from '../leases/value-leases.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/** The base year's figures, and its calendar year as a figure. Figures are null when the accounts are blank. */
export interface BaseYear extends AccountYearFigures {
  yearFigure: Traced;
  /** Normalised EBITDA with which values are compared: before rents when leases are treated as debt. */
  ebitdaToCompare: Traced;
  /** Undefined when rents are treated as an expense. */
  leases: LeaseFigures | undefined;
  /** The document path of this year's lines, for issues. */
  path: string;
}

const yearIsPlausible = (year: number): boolean =>
  Number.isInteger(year) && Math.abs(year) < 10_000;

const findGap = (inputs: ValuationInputs): number =>
  inputs.accounts.years.findIndex(({ year }, index) => {
    const previous = inputs.accounts.years[index - 1];
    return !yearIsPlausible(year) || (previous !== undefined && year !== previous.year + 1);
  });

/** With a gap in the years, only the base year is valued, because growth across a gap would be wrong. */
const firstUsableIndex = (trace: Trace, inputs: ValuationInputs): number => {
  const gap = findGap(inputs);
  if (gap === -1) return 0;
  const expected = (inputs.accounts.years[gap - 1]?.year ?? Number.NaN) + 1;
  trace.error('years-not-consecutive', `accounts.years.${gap}.year`, { expected });
  return inputs.accounts.years.length - 1;
};

/**
 * Compound annual growth rate, `(last / first)^(1 / years) − 1`. Amounts are money, `years` > 0, the result is a
 * fraction; NaN when the signs differ. Source: standard.
 */
export const compoundAnnualGrowthRate = (first: number, last: number, years: number): number =>
  portablePower(last / first, 1 / years) - 1;

const valueRevenueGrowth = (
  trace: Trace,
  years: readonly AccountYearFigures[],
  base: BaseYear,
): void => {
  const [first] = years;
  if (first === undefined) return;
  trace.derive({
    id: figureId.revenueCompoundAnnualGrowth(),
    unit: 'rate',
    formula: 'compound-annual-growth-rate',
    operands: [
      ['revenue', base.revenue],
      ['firstRevenue', first.revenue],
      ['year', base.yearFigure],
      ['firstYear', yearFigure(trace, first.year, first.index)],
    ],
    value: (revenue, firstRevenue, year, firstYear) =>
      compoundAnnualGrowthRate(firstRevenue, revenue, year - firstYear),
    informative: true,
  });
};

const yearFigure = (trace: Trace, year: number, index: number): Traced =>
  trace.leaf({
    id: figureId.input(`accounts.years.${index}.year`),
    field: `accounts.years.${index}.year`,
    value: year,
    unit: 'year',
  });

/**
 * When leases are treated as debt, the base year's EBIT and EBITDA before rents. EBIT is reduced by the straight-line
 * depreciation of the leases.
 */
const valueEbitdaToCompare = (
  trace: Trace,
  { year, normalisedEbitda }: AccountYearFigures,
  leases: LeaseFigures | undefined,
): Traced => {
  if (leases === undefined) return normalisedEbitda;
  const { rent, depreciation } = leases;
  const ebit = trace.figures[figureId.account(year, 'normalisedEbit')] ?? null;
  valueEbitWithLeases(trace, figureId.lease('ebit'), ebit, rent, depreciation);
  return valueBeforeRent(trace, figureId.lease('ebitda'), normalisedEbitda, rent);
};

/**
 * Computes the figures of every closed year; returns the base year, which is the last one. Null without a usable year.
 */
export const valueAccounts = (
  trace: Trace,
  inputs: ValuationInputs,
  leases?: LeaseFigures,
): BaseYear | null => {
  const lastIndex = inputs.accounts.years.length - 1;
  const last = inputs.accounts.years[lastIndex];
  if (last === undefined) return trace.missing('accounts.years');
  const from = firstUsableIndex(trace, inputs);
  if (!yearIsPlausible(last.year)) return null;
  const years: AccountYearFigures[] = [];
  for (const [index, accountYear] of inputs.accounts.years.entries()) {
    if (index >= from)
      years.push(valueAccountYear(trace, inputs, accountYear, index, years.at(-1) ?? null));
  }
  const figures = years.at(-1);
  if (figures === undefined) return null;
  const base = {
    ...figures,
    yearFigure: yearFigure(trace, last.year, lastIndex),
    ebitdaToCompare: valueEbitdaToCompare(trace, figures, leases),
    leases,
    path: `accounts.years.${lastIndex}.lines`,
  };
  valueRevenueGrowth(trace, years, base);
  return base;
};
