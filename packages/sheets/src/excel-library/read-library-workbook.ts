import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import type { SourceSheet } from '@valia/domain/accounts-intake/source-cells.ts';
import type { Zip } from '../archive/open-zip.ts';
import { mergeCells } from '../merge-cells.ts';
import { CellCounter, SheetCells } from '../sheet-cells.ts';
import { type SourceContent, sourceContent } from '../source-content.ts';
import { workbookNotices } from '../workbook-notices.ts';
import { type NumberFormatter, numberFormatter } from '../xlsx/number-formats.ts';
import { openCompound } from './open-compound.ts';
import { refuseManyBinaryCells } from './refuse-many-binary-cells.ts';
import { indentKey, scanBiff, type SheetIndents } from './scan-biff.ts';

const parseWorkbook = async (bytes: Uint8Array): Promise<WorkBook> => {
  const { read } = await import('@e965/xlsx');
  return read(bytes, {
    type: 'array',
    dense: true,
    cellFormula: true,
    cellNF: true,
    cellStyles: true,
    cellHTML: false,
    cellDates: false,
    bookVBA: false,
  });
};

type Shown = Pick<Parameters<SheetCells['add']>[0], 'text' | 'raw' | 'error' | 'isDate'>;

const shownCell = (cell: CellObject, showNumber: NumberFormatter): Shown => {
  const { t, v, w = '' } = cell;
  if (t === 'e') return { text: w, error: w === '' ? '#?' : w };
  if (typeof v === 'number') return { ...showNumber(v, String(cell.z ?? 'General')), raw: v };
  if (typeof v === 'boolean') return { text: v ? 'TRUE' : 'FALSE', raw: v ? 'TRUE' : 'FALSE' };
  return typeof v === 'string' ? { text: v, raw: v } : { text: w };
};

const readSheet = (
  sheet: WorkSheet,
  cells: SheetCells,
  showNumber: NumberFormatter,
  indents: SheetIndents | undefined,
): void => {
  const [rows, columns] = [sheet['!rows'] ?? [], sheet['!cols'] ?? []];
  (sheet['!data'] ?? []).forEach((line, row) => {
    line.forEach((cell, column) => {
      cells.add({
        row: row + 1,
        column: column + 1,
        ...shownCell(cell, showNumber),
        format: cell.z === undefined ? null : String(cell.z),
        formula: cell.f ?? null,
        isHidden: rows[row]?.hidden === true || columns[column]?.hidden === true,
        indent: indents?.get(indentKey(row + 1, column + 1)) ?? 0,
        outline: rows[row]?.level ?? 0,
      });
    });
  });
};

const readSheets = async (workbook: WorkBook, indents: readonly SheetIndents[]) => {
  const dateSystem: 1900 | 1904 = workbook.Workbook?.WBProps?.date1904 === true ? 1904 : 1900;
  const showNumber = await numberFormatter(dateSystem);
  const counter = new CellCounter();
  const sheets = workbook.SheetNames.flatMap((name, at): SourceSheet[] => {
    const sheet = workbook.Sheets[name];
    if (sheet === undefined || (sheet['!type'] ?? 'sheet') !== 'sheet') return [];
    const cells = new SheetCells(name, counter);
    readSheet(sheet, cells, showNumber, indents[at]);
    const isHidden = (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0;
    const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({
      row: s.r + 1,
      column: s.c + 1,
      rows: e.r - s.r + 1,
      columns: e.c - s.c + 1,
    }));
    return [mergeCells(cells.finish(isHidden), merges)];
  });
  return { sheets, dateSystem };
};

/** Reads an Excel 97–2003 workbook from its container. */
export const readCompoundXls = async (bytes: Uint8Array): Promise<SourceContent> => {
  const { stream, hasMacros } = await openCompound(bytes);
  const indents = scanBiff(stream);
  const read = await readSheets(await parseWorkbook(bytes), indents);
  return sourceContent({ kind: 'xls', ...read, notices: workbookNotices(read.sheets, hasMacros) });
};

/** Reads an Excel 2–5 workbook, which is a stream without a container. */
export const readPlainXls = async (bytes: Uint8Array): Promise<SourceContent> => {
  scanBiff(bytes);
  const read = await readSheets(await parseWorkbook(bytes), []);
  return sourceContent({ kind: 'xls', ...read, notices: workbookNotices(read.sheets, false) });
};

const isRead = (name: string): boolean =>
  /\.(?:bin|rels|xml)$/u.test(name) &&
  !/vbaProject|\/(?:media|embeddings|printerSettings)\//u.test(name);

/**
 * The library receives an uncompressed ZIP of parts that were counted while they were unpacked, so it unpacks nothing
 * itself.
 */
export const readXlsb = async (zip: Zip, hasMacros: boolean): Promise<SourceContent> => {
  refuseManyBinaryCells(zip);
  const { zipSync } = await import('fflate');
  const parts: Record<string, Uint8Array> = {};
  for (const name of zip.names.filter(isRead)) parts[name] = zip.read(name) ?? new Uint8Array();
  const bytes = zipSync(parts, { level: 0 });
  const read = await readSheets(await parseWorkbook(bytes), []);
  return sourceContent({ kind: 'xlsb', ...read, notices: workbookNotices(read.sheets, hasMacros) });
};
