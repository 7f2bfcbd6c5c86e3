import { expect, it } from 'vitest';
import { cellAt, readOne, readRefusal, textGrid } from '../testing/read-one.ts';

const workbook = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Styles><Style ss:ID="Default"/><Style ss:ID="s1"><Alignment ss:Indent="2"/><NumberFormat ss:Format="Standard"/></Style></Styles>
<Worksheet ss:Name="SyS"><Table><Column ss:Index="3" ss:Hidden="1" ss:Span="1"/>
<Row ss:Index="2"><Cell ss:MergeAcross="1"><Data ss:Type="String">Balance</Data></Cell><Cell><Data ss:Type="Number">5</Data></Cell></Row>
<Row><Cell ss:StyleID="s1"><Data ss:Type="Number">1250.5</Data></Cell><Cell ss:Index="6"><Data ss:Type="Error">#REF!</Data></Cell></Row>
<Row ss:Hidden="1"><Cell ss:Formula="=SUM(R[-1]C)"><Data ss:Type="Number">7</Data></Cell></Row>
<Row><Cell ss:Formula="=R1C1"/></Row></Table></Worksheet>
<Worksheet ss:Name="Vieja"><Table><Row><Cell><Data ss:Type="DateTime">2025-12-31T00:00:00.000</Data></Cell></Row></Table><x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions></Worksheet>
</Workbook>`;

it('a workbook of Excel 2003 as XML, named .xls', async () => {
  const file = await readOne(workbook, 'balance.xls');
  expect(file.kind).toBe('xml-spreadsheet');
  expect(file.sheets.map(({ isHidden }) => isHidden)).toEqual([false, true]);
  expect(textGrid(file.sheets[0]?.cells ?? [])).toEqual([
    [],
    ['Balance', '', '5'],
    ['1,250.50', '', '', '', '', '#REF!'],
    ['7'],
    [''],
  ]);
  expect(cellAt(file, 2, 1)).toMatchObject({ merged: { rows: 1, columns: 2 }, isHidden: false });
  expect(cellAt(file, 2, 3)).toMatchObject({ isHidden: true });
  expect(cellAt(file, 3, 1)).toMatchObject({ raw: 1250.5, format: '#,##0.00', indent: 2 });
  expect(cellAt(file, 3, 6)).toMatchObject({ raw: null, error: '#REF!' });
  expect(cellAt(file, 4, 1)).toMatchObject({ isHidden: true, formula: 'SUM(R[-1]C)' });
  expect(cellAt(file, 5, 1)).toMatchObject({ raw: null, formula: 'R1C1' });
  // 46,022 days after 30 December 1899.
  expect(cellAt(file, 1, 1, 1)).toMatchObject({ raw: 46_022, isDate: true });
});

it('with entities of its own it is not read', async () => {
  const text = workbook.replace('<Workbook', '<!DOCTYPE x [<!ENTITY a "b">]><Workbook');
  expect(await readRefusal(text)).toMatchObject({ code: 'doctype' });
});
