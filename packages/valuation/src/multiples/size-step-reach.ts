import type { MultipleKind, MultiplesInputs } from '../valuation-inputs.ts';
import { isListedComparable, knownComparables } from './known-comparables.ts';

/** How much of a multiple the size step is applied to: all of it, the listed ones of a mixed set, or nothing of deals. */
export type SizeStepReach = 'whole' | 'part' | 'none';

export const sizeStepReach = (multiples: MultiplesInputs, kind: MultipleKind): SizeStepReach => {
  const given = kind === 'evToEbitda' ? multiples.evToEbitda : multiples.further?.[kind];
  const origin = given?.origin;
  if (origin?.kind === 'own') return isListedComparable(origin) ? 'whole' : 'none';
  if (origin?.kind !== 'comparables') return 'whole';
  const comparables = knownComparables(multiples, kind);
  if (comparables.every(({ isListed }) => isListed)) return 'whole';
  return comparables.some(({ isListed }) => isListed) ? 'part' : 'none';
};

/** Prices of private deals already hold size and illiquidity: a multiple of them alone carries no step. */
export const carriesSizeStep = (multiples: MultiplesInputs, kind: MultipleKind): boolean =>
  sizeStepReach(multiples, kind) !== 'none';

/** Whether a multiple of deals is given at an EBITDA of a million, and follows the company's size from there. */
export const followsSize = (
  { deals, evToEbitda }: MultiplesInputs,
  kind: MultipleKind,
): boolean => {
  if (kind !== 'evToEbitda' || deals === undefined || evToEbitda.origin.kind !== 'own')
    return false;
  const { evidence } = evToEbitda.origin;
  return evidence?.kind === 'sme-deals' || (evidence?.kind === 'platform' && evidence.sized);
};
