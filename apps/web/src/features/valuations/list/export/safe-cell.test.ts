import { expect, test } from 'vitest';
import { listCsv } from './list-csv.ts';
import { safeCell } from './safe-cell.ts';

const formulas = [
  '=1+1',
  '+34 600',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\0=1',
  '=HYPERLINK("https://evil.example","x")',
];

test.each(formulas)('%j is marked as text', (text) => {
  expect(safeCell(text)).toBe(`'${text}`);
});

test.each(['Talleres Ibarreta, S.L.', '3-D Norte', '', "'ya"])('%j stays as it is', (text) => {
  expect(safeCell(text)).toBe(text);
});

test('in a CSV texts are quoted, numbers stay numbers, and the separator is the language’s', () => {
  const rows = [
    [
      { text: '=1+1' },
      { number: -20_000.5 },
      { number: null },
      { day: '2026-11-21' },
      { text: 'a "b"; c\nd' },
    ],
  ];
  expect(listCsv(['Nombre', 'Valor'], rows, 'es')).toBe(
    '\uFEFFNombre;Valor\r\n\'=1+1;-20000,5;;21/11/2026;"a ""b""; c\nd"\r\n',
  );
  expect(listCsv(['Name'], [[{ text: 'a, b' }, { number: 0.1 + 0.2 }]], 'en')).toBe(
    '\uFEFFName\r\n"a, b",0.3\r\n',
  );
});
