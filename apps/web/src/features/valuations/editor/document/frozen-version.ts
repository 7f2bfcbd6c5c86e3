import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';

/** What another engine made of a document when the valuation was completed. */
export interface FrozenVersion {
  document: ValuationDocument;
  outcome: ValuationOutcome;
  engineVersion: string;
}

/** Changes typed after the completion, and not saved any more, have no frozen outcome. */
export const isOfDocument = (version: FrozenVersion, document: ValuationDocument): boolean =>
  version.document === document || canonicalJson(version.document) === canonicalJson(document);

/** Null where the server answered no outcome: this engine gives it again. */
export const frozenVersionOf = ({
  outcome,
  ...version
}: Omit<FrozenVersion, 'outcome'> & {
  outcome: ValuationOutcome | null;
}): FrozenVersion | null => outcome && { ...version, outcome };
