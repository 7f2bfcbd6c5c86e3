import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import {
  type FurtherMultipleKind,
  furtherMultipleKinds,
  type MultipleKind,
} from '@valia/valuation/valuation-inputs.ts';
import { writeField } from '../valuation-fields/write-field.ts';

type Origin = ValuationDocument['multiples']['evToEbitda']['origin'];
export type OriginKind = Origin['kind'];

export const multipleKinds = ['evToEbitda', ...furtherMultipleKinds] as const;

/** The path of a multiple's three figures, its origin and its weight. */
export const multipleField = (kind: MultipleKind): string =>
  kind === 'evToEbitda' ? 'multiples.evToEbitda' : `multiples.further.${kind}`;

export const weightField = (kind: MultipleKind): string =>
  kind === 'evToEbitda' ? 'multiples.evToEbitdaWeight' : `multiples.further.${kind}.weight`;

/** The kinds in use, EV/EBITDA first. */
export const chosenKinds = ({ multiples }: ValuationDocument): MultipleKind[] =>
  multipleKinds.filter((kind) => kind === 'evToEbitda' || multiples.further?.[kind] !== undefined);

export const originOf = ({ multiples }: ValuationDocument, kind: MultipleKind): Origin | null =>
  (kind === 'evToEbitda' ? multiples.evToEbitda : multiples.further?.[kind])?.origin ?? null;

/** The origin of the multiple that a field belongs to; null for any other field. */
export const originOfField = (document: ValuationDocument, field: string): Origin | null => {
  const kind = multipleKinds.find((candidate) => field.startsWith(`${multipleField(candidate)}.`));
  return kind === undefined ? null : originOf(document, kind);
};

/** The sector's range of a multiple, with its source; null when the edition has no meaningful one. */
const sectorMultiple = (
  { company }: ValuationDocument,
  kind: MultipleKind,
  set: SectorMultiples | null,
) => {
  const sector = set?.sectors.find(({ code }) => code === company.sector);
  if (set === null || sector === undefined) return null;
  const means = sector.evMultiplesMeaningful || kind === 'priceToEarnings';
  const range = kind === 'evToEbitda' ? sector : sector.further[kind];
  const given = means && range !== null ? range : { low: null, central: null, high: null };
  return {
    low: given.low,
    central: given.central,
    high: given.high,
    origin: {
      kind: 'sector' as const,
      sector: sector.code,
      region: set.region,
      date: set.date,
      firms: range?.firms ?? sector.firms,
      source: set.source,
      setId: set.setId,
    },
  };
};

/** True when the sector has this multiple in the edition. */
export const hasSectorMultiple = (
  document: ValuationDocument,
  kind: MultipleKind,
  set: SectorMultiples | null,
): boolean => {
  const found = sectorMultiple(document, kind, set);
  return found !== null && (kind === 'evToEbitda' || found.central !== null);
};

/** True when the sector has meaningful figures for this multiple in the edition. */
export const hasUsableSectorMultiple = (
  document: ValuationDocument,
  kind: MultipleKind,
  set: SectorMultiples,
): boolean => typeof sectorMultiple(document, kind, set)?.central === 'number';

const withMultiple = (
  document: ValuationDocument,
  kind: MultipleKind,
  given: object,
): ValuationDocument => {
  const before =
    kind === 'evToEbitda' ? document.multiples.evToEbitda : document.multiples.further?.[kind];
  return writeField(document, multipleField(kind), { ...before, ...given });
};

/** Applies the sector's figures of the edition; the document remains unchanged when there is no such sector. */
export const applySectorMultiple = (
  document: ValuationDocument,
  kind: MultipleKind,
  set: SectorMultiples | null,
): ValuationDocument => {
  const found = sectorMultiple(document, kind, set);
  if (found === null || set === null) return document;
  const taken = withMultiple(document, kind, found);
  return kind === 'evToEbitda'
    ? writeField(taken, 'multiples.sizeStepNodes', set.sizeStepNodes)
    : taken;
};

/** Switches the origin; figures that were typed or applied before remain when the new origin has none. */
export const chooseOrigin = (
  document: ValuationDocument,
  kind: MultipleKind,
  origin: OriginKind,
  set: SectorMultiples | null,
): ValuationDocument => {
  if (originOf(document, kind)?.kind === origin) return document;
  switch (origin) {
    case 'sector':
      return applySectorMultiple(document, kind, set);
    case 'own':
      return withMultiple(document, kind, { origin: { kind: 'own', note: '' } });
    case 'comparables':
      return withMultiple(document, kind, { origin: { kind: 'comparables' } });
  }
};

