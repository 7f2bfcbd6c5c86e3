import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';

export interface CellRange {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Stores the size of each merged range in its first cell; ranges over empty cells are ignored. */
export const mergeCells = (sheet: SourceSheet, ranges: readonly CellRange[]): SourceSheet => {
  if (ranges.length === 0) return sheet;
  const key = (row: number, column: number): number => row * 20_000 + column;
  const byPlace = new Map(ranges.map((range) => [key(range.row, range.column), range]));
  const cells = sheet.cells.map((cell) => {
    const range = byPlace.get(key(cell.row, cell.column));
    if (range === undefined || range.rows * range.columns < 2) return cell;
    return { ...cell, merged: { rows: range.rows, columns: range.columns } };
  });
  return { ...sheet, cells };
};
