import { groupByKey } from './group-by-key.ts';
import { areDaySerials } from './blocks/sheet-block.ts';
import type { SourceCell, SourceFile } from './source-cells.ts';

/** Days from the first day of one calendar of workbooks to that of the other. */
const from1904 = 1462;

const rowsOfDays = (cells: readonly SourceCell[]): Set<number> => {
  const rows = groupByKey(cells, ({ row }) => row);
  const numbers = (row: readonly SourceCell[]) =>
    row.flatMap(({ raw }) => (typeof raw === 'number' ? [raw] : []));
  return new Set([...rows].flatMap(([row, own]) => (areDaySerials(numbers(own)) ? [row] : [])));
};

const laterCells = (cells: readonly SourceCell[]): SourceCell[] => {
  const days = rowsOfDays(cells);
  return cells.map((cell) =>
    typeof cell.raw === 'number' && (cell.isDate || days.has(cell.row))
      ? { ...cell, raw: cell.raw + from1904 }
      : cell,
  );
};

/** A file whose days are all counted from 1900; workbooks born on a Mac may count them from 1904. */
export const withDaysSince1900 = (file: SourceFile): SourceFile =>
  file.dateSystem === 1900
    ? file
    : {
        ...file,
        dateSystem: 1900,
        sheets: file.sheets.map((sheet) => ({ ...sheet, cells: laterCells(sheet.cells) })),
      };
