import { setProjectedYears } from '../valuation-years/driver-edits.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { parseReplacement } from '../stored-documents/parse-replacement.ts';
import { withoutStrayYears } from '../valuation-merge/merge-documents.ts';
import { applyPatch, isPatchApplied, type Patched } from './apply-patch.ts';
import { diffDocuments } from './diff-documents.ts';
import type { DocumentPatch } from './patch-schema.ts';

/** Each series has the length of the projection, and no year is isolated from its neighbours. */
const settled = (document: ValuationDocument): ValuationDocument =>
  withoutStrayYears(setProjectedYears(document, document.projection.years));

/** Whether the combined document is valid without losing any change of either user. */
const isWhole = (document: ValuationDocument, whole: ValuationDocument, patch: DocumentPatch) =>
  parseReplacement(valuationDocumentSchema, whole, document).success &&
  isPatchApplied(whole, patch) &&
  diffDocuments(document, whole).every(({ before }) => before === undefined);

/**
 * Applies changes to a version that another user has saved in the meantime. When the result would not be valid (a
 * series of other years, a list too long), every change is a conflict that the user decides.
 */
export const mergePatch = (theirs: ValuationDocument, patch: DocumentPatch): Patched => {
  const applied = applyPatch(theirs, patch);
  if (applied.conflicts.length > 0) return applied;
  const parsed = parseReplacement(valuationDocumentSchema, applied.document, theirs);
  const whole = parsed.success ? settled(parsed.data) : null;
  if (parsed.success && whole !== null && isWhole(parsed.data, whole, patch))
    return { document: whole, conflicts: [] };
  const conflicts = patch.map(({ key, after }) => ({ key, mine: after, theirs: undefined }));
  return { document: theirs, conflicts };
};
