import { toFieldIssues, type FieldIssue } from '../errors/field-issue.ts';
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

/** The first thing the document's schema has against the value at or beneath this path. */
const schemaIssueAt = (document: ValuationDocument, path: string): FieldIssue | null => {
  const checked = valuationDocumentSchema.safeParse(document);
  if (checked.success) return null;
  return (
    toFieldIssues(checked.error).find((issue) => `${issue.path}.`.startsWith(`${path}.`)) ?? null
  );
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
  const issue = schemaIssueAt(changed, schemaPath(path));
  return issue === null
    ? { document: changed, issue: null }
    : { document: null, issue: { ...issue, path } };
};
