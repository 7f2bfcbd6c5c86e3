import { currencies } from '@valia/domain/valuations/document/currencies.ts';
import { currencySignPattern } from '@valia/i18n/currency-signs.ts';

export interface WrittenFigure {
  /** The digits with the separators between them. */
  digits: string;
  /** Every symbol and letter around the digits, without spaces, minus signs or brackets. */
  signs: string;
}

const shape = /^(\D*?)((?<![\p{L}/])[.,]?\d(?:[\d.,'’\s]*\d)?)(\D*)$/u;
const apart = /[\s()+\-\u2212\u2013]/gu;
const fewSigns = /^[\p{L}\p{Sc}%/]{0,5}\.?$/u;

const scales = String.raw`mil(?:es|ers)?|mill|mil\.?lions|mill[oó]n(?:es)?|mili[oó]|thousands?|millions?|mn|mm|[kmb]`;
const money = String.raw`euros?|d[oó]lares|dollars?|libras?|pesos?|franc(?:o?s)?|soles|reales|coronas?`;
const currencySigns = new Set(currencies.flatMap((code) => currencySignPattern(code).split('|')));
// The repetition is bounded: symbols that match several alternatives would be tried in every combination, and
// a long cell would never finish.
const knownSigns = new RegExp(
  String.raw`^(?:${[...currencySigns].join('|')}|${scales}|${money}|\p{Sc}|[%x×.]){0,4}$`,
  'iu',
);

/** Whether these symbols are usual beside an amount, as a currency or a scale. */
const areKnown = (signs: string): boolean => knownSigns.test(signs);

/** A cell that is a figure with at most a few letters or symbols around it; null for any other cell. */
export const parseFigureCell = (cell: string): WrittenFigure | null => {
  const [, before = '', digits, after = ''] = shape.exec(cell) ?? [];
  if (digits === undefined) return null;
  const [first, last] = [before.replaceAll(apart, ''), after.replaceAll(apart, '')];
  const fits = [first, last].every((signs) => fewSigns.test(signs) || areKnown(signs));
  return fits ? { digits, signs: `${first}${last}` } : null;
};

/** Whether the figure is recognisable as an amount, rather than as a name with a number, such as `NIIF 16`. */
export const isPlainAmount = ({ digits, signs }: WrittenFigure): boolean =>
  !/\p{L}{2}/u.test(signs) || areKnown(signs) || /[.,'’]\d{2,}$|\s\d{3}$/u.test(digits);
