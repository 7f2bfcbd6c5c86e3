import writeExcelFile, { type SheetData } from 'write-excel-file/browser';
import type { ExportedCell } from './list-csv.ts';
import { safeCell } from './safe-cell.ts';

type WorkbookCell = NonNullable<SheetData[number][number]>;

const toCell = (cell: ExportedCell): WorkbookCell | null => {
  if ('text' in cell) return { value: safeCell(cell.text), type: String };
  if ('day' in cell)
    return cell.day === null
      ? null
      : { value: new Date(Date.parse(cell.day)), type: Date, format: 'dd/mm/yyyy' };
  return cell.number === null
    ? null
    : { value: Math.round(cell.number * 100) / 100, type: Number, format: '#,##0.##' };
};

/** The list as one sheet: texts as texts, numbers and days as such, no formula anywhere. */
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
  return writeExcelFile(data, { stickyRowsCount: 1 }).toBlob();
};
