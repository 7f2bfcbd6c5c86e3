import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { figureLineNames } from '@valia/domain/templates/figure-line-names.ts';
import type { PrintedValue, PrintedValues } from '@valia/domain/templates/merge-template.ts';
import { inThreeLanguages, type TemplateField } from '@valia/domain/templates/template-field.ts';
import { getTemplateField, isTemplateField } from '@valia/domain/templates/template-fields.ts';
import type {
  FigureTable,
  SourcedValue,
  SourcedValues,
  TypedValue,
  TypedValues,
} from '@valia/domain/templates/template-values.ts';
import { formatDate, formatMoney, formatNumber, formatRate } from '../format.ts';
import type { Language } from '../languages.ts';

const methods = {
  dcf: inThreeLanguages(
    'de descuento de flujos de caja',
    'de descompte de fluxos de caixa',
    'discounted cash flow',
  ),
  multiples: inThreeLanguages(
    'de múltiplos comparables',
    'de múltiples comparables',
    'comparable multiples',
  ),
  mixed: inThreeLanguages('mixto', 'mixt', 'mixed'),
};
const answers = {
  yes: inThreeLanguages('sí', 'sí', 'yes'),
  no: inThreeLanguages('no', 'no', 'no'),
};
const item = inThreeLanguages('Concepto', 'Concepte', 'Item');
const upTo = inThreeLanguages('hasta', 'fins a', 'up to');
const moreThan = inThreeLanguages('más de', 'més de', 'more than');
const between = inThreeLanguages(
  'entre {low} y {high}',
  'entre {low} i {high}',
  'between {low} and {high}',
);

const text = (given: string): PrintedValue => ({ kind: 'text', text: given });

/** Round figures in millions, or in thousands for smaller amounts. */
const roundMoney = (amount: number, currency: string, language: Language): string =>
  formatMoney(amount, { language, currency });

const printBand = (
  { low, high, currency }: Extract<SourcedValue, { kind: 'band' }>,
  language: Language,
): string => {
  const [from, to] = [low, high].map((amount) => roundMoney(amount ?? 0, currency, language));
  if (high === null) return `${moreThan[language]} ${from}`;
  if (low === 0) return `${upTo[language]} ${to}`;
  return between[language].replace('{low}', from ?? '').replace('{high}', to ?? '');
};

const printTable = (
  { years, rows }: FigureTable,
  currency: string,
  language: Language,
): PrintedValue => ({
  kind: 'table',
  head: [item[language], ...years.map(String)],
  rows: rows.map(({ label, figures }) => [
    label.kind === 'text' ? label.text : (figureLineNames[label.line]?.[language] ?? label.line),
    ...figures.map((value) => (value === null ? '–' : formatMoney(value, { language, currency }))),
  ]),
});

const printSourced = (value: SourcedValue, language: Language): PrintedValue => {
  switch (value.kind) {
    case 'text':
      return text(value.text);
    case 'date':
      return text(formatDate(value.date, language, 'long'));
    case 'integer':
      return text(formatNumber(value.value, { language }));
    case 'money':
      return text(formatMoney(value.amount, { language, currency: value.currency }));
    case 'sector':
      return text(findSector(value.code)?.names[language] ?? value.code);
    case 'province':
      return text(findProvince(value.code)?.names[language] ?? value.code);
    case 'method':
      return text(methods[value.method][language]);
    case 'band':
      return text(printBand(value, language));
    case 'table':
      return printTable(value.table, value.currency, language);
  }
};

/** As many decimals as the rate has, at most two. */
const printRate = (value: number, language: Language): string => {
  const hundredths = Math.round(value * 10_000);
  const decimals = [0, 1].find((places) => hundredths % 10 ** (2 - places) === 0) ?? 2;
  return formatRate(value, { language, decimals });
};

const linesOf = (given: string): string[] =>
  given
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const printRows = (given: string, field: TemplateField, language: Language): PrintedValue => {
  const head = (field.columns ?? []).map((column) => column[language]);
  const rows = linesOf(given).map((line) => {
    const cells = line.split(';').map((cell) => cell.trim());
    return head.map((_, column) => cells[column] ?? '');
  });
  return { kind: 'table', head, rows };
};

const printNumber = (value: number, field: TemplateField, language: Language): string => {
  if (field.kind === 'money')
    return formatMoney(value, { language, decimals: Number.isInteger(value) ? 0 : 2 });
  return field.kind === 'rate' ? printRate(value, language) : formatNumber(value, { language });
};

const printTyped = (value: TypedValue, field: TemplateField, language: Language): PrintedValue => {
  if (typeof value === 'boolean')
    return { kind: 'flag', isSet: value, text: answers[value ? 'yes' : 'no'][language] };
  if (typeof value === 'number') return text(printNumber(value, field, language));
  if (field.kind === 'date') return text(formatDate(value, language, 'long'));
  if (field.kind === 'lines') return { kind: 'lines', lines: linesOf(value) };
  return field.kind === 'rows' ? printRows(value, field, language) : text(value);
};

/**
 * The values of a document, formatted in its language; values typed in the document take precedence over the product's.
 */
export const printTemplateValues = (
  { sourced, typed }: { sourced: SourcedValues; typed: TypedValues },
  language: Language,
): PrintedValues => {
  const printed = new Map<string, PrintedValue>();
  for (const [key, value] of Object.entries(sourced))
    if (value !== undefined) printed.set(key, printSourced(value, language));
  for (const [key, value] of Object.entries(typed))
    if (value !== undefined && isTemplateField(key))
      printed.set(key, printTyped(value, getTemplateField(key), language));
  return printed;
};
