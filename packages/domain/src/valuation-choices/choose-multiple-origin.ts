import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { chooseOrigin, type OriginKind, originOf } from './multiple-edits.ts';
import { typedFromEvidence } from './multiple-ladder.ts';
import { applyRung } from './multiple-rungs.ts';

/** The deals that a multiple rests on; null where it is typed, of listed companies or of own comparables. */
export const evidenceOf = (document: ValuationDocument, kind: MultipleKind) => {
  const origin = originOf(document, kind);
  return origin?.kind === 'own' ? (origin.evidence ?? null) : null;
};

/** Another origin. One that rested on deals is written out to be typed over; listed companies come with their step. */
export const chooseMultipleOrigin = (
  document: ValuationDocument,
  kind: MultipleKind,
  origin: OriginKind,
  set: SectorMultiples | null,
): ValuationDocument => {
  if (origin === 'own' && evidenceOf(document, kind) !== null) return typedFromEvidence(document);
  const listed =
    origin === 'sector' && kind === 'evToEbitda' ? applyRung(document, 'listed', set) : null;
  return listed ?? chooseOrigin(document, kind, origin, set);
};
