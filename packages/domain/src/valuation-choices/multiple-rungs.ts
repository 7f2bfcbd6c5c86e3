import { knownComparables } from '@valia/valuation/multiples/known-comparables.ts';
import { quartilesFrom } from '@valia/valuation/multiples/range-of-comparables.ts';
import { type Rung, rungs } from '@valia/valuation/multiples/used-rung.ts';
import { privateDealOfSale } from '../comparables/private-deal-of-sale.ts';
import type { OwnSale, PlatformSales } from '../sectors/sector-sales-schema.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { maxComparables } from '../valuations/document/multiples-schema.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { hasUsableSectorMultiple, applySectorMultiple } from './multiple-edits.ts';

type DealMultiples = NonNullable<ValuationDocument['multiples']['deals']>;

/** The minimum number of own sales whose median is proposed. */
export const minOwnDeals = quartilesFrom;

/** The deal multiples of the company's sector in an edition; null when it has none. */
const dealsOf = (
  { company }: ValuationDocument,
  set: SectorMultiples | null,
): DealMultiples | null => {
  const sector = set?.sectors.find(({ code }) => code === company.sector);
  if (set?.deals === undefined || sector?.deals === undefined) return null;
  const { sources: _sources, ...figures } = sector.deals;
  const means = sector.evMultiplesMeaningful;
  return {
    setId: set.setId,
    sector: sector.code,
    ...set.deals,
    ...figures,
    listed: means ? sector.central : null,
    listedSample: means ? { firms: sector.firms, date: set.date, source: set.source } : null,
  };
};

/** Stores the edition's deal multiples with the valuation; nothing else changes, so no value changes. */
export const storeEditionDeals = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): ValuationDocument => {
  const deals = dealsOf(document, set);
  return deals === null ? document : writeField(document, 'multiples.deals', deals);
};

const ofSector = <Sale extends { sector: string }>(
  { company }: ValuationDocument,
  sales: readonly Sale[] | undefined,
): Sale[] => (sales ?? []).filter(({ sector }) => sector === company.sector);

/** The adviser's own sales in the company's sector, except those excluded from its comparables. */
const ownSales = (document: ValuationDocument, set: SectorMultiples | null): OwnSale[] => {
  const leftOut = (document.multiples.comparables ?? []).filter(({ included }) => !included);
  const ids = new Set(leftOut.map(({ id }) => id));
  return ofSector(document, set?.sales?.own).filter(({ id }) => !ids.has(id));
};

/** Removes own sales of the company's previous sector; deals typed for this company remain. */
const ofThisSector = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): NonNullable<ValuationDocument['multiples']['comparables']> => {
  const others = (set?.sales?.own ?? []).filter(({ sector }) => sector !== document.company.sector);
  const ids = new Set(others.map(({ id }) => id));
  return (document.multiples.comparables ?? []).filter(({ id }) => !ids.has(id));
};

/**
 * The closing dates, when known, of the deals on which a valuation would be based: those typed for it, and own sales.
 */
export const datesOfOwnDeals = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): (string | null)[] => {
  const typed = ofThisSector(document, set).filter(
    ({ included, type }) => included && type === 'private-deal',
  );
  const ids = new Set(typed.map(({ id }) => id));
  const others = ownSales(document, set).filter(({ id }) => !ids.has(id));
  return [...typed.map(({ date }) => date), ...others.map(({ closedOn }) => closedOn)];
};

const withOwnDeals = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): ValuationDocument => {
  const known = ofThisSector(document, set);
  const ids = new Set(known.map(({ id }) => id));
  const room = Math.max(0, maxComparables - known.length);
  const added = ownSales(document, set)
    .filter(({ id }) => !ids.has(id))
    .slice(0, room)
    .map(privateDealOfSale);
  const { evToEbitda } = document.multiples;
  return {
    ...document,
    multiples: {
      ...document.multiples,
      ...(known.length + added.length > 0 && { comparables: [...known, ...added] }),
      evToEbitda: { ...evToEbitda, origin: { kind: 'comparables', type: 'private-deal' } },
    },
  };
};

