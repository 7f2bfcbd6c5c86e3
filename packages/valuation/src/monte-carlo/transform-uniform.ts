import { lognormalParameters, lognormalValue } from '../distributions/lognormal-distribution.ts';
import { normalQuantile } from '../distributions/normal-quantile.ts';
import { normalQuantiles } from '../distributions/normal-quantiles.ts';
import { betaCumulatives, pertQuantile, pertShapes } from '../distributions/pert-quantiles.ts';
import type { Distribution } from './distribution.ts';

/** Transforms the uniform numbers of `values`, from `from` up to `to`, into amounts of a distribution, in place. */
export type UniformTransform = (values: Float64Array, from: number, to: number) => void;

const normalTransform =
  (mean: number, deviation: number): UniformTransform =>
  (values, from, to) => {
    normalQuantiles(values, from, to, mean, deviation);
  };

const mapTransform =
  (quantile: (probability: number) => number): UniformTransform =>
  (values, from, to) => {
    for (let at = from; at < to; at += 1) values[at] = quantile(values[at] ?? 0.5);
  };

/**
 * `triangularQuantile` as the sum of its two arcs, each constant beyond the mode. This avoids a branch that half of all
 * draws would take, which would be slower.
 */
const triangularTransform = (minimum: number, mode: number, maximum: number): UniformTransform => {
  const cut = (mode - minimum) / (maximum - minimum);
  const rising = (maximum - minimum) * (mode - minimum);
  const falling = (maximum - minimum) * (maximum - mode);
  return (values, from, to) => {
    for (let at = from; at < to; at += 1) {
      const share = values[at] ?? 0.5;
      const left = minimum + Math.sqrt(Math.min(share, cut) * rising);
      const right = maximum - Math.sqrt((1 - Math.max(share, cut)) * falling);
      values[at] = left + right - mode;
    }
  };
};

/** The inverse of each distribution function: one uniform number results in one amount. */
export const uniformTransformFor = (distribution: Distribution): UniformTransform => {
  switch (distribution.kind) {
    case 'normal':
      return normalTransform(distribution.mean, distribution.deviation);
    case 'lognormal': {
      const parameters = lognormalParameters(distribution);
      return mapTransform((probability) => lognormalValue(parameters, normalQuantile(probability)));
    }
    case 'triangular':
    case 'pert': {
      const { minimum, mode, maximum } = distribution;
      if (minimum === maximum) return mapTransform(() => mode);
      if (distribution.kind === 'triangular') return triangularTransform(minimum, mode, maximum);
      const cumulatives = betaCumulatives(...pertShapes(distribution));
      return mapTransform((probability) => pertQuantile(distribution, cumulatives, probability));
    }
  }
};
