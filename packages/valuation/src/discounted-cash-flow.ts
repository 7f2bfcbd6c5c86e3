import { discountFactor } from './discounting/discount-factor.ts';
import { terminalFreeCashFlow } from './terminal-value/terminal-free-cash-flow.ts';
import { terminalValueExitMultiple } from './terminal-value/terminal-value-exit-multiple.ts';
import { terminalValueGordon } from './terminal-value/terminal-value-gordon.ts';

export type TerminalValueCase =
  | { method: 'gordon'; terminalGrowth: number }
  | { method: 'exit-multiple'; exitMultiple: number };

/** The flows of one valuation, whatever the rate: money, and years from the valuation date. */
export interface CashFlowBasis {
  freeCashFlows: readonly number[];
  times: readonly number[];
  /** Years over which the terminal value is discounted. */
  terminalTime: number;
  /** EBITDA of the last projected year. */
  terminalEbitda: number;
}

export interface CashFlowCase {
  weightedAverageCostOfCapital: number;
  terminal: TerminalValueCase;
}

/** WACC − g below half a percentage point makes a perpetuity meaningless. */
export const minimumGrowthSpread = 0.005;

/** Room for the rounding of two decimal rates in binary: 10.5 % − 10 % is not 0.5 pp exactly. */
const rounding = 1e-12;

/** Whether a perpetuity that grows at `terminalGrowth` may be valued at this rate. Fractions. */
export const growthIsBelowCostOfCapital = (
  weightedAverageCostOfCapital: number,
  terminalGrowth: number,
): boolean => weightedAverageCostOfCapital - terminalGrowth >= minimumGrowthSpread - rounding;

/** Why a case has no value, or null when it has one. */
export const refusalOf = ({ weightedAverageCostOfCapital, terminal }: CashFlowCase) => {
  if (!(weightedAverageCostOfCapital > 0)) return 'discount-rate-not-positive';
  if (terminal.method === 'exit-multiple') return null;
  return growthIsBelowCostOfCapital(weightedAverageCostOfCapital, terminal.terminalGrowth)
    ? null
    : 'growth-not-below-cost-of-capital';
};

const terminalValueOf = (
  basis: CashFlowBasis,
  { weightedAverageCostOfCapital, terminal }: CashFlowCase,
): number => {
  if (terminal.method === 'exit-multiple') {
    return terminalValueExitMultiple(basis.terminalEbitda, terminal.exitMultiple);
  }
  const flow = terminalFreeCashFlow(basis.freeCashFlows.at(-1) ?? 0, terminal.terminalGrowth);
  return terminalValueGordon(flow, weightedAverageCostOfCapital, terminal.terminalGrowth);
};

/**
 * Enterprise value: `Σ FCFF_t · (1 + w)^−t + TV · (1 + w)^−T`. Money. The case must not be refused (`refusalOf`).
 * The one kernel behind the central value, its range, the sensitivity grid and the tornado.
 */
export const discountedCashFlow = (basis: CashFlowBasis, flowCase: CashFlowCase): number => {
  const rate = flowCase.weightedAverageCostOfCapital;
  let value = 0;
  for (const [index, flow] of basis.freeCashFlows.entries()) {
    value += flow * discountFactor(rate, basis.times[index] ?? 0);
  }
  return value + terminalValueOf(basis, flowCase) * discountFactor(rate, basis.terminalTime);
};
