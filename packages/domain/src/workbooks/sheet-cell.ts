import { writtenLine } from '../text/written-text.ts';

/** What a cell of a workbook holds: `formula` without a value that was kept, and errors such as `#REF!`. */
export type SheetCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'formula' | 'error'; text: string };

export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  number: number;
  /** By column, from 0; an empty cell is not there. */
  cells: ReadonlyMap<number, SheetCell>;
}

export interface Sheet {
  name: string;
  rows: SheetRow[];
}

/** `28` is `AC`. */
export const columnLetters = (column: number): string => {
  const rest = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? rest : `${columnLetters(Math.floor(column / 26) - 1)}${rest}`;
};

export const textOfCell = (cell: SheetCell | undefined): string => {
  if (cell === undefined) return '';
  return cell.kind === 'number'
    ? String(cell.value)
    : writtenLine(cell.text).replaceAll(/\s+/gu, ' ').trim();
};
