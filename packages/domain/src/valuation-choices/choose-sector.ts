import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { chosenKinds, originOf, takeSectorMultiple } from './multiple-edits.ts';
import { sectorNote } from './sector-note.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const sectorInputs = ['unleveredBeta', 'debtToEquity'] as const;
const cashField = 'costOfCapital.cashToFirmValue';

/** A figure that an earlier sector brought. */
const isOfSector = ({ sources }: ValuationDocument, path: string): boolean =>
  sources[path]?.code === 'damodaran-europe-sector-average';

/**
 * Another sector: its multiples come along unless the adviser wrote their own, and its beta and debt ratio fill
 * what is empty or was an earlier sector's, each with its source.
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
  const withMultiples = chosenKinds(document)
    .filter(
      (kind) =>
        originOf(document, kind)?.kind === 'sector' || (kind === 'evToEbitda' && isUnwritten),
    )
    .reduce((changed, kind) => takeSectorMultiple(changed, kind, set), chosen);
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
