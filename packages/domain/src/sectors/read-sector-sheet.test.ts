import { expect, test } from 'vitest';
import type { SheetCell } from '../workbooks/sheet-cell.ts';
import { readSectorSheet } from './read-sector-sheet.ts';

const cellOf = (value: string | number): SheetCell =>
  typeof value === 'number' ? { kind: 'number', value } : { kind: 'text', text: value };

const sheetOf = (...rows: (string | number)[][]) => ({
  name: 'Hoja',
  rows: rows.map((cells, at) => ({
    number: at + 1,
    cells: new Map(cells.map((value, column) => [column, cellOf(value)] as const)),
  })),
});

test('a sheet of deals tells of every row that it does not take, and why', () => {
  const read = readSectorSheet([
    sheetOf(
      ['Sector', 'Mínimo', 'Base', 'Máximo', 'Grado'],
      ['MAQ', 4.1, 5.2049, 6.3, 'a'],
      ['ALI', 4, 'x', 6, 'B'],
      ['QUI', 6, 5, 4, 'B'],
      ['Astrología', 4, 5, 6, 'B'],
      ['SAN', 4, 5, 6, 'E'],
      ['MAQ', 4, 5, 6, 'B'],
    ),
  ]);
  expect(read.deals).toEqual([{ code: 'MAQ', low: 4.1, base: 5.2, high: 6.3, grade: 'A' }]);
  expect(read.refused).toEqual([
    { row: 3, text: 'ALI', code: 'wrong-figure' },
    { row: 4, text: 'QUI', code: 'base-out-of-order' },
    { row: 5, text: 'Astrología', code: 'unknown-sector' },
    { row: 6, text: 'SAN', code: 'unknown-grade' },
    { row: 7, text: 'MAQ', code: 'repeated-sector' },
  ]);
});
