/** The mean after a number of trials, and its margin of error. */
export interface ConvergencePoint {
  trials: number;
  mean: number;
  /** The margin of error `1.96 · s/√n`, as an amount of money. */
  halfWidth: number;
}

const confidence = 1.96;

/** The mean at about `points` evenly spaced trial counts, computed in a single pass (Welford). */
export const convergencePoints = (values: Float64Array, points: number): ConvergencePoint[] => {
  const every = Math.max(1, Math.ceil(values.length / points));
  const found: ConvergencePoint[] = [];
  let mean = 0;
  let squares = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const count = at + 1;
    const distance = value - mean;
    mean += distance / count;
    squares += distance * (value - mean);
    if (count % every !== 0 && count !== values.length) continue;
    const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : 0;
    found.push({ trials: count, mean, halfWidth: (confidence * deviation) / Math.sqrt(count) });
  }
  return found;
};
