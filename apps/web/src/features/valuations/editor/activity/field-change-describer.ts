import type { I18n } from '@lingui/core';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import type {
  FieldChange,
  FieldChangeValue,
} from '@valia/domain/valuations/activity/changed-values.ts';
import { documentLeaves } from '@valia/domain/valuations/document/document-leaves.ts';
import { amountKindAt } from '@valia/domain/valuations/document/amount-kind.ts';
import { productSourceOf } from '@valia/domain/valuations/product-sources.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describeField, formatDescription } from '@valia/i18n/fields/describe-field.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { driverTerm } from '@valia/i18n/terms/movable-driver-terms.ts';
import { productSourceTexts } from '@valia/i18n/product-source-texts.ts';
import { regionText } from '@valia/i18n/region-texts.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { currencyLabel } from '../terms/currency-label.ts';
import { fieldKind } from '../values/field-kind.ts';
import { unitNames } from '../terms/unit-names.ts';
import { formatFieldValue, formatPlainNumber } from '../values/format-field-value.ts';
import { choiceTerm } from './choice-term.ts';

/** A changed field as text. A value is null when there was none, or when it is a code without a name. */
export interface FieldChangeText {
  name: string;
  before: string | null;
  after: string | null;
}

interface Reader {
  i18n: I18n;
  language: Language;
}

type Leaf = Pick<FieldChange, 'path' | 'kind'>;

/** Fields whose text was written by a user and is shown unchanged. */
const writtenText =
  /^(company\.(name|taxId|cnae\.\w+)|client\.\w+|reconciliation|conclusion|sources\..+\.text|report\..+\.(es|ca|en|value|text|period)|report\.place|.+\.(reason|reasonSource|support|label|note|name|source))$/;

/**
 * The year that identifies a list item, wherever it occurs in the key; a source's key contains the path of its field as
 * one part.
 */
const yearIn = (key: string): number | null => {
  const year = /(?<=[[,.])(?:19|20|21)\d{2}(?=[\],.])/.exec(key)?.[0];
  return year === undefined ? null : Number(year);
};

/** A key as a path in which items are identified by their ids, because an index could mean another item by now. */
const pathOfKey = (key: string): string => {
  const names: unknown = JSON.parse(key);
  return Array.isArray(names) ? names.join('.') : '';
};

const nameOf = (leaf: FieldChange, document: ValuationDocument, place: string | undefined) => {
  if (place !== undefined) return describeField(place, document);
  const { item } = leaf;
  const gone = describeField(pathOfKey(leaf.key), document);
  const described = { ...gone, year: yearIn(leaf.key) ?? gone.year };
  if (item === undefined) return described;
  return leaf.path.startsWith('adjustments.')
    ? { ...described, detail: item }
    : { ...described, item };
};

const textOf = (path: string, value: string, { i18n, language }: Reader): string | null => {
  if (path === 'company.sector' || path.endsWith('.origin.sector'))
    return sectorName(value, language);
  if (path === 'company.province')
    return provinces.find(({ code }) => code === value)?.names[language] ?? value;
  if (path === 'currency') return currencyLabel(value, language);
  if (path.endsWith('.origin.region')) return regionText(value, (message) => i18n._(message));
  const source = path.startsWith('sources.') ? productSourceOf(value) : null;
  if (source !== null) return i18n._(productSourceTexts[source]);
  if (fieldKind(path) === 'date') return formatFieldValue(value, path, language);
  return writtenText.test(path) ? value : null;
};

const numberText = (
  { path, kind }: Leaf,
  value: number,
  document: ValuationDocument,
  { i18n, language }: Reader,
): string => {
  const unit = path === 'unit' ? unitNames(document.currency).get(String(value)) : undefined;
  if (unit !== undefined) return i18n._(unit);
  const moved = kind ?? amountKindAt(path, document);
  return formatPlainNumber(value, moved ?? fieldKind(path), language);
};

const valueOf = (
  leaf: Leaf,
  value: FieldChangeValue,
  document: ValuationDocument,
  reader: Reader,
): string | null => {
  const { path } = leaf;
  if (typeof value === 'number') return numberText(leaf, value, document, reader);
  if (value === 'ebitdaMargin' && path.endsWith('.driver'))
    return reader.i18n._(driverTerm(value, document.projection));
  const term = choiceTerm(path, value);
  if (term !== null) return reader.i18n._(term);
  return typeof value === 'string' ? textOf(path, value, reader) : null;
};

/** Formats the names and values of changed fields as the editor of this document does. */
export const fieldChangeDescriber = (
  document: ValuationDocument,
  reader: Reader,
): ((leaf: FieldChange) => FieldChangeText) => {
  const places = documentLeaves(document);
  return (leaf) => ({
    name: formatDescription(reader.i18n, nameOf(leaf, document, places.get(leaf.key)?.path)),
    before: valueOf(leaf, leaf.before, document, reader),
    after: valueOf(leaf, leaf.after, document, reader),
  });
};
