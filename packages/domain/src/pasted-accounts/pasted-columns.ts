import { isAmount } from './read-amounts.ts';
import { isAccountCell } from './label-key.ts';

export interface PastedColumns {
  /** The first row below the headers. */
  from: number;
  /** The column of accounts; null when there is none. */
  account: number | null;
  /** The column of names; null when there are only accounts. */
  name: number | null;
  figures: { at: number; year: number | null }[];
}

/** The year in `2024`, `Ejercicio 2024`, `31/12/2024` or `Saldo 2024`, but not in `2.024`, which is an amount. */
const yearOfHead = (cell: string): number | null => {
  const [, year] = /(?:^|[^\d.,]|\d\.)((?:19|20)\d\d)(?:$|[^\d.,])/u.exec(cell) ?? [];
  return year === undefined ? null : Number(year);
};

/** A header is a row with years and without amounts. */
const isHead = (row: readonly string[]): boolean =>
  row.some((cell) => yearOfHead(cell) !== null) &&
  row.every((cell) => yearOfHead(cell) !== null || !isAmount(cell));

const isFigureColumn = (cells: readonly string[]): boolean =>
  cells.some((cell) => isAmount(cell) && /\d/u.test(cell)) &&
  cells.every((cell) => cell === '' || isAmount(cell));

const columnOf = (rows: readonly (readonly string[])[], at: number): string[] =>
  rows.map((row) => row[at] ?? '');

const mostly = (cells: readonly string[], test: (cell: string) => boolean): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(test).length * 2 > filled.length;
};

const hasLetters = (cell: string): boolean => /\p{L}{2}/u.test(cell);

/**
 * Determines the role of each column. When some headers have years, a column without a year (notes, changes) contains
 * no figures.
 */
export const pastedColumns = (cells: readonly (readonly string[])[]): PastedColumns => {
  const head = cells.findIndex(isHead);
  const rows = cells.slice(head + 1);
  const width = Math.max(0, ...cells.map((row) => row.length));
  const every = Array.from({ length: width }, (_, at) => at);
  const heads = head < 0 ? null : (cells[head] ?? []);
  const name = every.find((at) => mostly(columnOf(rows, at), hasLetters)) ?? null;
  const figures =
    heads === null
      ? every.filter((at) => at > (name ?? 0) && isFigureColumn(columnOf(rows, at)))
      : every.filter((at) => yearOfHead(heads[at] ?? '') !== null);
  const beforeName = name ?? figures[0] ?? width;
  const account =
    every.find((at) => at < beforeName && mostly(columnOf(rows, at), isAccountCell)) ?? null;
  return {
    from: head + 1,
    account,
    name,
    figures: figures.map((at) => ({ at, year: yearOfHead(heads?.[at] ?? '') })),
  };
};
