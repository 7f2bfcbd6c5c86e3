import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';

/** The result that another engine computed for a document when the valuation was completed. */
export interface FrozenVersion {
  document: ValuationDocument;
  outcome: ValuationOutcome;
  engineVersion: string;
}

/**
 * Whether a version belongs to the document: changes typed after the completion, which can no longer be saved, have no
 * frozen result.
 */
export const isVersionOfDocument = (version: FrozenVersion, document: ValuationDocument): boolean =>
  version.document === document || canonicalJson(version.document) === canonicalJson(document);

/** Null when the server sent no result: the current engine then computes the same one. */
export const toFrozenVersion = ({
  outcome,
  ...version
}: Omit<FrozenVersion, 'outcome'> & {
  outcome: ValuationOutcome | null;
}): FrozenVersion | null => outcome && { ...version, outcome };
