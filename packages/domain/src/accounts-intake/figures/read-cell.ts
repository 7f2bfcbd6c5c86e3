import type { BalanceSide } from '../chart/pgc-places.ts';
import type { SourceCell } from '../source-cells.ts';

export type FigureReadError =
  | 'spreadsheet-error'
  | 'overflow'
  | 'formula-without-value'
  | 'date'
  | 'scientific'
  | 'two-signs'
  | 'open-bracket'
  | 'malformed';

/** A figure as written in the source; its digits still contain both marks. */
export interface WrittenFigure {
  /** Null when the source stores the number itself. */
  digits: string | null;
  /** The stored number without its sign; 0 when there are digits. */
  stored: number;
  isNegative: boolean;
  side: BalanceSide | null;
  currency: string | null;
  /** 1,000 for «K€», 1,000,000 for «M€». */
  multiple: number;
  isPercent: boolean;
}

export type CellReading =
  | { kind: 'empty' }
  | { kind: 'figure'; figure: WrittenFigure }
  | { kind: 'refused'; fault: FigureReadError }
  | { kind: 'words' };

/** Written out, since a large sheet makes a million of them. */
const figureOf = (
  digits: string | null,
  stored: number,
  isNegative: boolean,
  isPercent: boolean,
): WrittenFigure => ({
  digits,
  stored,
  isNegative,
  side: null,
  currency: null,
  multiple: 1,
  isPercent,
});

const stored = (value: number, isPercent = false): CellReading => ({
  kind: 'figure',
  figure: figureOf(null, Math.abs(value), value < 0, isPercent),
});

const isPlain = /^[!-~À-ÿ]+(?: [!-~À-ÿ]+)*$/u;

/** The text in a uniform notation: no invisible characters, plain spaces, plain minus. */
export const plainText = (text: string): string =>
  isPlain.test(text)
    ? text
    : text
        .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/[−–—‒]/gu, '-')
        .trim();

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euros?)$/iu, 'EUR'],
  [/^(?:us\$|\$|usd)$/iu, 'USD'],
  [/^(?:£|gbp)$/iu, 'GBP'],
  [/^(?:chf|fr\.)$/iu, 'CHF'],
  [/^(?:¥|jpy|cny)$/iu, 'JPY'],
  [/^(?:mxn|ars|clp|cop|pen|brl|mad|sek|nok|dkk|pln)$/iu, 'other'],
];

const unitWords: readonly (readonly [RegExp, number, string | null])[] = [
  [/^(?:k|miles|mil|milers)$/iu, 1000, null],
  [/^(?:k€|keur|m\. ?€)$/iu, 1000, 'EUR'],
  [/^(?:m€|meur|mm€|mill\.? ?€|millones de euros)$/iu, 1_000_000, 'EUR'],
  [/^(?:mill\.?|millones|milions|mm)$/iu, 1_000_000, null],
];

const sides: Readonly<Record<string, BalanceSide>> = {
  d: 'debit',
  dr: 'debit',
  db: 'debit',
  h: 'credit',
  a: 'credit',
  cr: 'credit',
};

const applyWord = (word: string, figure: WrittenFigure): boolean => {
  const side = sides[word.toLowerCase()];
  if (side !== undefined && figure.side === null) {
    figure.side = side;
    return true;
  }
  if (word === '%') {
    figure.isPercent = true;
    return true;
  }
  const currency = currencies.find(([pattern]) => pattern.test(word));
  if (currency !== undefined && figure.currency === null) {
    figure.currency = currency[1];
    return true;
  }
  const unit = unitWords.find(([pattern]) => pattern.test(word));
  if (unit === undefined) return false;
  figure.multiple = unit[1];
  figure.currency = unit[2] ?? figure.currency;
  return true;
};

