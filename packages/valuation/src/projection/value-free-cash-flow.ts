import {
  changeInNetWorkingCapital,
  freeCashFlowToFirm,
  reinvestmentBySalesToCapital,
} from '../cash-flow/cash-flow-formulas.ts';
import type { LeaseYear } from './value-lease-year.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import { valueProjectionLine } from '../trace/value-projection-line.ts';

/** One projected year; `year` is also a figure, because times are derived from it. */
export interface ProjectedYear {
  year: number;
  yearFigure: Traced;
  revenue: Traced;
  ebitda: Traced;
  ebit: Traced;
  taxRate: Traced;
  tax: Traced;
  netOperatingProfitAfterTax: Traced;
  netWorkingCapital: Traced;
  /** Undefined when rents are treated as an expense. */
  leases: LeaseYear | undefined;
  leaseDebt: Traced;
  /** Unused losses at the end of the year; null when losses are not carried forward. */
  closingLosses: Traced;
  /** Number of years since the first taxed profit; undefined unless a relief depends on it. */
  yearsOfProfit: Traced | undefined;
  /** The permanent tax rate for a profit like this year's, without losses or a relief. */
  rateForEver: () => Traced;
  /**
   * `wholeYearFlow` is the flow of the whole year; `freeCashFlow` is the part of it that is valued, which is smaller in
   * a stub year.
   */
  wholeYearFlow: Traced;
  freeCashFlow: Traced;
}

export interface InvestmentLines {
  depreciationAndAmortization: Traced;
  capitalExpenditure: Traced;
  netWorkingCapital: Traced;
  previousNetWorkingCapital: Traced;
  /** Undefined when rents are treated as an expense. */
  changeInLeaseDebt: Traced | undefined;
}

/** Free cash flow of one projected year from its profit after tax, by capex and working capital. */
export const valueFlowByInvestment = (
  trace: Trace,
  year: number,
  profit: Traced,
  lines: InvestmentLines,
): Traced => {
  const change = valueProjectionLine(
    trace,
    year,
    'changeInNetWorkingCapital',
    'change-in-net-working-capital',
    [
      ['netWorkingCapital', lines.netWorkingCapital],
      ['previousNetWorkingCapital', lines.previousNetWorkingCapital],
    ],
    changeInNetWorkingCapital,
  );
  return valueProjectionLine(
    trace,
    year,
    'freeCashFlowToFirm',
    lines.changeInLeaseDebt === undefined ? 'free-cash-flow-to-firm' : 'free-cash-flow-with-leases',
    [
      ['netOperatingProfitAfterTax', profit],
      ['depreciationAndAmortization', lines.depreciationAndAmortization],
      ['capitalExpenditure', lines.capitalExpenditure],
      ['changeInNetWorkingCapital', change],
      ...(lines.changeInLeaseDebt === undefined
        ? []
        : [['changeInLeaseDebt', lines.changeInLeaseDebt] as const]),
    ],
    (
      netOperatingProfitAfterTax,
      depreciationAndAmortization,
      capitalExpenditure,
      workingCapital,
      leases = 0,
    ) =>
      freeCashFlowToFirm({
        netOperatingProfitAfterTax,
        depreciationAndAmortization,
        capitalExpenditure,
        changeInNetWorkingCapital: workingCapital,
      }) - leases,
  );
};

export interface SalesToCapitalLines {
  revenue: Traced;
  previousRevenue: Traced;
  salesToCapital: Traced;
}

/** Free cash flow of one projected year from its profit after tax, by the total reinvestment that growth needs. */
export const valueFlowBySalesToCapital = (
  trace: Trace,
  year: number,
  profit: Traced,
  { revenue, previousRevenue, salesToCapital }: SalesToCapitalLines,
): Traced => {
  const reinvestment = valueProjectionLine(
    trace,
    year,
    'reinvestment',
    'reinvestment-by-sales-to-capital',
    [
      ['revenue', revenue],
      ['previousRevenue', previousRevenue],
      ['salesToCapital', salesToCapital],
    ],
    reinvestmentBySalesToCapital,
  );
  return valueProjectionLine(
    trace,
    year,
    'freeCashFlowToFirm',
    'free-cash-flow-after-reinvestment',
    [
      ['netOperatingProfitAfterTax', profit],
      ['reinvestment', reinvestment],
    ],
    (amount, invested) => amount - invested,
  );
};
