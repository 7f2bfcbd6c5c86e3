export interface Bracket {
  low: number;
  high: number;
}

type Valuer = (x: number) => number | null;

interface Point {
  x: number;
  value: number;
}

/** Parts that a search is cut into, to find where the sign changes even between gaps without a value. */
const parts = 64;
const steps = 200;

/** The ends, with their values, of the part nearest to `start` over which the sign changes; null when there is none. */
const nearestChange = (
  valueAt: Valuer,
  { low, high }: Bracket,
  start: number,
): [Point, Point] | null => {
  const points = Array.from({ length: parts + 1 }, (_, at) => low + ((high - low) * at) / parts);
  points.push(start);
  points.sort((one, other) => one - other);
  const known = new Map<number, number | null>();
  const knownAt = (x: number): number | null => {
    const value = known.get(x) ?? valueAt(x);
    known.set(x, value);
    return value;
  };
  const distanceOf = ([from, to]: readonly [number, number]): number =>
    Math.abs((from + to) / 2 - start);
  const pairs = points
    .flatMap((from, at) => (at < parts + 1 ? [[from, points[at + 1] ?? from] as const] : []))
    .toSorted((one, other) => distanceOf(one) - distanceOf(other));
  for (const [from, to] of pairs) {
    const [one, other] = [knownAt(from), knownAt(to)];
    if (one !== null && other !== null && one * other <= 0) {
      return [
        { x: from, value: one },
        { x: to, value: other },
      ];
    }
  }
  return null;
};

/** The end of opposite sign and the new point, in order; its place is that of the end it replaces. */
const narrowed = ([low, high]: [Point, Point], point: Point): [Point, Point] =>
  point.value > 0 === low.value > 0 ? [point, high] : [low, point];

/** Where an exponential through both ends and the middle crosses zero; always between the ends. Source: Ridders 1979. */
const exponentialRoot = ([low, high]: [Point, Point], middle: Point): number => {
  const width = Math.sqrt(middle.value * middle.value - low.value * high.value);
  const direction = low.value > high.value ? 1 : -1;
  return middle.x + ((middle.x - low.x) * direction * middle.value) / width;
};

/**
 * Where `valueAt` crosses zero within a bracket, in the part of it nearest to `start`, by Ridders' method down to
 * neighbouring doubles; null where it does not cross. `valueAt` answers null where it has no value; such stretches
 * are stepped over.
 */
export const findRoot = (valueAt: Valuer, bracket: Bracket, start: number): number | null => {
  let ends = nearestChange(valueAt, bracket, start);
  for (let step = 0; step < steps && ends !== null; step += 1) {
    const [low, high] = ends;
    const x = (low.x + high.x) / 2;
    const isFound = low.value === 0 || high.value === 0 || x === low.x || x === high.x;
    if (isFound) return Math.abs(low.value) <= Math.abs(high.value) ? low.x : high.x;
    const value = valueAt(x);
    if (value === null) return null;
    const middle = { x, value };
    const root = exponentialRoot(ends, middle);
    ends = narrowed(ends, middle);
    if (!(root > ends[0].x && root < ends[1].x)) continue;
    const rootValue = valueAt(root);
    if (rootValue === null) return null;
    ends = narrowed(ends, { x: root, value: rootValue });
  }
  return null;
};
