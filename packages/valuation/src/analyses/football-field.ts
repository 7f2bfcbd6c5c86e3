import { discountedMethods } from '../discounts/discount-names.ts';
import { methodEquityAfterDiscounts } from '../discounts/method-equity-after-discounts.ts';
import { equityOfResult } from '../equity-of-result.ts';
import type { Figures } from '../figure.ts';
import type { MonteCarloResult } from '../monte-carlo/monte-carlo.ts';
import { allKnown } from '../trace/all-known.ts';
import type { ValuationResult } from '../valuation-outcome.ts';

export const footballFieldRows = ['dcf', 'multiples', 'result', 'monteCarlo'] as const;

/** One bar of the chart: a range of equity values, money. */
export interface FootballFieldBar {
  row: (typeof footballFieldRows)[number];
  low: number;
  central: number;
  high: number;
}

export interface FootballField {
  bars: FootballFieldBar[];
  /** The minimum and maximum of the common axis. */
  least: number;
  greatest: number;
}

const quantileOf = ({ quantiles }: MonteCarloResult, probability: number): number | null =>
  quantiles.find((one) => one.probability === probability)?.value ?? null;

/**
 * The range from P10 to P90 with the median in between; null when the run has not computed them. Trials are after
 * discounts.
 */
const monteCarloBar = (trials: MonteCarloResult): FootballFieldBar | null => {
  const known = allKnown({
    low: quantileOf(trials, 0.1),
    central: quantileOf(trials, 0.5),
    high: quantileOf(trials, 0.9),
  });
  return known && { row: 'monteCarlo', ...known };
};

/**
 * The ranges of the methods, of the result and of a Monte Carlo run side by side, each from low to high. All are after
 * the discounts that apply to them, like the result.
 */
export const footballField = (
  figures: Figures,
  result: ValuationResult,
  trials: MonteCarloResult | null = null,
): FootballField => {
  const methods = discountedMethods.map((row) => {
    const range = methodEquityAfterDiscounts(figures, result, row);
    return range && { row, ...range };
  });
  const ranges = [
    ...methods,
    { row: 'result' as const, ...equityOfResult(result) },
    trials && monteCarloBar(trials),
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
