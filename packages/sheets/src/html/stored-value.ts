import type { SourceCell } from '@valia/domain/accounts-intake/source-cells.ts';

export type HtmlAttributes = Readonly<Record<string, string>>;
type StoredValue = Pick<SourceCell, 'raw' | 'format' | 'formula' | 'error'>;

const none: StoredValue = { raw: null, format: null, formula: null, error: null };
const numberOf = (text: string | undefined): number | null => {
  const number = Number(text);
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? null : number;
};
const withoutEquals = (text: string | undefined): string | null =>
  text === undefined ? null : text.replace(/^=/u, '');

/** Google Sheets numbers the fields of a stored value: 1 is the type, 2 a text, 3 a number, 4 a boolean. */
const sheetsFields = (json: string | undefined): Map<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  } catch {
    return new Map();
  }
};

const googleValue = (attributes: HtmlAttributes): StoredValue => {
  const fields = sheetsFields(attributes['data-sheets-value']);
  const raw = [fields.get('3'), fields.get('2')].find(
    (value) => typeof value === 'number' || typeof value === 'string',
  );
  const format = sheetsFields(attributes['data-sheets-numberformat']).get('2');
  return {
    ...none,
    raw: typeof raw === 'number' || typeof raw === 'string' ? raw : null,
    format: typeof format === 'string' ? format : null,
    formula: withoutEquals(attributes['data-sheets-formula']),
  };
};

/** `sdnum` contains the language of the format, a second language, and the format itself. */
const libreOfficeValue = (attributes: HtmlAttributes): StoredValue => ({
  ...none,
  raw: numberOf(attributes['sdval']),
  format: attributes['sdnum']?.split(';').slice(2).join(';') || null,
});

const excelValue = (attributes: HtmlAttributes): StoredValue => ({
  ...none,
  raw: numberOf(attributes['x:num']),
  formula: withoutEquals(attributes['x:fmla']),
  error: attributes['x:err'] || null,
});

/**
 * The value that a spreadsheet stored in the HTML attributes of a cell. An empty `x:num` means that the text is the
 * value.
 */
export const storedValue = (attributes: HtmlAttributes): StoredValue => {
  if ('data-sheets-value' in attributes || 'data-sheets-formula' in attributes)
    return googleValue(attributes);
  if ('sdval' in attributes || 'sdnum' in attributes) return libreOfficeValue(attributes);
  return excelValue(attributes);
};
