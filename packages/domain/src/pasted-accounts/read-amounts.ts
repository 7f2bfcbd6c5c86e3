export type DecimalMark = ',' | '.';

const figure = /^\(?[-−–]?\d[\d.,\s]*\)?[-−–]?$/u;
/** An accounting format's nothing: a dash alone. */
const nothing = /^[-−–—]$/u;

const bare = (cell: string): string => cell.replaceAll(/€|\bEUR\b|\u00A0/gu, '').trim();

export const isAmount = (cell: string): boolean => {
  const text = bare(cell);
  return figure.test(text) || nothing.test(text);
};

/** The decimal mark that an amount leaves no doubt about. */
const certainMark = (cell: string): DecimalMark | null => {
  const digits = bare(cell).replaceAll(/[^\d.,]/gu, '');
  const [, last, after = ''] = /([.,])(\d*)$/u.exec(digits) ?? [];
  if (last === undefined) return null;
  const mark = last === ',' ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  if (digits.includes(other)) return mark;
  if (digits.indexOf(mark) !== digits.lastIndexOf(mark)) return other;
  return after.length === 3 ? null : mark;
};

/** How the amounts of one block write their decimals; as in Spain where they do not say. */
export const decimalMarkOf = (cells: readonly string[]): DecimalMark => {
  const marks = cells.filter(isAmount).map(certainMark);
  const points = marks.filter((mark) => mark === '.').length;
  return points > marks.filter((mark) => mark === ',').length ? '.' : ',';
};

/** Null for what is no amount; parentheses and a minus before or behind make it negative. */
export const readAmount = (cell: string, mark: DecimalMark): number | null => {
  const text = bare(cell);
  if (nothing.test(text)) return 0;
  if (!figure.test(text)) return null;
  const digits = text.replaceAll(/[^\d.,]/gu, '');
  const whole = mark === ',' ? digits.replaceAll('.', '') : digits.replaceAll(',', '');
  const value = Number(whole.replace(',', '.'));
  if (Number.isNaN(value)) return null;
  return /[-−–(]/u.test(text) && value !== 0 ? -value : value;
};
