import type { MonteCarloResult } from '../monte-carlo/monte-carlo.ts';
import { allKnown } from '../trace/all-known.ts';
import type { ValuationResult } from '../valuation-outcome.ts';

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

/** What the discounts leave of a positive equity value; null where no value tells. */
const shareLeft = ({ equityAfterDiscounts, equityValue }: ValuationResult): number | null => {
  if (equityAfterDiscounts === undefined) return 1;
  const point = (['high', 'central', 'low'] as const).find((one) => equityValue[one] > 0);
  return point === undefined ? null : equityAfterDiscounts[point] / equityValue[point];
};

/** A trial's value as it was before its discounts, which take nothing off a debt. */
const beforeDiscounts = (value: number | null, left: number | null): number | null => {
  if (value === null || value <= 0) return value;
  return left === null ? null : value / left;
};

/** From P10 to P90, the median between; null when the run has not asked for them. */
const monteCarloBar = (
  trials: MonteCarloResult,
  result: ValuationResult,
): FootballFieldBar | null => {
  const left = shareLeft(result);
  const known = allKnown({
    low: beforeDiscounts(quantileOf(trials, 0.1), left),
    central: beforeDiscounts(quantileOf(trials, 0.5), left),
    high: beforeDiscounts(quantileOf(trials, 0.9), left),
  });
  return known && { row: 'monteCarlo', ...known };
};

/**
 * The ranges of the methods, of the result and of a Monte Carlo run side by side, ends in order: all before the
 * discounts, which belong to no method, so that they can be compared.
 */
export const footballField = (
  result: ValuationResult,
  trials: MonteCarloResult | null = null,
): FootballField => {
  const { dcf, multiples } = result;
  const simulated = trials && monteCarloBar(trials, result);
  const ranges = [
    dcf && { row: 'dcf' as const, ...dcf.equityValue },
    multiples && { row: 'multiples' as const, ...multiples.equityValue },
    { row: 'result' as const, ...result.equityValue },
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
