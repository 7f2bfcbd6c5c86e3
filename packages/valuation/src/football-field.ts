import { equityOfResult } from './equity-of-result.ts';
import type { MonteCarloResult } from './monte-carlo.ts';
import { allKnown } from './trace/all-known.ts';
import type { ValuationResult } from './valuation-outcome.ts';

export const footballFieldRows = ['dcf', 'multiples', 'result', 'monteCarlo'] as const;

/** One bar: equity value, money. */
export interface FootballFieldBar {
  row: (typeof footballFieldRows)[number];
  low: number;
  central: number;
  high: number;
}

export interface FootballField {
  bars: FootballFieldBar[];
  /** The ends of the common axis. */
  least: number;
  greatest: number;
}

const quantileOf = ({ quantiles }: MonteCarloResult, probability: number): number | null =>
  quantiles.find((one) => one.probability === probability)?.value ?? null;

/** From P10 to P90, the median between; null when the run has not asked for them. */
const monteCarloBar = (trials: MonteCarloResult): FootballFieldBar | null => {
  const known = allKnown({
    low: quantileOf(trials, 0.1),
    central: quantileOf(trials, 0.5),
    high: quantileOf(trials, 0.9),
  });
  return known && { row: 'monteCarlo', ...known };
};

/**
 * The ranges of the methods, of the result and of a Monte Carlo run side by side, ends in order. Result and trials are
 * after their discounts, which belong to no method.
 */
export const footballField = (
  result: ValuationResult,
  trials: MonteCarloResult | null = null,
): FootballField => {
  const { dcf, multiples } = result;
  const simulated = trials && monteCarloBar(trials);
  const ranges = [
    dcf && { row: 'dcf' as const, ...dcf.equityValue },
    multiples && { row: 'multiples' as const, ...multiples.equityValue },
    { row: 'result' as const, ...equityOfResult(result) },
    simulated,
  ];
  const bars = ranges.flatMap((bar) => {
    if (bar === null) return [];
    return [{ ...bar, low: Math.min(bar.low, bar.high), high: Math.max(bar.low, bar.high) }];
  });
  return {
    bars,
    least: Math.min(...bars.map(({ low }) => low)),
    greatest: Math.max(...bars.map(({ high }) => high)),
  };
};
