import {
  type FieldIssue,
  type FieldIssueCode,
  toFieldIssues,
} from '@valia/domain/errors/field-issue.ts';
import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '@valia/domain/valuations/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseDate } from '@valia/i18n/parse-date.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { takesScenarioName } from '../analysis/model/analysis-cells.ts';
import { fieldValue, schemaPath, writeCell } from './cell-paths.ts';
import { readComparableType } from './comparable-type.ts';
import { type FieldKind, fieldKind, isCostField } from './field-kind.ts';
import { withoutSourceOf } from './source-notes.ts';

export type Acceptance =
  | { document: ValuationDocument; issue: null }
  | { document: null; issue: FieldIssue };

const longestNumber = 30;

const refusal = (
  path: string,
  code: FieldIssueCode,
  params: FieldIssue['params'] = {},
): Acceptance => ({
  document: null,
  issue: { path, code, params },
});

const numberKinds = {
  money: 'money',
  rate: 'rate',
  multiple: 'multiple',
  decimal: 'number',
  quantity: 'money',
  days: 'number',
  integer: 'integer',
  count: 'integer',
} as const;

const readNumberText = (
  text: string,
  kind: keyof typeof numberKinds,
  { language, currency }: { language: Language; currency: string },
): number | null | FieldIssueCode => {
  if (hasRefusedCharacter(text)) return 'not-allowed-character';
  if (text.replaceAll(/\D/gu, '').length > longestNumber) return 'too-long';
  const value = parseNumber(text, { language, kind: numberKinds[kind], currency });
  if (value === 'invalid') return 'not-a-number';
  if (numberKinds[kind] === 'integer' && value !== null && !Number.isInteger(value))
    return 'not-a-number';
  return value;
};

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
  if (takesScenarioName(document, path, value)) return refusal(path, 'name-taken');
  const written = writeCell(document, path, value);
  const isSame = Object.is(fieldValue(document, path), fieldValue(written, path));
  const changed = isSame ? written : withoutSourceOf(written, path);
  const issue = schemaIssueAt(changed, schemaPath(path));
  return issue === null
    ? { document: changed, issue: null }
    : { document: null, issue: { ...issue, path } };
};

const neverEmpty =
  /\.(holdYears|reachYear)$|^range\.|^projection\.years$|\.overrides\.\d+\.value$|\.amount$|^analysis\.(?:sensitivity\.|monteCarlo\.(?:trials|seed|drivers))/u;

/** What a person typed into a field of this kind, in their language's number format; empty means "not given". */
export const acceptText = (
  document: ValuationDocument,
  path: string,
  text: string,
  language: Language,
  kind: FieldKind = fieldKind(path),
): Acceptance => {
  if (kind === 'text') return acceptValue(document, path, text);
  if (kind === 'comparable-type') {
    const type = readComparableType(text);
    if (text.trim() === '') return acceptValue(document, path, undefined);
    return type === null ? refusal(path, 'not-in-list') : acceptValue(document, path, type);
  }
  if (kind === 'date') {
    const day = parseDate(text);
    return day === undefined ? refusal(path, 'not-a-date') : acceptValue(document, path, day);
  }
  const value = readNumberText(text, kind, { language, currency: document.currency });
  if (typeof value === 'string') {
    return refusal(path, value, value === 'too-long' ? { maximum: longestNumber } : {});
  }
  if (value === null && neverEmpty.test(path)) return refusal(path, 'required');
  return acceptValue(document, path, value !== null && isCostField(path) ? Math.abs(value) : value);
};
