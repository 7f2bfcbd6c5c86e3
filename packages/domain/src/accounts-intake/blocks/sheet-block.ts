import type { SourceCell } from '../source-cells.ts';

export interface GridRow {
  row: number;
  /** By column. */
  cells: readonly SourceCell[];
}

/** One table of a sheet: the text above it, its headers, its rows and the text below it. */
export interface SheetBlock {
  file: number;
  sheet: number;
  titles: readonly GridRow[];
  heads: readonly GridRow[];
  body: readonly GridRow[];
}

/** Counted from the first day of the workbook's 1900 calendar. */
const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);

/** A date cell becomes an ISO date, whatever its display format. */
export const headerText = (cell: SourceCell): string =>
  cell.isDate && typeof cell.raw === 'number' ? dayOfSerial(cell.raw) : cell.text;

/** A whole number that may be a day of 1968 to 2105. */
export const isDaySerial = (value: number | string | null): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 25_000 && value < 75_000;

/** Header numbers that are a month or a year apart are dates that lost their format. */
export const areDaySerials = (values: readonly number[]): boolean =>
  values.length >= 2 &&
  values.every(isDaySerial) &&
  values.slice(1).every((value, index) => {
    const step = Math.abs(value - (values[index] ?? 0));
    return (step >= 28 && step <= 31) || step === 365 || step === 366;
  });

export const dateTextOfSerial = dayOfSerial;
