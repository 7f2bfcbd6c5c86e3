import { portableLogarithm } from '../portable-math/portable-logarithm.ts';
import type { SizeNode } from './deal-multiples-inputs.ts';

/** What a deal pays at each EBITDA, over what it pays at one of a million; derived from published surveys. */
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

/** Where the stretch of the curve begins that an EBITDA falls in, beyond its ends the first or the last one. */
export const stretchOf = (ebitda: number, nodes: readonly SizeNode[]): number => {
  const within = nodes.findLastIndex((node) => node.ebitda <= ebitda);
  return Math.max(0, Math.min(within, nodes.length - 2));
};

/** Linear in the logarithm of EBITDA between two nodes, constant beyond them. */
export const factorBetween = (ebitda: number, lower: SizeNode, upper: SizeNode): number => {
  if (ebitda <= lower.ebitda) return lower.factor;
  if (ebitda >= upper.ebitda) return upper.factor;
  const share =
    portableLogarithm(ebitda / lower.ebitda) / portableLogarithm(upper.ebitda / lower.ebitda);
  return lower.factor + (upper.factor - lower.factor) * share;
};

/** The size factor f of an EBITDA in whole currency units: 1 at a million. Not a number with fewer than two nodes. */
export const sizeFactor = (ebitda: number, nodes: readonly SizeNode[]): number => {
  const at = stretchOf(ebitda, nodes);
  const [lower, upper] = [nodes[at], nodes[at + 1]];
  return lower === undefined || upper === undefined
    ? Number.NaN
    : factorBetween(ebitda, lower, upper);
};
