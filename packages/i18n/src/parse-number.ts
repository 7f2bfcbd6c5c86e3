import { normaliseLine } from '@valia/domain/text/normalise-text.ts';
import { currencySignPattern } from './currency-signs.ts';
import type { Language } from './languages.ts';

/**
 * The kind of the typed value: an amount; a percentage, returned as a fraction; a multiple; a count; any other plain
 * number.
 */
export type NumberKind = 'money' | 'rate' | 'multiple' | 'integer' | 'number';

const decimalSigns: Record<Language, ',' | '.'> = { es: ',', ca: ',', en: '.' };
const longestDigits = 30;

const grouped = (text: string, sign: string): boolean =>
  (sign === '.' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/).test(text);

/** The text without spaces or Swiss apostrophes that separate thousands; null when these are in other places. */
const withoutNeutralGroups = (text: string): string | null => {
  const digits = /\d[\d.,'’\s]*\d/.exec(text)?.[0] ?? '';
  if (!/['’\s]/.test(digits)) return text;
  const shape = /^[1-9]\d{0,2}(?:(?:\s\d{3})+|(?:['’]\d{3})+)(?:[.,]\d*)?$/;
  return shape.test(digits) ? text.replace(digits, digits.replaceAll(/['’\s]/g, '')) : null;
};

/** Plain digits with a decimal point; null when the separators do not form a number. */
const withoutSeparators = (text: string, language: Language, kind: NumberKind): string | null => {
  const lastPoint = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastPoint === -1 && lastComma === -1) return text;
  if (lastPoint !== -1 && lastComma !== -1) {
    const decimalAt = Math.max(lastPoint, lastComma);
    const whole = text.slice(0, decimalAt);
    const separator = lastPoint > lastComma ? ',' : '.';
    if (!grouped(whole, separator)) return null;
    return `${whole.replaceAll(separator, '')}.${text.slice(decimalAt + 1)}`;
  }
  const separator = lastPoint === -1 ? ',' : '.';
  const once = text.indexOf(separator) === text.lastIndexOf(separator);
  const isDecimalSign = decimalSigns[language] === separator;
  // In Spanish, 1.234 has a thousands separator when it is an amount or a count; rates and multiples have no
  // thousands.
  const hasThousands = kind === 'money' || kind === 'integer';
  const readsAsGroups = !isDecimalSign && grouped(text, separator) && (!once || hasThousands);
  if (readsAsGroups || (!once && grouped(text, separator))) return text.replaceAll(separator, '');
  return once ? text.replace(separator, '.') : null;
};

/** `(500)`, and `$ (500)` as in spreadsheets. */
const brackets = /^([^\d()]*)\(([^()]+)\)([^\d()]*)$/;
const minuses = /[\u2212\u2013]/g;

const amountShapes = new Map<string, RegExp>();

const amountShape = (currency: string): RegExp => {
  const known = amountShapes.get(currency);
  if (known !== undefined) return known;
  const sign = currencySignPattern(currency);
  const made = new RegExp(`^([-+]?)(?:${sign})?([-+]?)([\\d.,]+)(?:${sign})?$`, 'i');
  amountShapes.set(currency, made);
  return made;
};

/** The sign and the digits with their separators, after the unit of the kind is removed. */
const shapes: Record<Exclude<NumberKind, 'money'>, RegExp> = {
  rate: /^([-+]?)()([\d.,]+)%?$/,
  multiple: /^([-+]?)()([\d.,]+)[x×]?$/i,
  integer: /^([-+]?)()([\d.,]+)$/,
  number: /^([-+]?)()([\d.,]+)$/,
};

/**
 * Parses typed or pasted numbers by the rules of the user's language, tolerating those of the others: "1.234.567,5",
 * "1,234,567.5", "1'234'567.5", "−12", "(12)", "4,5 %" (0.045 for a rate), "7,5x". Null for an empty text, otherwise
 * 'invalid'. `currency`: the one whose sign is allowed.
 */
export const parseNumber = (
  text: string,
  { language, kind, currency = 'EUR' }: { language: Language; kind: NumberKind; currency?: string },
): number | null | 'invalid' => {
  if (text.length > 200) return 'invalid';
  const compact = withoutNeutralGroups(normaliseLine(text))?.replace(/\s/g, '');
  if (compact === '') return null;
  if (compact === undefined) return 'invalid';
  const bracketed = brackets.test(compact);
  const shape = kind === 'money' ? amountShape(currency) : shapes[kind];
  const found = shape.exec(compact.replace(brackets, '$1$2$3').replace(minuses, '-'));
  if (found === null) return 'invalid';
  const [, before = '', after = '', digits = ''] = found;
  const signs = `${bracketed ? '-' : ''}${before}${after}`;
  if (signs.length > 1 || !/\d/.test(digits)) return 'invalid';
  const plain = withoutSeparators(digits, language, kind);
  if (plain === null || !/^\d*(?:\.\d*)?$/.test(plain)) return 'invalid';
  if (plain.replace('.', '').length > longestDigits) return 'invalid';
  // The exponent gives exactly 0.0952 for 9,52 %, unlike a division.
  const value = Number(kind === 'rate' ? `${plain}e-2` : plain);
  if (!Number.isFinite(value)) return 'invalid';
  return signs === '-' && value !== 0 ? -value : value;
};
