import { terminalReinvestment } from '../cash-flow/terminal-reinvestment.ts';
import { discountFactor } from '../discounting/discount-factor.ts';
import { discountFactors, terminalDiscountFactor } from '../discounting/discount-factors.ts';
import { terminalFreeCashFlow } from '../terminal-value/terminal-free-cash-flow.ts';
import { terminalValueExitMultiple } from '../terminal-value/terminal-value-exit-multiple.ts';
import { terminalValueGordon } from '../terminal-value/terminal-value-gordon.ts';

export type TerminalValueCase =
  | { method: 'gordon'; terminalGrowth: number }
  | { method: 'exit-multiple'; exitMultiple: number }
  | { method: 'averaged'; gordonWeight: number; terminalGrowth: number; exitMultiple: number };

/** Rates that change by year: each less the terminal one, and the end of each year in years from the valuation date. */
export interface YearlyRates {
  offsets: readonly number[];
  closings: readonly number[];
}

/** What a perpetuity grows from, both before its growth: a flow, or a profit after tax that has to be reinvested from. */
export type TerminalFlowBasis =
  | { kind: 'flow'; freeCashFlow: number }
  | { kind: 'return-on-capital'; profitAfterTax: number; returnOnCapital: number };

/** The flows of one valuation, whatever the rate: money, and years from the valuation date. */
export interface CashFlowBasis {
  freeCashFlows: readonly number[];
  times: readonly number[];
  /** Years over which the terminal value is discounted; for an average, its Gordon part. */
  terminalTime: number;
  /** EBITDA of the last projected year; NaN where nothing is sold and it is not known. */
  terminalEbitda: number;
  /** Left out: the last flow. */
  terminalFlow?: TerminalFlowBasis;
  /** For an average: years over which its exit value is discounted. Left out: `terminalTime`. */
  exitTime?: number;
  yearlyRates?: YearlyRates;
}

export interface CashFlowCase {
  weightedAverageCostOfCapital: number;
  terminal: TerminalValueCase;
}

/** WACC − g below half a percentage point makes a perpetuity meaningless. */
export const minimumGrowthSpread = 0.005;

/** Room for the rounding of two decimal rates in binary: 10.5 % − 10 % is not 0.5 pp exactly. */
const rounding = 1e-12;

/** Whether a perpetuity that grows at `terminalGrowth` may be valued at this rate: `w − g ≥ 0.5 pp`. Fractions. House rule. */
export const growthIsBelowCostOfCapital = (
  weightedAverageCostOfCapital: number,
  terminalGrowth: number,
): boolean => weightedAverageCostOfCapital - terminalGrowth >= minimumGrowthSpread - rounding;

/** Why a case has no value, or null when it has one; of yearly rates, each has to be above zero. */
export const refusalOf = (
  { weightedAverageCostOfCapital, terminal }: CashFlowCase,
  { yearlyRates }: Pick<CashFlowBasis, 'yearlyRates'> = {},
) => {
  const offsets = yearlyRates?.offsets ?? [];
  const isPositive = (offset: number): boolean => weightedAverageCostOfCapital + offset > 0;
  if (![0, ...offsets].every(isPositive)) return 'discount-rate-not-positive';
  if (terminal.method === 'exit-multiple') return null;
  return growthIsBelowCostOfCapital(weightedAverageCostOfCapital, terminal.terminalGrowth)
    ? null
    : 'growth-not-below-cost-of-capital';
};

/**
 * Flow of the first year after the explicit ones, at a growth: the last flow · (1 + g), or with a return on capital
 * `NOPAT · (1 + g) · (1 − g / ROC)`. Money and fractions. Source: Damodaran, Tesla, November 2021.
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
 * Enterprise value: `Σ FCFF_t · (1 + w)^−t + TV · (1 + w)^−T`. Money. The case must not be refused (`refusalOf`).
 * The one kernel behind the range and the tornado; with yearly rates, `w` is the terminal one and moves all.
 */
export const discountedCashFlow = (basis: CashFlowBasis, flowCase: CashFlowCase): number =>
  presentFlows(basis, flowCase.weightedAverageCostOfCapital) +
  presentTerminalValue(basis, flowCase);
