import { figureId } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import { valueProjectionLine } from '../trace/value-projection-line.ts';
import { valueBeforeRent, valueEbitWithLeases, type LeaseFigures } from '../leases/value-leases.ts';

/** The leases of one projected year. They grow with revenue, so expired leases are replaced. */
export interface LeaseYear {
  rent: Traced;
  depreciation: Traced;
  debt: Traced;
  /** New leases less repayments; the cash flow pays for them, as for capex. */
  changeInDebt: Traced;
}

/** Computes the leases of one projected year. Source: Damodaran, Dealing with Operating Leases in Valuation, 1999. */
export const valueLeaseYear = (
  trace: Trace,
  year: number,
  revenue: Traced,
  previousDebt: Traced,
  base: BaseYear,
  leases: LeaseFigures,
): LeaseYear => {
  const grown = (line: 'rent' | 'leaseDepreciation' | 'leaseDebt', amount: Traced): Traced =>
    trace.derive({
      id: figureId.projection(year, line),
      unit: 'money',
      formula: 'grown-with-revenue',
      operands: [
        ['amount', amount],
        ['revenue', revenue],
        ['baseRevenue', base.revenue],
      ],
      value: (value, ofYear, ofBase) => (value * ofYear) / ofBase,
      field: `${base.path}.revenue`,
    });
  const debt = grown('leaseDebt', leases.debt);
  const changeInDebt = valueProjectionLine(
    trace,
    year,
    'changeInLeaseDebt',
    'change-in-lease-debt',
    [
      ['leaseDebt', debt],
      ['previousLeaseDebt', previousDebt],
    ],
    (closing, opening) => closing - opening,
  );
  return {
    rent: grown('rent', leases.rent),
    depreciation: grown('leaseDepreciation', leases.depreciation),
    debt,
    changeInDebt,
  };
};

/** A year's EBITDA and EBIT with its leases treated as debt. */
export const valueProfitsWithLeases = (
  trace: Trace,
  year: number,
  afterRent: { ebitda: Traced; ebit: Traced },
  { rent, depreciation }: LeaseYear,
): { ebitda: Traced; ebit: Traced } => ({
  ebitda: valueBeforeRent(trace, figureId.projection(year, 'ebitda'), afterRent.ebitda, rent),
  ebit: valueEbitWithLeases(
    trace,
    figureId.projection(year, 'ebit'),
    afterRent.ebit,
    rent,
    depreciation,
  ),
});
