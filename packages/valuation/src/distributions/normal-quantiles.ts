import { normalQuantile } from './normal-quantile.ts';
import { portableExponential } from './portable-exponential.ts';

const cells = 1024;
/** Cells at either end, a 32nd of the shares each, whose quantiles bend too much for a cubic. */
const endCells = 32;
const squareRootOfTwoPi = 2.506_628_274_631_000_7;

/** How fast the quantile rises at a share: one over the density there. */
const slopeAt = (z: number): number => squareRootOfTwoPi * portableExponential((z * z) / 2);

/** Cubics through the quantile and its slope at both ends of each cell, four coefficients a cell. */
const buildCubics = (): Float64Array => {
  const cubics = new Float64Array(4 * cells);
  for (let cell = endCells; cell < cells - endCells; cell += 1) {
    const from = normalQuantile(cell / cells);
    const to = normalQuantile((cell + 1) / cells);
    const slopeFrom = slopeAt(from) / cells;
    const slopeTo = slopeAt(to) / cells;
    const rise = to - from;
    cubics.set(
      [from, slopeFrom, 3 * rise - 2 * slopeFrom - slopeTo, slopeFrom + slopeTo - 2 * rise],
      4 * cell,
    );
  }
  return cubics;
};

const cubics = buildCubics();
const room = 1024;
const endShares = new Float64Array(room);
const endPlaces = new Int32Array(room);

const placeEnds = (values: Float64Array, ends: number, mean: number, deviation: number): void => {
  for (let at = 0; at < ends; at += 1) {
    values[endPlaces[at] ?? 0] = mean + deviation * normalQuantile(endShares[at] ?? 0.5);
  }
};

/**
 * Normal amounts `mean + deviation · z` of shares in (0, 1), in place from `from` up to `to`; z within 10^−8 of
 * `normalQuantile`, the same bits on every engine. The ends of the range come after, so that the long loop has no
 * branch that cannot be foreseen.
 */
export const normalQuantiles = (
  values: Float64Array,
  from: number,
  to: number,
  mean: number,
  deviation: number,
): void => {
  let ends = 0;
  for (let at = from; at < to; at += 1) {
    const share = values[at] ?? 0.5;
    const place = share * cells;
    const cell = place | 0;
    const x = place - cell;
    endShares[ends] = share;
    endPlaces[ends] = at;
    ends += ((cell - endCells) >>> 31) | ((cells - endCells - 1 - cell) >>> 31);
    const first = cell << 2;
    const linear =
      (cubics[first + 1] ?? 0) + x * ((cubics[first + 2] ?? 0) + x * (cubics[first + 3] ?? 0));
    values[at] = mean + deviation * ((cubics[first] ?? 0) + x * linear);
    if (ends < room) continue;
    placeEnds(values, ends, mean, deviation);
    ends = 0;
  }
  placeEnds(values, ends, mean, deviation);
};
