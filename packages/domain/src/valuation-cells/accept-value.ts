import { parseOver } from '../stored-documents/parse-over.ts';
import type { FieldIssue } from '../errors/field-issue.ts';
import { toFieldIssues } from '../errors/to-field-issues.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { takesScenarioName } from '../valuation-analysis/analysis-cells.ts';
import { fieldValue, schemaPath, writeCell } from './cell-paths.ts';
import { withoutSourceOf } from '../valuation-fields/source-notes.ts';

export type Acceptance =
  | { document: ValuationDocument; issue: null }
  | { document: null; issue: FieldIssue };

type Checked = ReturnType<typeof valuationDocumentSchema.safeParse>;

/** The first thing the document's schema has against the value at or beneath this path. */
const schemaIssueAt = (checked: Checked, path: string): FieldIssue | null => {
  if (checked.success) return null;
  return (
    toFieldIssues(checked.error).find((issue) => `${issue.path}.`.startsWith(`${path}.`)) ?? null
  );
};

/** A text as the schema takes it: on one line where its field has one. A blank at its end may be between two words. */
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

/** The document with `value` at `path`, or what its schema has against it. */
export const acceptValue = (
  document: ValuationDocument,
  path: string,
  value: unknown,
): Acceptance => {
  if (takesScenarioName(document, path, value))
    return { document: null, issue: { path, code: 'name-taken', params: {} } };
  const written = writeCell(document, path, value);
  const isSame = Object.is(fieldValue(document, path), fieldValue(written, path));
  const changed = isSame ? written : withoutSourceOf(written, path);
  const checked = parseOver(valuationDocumentSchema, changed, document);
  const issue = schemaIssueAt(checked, schemaPath(path));
  return issue === null
    ? { document: withTextAsRead(changed, path, checked), issue: null }
    : { document: null, issue: { ...issue, path } };
};
