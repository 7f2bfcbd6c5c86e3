import { describe, expect, it } from 'vitest';
import { cellAt, readOne, readRefusal, textGrid } from '../testing/read-one.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const grid = async (given: string | Uint8Array): Promise<string[][]> =>
  textGrid((await readOne(given)).sheets[0]?.cells ?? []);

describe('encodings', () => {
  const text = 'Concepto;ene\nLloguer a L’Hospitalet – local;1000\nComisión €;1\n';
  const wide = (big: boolean, mark: boolean): Uint8Array => {
    const units = Array.from(mark ? `\uFEFF${text}` : text, (letter) => letter.charCodeAt(0));
    return Uint8Array.from(
      units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
    );
  };
  const encodings: [string, Uint8Array][] = [
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 little end first', wide(false, true)],
    ['UTF-16 big end first', wide(true, true)],
    ['UTF-16 without its mark', wide(false, false)],
    // Case pr16: 0x92, 0x96 and 0x80 are characters of Windows-1252.
    [
      'Windows-1252',
      latin('Concepto;ene\nLloguer a L\x92Hospitalet \x96 local;1000\nComisi\xf3n \x80;1\n'),
    ],
  ];
  it.each(encodings)('%s', async (_name, bytes) => {
    expect(await grid(bytes)).toEqual([
      ['Concepto', 'ene'],
      ['Lloguer a L’Hospitalet – local', '1000'],
      ['Comisión €', '1'],
    ]);
  });

  it('CP850 of programs of DOS, known by letters inside words', async () => {
    // ó 0xA2, ñ 0xA4, í 0xA1, ú 0xA3, é 0x82
    const bytes = latin('Amortizaci\xa2n;1\nCompa\xa4\xa1as;2\nP\x82rdidas;3\n');
    expect(await grid(bytes)).toEqual([
      ['Amortización', '1'],
      ['Compañías', '2'],
      ['Pérdidas', '3'],
    ]);
  });

  it('capitals with accents of Windows-1252 are not taken for CP850', async () => {
    expect(await grid(latin('P\xc9RDIDAS Y GANANCIAS A\xd1O;1\nDRETS D\x92\xdaS;2\n'))).toEqual([
      ['PÉRDIDAS Y GANANCIAS AÑO', '1'],
      ['DRETS D’ÚS', '2'],
    ]);
  });
});

describe('what parts columns', () => {
  it.each([
    [
      'semicolons',
      'Concepto;2025\nVentas, netas;1.250,50\n',
      ';',
      [
        ['Concepto', '2025'],
        ['Ventas, netas', '1.250,50'],
      ],
    ],
    [
      'tabs',
      'Concepto\t2025\nVentas\t1.250,50\n',
      '\t',
      [
        ['Concepto', '2025'],
        ['Ventas', '1.250,50'],
      ],
    ],
    [
      'commas',
      'Item,Jan,Feb\nSales,"1,234","1,234.50"\nStaff,500,"1,600"\n',
      ',',
      [
        ['Item', 'Jan', 'Feb'],
        ['Sales', '1,234', '1,234.50'],
        ['Staff', '500', '1,600'],
      ],
    ],
    [
      'bars',
      '430|Clientes|200,00\n400|Proveedores|-120,00\n',
      '|',
      [
        ['430', 'Clientes', '200,00'],
        ['400', 'Proveedores', '-120,00'],
      ],
    ],
    ['a stated sign', 'sep=,\na,b\n', ',', [[], ['a', 'b']]],
  ])('%s', async (_name, text, delimiter, expected) => {
    const file = await readOne(text);
    expect(file).toMatchObject({ kind: 'csv', delimiter });
    expect(textGrid(file.sheets[0]?.cells ?? [])).toEqual(expected);
  });

  it('lines that nothing parts are a cell each, decimal commas or not', async () => {
    const file = await readOne(
      'CUENTA Notas 2025 2024\n1. Ventas 17 4.250,00 3.980,00\n\n8. Amortización 5 -150,00 -140,00\n',
    );
    expect(file).toMatchObject({ kind: 'text', delimiter: null });
    expect(file.sheets[0]?.cells.map(({ row, text }) => [row, text])).toEqual([
      [1, 'CUENTA Notas 2025 2024'],
      [2, '1. Ventas 17 4.250,00 3.980,00'],
      [4, '8. Amortización 5 -150,00 -140,00'],
    ]);
  });

  it.each([
    ['lines of two columns', '1;2\n'.repeat(2_000_000), 'rows', 'A100001'],
    ['lines', 'Ventas 1\n'.repeat(1_000_000), 'rows', 'A100001'],
    ['columns', ';'.repeat(9_000_000), 'columns', 'IW1'],
  ])(
    'a text of millions of %s is given up where the limit is',
    async (_name, text, limit, cell) => {
      const bytes = new TextEncoder().encode(text);
      const { heapUsed, external } = process.memoryUsage();
      expect(await readRefusal(bytes)).toMatchObject({ code: 'too-large', limit, cell });
      const after = process.memoryUsage();
      expect(after.heapUsed + after.external - heapUsed - external).toBeLessThan(150_000_000);
    },
  );

  it('quotes hold delimiters and lines; one that nothing closes is a sign', async () => {
    expect(await grid('"Formación ""A""; B\nC";1,5\r\nx;2\r\n')).toEqual([
      ['Formación "A"; B\nC', '1,5'],
      ['x', '2'],
    ]);
    expect(await grid('430;"El Corte SA;100\n431;Otro;200\n')).toEqual([
      ['430', '"El Corte SA', '100'],
      ['431', 'Otro', '200'],
    ]);
  });
});

describe('cells of texts', () => {
  it('errors of spreadsheets are errors in three languages, #### is a text', async () => {
    const file = await readOne('a;#¡REF!;########;#¡VALOR!;#N/D;#NAME?;#hashtag\n');
    expect(file.sheets[0]?.cells.map(({ error }) => error)).toEqual([
      null,
      '#¡REF!',
      null,
      '#¡VALOR!',
      '#N/D',
      '#NAME?',
      null,
    ]);
  });

  it('control characters are dropped, invisible line breaks are breaks', async () => {
    expect(await grid('Anna\u000BPere;1\u0000\n')).toEqual([['Anna\nPere', '1']]);
  });

  it('an empty text holds nothing, a picture as text is none', async () => {
    expect(await readRefusal('')).toMatchObject({ code: 'empty', file: 'cuentas' });
    expect(await readRefusal('<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({
      code: 'other-kind',
    });
  });

  it('HTML that is named .xls is read as HTML', async () => {
    const file = await readOne(
      '<!DOCTYPE html><html><body><table><tr><td>Ventas<td>1.250</table>',
      'balance.xls',
    );
    expect(file.kind).toBe('html');
    expect(cellAt(file, 1, 2)).toMatchObject({ text: '1.250', raw: null });
  });
});
