import { figureId, type ProjectionLine } from './figure.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { BaseYear } from './value-accounts.ts';
import { valueDriver } from './value-driver.ts';
import {
  valueFreeCashFlow,
  valueProjectionLine,
  type ProjectedYear,
} from './value-free-cash-flow.ts';
import type { DriverName, ValuationInputs } from './valuation-inputs.ts';

/** What a projected year starts from: the year before, or the base year. */
interface Opening {
  revenue: Traced;
  netWorkingCapital: Traced;
}

const maximumYears = 15;

const valueRevenue = (
  trace: Trace,
  year: number,
  previousRevenue: Traced,
  growth: Traced,
): Traced =>
  valueProjectionLine(
    trace,
    year,
    'revenue',
    'revenue-from-growth',
    [
      ['previousRevenue', previousRevenue],
      ['growth', growth],
    ],
    (previous, rate) => previous * (1 + rate),
  );

const valueEbitda = (trace: Trace, year: number, revenue: Traced, margin: Traced): Traced =>
  valueProjectionLine(
    trace,
    year,
    'ebitda',
    'ebitda-from-margin',
    [
      ['revenue', revenue],
      ['margin', margin],
    ],
    (amount, fraction) => amount * fraction,
  );

/** Amounts that are a share of revenue: D&A, capex, net working capital. */
const valueShareOfRevenue = (
  trace: Trace,
  year: number,
  line: ProjectionLine,
  revenue: Traced,
  share: Traced,
): Traced =>
  valueProjectionLine(
    trace,
    year,
    line,
    'share-of-revenue',
    [
      ['revenue', revenue],
      ['share', share],
    ],
    (amount, fraction) => amount * fraction,
  );

const yearInput = (trace: Trace, year: number): Traced =>
  trace.leaf({
    id: figureId.input(`projection.year.${year}`),
    field: 'projection.years',
    value: year,
    unit: 'year',
  });

const valueProjectedYear = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  t: number,
  opening: Opening,
): ProjectedYear => {
  const year = base.year + t;
  const yearFigure = yearInput(trace, year);
  const place = { year, t, yearFigure, baseYearFigure: base.yearFigure };
  const driver = (name: DriverName) => valueDriver(trace, inputs, name, place);
  const revenue = valueRevenue(trace, year, opening.revenue, driver('revenueGrowth'));
  const share = (line: ProjectionLine, name: DriverName) =>
    valueShareOfRevenue(trace, year, line, revenue, driver(name));
  const lines = {
    year,
    yearFigure,
    revenue,
    ebitda: valueEbitda(trace, year, revenue, driver('ebitdaMargin')),
    depreciationAndAmortization: share('depreciationAndAmortization', 'depreciationToRevenue'),
    capitalExpenditure: share('capitalExpenditure', 'capitalExpenditureToRevenue'),
    netWorkingCapital: share('netWorkingCapital', 'netWorkingCapitalToRevenue'),
  };
  const freeCashFlow = valueFreeCashFlow(
    trace,
    lines,
    driver('taxRate'),
    opening.netWorkingCapital,
  );
  return { ...lines, freeCashFlow };
};

/** The projected years, oldest first; they start from the base year's reported revenue and net working capital. */
export const valueProjection = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
): ProjectedYear[] => {
  const count = inputs.projection.years;
  if (!Number.isInteger(count) || count < 1 || count > maximumYears) {
    trace.error('not-a-number', 'projection.years');
    return [];
  }
  const years: ProjectedYear[] = [];
  for (let t = 1; t <= count; t += 1) {
    years.push(valueProjectedYear(trace, inputs, base, t, years.at(-1) ?? base));
  }
  return years;
};
