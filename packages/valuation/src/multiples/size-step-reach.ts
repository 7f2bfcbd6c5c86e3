import type { MultipleKind, MultiplesInputs } from '../valuation-inputs.ts';
import { isListedComparable, knownComparables } from './known-comparables.ts';

/**
 * To what part of a multiple the size adjustment applies: all of it, only the listed comparables of a mixed set, or
 * nothing for deals.
 */
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

/**
 * Whether the size adjustment applies to a multiple. Prices of private deals already include size and illiquidity, so
 * it does not apply to a multiple of deals alone.
 */
export const hasSizeStep = (multiples: MultiplesInputs, kind: MultipleKind): boolean =>
  sizeStepReach(multiples, kind) !== 'none';

/** Whether a multiple of deals is given at an EBITDA of a million and then adjusted to the company's size. */
export const isSizeDependent = (
  { deals, evToEbitda }: MultiplesInputs,
  kind: MultipleKind,
): boolean => {
  if (kind !== 'evToEbitda' || deals === undefined || evToEbitda.origin.kind !== 'own')
    return false;
  const { evidence } = evToEbitda.origin;
  return evidence?.kind === 'sme-deals' || (evidence?.kind === 'platform' && evidence.sized);
};
