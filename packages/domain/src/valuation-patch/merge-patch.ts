import { setProjectedYears } from '../valuation-years/driver-edits.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { parseOver } from '../stored-documents/parse-over.ts';
import { withoutStrayYears } from '../valuation-merge/merge-documents.ts';
import { applyPatch, holdsPatch, type Patched } from './apply-patch.ts';
import { diffDocuments } from './diff-documents.ts';
import type { DocumentPatch } from './patch-schema.ts';

/** Each series as long as the projection, no year without its neighbours. */
const settled = (document: ValuationDocument): ValuationDocument =>
  withoutStrayYears(setProjectedYears(document, document.projection.years));

/** Whether nothing that either wrote has to go so that the whole holds together. */
const isWhole = (document: ValuationDocument, whole: ValuationDocument, patch: DocumentPatch) =>
  parseOver(valuationDocumentSchema, whole, document).success &&
  holdsPatch(whole, patch) &&
  diffDocuments(document, whole).every(({ before }) => before === undefined);

/**
 * Puts changes upon a version that somebody else saved meanwhile. Where the two would not make one whole (a series of
 * other years, a list too long), every change is a conflict: a person decides.
 */
export const mergePatch = (theirs: ValuationDocument, patch: DocumentPatch): Patched => {
  const applied = applyPatch(theirs, patch);
  if (applied.conflicts.length > 0) return applied;
  const parsed = parseOver(valuationDocumentSchema, applied.document, theirs);
  const whole = parsed.success ? settled(parsed.data) : null;
  if (parsed.success && whole !== null && isWhole(parsed.data, whole, patch))
    return { document: whole, conflicts: [] };
  const conflicts = patch.map(({ key, after }) => ({ key, mine: after, theirs: undefined }));
  return { document: theirs, conflicts };
};
