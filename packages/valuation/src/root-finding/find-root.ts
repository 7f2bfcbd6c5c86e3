export interface Bracket {
  low: number;
  high: number;
}

type Valuer = (x: number) => number | null;

interface Point {
  x: number;
  value: number;
}

/** The number of parts of a bracket, so that a change of sign is found even between gaps without a value. */
const parts = 64;
const steps = 200;

const pointAt = (valueAt: Valuer, x: number): Point | null => {
  const value = valueAt(x);
  return value === null || !Number.isFinite(value) ? null : { x, value };
};

/** The last point with a value between a point that has one and a place that has none. */
const edgeOfValues = (valueAt: Valuer, from: Point, to: number): Point => {
  let edge = from;
  let beyond = to;
  for (let step = 0; step < steps; step += 1) {
    const x = (edge.x + beyond) / 2;
    if (x === edge.x || x === beyond) return edge;
    const point = pointAt(valueAt, x);
    if (point === null) beyond = x;
    else edge = point;
  }
  return edge;
};

type Ends = [Point, Point];

const distanceTo = (start: number, { from, to }: { from: number; to: number }): number =>
  Math.abs((from + to) / 2 - start);

/** Both ends of a part; an end without a value is moved to where values begin. Null when neither end has a value. */
const valuedEnds = (valueAt: Valuer, from: Point | number, to: Point | number): Ends | null => {
  if (typeof from !== 'number' && typeof to !== 'number') return [from, to];
  if (typeof from !== 'number') return [from, edgeOfValues(valueAt, from, Number(to))];
  return typeof to === 'number' ? null : [edgeOfValues(valueAt, to, from), to];
};

const changesSign = (one: Point, other: Point): boolean =>
  Math.sign(one.value) * Math.sign(other.value) <= 0;

const goldenSection = (Math.sqrt(5) - 1) / 2;
/** The number of iterations, which reduces a part to a ten-millionth. */
const turnSteps = 32;

/**
 * A point between two ends of the same sign whose value has the opposite sign; null when the values do not reach zero.
 */
const beyondZero = (valueAt: Valuer, [low, high]: Ends): Point | null => {
  const inner = ([from, to]: Ends) => pointAt(valueAt, to.x - goldenSection * (to.x - from.x));
  let ends: Ends = [low, high];
  for (let step = 0; step < turnSteps; step += 1) {
    const [from, to] = ends;
    const [near, far] = [inner([from, to]), inner([to, from])];
    if (near === null || far === null) return null;
    for (const point of [near, far]) if (changesSign(point, low)) return point;
    ends = Math.abs(near.value) < Math.abs(far.value) ? [from, far] : [near, to];
  }
  return null;
};

/** Whether values approach zero from a place outside a part to the part's end; true when unknown. */
const comesCloser = (outside: Point | number | null, end: Point): boolean =>
  outside === null ||
  typeof outside === 'number' ||
  (!changesSign(outside, end) && Math.abs(outside.value) > Math.abs(end.value));

/**
 * The parts in which the sign changes, the nearest first. A part in which values cross zero twice is split between the
 * two crossings.
 */
function* signChanges(valueAt: Valuer, places: readonly number[], start: number): Generator<Ends> {
  const ordered = [...new Set([...places, start])].toSorted((one, other) => one - other);
  const known = new Map<number, Point | null>();
  const pointOr = (x: number): Point | number => {
    if (!known.has(x)) known.set(x, pointAt(valueAt, x));
    return known.get(x) ?? x;
  };
  const outside = (x: number | undefined): Point | number | null =>
    x === undefined ? null : pointOr(x);
  const nearest = ordered
    .slice(1)
    .map((to, at) => ({ at, from: ordered[at] ?? to, to }))
    .toSorted((one, other) => distanceTo(start, one) - distanceTo(start, other));
  for (const { at, from, to } of nearest) {
    const ends = valuedEnds(valueAt, pointOr(from), pointOr(to));
    if (ends === null) continue;
    if (changesSign(...ends)) {
      yield ends;
      continue;
    }
    const turnsBelow = () => comesCloser(outside(ordered[at - 1]), ends[0]);
    const turnsAbove = () => comesCloser(outside(ordered[at + 2]), ends[1]);
    // The values on the side of the start are already known. If they exclude a second crossing, the other side is
    // not evaluated.
    const mayTurn = from < start ? turnsAbove() && turnsBelow() : turnsBelow() && turnsAbove();
    const turned = mayTurn ? beyondZero(valueAt, ends) : null;
    if (turned === null) continue;
    const halves: Ends[] = [
      [ends[0], turned],
      [turned, ends[1]],
    ];
    yield* from < start ? halves.toReversed() : halves;
  }
}

/** The new point and the end of opposite sign, in ascending order. */
const narrowed = ([low, high]: Ends, point: Point): Ends =>
  point.value > 0 === low.value > 0 ? [point, high] : [low, point];

/**
 * The point where an exponential through both ends and the middle crosses zero; always between the ends. Source:
 * Ridders 1979.
 */
const exponentialRoot = ([low, high]: Ends, middle: Point): number => {
  const width = Math.sqrt(middle.value * middle.value - low.value * high.value);
  return middle.x + ((middle.x - low.x) * middle.value) / (low.value > high.value ? width : -width);
};

/** The crossing between two ends of opposite sign, down to adjacent doubles; null when a point has no value. */
const crossing = (valueAt: Valuer, between: Ends): Point | null => {
  let ends = between;
  for (let step = 0; step < steps; step += 1) {
    const [low, high] = ends;
    const x = (low.x + high.x) / 2;
    const isFound = low.value === 0 || high.value === 0 || x === low.x || x === high.x;
    if (isFound) return Math.abs(low.value) <= Math.abs(high.value) ? low : high;
    const middle = pointAt(valueAt, x);
    if (middle === null) return null;
    const root = exponentialRoot(ends, middle);
    ends = narrowed(ends, middle);
    if (!(root > ends[0].x && root < ends[1].x)) continue;
    const point = pointAt(valueAt, root);
    if (point === null) return null;
    ends = narrowed(ends, point);
  }
  return null;
};

/**
 * The root of `valueAt` nearest to `start`, by Ridders' method down to adjacent doubles; null without a root. Null from
 * `valueAt` means no value; a part is searched up to such a gap. A crossing beyond `tolerance` from zero is a jump. Two
 * roots between the same places are found if values approach zero from both sides.
 */
export const findRootAmong = (
  valueAt: Valuer,
  places: readonly number[],
  start: number,
  tolerance = Number.POSITIVE_INFINITY,
): number | null => {
  for (const ends of signChanges(valueAt, places, start)) {
    const root = crossing(valueAt, ends);
    if (root !== null && Math.abs(root.value) <= tolerance) return root.x;
  }
  return null;
};

/** Like `findRootAmong`, over equal parts of a bracket. */
export const findRoot = (
  valueAt: Valuer,
  { low, high }: Bracket,
  start: number,
  tolerance = Number.POSITIVE_INFINITY,
): number | null => {
  const places = Array.from({ length: parts + 1 }, (_, at) => low + ((high - low) * at) / parts);
  return findRootAmong(valueAt, places, start, tolerance);
};
