/**
 * Values the trials of a block from `from` up to `to` into `target`: central equity values after discounts, money.
 * Stops at the first trial without a value and returns its index; otherwise returns `to`.
 */
export type TrialValuer = (target: Float64Array, from: number, to: number) => number;

/** For a larger value, the sum of squares over all trials would overflow. */
const greatestValue = 1e150;

/** Whether a value is a number within the limit. */
export const isUsable = (value: number): boolean => Math.abs(value) <= greatestValue;

/** The first trial whose value is not a number within the limit; `to` when there is none. */
export const firstUnusable = (target: Float64Array, from: number, to: number): number => {
  for (let at = from; at < to; at += 1) {
    if (!isUsable(target[at] ?? Number.NaN)) return at;
  }
  return to;
};
