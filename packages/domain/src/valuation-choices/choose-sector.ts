import { usedRung } from '@valia/valuation/multiples/used-rung.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import {
  addMultiple,
  chosenKinds,
  isBlankPriceEarnings,
  originOf,
  removeMultiple,
  applySectorMultiple,
  weightField,
} from './multiple-edits.ts';
import { storeEditionDeals, proposedRung, isBasedOnOwnSales, applyRung } from './multiple-rungs.ts';
import { sectorNote } from './sector-note.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const sectorInputs = ['unleveredBeta', 'debtToEquity'] as const;
const cashField = 'costOfCapital.cashToFirmValue';

/** Whether a figure was set from an earlier sector. */
const isOfSector = ({ sources }: ValuationDocument, path: string): boolean =>
  sources[path]?.code === 'damodaran-europe-sector-average';

/** Whether EV/EBITDA is still the proposed one, or empty: only then does another sector replace it. */
const isAsProposed = (document: ValuationDocument, set: SectorMultiples): boolean => {
  const { multiples } = document;
  const { origin, central } = multiples.evToEbitda;
  if (usedRung(multiples) === 'own-deals') return isBasedOnOwnSales(document, set);
  if (origin.kind === 'sector') return multiples.sizeStep.mode === 'auto';
  return origin.kind === 'own' && (central === null || origin.evidence !== undefined);
};

/** For a bank or an insurer, the price-earnings ratio instead of EV/EBITDA; the user enters it. */
const withEarningsAlone = (
  document: ValuationDocument,
  set: SectorMultiples,
): ValuationDocument => {
  if (chosenKinds(document).length > 1) return document;
  const added = addMultiple(document, 'priceToEarnings', set);
  return writeField(
    writeField(added, weightField('evToEbitda'), 0),
    weightField('priceToEarnings'),
    1,
  );
};

/** EV/EBITDA as proposed for the sector; for a sector without one, the multiple that suits it. */
const withProposal = (document: ValuationDocument, set: SectorMultiples): ValuationDocument => {
  const kept = storeEditionDeals(
    isBlankPriceEarnings(document) ? removeMultiple(document, 'priceToEarnings') : document,
    set,
  );
  if (!isAsProposed(kept, set)) return kept;
  const rung = proposedRung(kept, set);
  if (rung !== null) return applyRung(kept, rung, set) ?? kept;
  return withEarningsAlone(applySectorMultiple(kept, 'evToEbitda', set), set);
};

/**
 * Switches the sector: the closest evidence for prices of its companies is applied unless the adviser entered their
 * own, and its beta and debt ratio replace empty values and those of an earlier sector, each with its source.
 */
export const chooseSector = (
  document: ValuationDocument,
  code: string | null,
  set: SectorMultiples | null,
): ValuationDocument => {
  const chosen = { ...document, company: { ...document.company, sector: code } };
  const sector = set?.sectors.find((candidate) => candidate.code === code);
  if (set === null || sector === undefined) return chosen;
  const { origin, central } = document.multiples.evToEbitda;
  const isUnwritten = origin.kind === 'own' && central === null;
  const ofSector = chosenKinds(document)
    .filter(
      (kind) =>
        originOf(document, kind)?.kind === 'sector' || (kind === 'evToEbitda' && isUnwritten),
    )
    .reduce((changed, kind) => applySectorMultiple(changed, kind, set), chosen);
  const withMultiples = set.deals === undefined ? ofSector : withProposal(ofSector, set);
  const source = sectorNote(set);
  const withCash = isOfSector(document, cashField)
    ? writeField(withMultiples, cashField, sector.cashToFirmValue ?? undefined)
    : withMultiples;
  return sectorInputs.reduce((changed, name) => {
    const path = `costOfCapital.buildUp.${name}`;
    if (document.costOfCapital.buildUp[name] !== null && !isOfSector(document, path))
      return changed;
    const written = writeField(changed, path, sector[name]);
    return { ...written, sources: { ...written.sources, [path]: source } };
  }, withCash);
};
