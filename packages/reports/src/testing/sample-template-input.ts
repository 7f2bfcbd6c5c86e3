import type { UserLanguage } from '@valia/domain/accounts/user-languages.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { LibraryTemplate } from '@valia/domain/templates/read-library.ts';
import type { TemplateFieldKind } from '@valia/domain/templates/template-field.ts';
import { templateFields } from '@valia/domain/templates/template-fields.ts';
import type { TemplatePrintInput } from '@valia/domain/templates/template-printer.ts';
import type { TypedValue, TypedValues } from '@valia/domain/templates/template-values.ts';
import { valuationTemplateValues } from '@valia/domain/templates/valuation-template-values.ts';
import { extractValuation } from '@valia/domain/valuations/extract-valuation.ts';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';

const samples: Readonly<Record<Exclude<TemplateFieldKind, 'table'>, TypedValue>> = {
  text: 'Ana Ruiz & Hijos <S.L.>',
  'long-text': 'Dos líneas\ncon {{price}} y **signos**',
  lines: 'Primero\nSegundo',
  rows: 'Hasta 1 M€; 5 %; a; b; c\nResto; 3 %',
  date: '2026-11-23',
  money: 150_000,
  rate: 0.25,
  integer: 12,
  flag: true,
};

const typed: TypedValues = Object.fromEntries(
  Object.entries(templateFields).flatMap(([key, { kind, source }]) =>
    kind === 'table' || source === 'valuation' ? [] : [[key, samples[kind]]],
  ),
);

const sourced = () => {
  const document = valdeorzaDocument();
  const outcome = valueCompany(toValuationInputs(document));
  return valuationTemplateValues({
    document,
    outcome,
    extract: extractValuation(document, outcome),
  });
};

/** A document of the library with a value for every field, or for none. */
export const sampleTemplateInput = (
  { names, sources }: LibraryTemplate,
  language: UserLanguage,
  given: 'all' | 'none' = 'all',
): Omit<TemplatePrintInput, 'format'> => ({
  language,
  name: names[language],
  versionNumber: 1,
  source: sources[language],
  sourced: given === 'all' ? sourced() : {},
  typed: given === 'all' ? typed : {},
  isDraft: given === 'none',
  brandColor: null,
  issuedAt: '2026-11-23T10:00:00.000Z',
});
