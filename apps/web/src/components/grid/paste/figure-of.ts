import { currencies } from '@valia/domain/valuations/document/currencies.ts';
import { currencySignPattern } from '@valia/i18n/currency-signs.ts';

export interface WrittenFigure {
  /** The digits with their separators. */
  digits: string;
  /** Every sign and letter beside them, without spaces, minus or brackets. */
  signs: string;
}

const shape = /^(\D*?)((?<![\p{L}/])[.,]?\d(?:[\d.,'’\s]*\d)?)(\D*)$/u;
const apart = /[\s()+\-\u2212\u2013]/gu;
const fewSigns = /^[\p{L}\p{Sc}%/]{0,5}\.?$/u;

const scales = String.raw`mil(?:es|ers)?|mill|mil\.?lions|mill[oó]n(?:es)?|mili[oó]|thousands?|millions?|mn|mm|[kmb]`;
const money = String.raw`euros?|d[oó]lares|dollars?|libras?|pesos?|franc(?:o?s)?|soles|reales|coronas?`;
const currencySigns = new Set(currencies.flatMap((code) => currencySignPattern(code).split('|')));
// Without a bound, signs that several patterns fit are tried in every order of them: a long cell never ends.
const knownSigns = new RegExp(
  String.raw`^(?:${[...currencySigns].join('|')}|${scales}|${money}|\p{Sc}|[%x×.]){0,4}$`,
  'iu',
);

/** Whether people write these signs beside an amount, as a currency's or as what it is counted in. */
const areKnown = (signs: string): boolean => knownSigns.test(signs);

/** A cell that is a figure with at most a few letters or signs before and after it; null for any other. */
export const figureOf = (cell: string): WrittenFigure | null => {
  const [, before = '', digits, after = ''] = shape.exec(cell) ?? [];
  if (digits === undefined) return null;
  const [first, last] = [before.replaceAll(apart, ''), after.replaceAll(apart, '')];
  const fits = [first, last].every((signs) => fewSigns.test(signs) || areKnown(signs));
  return fits ? { digits, signs: `${first}${last}` } : null;
};

/** Whether the figure says by itself that it is an amount, rather than a name with a number, as `NIIF 16`. */
export const isPlainAmount = ({ digits, signs }: WrittenFigure): boolean =>
  !/\p{L}{2}/u.test(signs) || areKnown(signs) || /[.,'’]\d{2,}$|\s\d{3}$/u.test(digits);
