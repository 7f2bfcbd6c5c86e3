/**
 * Values the trials of a block from `from` up to `to`, into `target`: central equity values after discounts, money.
 * Stops at the first that has no value and answers with it; else `to`.
 */
export type TrialValuer = (target: Float64Array, from: number, to: number) => number;

/** Beyond it the square of a value, summed over all trials, would overflow. */
const greatestValue = 1e150;

/** Whether a value is a number to reckon with. */
export const isUsable = (value: number): boolean => Math.abs(value) <= greatestValue;

/** The first trial whose value is no number to reckon with; `to` when there is none. */
export const firstUnusable = (target: Float64Array, from: number, to: number): number => {
  for (let at = from; at < to; at += 1) {
    if (!isUsable(target[at] ?? Number.NaN)) return at;
  }
  return to;
};
