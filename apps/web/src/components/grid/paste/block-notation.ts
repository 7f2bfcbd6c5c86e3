import type { Language } from '@valia/i18n/languages.ts';
import type { Block } from './read-block.ts';
import { figureOf } from './figure-of.ts';

type Mark = ',' | '.';

/** How the numbers of a block are written; every cell of it is read so. */
export interface BlockNotation {
  language: Language;
  /** The marks of which `1.234` cannot say whether it means a thousand or a fraction: such cells are refused. */
  unclear: readonly Mark[];
}

const isGrouped = (digits: string, mark: Mark): boolean =>
  (mark === ',' ? /^\d{1,3}(?:,\d{3})+$/u : /^\d{1,3}(?:\.\d{3})+$/u).test(digits);

const groupMark: Readonly<Record<Language, Mark>> = { es: '.', ca: '.', en: ',' };

const otherMark = (mark: Mark): Mark => (mark === ',' ? '.' : ',');

/** The mark of a figure like `1.234`: a thousand and more, or one and a fraction. */
const ambiguousMark = (cell: string): Mark | null => {
  const { digits, signs } = figureOf(cell) ?? { digits: '', signs: '' };
  // No percentage and no multiple has thousands.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/u.test(digits) || /[%x×]/iu.test(signs)) return null;
  return digits.includes(',') ? ',' : '.';
};

/** The decimal mark that a figure leaves no doubt about. */
const decimalMark = (cell: string): Mark | null => {
  if (ambiguousMark(cell) !== null) return null;
  const written = figureOf(cell)?.digits ?? '';
  const last = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'));
  if (last < 0) return /\d['’]\d/u.test(written) ? '.' : null;
  const mark = written[last] === ',' ? ',' : '.';
  const whole = written.slice(0, last);
  if (!/[.,]/u.test(whole) || isGrouped(whole, otherMark(mark))) return mark;
  return isGrouped(written, mark) ? otherMark(mark) : null;
};

/** Whole euros have no three decimals: the mark that is left for decimals where the other groups. */
const markLeftForDecimals = (cell: string): Mark | null => {
  const mark = ambiguousMark(cell);
  return mark === null ? null : otherMark(mark);
};

const languageOf = (marks: readonly (Mark | null)[], language: Language): Language => {
  const commas = marks.filter((mark) => mark === ',').length;
  const points = marks.filter((mark) => mark === '.').length;
  if (commas === points) return language;
  if (commas > points) return language === 'en' ? 'es' : language;
  return 'en';
};

const groupsOtherwise = (cell: string): boolean => /\d['’\s]\d/u.test(figureOf(cell)?.digits ?? '');

/** The notation of a block by its own cells; the person's language where they leave it open. */
export const blockNotation = (
  block: Block,
  { language, unit }: { language: Language; unit: number },
): BlockNotation => {
  const cells = block.flat();
  const certain = cells.map(decimalMark);
  const isOpen = certain.every((mark) => mark === null);
  const marksLeft = cells.map(markLeftForDecimals);
  const marks = isOpen && unit === 1 ? marksLeft : certain;
  const found = languageOf(marks, language);
  if (marks.includes(',') && marks.includes('.')) return { language: found, unclear: [',', '.'] };
  if (cells.some(groupsOtherwise)) return { language: found, unclear: [groupMark[found]] };
  // In thousands `1,234` is 1234 euros with a Spanish comma and as many thousands with an English one: a mistake that
  // nobody sees. A cell alone is read as one types it, for the grid copies its own; in millions decimals are usual.
  const isEither =
    isOpen &&
    unit === 1_000 &&
    cells.filter(Boolean).length > 1 &&
    marksLeft.some((mark) => mark === groupMark[language]);
  return { language: found, unclear: isEither ? [',', '.'] : [] };
};

export const isUnclear = (cell: string, { unclear }: BlockNotation): boolean => {
  const mark = ambiguousMark(cell);
  return mark !== null && unclear.includes(mark);
};