const wordBehind = /^(.*[\d.,)+-]) ?([\p{L}€$£¥%.]{1,16}(?: ?€)?)$/u;
const wordBefore = /^([\p{L}€$£¥]{1,4}\$?) ?([\d.,(+-].*)$/u;
const signed = /^([-+]) ?(.+)$|^(.+?) ?([-+])$/u;
const inBrackets = /^\( ?(.*?) ?\)$/u;

interface Peeled {
  rest: string;
  signs: number;
  figure: WrittenFigure;
}

/** Removes signs, brackets, currency and unit from both ends, until only the digits are left. */
const peel = (text: string): Peeled => {
  const figure = figureOf('', 0, false, false);
  let rest = text;
  let signs = 0;
  for (;;) {
    const brackets = inBrackets.exec(rest);
    const sign = brackets === null ? signed.exec(rest) : null;
    if (brackets !== null || sign !== null) {
      signs += 1;
      if (brackets !== null || (sign?.[1] ?? sign?.[4]) === '-') figure.isNegative = true;
      rest = brackets?.[1] ?? sign?.[2] ?? sign?.[3] ?? '';
      continue;
    }
    const behind = wordBehind.exec(rest);
    if (behind !== null && applyWord(behind[2] ?? '', figure)) {
      rest = behind[1] ?? '';
      continue;
    }
    const before = wordBefore.exec(rest);
    if (before !== null && applyWord(before[1] ?? '', figure)) {
      rest = before[2] ?? '';
      continue;
    }
    return { rest, signs, figure };
  }
};

const noFigure = /^(?:n\.? ?\/? ?d\.?|s\/d|n\/a|nd|sin dato|sense dada)$/iu;
const nothing = /^-+ ?(?:€|eur)?$|^(?:€|eur) ?-+$/iu;
const spreadsheetError = /^#[¡!]?[\p{L}\d/]+[!?¿…]*$/u;
const writtenDate = /^(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})$/u;
const scientific = /^[-+]?\d+(?:[.,]\d+)?e[+-]?\d+$/iu;
/** Digits alone, the most frequent; and a word longer than any currency or unit, which is a name. */
const bareDigits = /^\d[\d.,]*$/u;
const longWord = /\p{L}{9}/u;

/** The meaning of a text in a place where a figure is expected. */
export const readFigureText = (written: string): CellReading => {
  const text = plainText(written);
  if (bareDigits.test(text) && !writtenDate.test(text))
    return { kind: 'figure', figure: figureOf(text, 0, false, false) };
  if (text === '' || noFigure.test(text)) return { kind: 'empty' };
  if (/^#+$/u.test(text)) return { kind: 'refused', fault: 'overflow' };
  if (spreadsheetError.test(text)) return { kind: 'refused', fault: 'spreadsheet-error' };
  if (nothing.test(text)) return stored(0);
  if (scientific.test(text)) return { kind: 'refused', fault: 'scientific' };
  if (writtenDate.test(text)) return { kind: 'refused', fault: 'date' };
  if (longWord.test(text)) return { kind: 'words' };
  const { rest, signs, figure } = peel(text);
  if (/^[\d.,'’ ()]*\d[\d.,'’ ()]*$/u.test(rest) && /[()]/u.test(rest))
    return { kind: 'refused', fault: 'open-bracket' };
  if (!/^[\d.,]?[\d.,'’ ]*\d[\d.,'’ ]*$/u.test(rest)) return { kind: 'words' };
  if (signs > 1) return { kind: 'refused', fault: 'two-signs' };
  return { kind: 'figure', figure: { ...figure, digits: rest } };
};

/** The stored value takes precedence over the displayed text. */
export const readCell = (cell: SourceCell): CellReading => {
  if (cell.error !== null) return { kind: 'refused', fault: 'spreadsheet-error' };
  if (cell.formula !== null && cell.raw === null && cell.text === '')
    return { kind: 'refused', fault: 'formula-without-value' };
  if (cell.isDate) return { kind: 'refused', fault: 'date' };
  if (typeof cell.raw === 'number') return stored(cell.raw, cell.format?.includes('%') === true);
  return readFigureText(typeof cell.raw === 'string' ? cell.raw : cell.text);
};

/** What a cell holds, without the figure itself. */
export const kindOfCell = (cell: SourceCell): CellReading['kind'] => {
  const isNumber = typeof cell.raw === 'number' && cell.error === null && !cell.isDate;
  return isNumber ? 'figure' : readCell(cell).kind;
};

export const isNegativeFigure = (cell: SourceCell): boolean => {
  const reading = readCell(cell);
  return reading.kind === 'figure' && reading.figure.isNegative;
};

export const isPercentFigure = (cell: SourceCell): boolean => {
  if (typeof cell.raw === 'number') return cell.format?.includes('%') === true;
  const reading = readCell(cell);
  return reading.kind === 'figure' && reading.figure.isPercent;
};
