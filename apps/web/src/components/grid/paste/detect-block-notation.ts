import type { Language } from '@valia/i18n/languages.ts';
import type { PastedCells } from './parse-pasted-cells.ts';
import { parseFigureCell } from './parse-figure-cell.ts';

type Mark = ',' | '.';

/** The number notation of a block, with which every cell of it is parsed. */
export interface BlockNotation {
  language: Language;
  /**
   * The separators that are ambiguous in a figure like `1.234`, which may mean thousands or decimals: such cells are
   * refused.
   */
  unclear: readonly Mark[];
}

const isGrouped = (digits: string, mark: Mark): boolean =>
  (mark === ',' ? /^\d{1,3}(?:,\d{3})+$/u : /^\d{1,3}(?:\.\d{3})+$/u).test(digits);

const groupMark: Readonly<Record<Language, Mark>> = { es: '.', ca: '.', en: ',' };

const otherMark = (mark: Mark): Mark => (mark === ',' ? '.' : ',');

/** The separator of a figure like `1.234`, which may mean thousands or decimals. */
const ambiguousMark = (cell: string): Mark | null => {
  const { digits, signs } = parseFigureCell(cell) ?? { digits: '', signs: '' };
  // Percentages and multiples have no thousands.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/u.test(digits) || /[%x×]/iu.test(signs)) return null;
  return digits.includes(',') ? ',' : '.';
};

/** The decimal separator of a figure that is unambiguous. */
const decimalMark = (cell: string): Mark | null => {
  if (ambiguousMark(cell) !== null) return null;
  const written = parseFigureCell(cell)?.digits ?? '';
  const last = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'));
  if (last < 0) return /\d['’]\d/u.test(written) ? '.' : null;
  const mark = written[last] === ',' ? ',' : '.';
  const whole = written.slice(0, last);
  if (!/[.,]/u.test(whole) || isGrouped(whole, otherMark(mark))) return mark;
  return isGrouped(written, mark) ? otherMark(mark) : null;
};

/** In whole euros, three digits after a separator are thousands, so the other separator must be the decimal one. */
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

const groupsOtherwise = (cell: string): boolean =>
  /\d['’\s]\d/u.test(parseFigureCell(cell)?.digits ?? '');

/** The notation of a block, determined by its own cells; the user's language when they leave it open. */
export const detectBlockNotation = (
  block: PastedCells,
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
  // In thousands, `1,234` is 1234 euros with a Spanish comma and a thousand times as much with an English one,
  // an error that nobody would notice. A single cell is read like typed text, because the grid copies its own
  // cells; in millions, decimals are usual.
  const isEither =
    isOpen &&
    unit === 1_000 &&
    cells.filter(Boolean).length > 1 &&
    marksLeft.some((mark) => mark === groupMark[language]);
  return { language: found, unclear: isEither ? [',', '.'] : [] };
};

export const isAmbiguousNumber = (cell: string, { unclear }: BlockNotation): boolean => {
  const mark = ambiguousMark(cell);
  return mark !== null && unclear.includes(mark);
};
