import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { chooseOrigin, type OriginKind, originOf } from './multiple-edits.ts';
import { toTypedMultiple } from './multiple-ladder.ts';
import { applyRung } from './multiple-rungs.ts';

/** The deals on which a multiple is based; null when it is typed, or based on listed companies or own comparables. */
export const dealEvidenceOf = (document: ValuationDocument, kind: MultipleKind) => {
  const origin = originOf(document, kind);
  return origin?.kind === 'own' ? (origin.evidence ?? null) : null;
};

/**
 * Switches the origin. A multiple based on deals becomes a typed one with the same figures; listed companies include
 * their size adjustment.
 */
export const chooseMultipleOrigin = (
  document: ValuationDocument,
  kind: MultipleKind,
  origin: OriginKind,
  set: SectorMultiples | null,
): ValuationDocument => {
  if (origin === 'own' && dealEvidenceOf(document, kind) !== null) return toTypedMultiple(document);
  const listed =
    origin === 'sector' && kind === 'evToEbitda' ? applyRung(document, 'listed', set) : null;
  return listed ?? chooseOrigin(document, kind, origin, set);
};
