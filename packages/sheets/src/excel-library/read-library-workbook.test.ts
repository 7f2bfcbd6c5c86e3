import { read, utils, write, CFB } from '@e965/xlsx';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellAt, readOne, readRefusal } from '../testing/read-one.ts';

const fixture = readFileSync(new URL('../testing/data/libreoffice.xlsx', import.meta.url));
const written = (bookType: 'xlsb' | 'biff2' | 'biff5' | 'biff8'): Uint8Array =>
  new Uint8Array(
    write(read(fixture, { cellNF: true, cellStyles: true }), {
      type: 'array',
      bookType,
    }) as ArrayBuffer,
  );

/**
 * The library itself writes these files, because no other available program does; their values come from a LibreOffice
 * file.
 */
describe('workbooks that the library reads', () => {
  it.each([
    ['xlsb', 'xlsb'],
    ['biff8', 'xls'],
    ['biff5', 'xls'],
  ] as const)('%s', async (type, kind) => {
    const file = await readOne(written(type));
    expect(file.kind).toBe(kind);
    expect(cellAt(file, 3, 2)).toMatchObject({ raw: 1_250_000.55 });
    expect(cellAt(file, 2, 2)).toMatchObject({ raw: 46_022, isDate: true });
    expect(cellAt(file, 4, 3)).toMatchObject({ error: '#DIV/0!', raw: null });
    expect(cellAt(file, 1, 2)).toMatchObject({ text: 'Ejercicio' });
    // Excel 5 has no merged cells.
    expect(cellAt(file, 1, 2).merged === null).toBe(type === 'biff5');
  });

  it('a stream of Excel 2 without a container, as old programs write it', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Ventas', 1250.5],
      ['Compras', -3],
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Hoja1');
    const file = await readOne(
      new Uint8Array(write(book, { type: 'array', bookType: 'biff2' }) as ArrayBuffer),
    );
    expect(file.kind).toBe('xls');
    expect(cellAt(file, 1, 2)).toMatchObject({ raw: 1250.5 });
    expect(cellAt(file, 2, 1)).toMatchObject({ text: 'Compras' });
  });

  it.each([
    ['EncryptedPackage', 'password'],
    ['WordDocument', 'word'],
    ['PowerPoint Document', 'other-kind'],
  ])('a container with %s is refused as %s', async (stream, code) => {
    const library = CFB as {
      utils: {
        cfb_new: () => object;
        cfb_add: (file: object, name: string, content: Uint8Array) => void;
      };
      write: (file: object, options: { type: 'array' }) => ArrayLike<number>;
    };
    const container = library.utils.cfb_new();
    library.utils.cfb_add(container, `/${stream}`, new Uint8Array(5_000));
    expect(
      await readRefusal(Uint8Array.from(library.write(container, { type: 'array' }))),
    ).toMatchObject({ code });
  });
});
