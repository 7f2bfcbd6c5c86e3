import { normalQuantile } from './normal-quantile.ts';
import { portableExponential } from '../portable-math/portable-exponential.ts';

const cells = 1024;
/**
 * The number of cells at each end, a 32nd of the probability range, where the quantile curves too much for one cubic.
 */
const endCells = 32;
const endShare = endCells / cells;
const squareRootOfTwoPi = 2.506_628_274_631_000_7;
/**
 * Refinements of the lower end, each 32 times finer, down to probabilities of 32^−7, below the smallest uniform number.
 */
const zooms = 6;

/** The slope of the quantile function at a probability: one divided by the density there. */
const slopeAt = (z: number): number => squareRootOfTwoPi * portableExponential((z * z) / 2);

/**
 * Sets the cubics through the quantile and its slope at both ends of each cell; `width` is the width of a cell, and
 * each cell has four coefficients.
 */
const setCubics = (target: Float64Array, zoom: number, width: number, last: number): void => {
  for (let cell = endCells; cell < last; cell += 1) {
    const from = normalQuantile(cell * width);
    const to = normalQuantile((cell + 1) * width);
    const slopeFrom = slopeAt(from) * width;
    const slopeTo = slopeAt(to) * width;
    const rise = to - from;
    target.set(
      [from, slopeFrom, 3 * rise - 2 * slopeFrom - slopeTo, slopeFrom + slopeTo - 2 * rise],
      4 * (zoom * cells + cell),
    );
  }
};

const buildCubics = (): Float64Array => {
  const target = new Float64Array(4 * cells * (zooms + 1));
  let width = 1 / cells;
  setCubics(target, 0, width, cells - endCells);
  for (let zoom = 1; zoom <= zooms; zoom += 1) {
    width *= endShare;
    setCubics(target, zoom, width, cells);
  }
  return target;
};

const cubics = buildCubics();

/** The quantile of a probability below a 32nd, computed in the refinement that covers the probability well. */
const lowerEnd = (share: number): number => {
  let zoomed = share;
  let first = 0;
  do {
    zoomed *= cells / endCells;
    first += 4 * cells;
  } while (zoomed < endShare);
  if (first > 4 * cells * zooms) return normalQuantile(share);
  const place = zoomed * cells;
  const x = place - (place | 0);
  first += (place | 0) << 2;
  const linear =
    (cubics[first + 1] ?? 0) + x * ((cubics[first + 2] ?? 0) + x * (cubics[first + 3] ?? 0));
  return (cubics[first] ?? 0) + x * linear;
};

/**
 * Converts probabilities in (0, 1) to normal amounts `mean + deviation · z`, in place from `from` up to `to`. z is
 * within 10^−8 of `normalQuantile`, with identical bits on every engine.
 */
export const normalQuantiles = (
  values: Float64Array,
  from: number,
  to: number,
  mean: number,
  deviation: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const share = values[at] ?? 0.5;
    const place = share * cells;
    const cell = place | 0;
    if (cell < endCells) {
      values[at] = mean + deviation * lowerEnd(share);
      continue;
    }
    if (cell >= cells - endCells) {
      values[at] = mean - deviation * lowerEnd(1 - share);
      continue;
    }
    const x = place - cell;
    const first = cell << 2;
    const linear =
      (cubics[first + 1] ?? 0) + x * ((cubics[first + 2] ?? 0) + x * (cubics[first + 3] ?? 0));
    values[at] = mean + deviation * ((cubics[first] ?? 0) + x * linear);
  }
};
