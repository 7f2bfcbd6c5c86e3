import { terminalReinvestment } from '../cash-flow/cash-flow-formulas.ts';
import { discountFactor } from '../discounting/discount-factor.ts';
import { discountFactors, terminalDiscountFactor } from '../discounting/discount-factors.ts';
import {
  terminalFreeCashFlow,
  terminalValueExitMultiple,
  terminalValueGordon,
} from '../terminal-value/terminal-value-formulas.ts';

export type TerminalValueCase =
  | { method: 'gordon'; terminalGrowth: number }
  | { method: 'exit-multiple'; exitMultiple: number }
  | { method: 'averaged'; gordonWeight: number; terminalGrowth: number; exitMultiple: number };

/**
 * Rates that change by year: the difference of each year's rate from the terminal one, and the end of each year in
 * years from the valuation date.
 */
export interface YearlyRates {
  offsets: readonly number[];
  closings: readonly number[];
}

/**
 * The amount from which a perpetuity grows, before growth: a flow, or a profit after tax from which growth is
 * reinvested.
 */
export type TerminalFlowBasis =
  | { kind: 'flow'; freeCashFlow: number }
  | { kind: 'return-on-capital'; profitAfterTax: number; returnOnCapital: number };

/** The flows of one valuation, which do not depend on the rate: money, and years from the valuation date. */
export interface CashFlowBasis {
  freeCashFlows: readonly number[];
  times: readonly number[];
  /** Years over which the terminal value is discounted; for an average of two terminal values, its Gordon part. */
  terminalTime: number;
  /** EBITDA of the last projected year; NaN when it is unknown and the terminal value does not need it. */
  terminalEbitda: number;
  /** The last flow when omitted. */
  terminalFlow?: TerminalFlowBasis;
  /**
   * For an average of two terminal values, the years over which its exit value is discounted; `terminalTime` when
   * omitted.
   */
  exitTime?: number;
  yearlyRates?: YearlyRates;
}

export interface CashFlowCase {
  weightedAverageCostOfCapital: number;
  terminal: TerminalValueCase;
}

/** The minimum of WACC − g; below half a percentage point, a perpetuity has no meaning. */
export const minimumGrowthSpread = 0.005;

/** Tolerance for the binary rounding of two decimal rates: 10.5 % − 10 % is not exactly 0.5 pp. */
const rounding = 1e-12;

/** Whether a perpetuity that grows at `terminalGrowth` may be valued at this rate: `w − g ≥ 0.5 pp`. Fractions. House rule. */
export const isGrowthBelowCostOfCapital = (
  weightedAverageCostOfCapital: number,
  terminalGrowth: number,
): boolean => weightedAverageCostOfCapital - terminalGrowth >= minimumGrowthSpread - rounding;

/** The reason why a case has no value, or null when it has one. With yearly rates, each rate must be above zero. */
export const dcfCaseRefusal = (
  { weightedAverageCostOfCapital, terminal }: CashFlowCase,
  { yearlyRates }: Pick<CashFlowBasis, 'yearlyRates'> = {},
) => {
  const offsets = yearlyRates?.offsets ?? [];
  const isPositive = (offset: number): boolean => weightedAverageCostOfCapital + offset > 0;
  if (![0, ...offsets].every(isPositive)) return 'discount-rate-not-positive';
  if (terminal.method === 'exit-multiple') return null;
  return isGrowthBelowCostOfCapital(weightedAverageCostOfCapital, terminal.terminalGrowth)
    ? null
    : 'growth-not-below-cost-of-capital';
};

/**
 * Flow of the first year after the explicit ones, for a given growth: the last flow · (1 + g), or with a return on
 * capital `NOPAT · (1 + g) · (1 − g / ROC)`. Money and fractions. Source: Damodaran, Tesla, November 2021.
 */
export const terminalFlowAt = (basis: CashFlowBasis, terminalGrowth: number): number => {
  const { terminalFlow } = basis;
  if (terminalFlow?.kind !== 'return-on-capital') {
    const flow = terminalFlow?.freeCashFlow ?? basis.freeCashFlows.at(-1) ?? 0;
    return terminalFreeCashFlow(flow, terminalGrowth);
  }
  const profit = terminalFreeCashFlow(terminalFlow.profitAfterTax, terminalGrowth);
  return profit - terminalReinvestment(profit, terminalGrowth, terminalFlow.returnOnCapital);
};

const factorAt = (basis: CashFlowBasis, rate: number, time: number): number => {
  const { yearlyRates } = basis;
  if (yearlyRates === undefined) return discountFactor(rate, time);
  const rates = yearlyRates.offsets.map((offset) => rate + offset);
  return terminalDiscountFactor(rates, yearlyRates.closings, time);
};

const gordonAt = (basis: CashFlowBasis, rate: number, terminalGrowth: number): number =>
  terminalValueGordon(terminalFlowAt(basis, terminalGrowth), rate, terminalGrowth) *
  factorAt(basis, rate, basis.terminalTime);

const presentTerminalValue = (
  basis: CashFlowBasis,
  { weightedAverageCostOfCapital: rate, terminal }: CashFlowCase,
): number => {
  if (terminal.method === 'gordon') return gordonAt(basis, rate, terminal.terminalGrowth);
  const time = (terminal.method === 'averaged' ? basis.exitTime : null) ?? basis.terminalTime;
  const exit =
    terminalValueExitMultiple(basis.terminalEbitda, terminal.exitMultiple) *
    factorAt(basis, rate, time);
  if (terminal.method === 'exit-multiple') return exit;
  const gordon = gordonAt(basis, rate, terminal.terminalGrowth);
  return terminal.gordonWeight * gordon + (1 - terminal.gordonWeight) * exit;
};

const presentFlows = (basis: CashFlowBasis, rate: number): number => {
  const { yearlyRates } = basis;
  if (yearlyRates !== undefined) {
    const rates = yearlyRates.offsets.map((offset) => rate + offset);
    const factors = discountFactors(rates, basis.times, yearlyRates.closings);
    return basis.freeCashFlows.reduce((sum, flow, at) => sum + flow * (factors[at] ?? 0), 0);
  }
  let value = 0;
  for (const [index, flow] of basis.freeCashFlows.entries()) {
    value += flow * discountFactor(rate, basis.times[index] ?? 0);
  }
  return value;
};

/**
 * Enterprise value: `Σ FCFF_t · (1 + w)^−t + TV · (1 + w)^−T`. Money. The case must pass `dcfCaseRefusal`. The range and the
 * tornado both use this function. With yearly rates, `w` is the terminal rate, and a change of it shifts all rates.
 */
export const discountedCashFlow = (basis: CashFlowBasis, flowCase: CashFlowCase): number =>
  presentFlows(basis, flowCase.weightedAverageCostOfCapital) +
  presentTerminalValue(basis, flowCase);
