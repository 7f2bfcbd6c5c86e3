import type { SheetCell } from '../workbooks/sheet-cell.ts';

/** The first letters of each month in Spanish, Catalan and English. */
const beginnings: readonly (readonly string[])[] = [
  ['ene', 'gen', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['ag', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'des', 'dec'],
];
const [earliestDay, latestDay, dayMs] = [36_526, 73_415, 86_400_000];
// The day from which workbooks count dates.
const dayZero = Date.UTC(1899, 11, 30);

/**
 * The month, from 0, in a column header: `ene`, `Gener`, `Jan-26`, `2026-01`, `01/2026`, a date; null when it is not a
 * month.
 */
export const monthOfHeader = (cell: SheetCell | undefined): number | null => {
  if (cell === undefined || cell.kind === 'formula' || cell.kind === 'error') return null;
  if (cell.kind === 'number') {
    if (cell.value < earliestDay || cell.value > latestDay) return null;
    return new Date(dayZero + cell.value * dayMs).getUTCMonth();
  }
  const text = cell.text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
  const numbered =
    /^(0?[1-9]|1[0-2])[-/.](?:20)?\d\d$/u.exec(text)?.[1] ??
    /^20\d\d-(0[1-9]|1[0-2])(?:-\d\d)?$/u.exec(text)?.[1] ??
    /^\d{1,2}[-/.](0?[1-9]|1[0-2])[-/.](?:20)?\d\d$/u.exec(text)?.[1];
  if (numbered !== undefined) return Number(numbered) - 1;
  const [, word] = /^([a-z]{2,10})\.?(?:[\s\-/.']*(?:20)?\d\d)?$/u.exec(text) ?? [];
  if (word === undefined) return null;
  const month = beginnings.findIndex((starts) => starts.some((start) => word.startsWith(start)));
  return month < 0 || !isMonthWord(word) ? null : month;
};

const months = new Set(
  [
    'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
    'gener febrer marc abril maig juny juliol agost setembre octubre novembre desembre',
    'january february march april may june july august september october november december',
    'ene feb febr mar abr may jun jul ag ago sep sept oct nov dic gen mai set des jan apr aug dec',
  ].flatMap((names) => names.split(' ')),
);

/** `margen` and `mayorista` begin like months but are not months. */
const isMonthWord = (word: string): boolean => months.has(word);
