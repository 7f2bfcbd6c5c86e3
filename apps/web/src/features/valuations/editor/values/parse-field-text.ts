import type { FieldIssue, FieldIssueCode } from '@valia/domain/errors/field-issue.ts';
import { hasForbiddenCharacter } from '@valia/domain/text/forbidden-character.ts';
import { normaliseLine } from '@valia/domain/text/normalise-text.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseDate } from '@valia/i18n/dates/parse-date.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import {
  type WriteValueResult,
  tryWriteValue,
} from '@valia/domain/valuation-cells/try-write-value.ts';
import { readComparableType } from './comparable-type.ts';
import { type FieldKind, fieldKind, isCostField } from './field-kind.ts';

const longestNumber = 30;

const refusal = (
  path: string,
  code: FieldIssueCode,
  params: FieldIssue['params'] = {},
): WriteValueResult => ({
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
  if (hasForbiddenCharacter(normaliseLine(text))) return 'not-allowed-character';
  if (text.replaceAll(/\D/gu, '').length > longestNumber) return 'too-long';
  const value = parseNumber(text, { language, kind: numberKinds[kind], currency });
  if (value === 'invalid') return 'not-a-number';
  if (numberKinds[kind] === 'integer' && value !== null && !Number.isInteger(value))
    return 'not-a-number';
  return value;
};

const neverEmpty =
  /\.(holdYears|reachYear)$|^range\.|^projection\.years$|\.overrides\.\d+\.value$|\.amount$|^analysis\.(?:sensitivity\.|monteCarlo\.(?:trials|seed|drivers))/u;

/** Parses a text typed into a field of this kind, in the user's number format; an empty text means "not given". */
export const parseFieldText = (
  document: ValuationDocument,
  path: string,
  text: string,
  language: Language,
  kind: FieldKind = fieldKind(path),
): WriteValueResult => {
  if (kind === 'text') return tryWriteValue(document, path, text);
  if (kind === 'comparable-type') {
    const type = readComparableType(text);
    if (text.trim() === '') return tryWriteValue(document, path, undefined);
    return type === null ? refusal(path, 'not-in-list') : tryWriteValue(document, path, type);
  }
  if (kind === 'date') {
    const day = parseDate(text);
    return day === undefined ? refusal(path, 'not-a-date') : tryWriteValue(document, path, day);
  }
  const value = readNumberText(text, kind, { language, currency: document.currency });
  if (typeof value === 'string') {
    return refusal(path, value, value === 'too-long' ? { maximum: longestNumber } : {});
  }
  if (value === null && neverEmpty.test(path)) return refusal(path, 'required');
  return tryWriteValue(
    document,
    path,
    value !== null && isCostField(path) ? Math.abs(value) : value,
  );
};
