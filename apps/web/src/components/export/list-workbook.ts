import writeExcelFile, { type SheetData } from 'write-excel-file/browser';
import type { ExportedCell } from './list-csv.ts';
import { safeCell } from './safe-cell.ts';

const mostWide = 48;
const leastWide = 8;
const padding = 2;

type WorkbookCell = NonNullable<SheetData[number][number]>;

const toCell = (cell: ExportedCell): WorkbookCell | null => {
  if ('text' in cell) return { value: safeCell(cell.text), type: String };
  if ('day' in cell)
    return cell.day === null
      ? null
      : { value: new Date(Date.parse(cell.day)), type: Date, format: 'dd/mm/yyyy' };
  const [value, format] = 'amount' in cell ? [cell.amount, '#,##0'] : [cell.multiple, '0.0"x"'];
  return value === null ? null : { value: Math.round(value * 100) / 100, type: Number, format };
};

/** The number of characters that a cell shows; an amount includes its thousands separators. */
const shownLength = (cell: ExportedCell): number => {
  if ('text' in cell) return cell.text.length;
  if ('day' in cell) return 'dd/mm/yyyy'.length;
  const value = ('amount' in cell ? cell.amount : cell.multiple) ?? 0;
  return Math.ceil((String(Math.round(value)).length * 4) / 3);
};

const widthOf = (title: string, cells: readonly ExportedCell[]): number => {
  const longest = cells.reduce((most, cell) => Math.max(most, shownLength(cell)), title.length);
  return Math.min(mostWide, Math.max(leastWide, longest) + padding);
};

/** The list as one sheet: texts as texts, numbers as numbers, days as days, and no formula anywhere. */
export const listWorkbook = async (
  head: readonly string[],
  rows: readonly (readonly ExportedCell[])[],
): Promise<Blob> => {
  const title: WorkbookCell[] = head.map((value) => ({
    value: safeCell(value),
    type: String,
    fontWeight: 'bold',
  }));
  const data: SheetData = [title, ...rows.map((row) => row.map(toCell))];
  const columns = head.map((text, at) => ({
    width: widthOf(
      text,
      rows.flatMap((row) => row[at] ?? []),
    ),
  }));
  return writeExcelFile(data, { stickyRowsCount: 1, columns }).toBlob();
};
