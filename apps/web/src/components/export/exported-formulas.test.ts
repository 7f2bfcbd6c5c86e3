import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { listCsv } from './list-csv.ts';
import { listWorkbook } from './list-workbook.ts';
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

/** The files of a workbook, by name. */
const filesIn = async (workbook: Blob): Promise<Map<string, string>> => {
  const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

const unescaped = (xml: string): string =>
  xml.replaceAll('&apos;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"');

describe('S23 a name that a spreadsheet would calculate', () => {
  test.each(formulas)('%j is marked as text', (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
  });

  test.each(['Talleres Ibarreta, S.L.', '3-D Norte', '', "'ya"])('%j stays as it is', (text) => {
    expect(safeCell(text)).toBe(text);
  });

  test('in a CSV every cell is quoted, numbers stay numbers, and the separator is the language’s', () => {
    const rows = [
      [
        { text: '=1+1' },
        { amount: -20_000.5 },
        { amount: null },
        { day: '2026-11-21' },
        { text: 'a "b"; c\nd' },
      ],
    ];
    expect(listCsv(['Nombre', 'Valor'], rows, 'es')).toBe(
      '\uFEFF"Nombre";"Valor"\r\n"\'=1+1";"-20000,5";"";"21/11/2026";"a ""b""; c\nd"\r\n',
    );
    expect(listCsv(['Name'], [[{ text: 'a, b' }, { amount: 0.1 + 0.2 }]], 'en')).toBe(
      '\uFEFF"Name"\r\n"a, b","0.3"\r\n',
    );
  });

  test.each([
    ['en', 'Soler;=1+1', `"x","Soler;'=1+1"`],
    ['es', 'Soler,=1+1', `"x";"Soler,'=1+1"`],
    ['es', 'Soler\n@SUM(A1)', `"x";"Soler\n'@SUM(A1)"`],
    ['en', 'Soler; -2', `"x","Soler; -2"`],
    ['en', 'Soler;"=1+1;', `"x","Soler;""'=1+1;"`],
    ['es', 'Soler,""@SUM(A1),', `"x";"Soler,""""'@SUM(A1),"`],
  ] as const)(
    '%s: %j opens no formula in a spreadsheet of another language',
    (language, text, line) => {
      const csv = listCsv([], [[{ text: 'x' }, { text }]], language);
      expect(csv).toBe(`\uFEFF\r\n${line}\r\n`);
    },
  );

  test('in a workbook no cell is a formula, and numbers stay numbers', async () => {
    const rows = formulas.map((text) => [{ text }, { amount: -20_000.5 }]);
    const files = await filesIn(await listWorkbook(['=Nombre', 'Valor'], rows));
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect([...files.values()].join('')).not.toMatch(/<f[ >]/u);
    expect(sheet.match(/<v>-20000\.5<\/v>/gu)).toHaveLength(formulas.length);
    const written = unescaped([...files.values()].join('\n'));
    for (const text of [
      '=Nombre',
      '=1+1',
      '+34 600',
      '-2',
      '@SUM(A1)',
      '=HYPERLINK("https://evil.example","x")',
    ]) {
      expect(written).toContain(`'${text}`);
      expect(written).not.toContain(`>${text}<`);
    }
  });
});

test('a workbook shows whole amounts and multiples as such, in columns that hold them', async () => {
  const row = [
    { text: 'Talleres Ibarreta, S.L.' },
    { amount: 1_583_700 },
    { multiple: 6.25 },
    { day: '2026-11-21' },
  ];
  const files = await filesIn(
    await listWorkbook(['Empresa', 'Valor', 'EV/EBITDA', 'Creada'], [row]),
  );
  const styles = unescaped(files.get('xl/styles.xml') ?? '');
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(styles).toContain('"#,##0"');
  expect(styles).not.toContain('.##');
  const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/gu)].map(([, width]) =>
    Number(width),
  );
  expect(widths).toEqual([25, 12, 11, 12]);
});