const rounded = (share: number): number => Math.round(share * 100) / 100;

const weightsOf = ({ multiples }: ValuationDocument): Map<MultipleKind, number> =>
  new Map(
    multipleKinds.flatMap((kind) => {
      const given =
        kind === 'evToEbitda'
          ? (multiples.evToEbitdaWeight ?? 1)
          : (multiples.further?.[kind]?.weight ?? null);
      return given === null ? [] : [[kind, given] as const];
    }),
  );

/** Weights in whole per cents that sum to one; the rounding difference is added to the first. */
const normalised = (weights: Map<MultipleKind, number>): Map<MultipleKind, number> => {
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  const shares = [...weights].map(
    ([kind, weight]) => [kind, sum === 0 ? 1 / weights.size : weight / sum] as const,
  );
  const [, ...others] = shares.map(([kind, share]) => [kind, rounded(share)] as const);
  const rest = others.reduce((total, [, share]) => total + share, 0);
  const [first] = shares;
  return new Map(first === undefined ? [] : [[first[0], rounded(1 - rest)], ...others]);
};

const withWeights = (
  document: ValuationDocument,
  weights: Map<MultipleKind, number>,
): ValuationDocument =>
  [...normalised(weights)].reduce(
    (changed, [kind, weight]) => writeField(changed, weightField(kind), weight),
    document,
  );

/** Adds a multiple with an equal share; the others keep their relative weights. */
export const addMultiple = (
  document: ValuationDocument,
  kind: FurtherMultipleKind,
  set: SectorMultiples | null,
): ValuationDocument => {
  if (document.multiples.further?.[kind] !== undefined) return document;
  const before = weightsOf(document);
  const mean = [...before.values()].reduce((sum, weight) => sum + weight, 0) / before.size;
  const empty = { low: null, central: null, high: null, origin: { kind: 'own', note: '' } };
  const further = { ...document.multiples.further, [kind]: { ...empty, weight: null } };
  const added = writeField(document, 'multiples.further', further);
  const asked =
    kind === 'priceToEarnings' && added.multiples.netIncome === undefined
      ? writeField(
          added,
          'multiples.netIncome',
          document.accounts.years.at(-1)?.ratioLines?.netIncome ?? null,
        )
      : added;
  const filled = hasSectorMultiple(asked, kind, set)
    ? applySectorMultiple(asked, kind, set)
    : asked;
  return withWeights(filled, before.set(kind, mean));
};

/** Removes a multiple; its share is distributed to the others. When only EV/EBITDA remains, the weights are removed. */
export const removeMultiple = (
  document: ValuationDocument,
  kind: FurtherMultipleKind,
): ValuationDocument => {
  const without = writeField(document, `multiples.further.${kind}`, undefined);
  const asked =
    kind === 'priceToEarnings' ? writeField(without, 'multiples.netIncome', undefined) : without;
  if (chosenKinds(asked).length > 1) return withWeights(asked, weightsOf(asked));
  return writeField(
    writeField(asked, 'multiples.further', undefined),
    'multiples.evToEbitdaWeight',
    undefined,
  );
};

/** Whether the price-earnings ratio proposed for a bank is still empty. */
export const isBlankPriceEarnings = ({
  multiples: { evToEbitdaWeight, further },
}: ValuationDocument): boolean =>
  evToEbitdaWeight === 0 && further?.priceToEarnings?.central === null;

/**
 * Includes EV/EBITDA among the used multiples: instead of an empty price-earnings ratio, otherwise in addition to the
 * others.
 */
export const withEvToEbitda = (document: ValuationDocument): ValuationDocument => {
  if (document.multiples.evToEbitdaWeight !== 0) return document;
  if (isBlankPriceEarnings(document)) return removeMultiple(document, 'priceToEarnings');
  const others = weightsOf(document);
  const sum = [...others.values()].reduce((total, weight) => total + weight, 0);
  const mean = others.size > 1 && sum > 0 ? sum / (others.size - 1) : 1;
  return withWeights(document, others.set('evToEbitda', mean));
};
