import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type {
  SourceNote,
  ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { describeField, formatDescription } from '@valia/i18n/fields/describe-field.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { formatDate } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { sourceText } from '@valia/i18n/product-source-texts.ts';
import { regionText } from '@valia/i18n/region-texts.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import { issueTextOf } from '@valia/i18n/formulas/known-formula-texts.ts';
import { methodsFarApartWithReason } from '@valia/i18n/valuation-issue-texts.ts';
import type { ValuationIssue } from '@valia/valuation/valuation-outcome.ts';
import { useEditor } from '../document/editor-context.ts';
import { describeFigure } from '../terms/describe-figure.ts';
import { type FieldKind, fieldKind } from '../values/field-kind.ts';
import { refusalTexts, tooManyDigitsText } from '../terms/refusal-texts.ts';
import { formatPlainNumber } from '../values/format-field-value.ts';

const samples: Record<FieldKind, number> = {
  money: 125_000,
  rate: 0.045,
  multiple: 7.5,
  decimal: 0.85,
  quantity: 1_000,
  days: 45,
  integer: 5,
  count: 250,
  text: 0,
  'comparable-type': 0,
  date: 0,
};

const exampleOf = (kind: FieldKind, language: Language): string =>
  kind === 'date'
    ? formatDate('2025-12-31', language)
    : formatPlainNumber(samples[kind], kind, language);

export const shortenText = (text: string): string =>
  text.length > 24 ? `${text.slice(0, 24)}…` : text;

const bound = (value: number | string | undefined, kind: FieldKind, language: Language): string =>
  typeof value === 'number' && kind !== 'text' && kind !== 'date'
    ? formatPlainNumber(value, kind, language)
    : `${value ?? ''}`;

export interface Descriptions {
  term: (descriptor: MessageDescriptor) => string;
  /** `of` is the document that the path belongs to, if it is not the edited one. */
  field: (path: string, of?: ValuationDocument) => string;
  figure: (id: string) => string;
  /** `of` is the document that the issue is about, if it is not the edited one. */
  issue: (issue: ValuationIssue, of?: ValuationDocument) => string;
  refusal: (issue: FieldIssue, text: string) => string;
  source: (note: SourceNote) => string;
  /** The name of a region in the sector data. */
  region: (name: string) => string;
}

/** Names and messages of the document's fields, in the current language. */
export const useDescriptions = (): Descriptions => {
  const { i18n } = useLingui();
  const { document, language } = useEditor();
  const field = (path: string, of: ValuationDocument = document): string =>
    formatDescription(i18n, describeField(path, of));
  return {
    term: (descriptor) => i18n._(descriptor),
    field,
    figure: (id) => {
      const description = describeFigure(id, document);
      const name = formatDescription(i18n, description);
      return description.point === null
        ? name
        : `${name}, ${i18n._(description.point).toLowerCase()}`;
    },
    region: (name) => regionText(name, (message) => i18n._(message)),
    source: (note) => sourceText(note, (message) => i18n._(message), language),
    issue: (issue, of) => {
      const values = { ...issue.params, field: field(issue.field, of) };
      const hasReason = ((of ?? document).reconciliation ?? '').trim() !== '';
      const text =
        issue.code === 'methods-far-apart' && hasReason
          ? methodsFarApartWithReason
          : issueTextOf(issue.code);
      return i18n._(withValues(text, values));
    },
    refusal: (issue, text) => {
      const kind = fieldKind(issue.path);
      const digits = issue.code === 'too-long' && kind !== 'text';
      const descriptor = digits ? tooManyDigitsText : refusalTexts[issue.code];
      if (descriptor === undefined) return i18n._(fieldIssueText(issue));
      const values = {
        field: field(issue.path),
        text: shortenText(text),
        example: exampleOf(kind, language),
        minimum: bound(issue.params['minimum'], kind, language),
        maximum: digits
          ? (issue.params['maximum'] ?? '')
          : bound(issue.params['maximum'], kind, language),
      };
      return i18n._(withValues(descriptor, values));
    },
  };
};
