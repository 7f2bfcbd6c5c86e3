import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildXlsx } from '../testing/build-xlsx.ts';
import { cellAt, readOne, readRefusal, textGrid } from '../testing/read-one.ts';

const data = new URL('../testing/data/', import.meta.url);
const fixture = (name: string): Uint8Array => readFileSync(new URL(name, data));
const rows = (xml: string): string => `<sheetData>${xml}</sheetData>`;
const oneSheet = (xml: string, more: Partial<Parameters<typeof buildXlsx>[0]> = {}) =>
  readOne(buildXlsx({ sheets: [{ name: 'SyS', xml }], ...more }));

describe('a workbook that write-excel-file wrote', () => {
  const write = (): Promise<Uint8Array> =>
    writeExcelFile([
      {
        sheet: 'PyG',
        data: [
          [{ value: 'Cuenta de pérdidas y ganancias', columnSpan: 2 }],
          [
            { value: 'Ejercicio' },
            { value: new Date(Date.UTC(2025, 11, 31)), format: 'dd/mm/yyyy' },
          ],
          [
            { value: 'Ventas', indent: 2 },
            { value: 1250000.55, format: '#,##0.00' },
          ],
          [{ value: '43000001' }, { value: 0 }],
        ],
      },
      { sheet: 'Balance', data: [[{ value: 'Clientes' }, { value: -12.5 }]] },
    ]).toBuffer();

  it('gives each cell its stored value, its format and its place', async () => {
    const file = await readOne(await write(), 'cuentas.xlsx');
    expect(file.kind).toBe('xlsx');
    expect(file.sha256).toMatch(/^[\da-f]{64}$/u);
    expect(file.sheets.map(({ name }) => name)).toEqual(['PyG', 'Balance']);
    expect(cellAt(file, 1, 1)).toMatchObject({ merged: { rows: 1, columns: 2 } });
    // 31 December 2025 is 46,022 days after 30 December 1899.
    expect(cellAt(file, 2, 2)).toMatchObject({ raw: 46_022, isDate: true, text: '31/12/2025' });
    expect(cellAt(file, 3, 1)).toMatchObject({ raw: 'Ventas', indent: 2 });
    expect(cellAt(file, 3, 2)).toMatchObject({
      raw: 1_250_000.55,
      text: '1,250,000.55',
      format: '#,##0.00',
      isDate: false,
    });
    expect(cellAt(file, 4, 1)).toMatchObject({ raw: '43000001', text: '43000001' });
    expect(cellAt(file, 4, 2)).toMatchObject({ raw: 0, text: '0' });
    expect(cellAt(file, 1, 2, 1)).toMatchObject({ raw: -12.5 });
  });
});

describe('what a workbook says beside its values', () => {
  it('days of the 1904 system are told by the file, their numbers stay as stored', async () => {
    const file = await readOne(fixture('pr13-1904.xlsx'));
    expect(file.dateSystem).toBe(1904);
    // 44,561 + 1,462 = 46,023, which is 1 January 2026.
    expect(cellAt(file, 1, 2)).toMatchObject({ raw: 44_561 });
    const shown = await oneSheet(rows('<row r="1"><c r="A1" s="1"><v>44561</v></c></row>'), {
      date1904: true,
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>',
    });
    expect(cellAt(shown, 1, 1)).toMatchObject({ text: '01/01/2026', isDate: true });
  });

  it('hidden rows, columns and sheets are marked', async () => {
    const file = await readOne(fixture('pr19-hidden.xlsx'));
    expect(file.sheets.map(({ isHidden }) => isHidden)).toEqual([false, true]);
    const hidden = file.sheets[0]?.cells.filter(({ isHidden }) => isHidden) ?? [];
    expect(hidden.map(({ text }) => text)).toEqual(['Ventas filtradas', '900', '900', '900']);
    const columns = await oneSheet(
      `<cols><col min="2" max="2" hidden="1"/><col min="3" max="3" width="0"/></cols>${rows(
        '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row>',
      )}`,
    );
    expect(columns.sheets[0]?.cells.map(({ isHidden }) => isHidden)).toEqual([false, true, true]);
  });

  it('indents come from the styles, outlines from the rows, merged cells from their list', async () => {
    const file = await oneSheet(
      `${rows(
        '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' +
          '<row r="2" outlineLevel="2"><c r="A2" s="1" t="s"><v>1</v></c><c r="B2" s="2"><v>12480000</v></c></row>',
      )}<mergeCells><mergeCell ref="A1:C2"/></mergeCells>`,
      {
        strings: ['Ventas &amp; más', 'Nacional_x000A_y UE'],
        styles:
          '<cellStyleXfs><xf><alignment indent="9"/></xf></cellStyleXfs>' +
          '<cellXfs><xf/><xf><alignment indent="3"/></xf><xf numFmtId="165"/></cellXfs>' +
          '<numFmts><numFmt numFmtId="165" formatCode="#,##0,"/></numFmts>',
      },
    );
    expect(cellAt(file, 1, 1)).toMatchObject({
      text: 'Ventas & más',
      indent: 0,
      merged: { rows: 2, columns: 3 },
    });
    expect(cellAt(file, 2, 1)).toMatchObject({ text: 'Nacional\ny UE', indent: 3, outline: 2 });
    expect(cellAt(file, 2, 2)).toMatchObject({ raw: 12_480_000, text: '12,480', format: '#,##0,' });
  });

  it('a formula keeps its stored value; without one it has no value, not zero', async () => {
    const file = await oneSheet(
      rows(
        '<row r="1"><c r="A1"><f>SUM(B1:B9)</f><v>12.5</v></c><c r="B1"><f>1+1</f></c><c r="C1"><f>A1</f><v/></c>' +
          '<c r="D1" t="e"><f>A1/0</f><v>#DIV/0!</v></c><c r="E1" t="str"><f>"a"</f><v>hola</v></c></row>',
      ),
    );
    expect(cellAt(file, 1, 1)).toMatchObject({ raw: 12.5, formula: 'SUM(B1:B9)' });
    expect(cellAt(file, 1, 2)).toMatchObject({ raw: null, text: '', formula: '1+1' });
    expect(cellAt(file, 1, 3)).toMatchObject({ raw: null, text: '', formula: 'A1' });
    expect(cellAt(file, 1, 4)).toMatchObject({ raw: null, error: '#DIV/0!', text: '#DIV/0!' });
    expect(cellAt(file, 1, 5)).toMatchObject({ raw: 'hola' });
  });

  it('a formula that cells share stands in each as it counts there', async () => {
    const file = await oneSheet(
      rows(
        '<row r="2"><c r="C2"><f t="shared" ref="C2:C3" si="0">SUM(A2:$B$2)+LOG10(A2)+"A2"</f><v>1</v></c></row>' +
          '<row r="3"><c r="C3"><f t="shared" si="0"/><v>2</v></c></row>',
      ),
    );
    expect(cellAt(file, 3, 3).formula).toBe('SUM(A3:$B$2)+LOG10(A3)+"A2"');
  });

  it('macros and values kept of other workbooks are noticed, and nothing of them is read', async () => {
    const file = await oneSheet(
      rows(
        '<row r="1"><c r="A1"><f>[1]Hoja1!B4</f><v>7</v></c><c r="B1"><f>T[Columna]</f><v>8</v></c></row>',
      ),
      {
        more: {
          'xl/vbaProject.bin': strToU8('x'),
          'xl/externalLinks/externalLink1.xml': strToU8('<x'),
        },
      },
    );
    expect(cellAt(file, 1, 1)).toMatchObject({ raw: 7 });
    expect(file.notices).toEqual([
      { kind: 'macros', count: 1 },
      { kind: 'external-values', count: 1 },
    ]);
  });
});

