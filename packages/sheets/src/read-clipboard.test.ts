import { describe, expect, it } from 'vitest';
import type { SourceFile } from '@valia/domain/accounts-intake/source-cells.ts';
import { readClipboard } from './read-clipboard.ts';
import { cellAt, expectOneFile, textGrid } from './testing/read-one.ts';

const paste = async (plain: string, html: string | null = null): Promise<SourceFile> =>
  expectOneFile(await readClipboard({ name: 'portapapeles', plain, html }));

describe('a paste of Excel', () => {
  const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--
table {mso-displayed-decimal-separator:"\\,"; mso-displayed-thousand-separator:"\\.";}
.xl65 {mso-number-format:"\\#\\,\\#\\#0\\.00\\\\ \\0022€\\0022";}
.xl66 {mso-number-format:"Short Date";}
.xl67 {padding-left:18px; mso-char-indent-count:2;}
--></style></head><body><table>
<col width=80><col width=80 style='display:none'><col width=80>
<tr><td colspan=2>Cuenta</td><td class=xl66 x:num="46022">31/12/2025</td></tr>
<tr><td class=xl67>Ventas<br>nacionales</td><td>900</td><td class=xl65 align=right x:num="12480.555">12.480,56 €</td></tr>
<tr style='display:none'><td>Oculta</td><td></td><td>1</td></tr>
<tr><td>Compras</td><td></td><td class=xl65>########</td></tr>
<tr><td>Otros</td><td></td><td x:err="#REF!">#¡REF!</td></tr>
<tr><td>Total</td><td></td><td x:num="5" x:fmla="=SUM(C2:C4)">5</td></tr>
</table></body></html>`;
  const plain =
    'Cuenta\t\t31/12/2025\n"Ventas\nnacionales"\t900\t12.480,56 €\nOculta\t\t1\nCompras\t\t-2.125,00 €\nOtros\t\t#¡REF!\nTotal\t\t5\n';

  it('takes structure and stored values of the HTML', async () => {
    const file = await paste(plain, html);
    expect(file).toMatchObject({ kind: 'clipboard', marks: { decimal: ',', thousands: '.' } });
    expect(cellAt(file, 1, 1)).toMatchObject({ merged: { rows: 1, columns: 2 } });
    expect(cellAt(file, 1, 3)).toMatchObject({ raw: 46_022, isDate: true });
    expect(cellAt(file, 2, 1)).toMatchObject({ text: 'Ventas\nnacionales', indent: 2 });
    expect(cellAt(file, 2, 2)).toMatchObject({ isHidden: true });
    expect(cellAt(file, 2, 3)).toMatchObject({
      text: '12.480,56 €',
      raw: 12_480.555,
      format: '#,##0.00\\ "€"',
      isDate: false,
    });
    expect(cellAt(file, 3, 3)).toMatchObject({ isHidden: true });
    expect(cellAt(file, 5, 3)).toMatchObject({ raw: null, error: '#REF!' });
    expect(cellAt(file, 6, 3)).toMatchObject({ raw: 5, formula: 'SUM(C2:C4)' });
  });

  it('takes the value of the plain text where the HTML shows ####', async () => {
    expect(cellAt(await paste(plain, html), 4, 3)).toMatchObject({
      text: '-2.125,00 €',
      raw: null,
    });
  });
});

it('a paste of LibreOffice has its values in sdval', async () => {
  const file = await paste(
    'Ventas\t12.480,00',
    '<table><tr><td>Ventas</td><td sdval="12480" sdnum="3082;0;#.##0,00">12.480,00</td></tr></table>',
  );
  expect(cellAt(file, 1, 2)).toMatchObject({ raw: 12_480, format: '#.##0,00', text: '12.480,00' });
});

it('a paste of Google Sheets has its values in data-sheets-value', async () => {
  const file = await paste(
    'Ventas\t12.480,50',
    `<google-sheets-html-origin><style>td {border: 1px}</style><table><tbody><tr><td data-sheets-value='{"1":2,"2":"Ventas"}'>Ventas</td><td data-sheets-value='{"1":3,"3":12480.5}' data-sheets-numberformat='{"1":4,"2":"#,##0.00"}' data-sheets-formula="=R[0]C[-1]*2">12.480,50</td></tr></tbody></table></google-sheets-html-origin>`,
  );
  expect(cellAt(file, 1, 1)).toMatchObject({ raw: 'Ventas' });
  expect(cellAt(file, 1, 2)).toMatchObject({
    raw: 12_480.5,
    format: '#,##0.00',
    formula: 'R[0]C[-1]*2',
  });
});

describe('a paste without a table', () => {
  it.each([
    [
      'tabs alone',
      '\t2025\t2024\nVentas\t1.250\t1.100',
      null,
      [
        ['', '2025', '2024'],
        ['Ventas', '1.250', '1.100'],
      ],
    ],
    [
      'lines of a PDF',
      'Notas 2025 2024\nVentas 17 4.250 3.980',
      '<p>Notas</p>',
      [['Notas 2025 2024'], ['Ventas 17 4.250 3.980']],
    ],
  ])('%s', async (_name, plain, html, expected) => {
    expect(textGrid((await paste(plain, html)).sheets[0]?.cells ?? [])).toEqual(expected);
  });

  it('nothing at all is refused', async () => {
    expect(await readClipboard({ name: 'p', plain: ' \n', html: '<p></p>' })).toMatchObject({
      files: [],
      refusals: [{ code: 'empty' }],
    });
  });
});

describe('tables of pages', () => {
  it('cells over several rows push others aside; texts between tables are rows', async () => {
    const file = await paste(
      '',
      '<h1>Balance</h1><table><tr><td rowspan=2>A<td>1<tr><td>2</table><p>Pie<table><tr><td>3</table>',
    );
    expect(file.sheets[0]?.cells.map(({ row, column, text }) => [row, column, text])).toEqual([
      [1, 1, 'Balance'],
      [2, 1, 'A'],
      [2, 2, '1'],
      [3, 2, '2'],
      [6, 1, 'Pie'],
      [7, 1, '3'],
    ]);
  });

  it('tables that only lay out a page give their inner rows', async () => {
    const file = await paste(
      '',
      '<table><tr><td>Título<table><tr><td>Ventas<td>5</table></td></tr></table>',
    );
    expect(file.sheets[0]?.cells.map(({ text }) => text)).toEqual(['Título', 'Ventas', '5']);
  });
});
