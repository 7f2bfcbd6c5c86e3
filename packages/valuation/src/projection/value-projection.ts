import { figureId } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import { valueProjectionLine } from '../trace/value-projection-line.ts';
import type { ProjectedYear } from './value-free-cash-flow.ts';
import { valueLeaseYear, valueProfitsWithLeases } from './value-lease-year.ts';
import { valueOpeningYearsOfProfit } from '../tax/value-spanish-tax.ts';
import { valueOpeningLosses, valueTax } from '../tax/value-tax.ts';
import { YearProjection, type PriorYearFigures } from './year-projection.ts';

const maximumYears = 15;

const yearInput = (trace: Trace, year: number): Traced =>
  trace.leaf({
    id: figureId.input(`projection.year.${year}`),
    field: 'projection.years',
    value: year,
    unit: 'year',
  });

/** In a stub year, only the flow of its remaining part is valued. */
const valueStubFlow = (trace: Trace, year: number, flow: Traced, fraction: Traced): Traced =>
  valueProjectionLine(
    trace,
    year,
    'freeCashFlowInStub',
    'flow-of-stub-year',
    [
      ['freeCashFlow', flow],
      ['stubFraction', fraction],
    ],
    (amount, part) => amount * part,
  );

const valueProjectedYear = (
  projection: YearProjection,
  base: BaseYear,
  stubFraction: Traced | undefined,
): ProjectedYear => {
  const { trace, inputs, place, opening } = projection;
  const { year } = place;
  const revenue = projection.revenue();
  const depreciation = projection.depreciation(revenue);
  const leases =
    base.leases && valueLeaseYear(trace, year, revenue, opening.leaseDebt, base, base.leases);
  const afterRent = projection.profits(revenue, depreciation);
  const profits = leases ? valueProfitsWithLeases(trace, year, afterRent, leases) : afterRent;
  const taxed = {
    year,
    yearFigure: place.yearFigure,
    ebit: profits.ebit,
    givenRate: () => projection.driver('taxRate'),
    previousRevenue: opening.revenue,
    openingLosses: opening.closingLosses,
    openingYearsOfProfit: opening.yearsOfProfit,
  };
  const taxOfYear = valueTax(trace, inputs, taxed);
  const netOperatingProfitAfterTax = projection.profitAfterTax(profits.ebit, taxOfYear.tax);
  const { flow, netWorkingCapital } = projection.flow(
    revenue,
    depreciation,
    netOperatingProfitAfterTax,
    leases?.changeInDebt,
  );
  const isStub = stubFraction !== undefined && place.t === 1;
  return {
    year,
    yearFigure: place.yearFigure,
    revenue,
    ...profits,
    ...taxOfYear,
    netOperatingProfitAfterTax,
    netWorkingCapital,
    leases,
    leaseDebt: leases?.debt ?? null,
    wholeYearFlow: flow,
    freeCashFlow: isStub ? valueStubFlow(trace, year, flow, stubFraction) : flow,
  };
};

/**
 * The projected years, oldest first. They start from the base year's reported revenue and net working capital.
 * `stubFraction` is the fraction of the first year that is valued; undefined for a whole year.
 */
export const valueProjection = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  stubFraction?: Traced,
): ProjectedYear[] => {
  const count = inputs.projection.years;
  if (!Number.isInteger(count) || count < 1 || count > maximumYears) {
    const field = 'projection.years';
    if (Number.isFinite(count)) trace.error('value-out-of-range', field, { value: count });
    else trace.error('not-a-number', field);
    return [];
  }
  const years: ProjectedYear[] = [];
  const first: PriorYearFigures = {
    ...base,
    leaseDebt: base.leases?.debt ?? null,
    closingLosses: valueOpeningLosses(trace, inputs),
    yearsOfProfit: valueOpeningYearsOfProfit(trace, inputs, base),
  };
  for (let t = 1; t <= count; t += 1) {
    const year = base.year + t;
    const yearFigure = yearInput(trace, year);
    const place = { year, t, yearFigure, baseYearFigure: base.yearFigure };
    const projection = new YearProjection(trace, inputs, place, years.at(-1) ?? first);
    years.push(valueProjectedYear(projection, base, stubFraction));
  }
  return years;
};
