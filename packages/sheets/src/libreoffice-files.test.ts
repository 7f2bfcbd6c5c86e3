import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SourceCell, SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';
import { cellAt, readOne } from './testing/read-one.ts';

/** `libreoffice.fods` was written by hand; LibreOffice 7.4 converted it to the other files. */
const read = (ending: string): Promise<SourceFile> =>
  readOne(readFileSync(new URL(`testing/data/libreoffice.${ending}`, import.meta.url)));

const kinds = [
  ['fods', 'ods'],
  ['ods', 'ods'],
  ['xls', 'xls'],
  ['xlsx', 'xlsx'],
  ['xml', 'xml-spreadsheet'],
] as const;

const seen = ({ row, column, raw, isHidden, isDate, indent, merged, error }: SourceCell) => ({
  row,
  column,
  raw,
  isHidden,
  isDate,
  indent,
  merged,
  error,
});

const plain = { isHidden: false, isDate: false, indent: 0, merged: null, error: null };
const expected = [
  { row: 1, column: 1, raw: 'Cuenta de pérdidas y ganancias', ...plain },
  { row: 1, column: 2, raw: 'Ejercicio', ...plain, merged: { rows: 1, columns: 2 } },
  { row: 1, column: 4, raw: 'Columna oculta', ...plain, isHidden: true },
  // Days after 30 December 1899.
  { row: 2, column: 2, raw: 46_022, ...plain, isDate: true },
  { row: 2, column: 3, raw: 45_657, ...plain, isDate: true },
  { row: 3, column: 1, raw: 'Ventas', ...plain, indent: 1 },
  { row: 3, column: 2, raw: 1_250_000.55, ...plain },
  { row: 3, column: 3, raw: 1_100_000, ...plain },
  { row: 4, column: 1, raw: 'Ventas a l’Hospitalet', ...plain, indent: 2 },
  { row: 4, column: 2, raw: -500, ...plain },
  { row: 4, column: 3, raw: null, ...plain, error: '#DIV/0!' },
  { row: 5, column: 1, raw: 'Fila oculta', ...plain, isHidden: true },
  { row: 5, column: 2, raw: 900, ...plain, isHidden: true },
  { row: 6, column: 1, raw: 'Total', ...plain },
  { row: 6, column: 2, raw: 1_249_500.55, ...plain },
];

describe('one workbook in the formats of LibreOffice', () => {
  it.each(kinds)('.%s is read the same, as %s', async (ending, kind) => {
    const file = await read(ending);
    expect(file.kind).toBe(kind);
    expect(file.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['PyG', false],
      // LibreOffice's XML format does not record which sheets are hidden.
      ['Antigua', ending !== 'xml'],
    ]);
    expect(file.sheets[0]?.cells.map(seen)).toEqual(expected);
  });

  it.each(['fods', 'ods', 'xls', 'xlsx'])(
    '.%s keeps outlines, formulas and formats',
    async (ending) => {
      const file = await read(ending);
      expect(cellAt(file, 4, 1).outline).toBe(1);
      expect(cellAt(file, 6, 2).formula).toMatch(/^SUM\(/u);
      expect(cellAt(file, 3, 2).format).toBe('#,##0.00');
      // Shown in thousands; the stored value is the full amount.
      expect(cellAt(file, 3, 3)).toMatchObject({ format: '#,##0,', raw: 1_100_000 });
    },
  );

  it('its HTML leaves out what is hidden, and keeps values beside the texts', async () => {
    const file = await read('html');
    expect(file.kind).toBe('html');
    expect(cellAt(file, 3, 2)).toMatchObject({ text: '1,250,000.55', raw: 1_250_000.55 });
    expect(cellAt(file, 2, 2)).toMatchObject({ raw: 46_022, isDate: true });
    expect(cellAt(file, 4, 3)).toMatchObject({ error: '#DIV/0!' });
    expect(cellAt(file, 1, 2)).toMatchObject({ merged: { rows: 1, columns: 2 } });
  });
});
