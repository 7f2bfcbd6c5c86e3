import type { ReadBudget } from '@valia/domain/budgets/budget-schemas.ts';
import { maxBudgetAmount } from '@valia/domain/budgets/budget-document.ts';
import { readBudgetSheets } from '@valia/domain/budgets/read-budget-sheets.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSheets } from '../workbooks/read-sheets.ts';

const folder = new URL('../workbooks/testing/data/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.xlsx'));

const read = (bytes: Uint8Array): ReadBudget => readBudgetSheets(readSheets(bytes));
const readText = (text: string): ReadBudget => read(new TextEncoder().encode(text));

const fees = Array.from({ length: 12 }, (_, month) => (month + 1) * 1000);
const each = (amount: number) => Array.from({ length: 12 }, () => amount);
/** The content of every workbook in the folder; seven programs wrote them in different ways. */
const year = [
  ['income', 'Honorarios', 'revenue', fees],
  ['income', 'Formación', 'revenue', each(500)],
  ['cost', 'Personal', 'personnel', each(4000)],
  ['cost', 'Alquiler', 'otherOperatingExpenses', each(850.5)],
];

describe('a workbook of another program', () => {
  it('there are twelve, of seven writers', () => expect(files).toHaveLength(12));

  it.each(files)('%s is read as its author meant it', (name) => {
    const { rows, refused } = read(readFileSync(new URL(name, folder)));
    expect(refused).toEqual([]);
    expect(rows.map(({ section, label, line, budget }) => [section, label, line, budget])).toEqual(
      year,
    );
  });

  it.each(['xlsxwriter-inline', 'sheetjs-types', 'write-excel-file-two'])(
    '%s says which months were closed',
    (name) => {
      const { rows, closedMonths } = read(readFileSync(new URL(`${name}.xlsx`, folder)));
      expect(closedMonths).toBe(3);
      expect(rows[0]?.actual?.slice(0, 4)).toEqual([1000, 2000, 3000, null]);
    },
  );
});

const head = 'Sección;Concepto;ene;feb;mar';

describe('a row that cannot be taken is told by sheet, row and column', () => {
  it.each([
    ['Ingresos;Cuotas;100;mil;3', 'not-a-number', 'D', 'mil'],
    [';;100;1;3', 'no-label', '', ''],
    [';Cuotas;100;1;3', 'no-section', '', 'Cuotas'],
    ['Costes;Renting;100;-1;3', 'mixed-signs', '', 'Renting'],
    ['Ingresos;Cuotas;1e300;1;3', 'not-a-number', 'C', '1e300'],
    ['Ingresos;Cuotas;1000000000001;1;3', 'amount-too-large', 'C', '1000000000001'],
    ['Ingresos;Cuotas;1;-1000000000001;3', 'amount-too-large', 'D', '-1000000000001'],
    [`Ingresos;${'x'.repeat(81)};1;1;3`, 'label-too-long', '', 'x'.repeat(60)],
    ['Ingresos;Bien;1;1;3', 'repeated-row', '', 'Bien'],
  ])('%s', (row, code, column, text) => {
    const { rows, refused } = readText(`${head}\nIngresos;Bien;1;2;3\n${row}\n`);
    expect(rows).toHaveLength(1);
    expect(refused).toEqual([{ sheet: 'CSV', row: 3, code, column, text }]);
  });

  it('a sheet without months says so, a total is passed over', () => {
    expect(readText('a;b\n1;2\n').refused).toMatchObject([{ code: 'no-months', row: null }]);
    expect(readText(`${head}\nIngresos;Total ingresos;1;2;3\n`)).toMatchObject({
      rows: [],
      refused: [],
    });
  });

  it('no more than sixty rows are taken', () => {
    const lines = Array.from({ length: 62 }, (_, at) => `Ingresos;Fila ${String(at)};1;2;3`);
    const { rows, refused } = readText([head, ...lines].join('\n'));
    expect(rows).toHaveLength(60);
    expect(refused.map(({ code, row }) => [code, row])).toEqual([
      ['too-many-rows', 62],
      ['too-many-rows', 63],
    ]);
  });
});

describe('amounts and months', () => {
  it.each([
    ['1.234,50 €', 1234.5],
    ['1,234.50', 1234.5],
    ['−850,5', -850.5],
    ['12000', 12_000],
  ])('%s in text is %d', (text, amount) => {
    const { rows } = readText(
      `${head}\nIngresos\tx\n`.replaceAll(';', '\t').replace('x', `A\t${text}\t1\t1`),
    );
    expect(rows[0]?.budget?.[0]).toBe(amount);
  });

  it.each([1, -1])('the largest amount is taken, times %d', (sign) => {
    const largest = sign * maxBudgetAmount;
    const { rows, refused } = readText(`${head}\nIngresos;Cuotas;${String(largest)};0,014;0,016\n`);
    expect(refused).toEqual([]);
    expect(rows[0]?.budget?.slice(0, 3)).toEqual([largest, 0.01, 0.02]);
  });

  it('nothing and a zero in text are no amount, a zero of the sheet is one', () => {
    const { rows } = readText(`${head}\nIngresos;Cuotas;-;;3\n`);
    expect(rows[0]?.budget?.slice(0, 3)).toEqual([null, null, 3]);
  });

  it('a column that only begins like a month is none', () => {
    const { rows } = readText('Concepto;Margen;ene;feb\nIngresos\nCuotas;9;1;2\n');
    expect(rows).toMatchObject([
      {
        budget: [
          1,
          2,
          ...each(0)
            .slice(2)
            .map(() => null),
        ],
      },
    ]);
  });
});
