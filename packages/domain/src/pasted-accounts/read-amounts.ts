export type AmountDecimalSeparator = ',' | '.';

const figure = /^\(?[-−–]?\d[\d.,\s]*\)?[-−–]?$/u;
/** Zero in an accounting format: a single dash. */
const nothing = /^[-−–—]$/u;

const bare = (cell: string): string => cell.replaceAll(/€|\bEUR\b|\u00A0/gu, '').trim();

export const isAmount = (cell: string): boolean => {
  const text = bare(cell);
  return figure.test(text) || nothing.test(text);
};

/** The decimal mark of an amount when it is unambiguous. */
const certainMark = (cell: string): AmountDecimalSeparator | null => {
  const digits = bare(cell).replaceAll(/[^\d.,]/gu, '');
  const [, last, after = ''] = /([.,])(\d*)$/u.exec(digits) ?? [];
  if (last === undefined) return null;
  const mark = last === ',' ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  if (digits.includes(other)) return mark;
  if (digits.indexOf(mark) !== digits.lastIndexOf(mark)) return other;
  return after.length === 3 ? null : mark;
};

/** The decimal mark of the amounts in a block; the Spanish one when they do not determine it. */
export const detectDecimalSeparator = (cells: readonly string[]): AmountDecimalSeparator => {
  const marks = cells.filter(isAmount).map(certainMark);
  const points = marks.filter((mark) => mark === '.').length;
  return points > marks.filter((mark) => mark === ',').length ? '.' : ',';
};

/** Null when the cell is not an amount; parentheses, or a minus before or after it, make the amount negative. */
export const readAmount = (cell: string, mark: AmountDecimalSeparator): number | null => {
  const text = bare(cell);
  if (nothing.test(text)) return 0;
  if (!figure.test(text)) return null;
  const digits = text.replaceAll(/[^\d.,]/gu, '');
  const whole = mark === ',' ? digits.replaceAll('.', '') : digits.replaceAll(',', '');
  const value = Number(whole.replace(',', '.'));
  if (Number.isNaN(value)) return null;
  return /[-−–(]/u.test(text) && value !== 0 ? -value : value;
};
