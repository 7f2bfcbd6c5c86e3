import { expect, test } from 'vitest';
import { readPastedTransactions } from './read-pasted-transactions.ts';

const on = { language: 'es', today: '2026-03-31' } as const;
const head = 'Empresa\tSector\tFecha\tValor\tEBITDA\tMúltiplo\tFuente\n';

test('a block of sales is read row by row, its head passed over', () => {
  const text = `${head}Conservas\tAlimentación y bebidas\t31/03/2026\t5.900.000 €\t1.000.000\t\tMandato\nForja\tMET\t2026-01-15\t\t\t5,4x\t\n`;
  expect(readPastedTransactions(text, on)).toEqual([
    {
      line: 2,
      name: 'Conservas',
      outcome: {
        kind: 'read',
        transaction: {
          name: 'Conservas',
          sector: 'ALI',
          closedOn: '2026-03-31',
          enterpriseValue: 5_900_000,
          ebitda: 1_000_000,
          evToEbitda: null,
          source: 'Mandato',
        },
      },
    },
    {
      line: 3,
      name: 'Forja',
      outcome: {
        kind: 'read',
        transaction: {
          name: 'Forja',
          sector: 'MET',
          closedOn: '2026-01-15',
          enterpriseValue: null,
          ebitda: null,
          evToEbitda: 5.4,
          source: '',
        },
      },
    },
  ]);
});

test('heads say what each column is, in any order and language, and what amounts are counted in', () => {
  const heads = 'Source\tEV/EBITDA\tIndustry\tCountry\tDate\tEV (M€)\tEBITDA (k€)\tCompany\n';
  const row = 'Press\t\tALI\tES\t31/03/2026\t5,9\t1.000\tConservas Ter';
  expect(readPastedTransactions(`Deals of 2026\n${heads}${row}`, on)).toEqual([
    {
      line: 3,
      name: 'Conservas Ter',
      outcome: {
        kind: 'read',
        transaction: {
          name: 'Conservas Ter',
          sector: 'ALI',
          closedOn: '2026-03-31',
          enterpriseValue: 5_900_000,
          ebitda: 1_000_000,
          evToEbitda: null,
          source: 'Press',
        },
      },
    },
  ]);
});

test.each([
  ['\tALI\t31/03/2026\t1\t1\t5', 'name'],
  ['A\tComercio\t31/03/2026\t1\t1\t5', 'sector'],
  ['A\tALI\tayer\t1\t1\t5', 'date'],
  ['A\tALI\t01/04/2026\t1\t1\t5', 'future'],
  ['A\tALI\t31/03/2026\tmucho\t1\t5', 'amount'],
  ['A\tALI\t31/03/2026\t\t\t', 'multiple'],
])('%s is refused for its %s', (row, kind) => {
  expect(readPastedTransactions(row, on)).toMatchObject([{ outcome: { kind } }]);
});
