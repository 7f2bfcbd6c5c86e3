import { interpolateNeighbours } from '../distributions/quantile.ts';
import { orderedValues } from './ordered-values.ts';

export interface TrialStatistics {
  mean: number;
  /** Sample standard deviation, with n − 1. */
  deviation: number;
  /** `s / √n`. */
  standardError: number;
}

/** Mean, deviation and standard error of the first `count` values. */
export const trialStatistics = (values: Float64Array, count: number): TrialStatistics => {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += values[at] ?? 0;
  const mean = sum / count;
  let squares = 0;
  for (let at = 0; at < count; at += 1) {
    const distance = (values[at] ?? 0) - mean;
    squares += distance * distance;
  }
  const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : 0;
  return { mean, deviation, standardError: deviation / Math.sqrt(count) };
};

const confidence = 1.96;
const leastTrials = 1000;
const relativeBound = 0.005;

/**
 * Whether the mean is accurate enough: `1.96 · SE ≤ 0.5 % of |mean|`, or within the absolute bound when the mean is
 * near zero; never before 1,000 trials.
 */
export const isConverged = (
  { mean, standardError }: TrialStatistics,
  count: number,
  absoluteBound: number,
): boolean =>
  count >= leastTrials &&
  confidence * standardError <= Math.max(relativeBound * Math.abs(mean), absoluteBound);

/** Type-7 quantiles of all values. */
export const trialQuantiles = (
  values: Float64Array,
  probabilities: readonly number[],
): { probability: number; value: number }[] => {
  const last = values.length - 1;
  const neighbours = probabilities.flatMap((probability) => {
    const index = Math.floor(last * probability);
    return [index, Math.min(last, index + 1)];
  });
  const found = orderedValues(values, neighbours);
  return probabilities.map((probability, at) => {
    const low = found[2 * at] ?? Number.NaN;
    const high = found[2 * at + 1] ?? Number.NaN;
    return { probability, value: interpolateNeighbours(low, high, last * probability) };
  });
};

/** The fraction of the values that are at least the price. */
export const shareAtLeast = (values: Float64Array, price: number): number => {
  let count = 0;
  for (let at = 0; at < values.length; at += 1) count += Number((values[at] ?? 0) >= price);
  return count / values.length;
};

export interface Histogram {
  from: number;
  width: number;
  counts: number[];
}

/** Counts in equal bins from the minimum to the maximum value. */
export const buildHistogram = (
  values: Float64Array,
  least: number,
  greatest: number,
  bins: number,
): Histogram => {
  const width = (greatest - least) / bins;
  if (!(width > 0)) return { from: least, width: 0, counts: [values.length] };
  const found = new Int32Array(bins);
  const perWidth = 1 / width;
  for (let at = 0; at < values.length; at += 1) {
    const bin = Math.min(bins - 1, (((values[at] ?? 0) - least) * perWidth) | 0);
    found[bin] = (found[bin] ?? 0) + 1;
  }
  return { from: least, width, counts: [...found] };
};
