import { dealsAtFactor } from './deals-at-factor.ts';
import { figureId, type Figures } from '../figure.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { knownComparables } from './known-comparables.ts';
import { usedMultiples } from './used-multiples.ts';
import { usedRung } from './used-rung.ts';

/**
 * Limits of a multiple relative to the multiple paid in deals. Within `silent`, the middle half of deals, there is no
 * message; outside `noted`, there is a warning instead of a note.
 */
export const dealDistanceLimits = {
  silent: { from: 0.75, to: 1.33 },
  noted: { from: 0.58, to: 1.72 },
} as const;

/** Normalised EBITDA in whole currency units: there are few deals outside `noted`, and none outside `warned`. */
export const dealSizeLimits = {
  noted: { from: 200_000, to: 20_000_000 },
  warned: { from: 100_000, to: 30_000_000 },
} as const;

/** The number of months after which evidence is outdated. */
export const evidenceMonths = 18;

/** Real estate: the value of land and buildings is more relevant for these companies than their profit. */
const sectorOfNetAssets = 'INM';

export type DealDistance = 'silent' | 'note' | 'warning';

const isOutside = (value: number, { from, to }: { from: number; to: number }): boolean =>
  value < from || value > to;

/** How far a multiple is from the one paid in deals; `times` is their ratio. */
export const dealDistanceOf = (times: number): DealDistance => {
  if (!isOutside(times, dealDistanceLimits.silent)) return 'silent';
  return isOutside(times, dealDistanceLimits.noted) ? 'warning' : 'note';
};

export const dealNoteCodes = [
  'distance',
  'outside-range',
  'grade-c',
  'grade-d',
  'net-assets-say-more',
  'size-at-edge',
  'evidence-old',
] as const;
export type DealNoteCode = (typeof dealNoteCodes)[number];

export interface DealNote {
  code: DealNoteCode;
  params: Record<string, number>;
}

/** The newest date of the evidence for the multiple, ISO; null when it has no date. */
const dateOfEvidence = ({ multiples }: ValuationInputs): string | null => {
  const { deals, evToEbitda, comparables = [] } = multiples;
  const { origin } = evToEbitda;
  switch (usedRung(multiples)) {
    case 'sme-deals':
      return deals?.date ?? null;
    case 'listed':
      return origin.kind === 'sector' ? origin.date : null;
    case 'platform':
      return origin.kind === 'own' && origin.evidence?.kind === 'platform'
        ? origin.evidence.to
        : null;
    case 'own-deals':
    case 'comparables':
      return (
        knownComparables(multiples, 'evToEbitda')
          .flatMap(({ index }) => comparables[index]?.date ?? [])
          .toSorted()
          .at(-1) ?? null
      );
    case 'own':
      return null;
  }
};

/** The number of whole months between two ISO dates. */
const monthsBetween = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
};

const ageNote = (inputs: ValuationInputs): DealNote[] => {
  const date = dateOfEvidence(inputs);
  const baseYear = inputs.accounts.years.at(-1)?.year ?? 0;
  const day = inputs.valuationDate ?? `${baseYear}-12-31`;
  if (date === null) return [];
  const months = monthsBetween(date, day);
  const params = { months, limit: evidenceMonths };
  return months > evidenceMonths ? [{ code: 'evidence-old', params }] : [];
};

const distanceNotes = ({ multiples: { deals } }: ValuationInputs, figures: Figures): DealNote[] => {
  const valueOf = (id: string): number | undefined => figures[id]?.value;
  const distance = valueOf(figureId.dealDistance());
  const multiple = valueOf(figureId.appliedMultiple('central'));
  const factor = valueOf(figureId.sizeFactor());
  if (deals === undefined || distance === undefined) return [];
  if (multiple === undefined || factor === undefined) return [];
  const { low, high } = dealsAtFactor(deals, factor);
  const level = dealDistanceOf(distance);
  if (level === 'note') return [{ code: 'distance', params: { distance, multiple } }];
  const isWellKnown = deals.grade === 'A' || deals.grade === 'B';
  return level === 'silent' && isWellKnown && isOutside(multiple, { from: low, to: high })
    ? [{ code: 'outside-range', params: { multiple, low, high } }]
    : [];
};

/** Notes for a reader of the multiple. There are none without a distance, nor for older valuations. */
export const dealNotes = (inputs: ValuationInputs, figures: Figures): DealNote[] => {
  const { deals } = inputs.multiples;
  const isUsed = inputs.method !== 'dcf' && usedMultiples(inputs.multiples).includes('evToEbitda');
  if (deals === undefined || !isUsed) return [];
  const baseYear = inputs.accounts.years.at(-1)?.year ?? 0;
  const ebitda = figures[figureId.account(baseYear, 'normalisedEbitda')]?.value;
  const size = ebitda === undefined ? null : ebitda * inputs.unit;
  const isNearEdge =
    size !== null &&
    size > 0 &&
    isOutside(size, dealSizeLimits.noted) &&
    !isOutside(size, dealSizeLimits.warned);
  return [
    ...distanceNotes(inputs, figures),
    ...(deals.grade === 'C' ? [{ code: 'grade-c' as const, params: {} }] : []),
    ...(deals.grade === 'D' ? [{ code: 'grade-d' as const, params: {} }] : []),
    ...(deals.sector === sectorOfNetAssets
      ? [{ code: 'net-assets-say-more' as const, params: {} }]
      : []),
    ...(isNearEdge ? [{ code: 'size-at-edge' as const, params: { size } }] : []),
    ...ageNote(inputs),
  ];
};
