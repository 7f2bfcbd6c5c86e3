import { normaliseLine } from '../text/normalise-text.ts';

/** The content of a workbook's cell: `formula` is a formula without a cached value; errors are such as `#REF!`. */
export type SheetCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'formula' | 'error'; text: string };

export interface SheetRow {
  /** The row number shown in the spreadsheet, from 1. */
  number: number;
  /** By column index, from 0; empty cells are absent. */
  cells: ReadonlyMap<number, SheetCell>;
}

export interface Sheet {
  name: string;
  rows: SheetRow[];
}

/** The letters of a column index: `28` is `AC`. */
export const columnLetters = (column: number): string => {
  const rest = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? rest : `${columnLetters(Math.floor(column / 26) - 1)}${rest}`;
};

export const textOfCell = (cell: SheetCell | undefined): string => {
  if (cell === undefined) return '';
  return cell.kind === 'number'
    ? String(cell.value)
    : normaliseLine(cell.text).replaceAll(/\s+/gu, ' ').trim();
};