describe('cells as other programs write them', () => {
  it('without addresses, with inline texts, with prefixes, in UTF-16', async () => {
    const xml =
      '<x:sheetData><x:row><x:c t="inlineStr"><x:is><x:r><x:t>For</x:t></x:r><x:r><x:t>mación</x:t></x:r></x:is></x:c><x:c><x:v>1E3</x:v></x:c></x:row></x:sheetData>';
    const wide = `\uFEFF<?xml version="1.0" encoding="UTF-16"?><x:worksheet xmlns:x="m">${xml}</x:worksheet>`;
    const bytes = new Uint8Array(
      new Uint16Array(Array.from(wide, (letter) => letter.charCodeAt(0))).buffer,
    );
    const file = await oneSheet('', { more: { 'xl/worksheets/sheet1.xml': bytes } });
    expect(textGrid(file.sheets[0]?.cells ?? [])).toEqual([['Formación', '1000']]);
  });

  it('days as ISO texts are serial numbers too; folders parted as Windows does are found', async () => {
    const bytes = buildXlsx({
      sheets: [{ name: 'S', xml: rows('<row><c t="d"><v>2025-12-31T12:00:00</v></c></row>') }],
    });
    const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [
      name.replaceAll('/', '\\'),
      part,
    ]);
    const file = await readOne(zipSync(Object.fromEntries(parts) as Zippable));
    // 46,022 days and a half after 30 December 1899.
    expect(cellAt(file, 1, 1)).toMatchObject({ raw: 46_022.5, isDate: true });
  });

  it('blanks alone are no cell; blanks before a text stay, since they indent', async () => {
    const file = await oneSheet(
      rows('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'),
      { strings: ['   ', '  Ventas'] },
    );
    expect(file.sheets[0]?.cells.map(({ column, text }) => [column, text])).toEqual([
      [2, '  Ventas'],
    ]);
  });

  it.each([
    '0',
    '#,##0.00 "días"',
    '[$-C0A]#,##0.00 [$€-1]',
    '0.00E+00',
    '[Red]#,##0',
    '_-* #,##0.00\\ "€"',
  ])('a number in %s is no date', async (format) => {
    const code = format.replaceAll('"', '&quot;');
    const file = await oneSheet(rows('<row r="1"><c r="A1" s="1"><v>45657</v></c></row>'), {
      styles: `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs>`,
    });
    expect(cellAt(file, 1, 1)).toMatchObject({ isDate: false, raw: 45_657 });
  });

  it.each([
    ['a text that is not there', '<row r="1"><c r="A1" t="s"><v>99</v></c></row>', 'A1'],
    ['a number that is none', '<row r="3"><c r="B3"><v>12,5</v></c></row>', 'B3'],
  ])('%s damages the file, at its cell', async (_what, xml, cell) => {
    const bytes = buildXlsx({ sheets: [{ name: 'SyS', xml: rows(xml) }] });
    expect(await readRefusal(bytes)).toMatchObject({ code: 'damaged', sheet: 'SyS', cell });
  });
});
