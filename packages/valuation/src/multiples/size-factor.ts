import { portableLogarithm } from '../portable-math/portable-logarithm.ts';
import type { SizeNode } from './deal-multiples-inputs.ts';

/**
 * The multiple paid at each EBITDA, relative to the one paid at an EBITDA of a million; derived from published surveys.
 */
export const startingSizeNodes: SizeNode[] = [
  { ebitda: 100_000, factor: 0.74 },
  { ebitda: 250_000, factor: 0.84 },
  { ebitda: 500_000, factor: 0.91 },
  { ebitda: 1_000_000, factor: 1 },
  { ebitda: 2_000_000, factor: 1.12 },
  { ebitda: 5_000_000, factor: 1.33 },
  { ebitda: 10_000_000, factor: 1.5 },
  { ebitda: 30_000_000, factor: 1.83 },
];

/**
 * The index of the first node of the curve's segment that contains an EBITDA; outside the curve, of the first or the
 * last segment.
 */
export const curveSegmentStart = (ebitda: number, nodes: readonly SizeNode[]): number => {
  const within = nodes.findLastIndex((node) => node.ebitda <= ebitda);
  return Math.max(0, Math.min(within, nodes.length - 2));
};

/** The factor between two nodes: linear in the logarithm of EBITDA, constant outside them. */
export const interpolateFactor = (ebitda: number, lower: SizeNode, upper: SizeNode): number => {
  if (ebitda <= lower.ebitda) return lower.factor;
  if (ebitda >= upper.ebitda) return upper.factor;
  const share =
    portableLogarithm(ebitda / lower.ebitda) / portableLogarithm(upper.ebitda / lower.ebitda);
  return lower.factor + (upper.factor - lower.factor) * share;
};

/** The size factor f for an EBITDA in whole currency units: 1 at a million. NaN with fewer than two nodes. */
export const sizeFactor = (ebitda: number, nodes: readonly SizeNode[]): number => {
  const at = curveSegmentStart(ebitda, nodes);
  const [lower, upper] = [nodes[at], nodes[at + 1]];
  return lower === undefined || upper === undefined
    ? Number.NaN
    : interpolateFactor(ebitda, lower, upper);
};
