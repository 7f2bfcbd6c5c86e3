import { writtenLine } from '@valia/domain/text/written-text.ts';
import { currencySignPattern } from './currency-signs.ts';
import type { Language } from './languages.ts';

/** What is typed: an amount; a percentage, answered as a fraction; times; a count; any other plain number. */
export type NumberKind = 'money' | 'rate' | 'multiple' | 'integer' | 'number';

const decimalSigns: Record<Language, ',' | '.'> = { es: ',', ca: ',', en: '.' };
const longestDigits = 30;

const grouped = (text: string, sign: string): boolean =>
  (sign === '.' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/).test(text);

/** The text without what keeps its thousands apart, spaces or Swiss apostrophes; null where these stand elsewhere. */
const withoutNeutralGroups = (text: string): string | null => {
  const digits = /\d[\d.,'’\s]*\d/.exec(text)?.[0] ?? '';
  if (!/['’\s]/.test(digits)) return text;
  const shape = /^[1-9]\d{0,2}(?:(?:\s\d{3})+|(?:['’]\d{3})+)(?:[.,]\d*)?$/;
  return shape.test(digits) ? text.replace(digits, digits.replaceAll(/['’\s]/g, '')) : null;
};

/** Plain digits with a point, or null when the separators make no number. */
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
  // 1.234 is an amount's or a count's thousands in Spanish; no rate or multiple has thousands.
  const hasThousands = kind === 'money' || kind === 'integer';
  const readsAsGroups = !isDecimalSign && grouped(text, separator) && (!once || hasThousands);
  if (readsAsGroups || (!once && grouped(text, separator))) return text.replaceAll(separator, '');
  return once ? text.replace(separator, '.') : null;
};

/** `(500)`, and `$ (500)` as spreadsheets write it. */
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

/** The sign and the digits with their separators, once the unit that fits the kind is taken off. */
const shapes: Record<Exclude<NumberKind, 'money'>, RegExp> = {
  rate: /^([-+]?)()([\d.,]+)%?$/,
  multiple: /^([-+]?)()([\d.,]+)[x×]?$/i,
  integer: /^([-+]?)()([\d.,]+)$/,
  number: /^([-+]?)()([\d.,]+)$/,
};

/**
 * Reads what a person typed or pasted, by the rules of their language but tolerant of the other's:
 * "1.234.567,5", "1,234,567.5", "1'234'567.5", "−12", "(12)", "4,5 %" (0.045 for a rate), "7,5x".
 * Null for an empty text, 'invalid' for anything else that is no number. `currency`: the one whose sign an amount may bear.
 */
export const parseNumber = (
  text: string,
  { language, kind, currency = 'EUR' }: { language: Language; kind: NumberKind; currency?: string },
): number | null | 'invalid' => {
  if (text.length > 200) return 'invalid';
  const compact = withoutNeutralGroups(writtenLine(text))?.replace(/\s/g, '');
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
  // The exponent keeps 9,52 % at exactly 0.0952, which a division need not.
  const value = Number(kind === 'rate' ? `${plain}e-2` : plain);
  if (!Number.isFinite(value)) return 'invalid';
  return signs === '-' && value !== 0 ? -value : value;
};