const ownFigures = (
  document: ValuationDocument,
  figures: Record<'low' | 'central' | 'high', number>,
  evidence: NonNullable<
    Extract<ValuationDocument['multiples']['evToEbitda']['origin'], { kind: 'own' }>['evidence']
  >,
): ValuationDocument => ({
  ...document,
  multiples: {
    ...document.multiples,
    evToEbitda: {
      ...figures,
      origin: { kind: 'own', note: '', type: 'private-deal', evidence },
    },
  },
});

const platformOf = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): PlatformSales | null => ofSector(document, set?.sales?.platform)[0] ?? null;

const withPlatform = (
  document: ValuationDocument,
  { sector: _sector, low, median, high, ...sample }: PlatformSales,
): ValuationDocument =>
  ownFigures(document, { low, central: median, high }, { kind: 'platform', ...sample });

/** Bases the size adjustment of listed multiples on deal prices. A typed adjustment remains. */
export const withSizeStepByDeals = (document: ValuationDocument): ValuationDocument => {
  const { deals, sizeStep } = document.multiples;
  return deals === undefined || sizeStep.mode === 'manual'
    ? document
    : writeField(document, 'multiples.sizeStep', { mode: 'auto', basis: 'deals' });
};

/**
 * Switches the size adjustment to the calculated one, based on deals when they are known, or to a typed one that starts
 * with the current value.
 */
export const chooseSizeStep = (
  document: ValuationDocument,
  mode: 'auto' | 'manual',
  applied: number | null,
): ValuationDocument => {
  if (mode === 'manual')
    return writeField(document, 'multiples.sizeStep', { mode, value: applied });
  return withSizeStepByDeals(writeField(document, 'multiples.sizeStep', { mode }));
};

/** Whether all included private deals are own sales, of whatever sector, and none was typed for this company. */
export const isBasedOnOwnSales = (
  { multiples }: ValuationDocument,
  set: SectorMultiples | null,
): boolean => {
  const ids = new Set((set?.sales?.own ?? []).map(({ id }) => id));
  return (multiples.comparables ?? []).every(
    ({ id, included, type }) => !included || type !== 'private-deal' || ids.has(id),
  );
};

/** The number of own sales in its sector on which a valuation could be based. */
export const ownSalesCount = (document: ValuationDocument, set: SectorMultiples | null): number =>
  ownSales(document, set).length;

const withSomeDeals = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): ValuationDocument | null => {
  const taken = withOwnDeals(document, set);
  return knownComparables(taken.multiples, 'evToEbitda').length === 0 ? null : taken;
};

/**
 * Applies EV/EBITDA from one kind of evidence, and stores the edition's deal multiples; null when this evidence does
 * not exist. Thin evidence is accepted too: whether it is enough to be proposed is decided elsewhere.
 */
export const applyRung = (
  document: ValuationDocument,
  rung: Rung,
  set: SectorMultiples | null,
): ValuationDocument | null => {
  const kept = withSizeStepByDeals(storeEditionDeals(document, set));
  const { deals } = kept.multiples;
  switch (rung) {
    case 'own-deals':
      return withSomeDeals(kept, set);
    case 'platform': {
      const platform = platformOf(kept, set);
      return platform === null ? null : withPlatform(kept, platform);
    }
    case 'sme-deals':
      if (deals === undefined || deals.sector !== kept.company.sector) return null;
      return ownFigures(
        kept,
        { low: deals.low, central: deals.base, high: deals.high },
        { kind: 'sme-deals' },
      );
    case 'listed':
      return set === null || !hasUsableSectorMultiple(kept, 'evToEbitda', set)
        ? null
        : applySectorMultiple(kept, 'evToEbitda', set);
  }
};

/** Enterprise value is not meaningful for banks and insurers, so no deal multiple is proposed for them. */
const isProposed = (
  document: ValuationDocument,
  rung: Rung,
  set: SectorMultiples | null,
): boolean => {
  if (rung === 'own-deals') return ownSalesCount(document, set) >= minOwnDeals;
  if (rung !== 'sme-deals') return true;
  const sector = set?.sectors.find(({ code }) => code === document.company.sector);
  return sector?.evMultiplesMeaningful === true;
};

/** The proposed kind of evidence: the closest one with enough data. Null when there is none. */
export const proposedRung = (
  document: ValuationDocument,
  set: SectorMultiples | null,
): Rung | null =>
  rungs.find(
    (rung) => isProposed(document, rung, set) && applyRung(document, rung, set) !== null,
  ) ?? null;
