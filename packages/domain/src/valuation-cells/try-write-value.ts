import { parseReplacement } from '../stored-documents/parse-replacement.ts';
import type { FieldIssue } from '../errors/field-issue.ts';
import { toFieldIssues } from '../errors/to-field-issues.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { isScenarioNameConflict } from '../valuation-analysis/analysis-cells.ts';
import { fieldValue, schemaPath, writeCell } from './cell-paths.ts';
import { withoutSourceOf } from '../valuation-fields/source-notes.ts';

export type WriteValueResult =
  | { document: ValuationDocument; issue: null }
  | { document: null; issue: FieldIssue };

type Checked = ReturnType<typeof valuationDocumentSchema.safeParse>;

/** The first schema issue of the value at or below this path. */
const schemaIssueAt = (checked: Checked, path: string): FieldIssue | null => {
  if (checked.success) return null;
  return (
    toFieldIssues(checked.error).find((issue) => `${issue.path}.`.startsWith(`${path}.`)) ?? null
  );
};

/**
 * Stores the text as the schema normalizes it, for example on one line. A space at its end is kept, because the user
 * may be between two words.
 */
const withTextAsRead = (
  document: ValuationDocument,
  path: string,
  checked: Checked,
): ValuationDocument => {
  const text = fieldValue(document, path);
  const read = checked.success ? fieldValue(checked.data, path) : null;
  return typeof text === 'string' && typeof read === 'string' && read !== text.trim()
    ? writeCell(document, path, read)
    : document;
};

/** The document with `value` at `path`, or the issue that its schema reports. */
export const tryWriteValue = (
  document: ValuationDocument,
  path: string,
  value: unknown,
): WriteValueResult => {
  if (isScenarioNameConflict(document, path, value))
    return { document: null, issue: { path, code: 'name-taken', params: {} } };
  const written = writeCell(document, path, value);
  const isSame = Object.is(fieldValue(document, path), fieldValue(written, path));
  const changed = isSame ? written : withoutSourceOf(written, path);
  const checked = parseReplacement(valuationDocumentSchema, changed, document);
  const issue = schemaIssueAt(checked, schemaPath(path));
  return issue === null
    ? { document: withTextAsRead(changed, path, checked), issue: null }
    : { document: null, issue: { ...issue, path } };
};
