export interface Bracket {
  low: number;
  high: number;
}

/** Parts that a search is cut into, to find where the sign changes even between gaps without a value. */
const parts = 64;
const halvings = 200;

/** Neighbouring points with values of opposite sign, the pair nearest to `start`; null when there is none. */
const bracketNearest = (
  valueAt: (x: number) => number | null,
  { low, high }: Bracket,
  start: number,
): Bracket | null => {
  const points = Array.from({ length: parts + 1 }, (_, at) => low + ((high - low) * at) / parts);
  points.push(start);
  points.sort((one, other) => one - other);
  const values = points.map(valueAt);
  let best: Bracket | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [at, value] of values.entries()) {
    const next = values[at + 1] ?? null;
    if (value === null || next === null || value * next > 0) continue;
    const bracket = { low: points[at] ?? start, high: points[at + 1] ?? start };
    const distance = Math.abs((bracket.low + bracket.high) / 2 - start);
    if (distance < bestDistance) {
      best = bracket;
      bestDistance = distance;
    }
  }
  return best;
};

/**
 * Where `valueAt` crosses zero within a bracket, nearest to `start`, by bisection to the last double; null where it
 * does not. `valueAt` answers null where it has no value; such stretches are stepped over.
 */
export const findRoot = (
  valueAt: (x: number) => number | null,
  bracket: Bracket,
  start: number,
): number | null => {
  const found = bracketNearest(valueAt, bracket, start);
  if (found === null) return null;
  let { low, high } = found;
  const atLow = valueAt(low);
  if (atLow === 0) return low;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    const value = valueAt(middle);
    if (value === null) return null;
    if (value === 0) return middle;
    if (value > 0 === (atLow ?? 0) > 0) low = middle;
    else high = middle;
  }
  const [one, other] = [valueAt(low), valueAt(high)];
  if (one === null || other === null) return null;
  return Math.abs(one) <= Math.abs(other) ? low : high;
};
