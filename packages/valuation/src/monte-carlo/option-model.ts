import { workingCapitalFromDays } from '../accounts/working-capital-formulas.ts';
import { figureId, type ProjectionLine } from '../figure.ts';
import { terminalMethodOf, type TerminalMethod } from '../terminal-value/terminal-method-of.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';
import { taxModel, type TaxModel } from './trial-tax.ts';

/** One amount for each projected year. */
type YearlyAmounts = Float64Array;

/** The terminal value's inputs; NaN for those that its method does not use. */
interface TerminalModel {
  method: TerminalMethod;
  terminalGrowth: number;
  exitMultiple: number;
  gordonWeight: number;
  /** Years over which a perpetuity (`gordonTime`) and an exit multiple (`exitTime`) are discounted. */
  gordonTime: number;
  exitTime: number;
  returnOnCapital: number | null;
  ebitMargin: number | null;
  /** Null to use the last year's rate on its whole profit. */
  taxRate: number | null;
}

/** Figures of operating leases treated as debt, divided by revenue; 0 when rents are treated as an expense. */
interface LeaseModel {
  rent: number;
  depreciation: number;
  debt: number;
}

/** The DCF of a valuation with any options as plain numbers, so that many trials can be valued without a trace. */
export interface OptionModel {
  revenueGrowth: YearlyAmounts;
  /** EBIT or EBITDA divided by revenue; see `isMarginOfEbit`. */
  margin: YearlyAmounts;
  isMarginOfEbit: boolean;
  depreciationToRevenue: YearlyAmounts;
  capitalExpenditureToRevenue: YearlyAmounts;
  taxRate: YearlyAmounts;
  tax: TaxModel;
  /** Net working capital: `revenue · share + amount`. */
  workingCapitalShare: YearlyAmounts;
  workingCapitalAmount: YearlyAmounts;
  /** Null when the reinvestment is computed from capex, D&A and working capital. */
  salesToCapital: YearlyAmounts | null;
  costOfCapital: YearlyAmounts;
  /** Years from the end of the year before to the flow (`flowDelays`) and to the end of the year (`yearLengths`). */
  flowDelays: YearlyAmounts;
  yearLengths: YearlyAmounts;
  /** Years to the end of the second to last year. */
  lastOpening: number;
  /** The fraction of the first year that is valued. */
  firstPart: number;
  leases: LeaseModel;
  baseRevenue: number;
  baseNetWorkingCapital: number;
  terminal: TerminalModel;
  bridgeTotal: number;
}

type ValueOf = (id: string) => number;

const terminalModel = (inputs: ValuationInputs, valueOf: ValueOf): TerminalModel => {
  const { terminal } = inputs;
  const { average, terminalGrowth, exitMultiple, returnOnCapital, ebitMargin, taxRate } = terminal;
  const method = terminalMethodOf(terminal);
  const terminalTime = valueOf(figureId.dcf('terminalTime'));
  return {
    method,
    terminalGrowth: terminalGrowth ?? Number.NaN,
    exitMultiple: exitMultiple ?? Number.NaN,
    gordonWeight: average?.gordonWeight ?? Number.NaN,
    gordonTime: terminalTime,
    exitTime: method === 'averaged' ? valueOf(figureId.dcf('exitTime')) : terminalTime,
    returnOnCapital: returnOnCapital ?? null,
    ebitMargin: ebitMargin ?? null,
    taxRate: taxRate ?? null,
  };
};

const leaseModel = (
  { leases }: ValuationInputs,
  valueOf: ValueOf,
  baseRevenue: number,
): LeaseModel => {
  const ratio = (id: string): number => (leases === undefined ? 0 : valueOf(id) / baseRevenue);
  return {
    rent: ratio(figureId.input('leases.rent')),
    depreciation: ratio(figureId.lease('depreciation')),
    debt: ratio(figureId.lease('debt')),
  };
};

/** Each year's rate applies from the end of the year before; the first year's rate applies from the valuation date. */
const discountTimes = (
  times: YearlyAmounts,
  firstPart: number,
): Pick<OptionModel, 'flowDelays' | 'yearLengths' | 'lastOpening' | 'firstPart'> => {
  const openingOf = (at: number): number => (at === 0 ? 0 : firstPart + at - 1);
  return {
    flowDelays: times.map((time, at) => time - openingOf(at)),
    yearLengths: times.map((_, at) => openingOf(at + 1) - openingOf(at)),
    lastOpening: openingOf(times.length - 1),
    firstPart,
  };
};

/** Null when the result does not include a DCF. */
export const optionModel = (
  inputs: ValuationInputs,
  { result, figures }: ValuationOutcome,
): OptionModel | null => {
  if (result === null || result.dcf === null) return null;
  const { projection, costOfCapital } = inputs;
  const { years, workingCapital, reinvestment, ebitMargin } = projection;
  const baseYear = inputs.accounts.years.at(-1)?.year ?? 0;
  const valueOf: ValueOf = (id) => figures[id]?.value ?? 0;
  const yearly = (amountOf: (at: number) => number): YearlyAmounts =>
    Float64Array.from({ length: years }, (_, at) => amountOf(at));
  const ofYear = (at: number, name: ProjectionLine): number =>
    valueOf(figureId.projection(baseYear + at + 1, name));
  const line = (name: ProjectionLine): YearlyAmounts => yearly((at) => ofYear(at, name));
  const firstPart = figures[figureId.stubFraction()]?.value ?? 1;
  const baseRevenue = valueOf(figureId.account(baseYear, 'revenue'));
  const shareOfDays = (at: number): number =>
    workingCapitalFromDays(
      1,
      ofYear(at, 'inventoryDays'),
      ofYear(at, 'receivableDays'),
      ofYear(at, 'payableDays'),
    );
  return {
    revenueGrowth: line('revenueGrowth'),
    margin: line(ebitMargin === undefined ? 'ebitdaMargin' : 'ebitMargin'),
    isMarginOfEbit: ebitMargin !== undefined,
    depreciationToRevenue: line('depreciationToRevenue'),
    capitalExpenditureToRevenue: line('capitalExpenditureToRevenue'),
    taxRate: line('taxRate'),
    tax: taxModel(inputs, figures),
    workingCapitalShare:
      workingCapital?.basis === 'days' ? yearly(shareOfDays) : line('netWorkingCapitalToRevenue'),
    workingCapitalAmount: line('netWorkingCapitalAmount'),
    salesToCapital: reinvestment === undefined ? null : line('salesToCapital'),
    costOfCapital:
      costOfCapital.path === undefined
        ? yearly(() => result.weightedAverageCostOfCapital ?? 0)
        : line('costOfCapital'),
    ...discountTimes(line('time'), firstPart),
    leases: leaseModel(inputs, valueOf, baseRevenue),
    baseRevenue,
    baseNetWorkingCapital: valueOf(figureId.account(baseYear, 'netWorkingCapital')),
    terminal: terminalModel(inputs, valueOf),
    bridgeTotal: valueOf(figureId.bridgeTotal()),
  };
};
