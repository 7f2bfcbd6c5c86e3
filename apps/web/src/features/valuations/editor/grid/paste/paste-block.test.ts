import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { describe, expect, it } from 'vitest';
import { detectBlockNotation } from '../../../../../components/grid/paste/detect-block-notation.ts';
import { pasteBlock } from './paste-block.ts';
import { parsePastedCells } from '../../../../../components/grid/paste/parse-pasted-cells.ts';
import { splitHeaders } from './split-headers.ts';

describe('reading a block of cells', () => {
  it('splits rows by line and cells by tab, whatever the line ends', () => {
    expect(parsePastedCells('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(parsePastedCells('1;2\n3;4')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('drops a column of names and a row of years', () => {
    const block = parsePastedCells('\t2023\t2024\nVentas\t1\t2\nAprovisionamientos\t3\t4');
    expect(splitHeaders(block, new Set()).cells).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(splitHeaders(parsePastedCells('1\t2\n3\t4'), new Set()).cells).toHaveLength(2);
  });
});

describe('a cell in quotes', () => {
  it('with a line break is one cell, so that its row stays one row', () => {
    expect(parsePastedCells('"Ventas\nnetas"\t1\t2\r\n"De ""fuera"""\t3\t4\r\n')).toEqual([
      ['Ventas netas', '1', '2'],
      ['De "fuera"', '3', '4'],
    ]);
    expect(parsePastedCells('"1";"2"\n3;')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
  });

  it('that ends nowhere takes no other cell with it', () => {
    expect(parsePastedCells('"Ventas\t1\n2\t3')).toEqual([
      ['Ventas', '1'],
      ['2', '3'],
    ]);
  });
});

describe('names and heads of a block', () => {
  const years = new Set([2024, 2025]);
  const bare = (text: string) => splitHeaders(parsePastedCells(text), years).cells;

  it('the name of a single row is dropped as those of several are', () => {
    expect(bare('Ventas\t1\t2')).toEqual([['1', '2']]);
    expect(bare('10.000')).toEqual([['10.000']]);
  });

  it('empty rows between named ones keep their place', () => {
    expect(bare('Ventas\t1\t2\n\t\t\nPersonal\t3\t4')).toEqual([
      ['1', '2'],
      ['', ''],
      ['3', '4'],
    ]);
  });

  it('amounts written with their currency, and errors of the spreadsheet, are no names', () => {
    expect(bare('1.000 EUR\t2.000 EUR\n3.000 EUR\t4.000 EUR')).toHaveLength(2);
    expect(bare('1.000 EUR\t2\n3.000 EUR\t4')[1]).toEqual(['3.000 EUR', '4']);
    expect(bare('#REF!\t2\n#DIV/0!\t4')[1]).toEqual(['#DIV/0!', '4']);
  });

  it('a name that begins as a currency does is a name', () => {
    expect(bare('Fr. Müller\t1\t2')).toEqual([['1', '2']]);
    expect(bare('Fr. 500\t1')).toEqual([['Fr. 500', '1']]);
  });

  it.each([
    "CHF 1'050\tCHF 980\tCHF 940",
    "1'500'000 CHF\t900 CHF\t800 CHF",
    'Rs 900\t800\t700',
    'RMB 900\t800\t700',
    'MXN$ 1,500.00\t800\t700',
    '12 mill.\t900\t800',
    'Lps 900\tLps 800\tLps 700',
    'Lps 900\t800\t700',
    '1,5 millones\t900\t800',
    'n.a.\t900\t800',
    'NA\t900\t800',
  ])('a row of amounts keeps its first one, whatever its sign: %s', (text) => {
    const whole = { names: null, years: null };
    expect(splitHeaders(parsePastedCells(text), years)).toEqual({
      cells: parsePastedCells(text),
      ...whole,
    });
    const twice = `${text}\n${text}`;
    expect(splitHeaders(parsePastedCells(twice), years)).toEqual({
      cells: parsePastedCells(twice),
      ...whole,
    });
  });

  it('a name with a number stays a name among names, or beneath heads', () => {
    expect(bare('Ventas\t1\t2\nNIIF 16\t3\t4')[1]).toEqual(['3', '4']);
    const named = ['Ventas\t1\t2\nNIIF 16\t3\t4\nPersonal\t5\t6', '\t2024\t2025\nNIIF 16\t1\t2'];
    expect(named.map((text) => bare(text).at(-1))).toEqual([
      ['5', '6'],
      ['1', '2'],
    ]);
    expect(bare('Ventas\t1\t2\n\t3 %\t4 %\nPersonal\t5\t6')[1]).toEqual(['3 %', '4 %']);
  });

  it('a short name with a number is known by the others: its letters differ, or its numbers count on', () => {
    for (const text of [
      'Línea 1\t100\t200\nLínea 2\t300\t400',
      'Línea 9\t1\t2\n\t\t\nLínea 10\t3\t4\nOtros\t5\t6\nLínea 11\t7\t8',
      '70 Ventas\t1000\t2000\n60 Comp.\t300\t400\n64 Pers.\t5\t6',
      '60 Comp.\t300\t400\n64 Pers.\t5\t6',
      '60 Comp.\t300\t400\n70 Ventas\t5\t6',
      'Ventas\t1\t2\nI+D\t3\t4\nPersonal\t5\t6',
      'Ventas\t1\t2\n%\t3\t4\nPersonal\t5\t6',
    ])
      expect(bare(text)).toEqual(parsePastedCells(text).map((row) => row.slice(1)));
  });

  it.each([
    'Lps 900\t800\t700\nLps 901,5\t800\t700',
    'Lps 900\t800\nLps 1000\t700\nLps 1100\t600',
    'Lps 1\tLps 5\nLps 2\tLps 6',
    'LPS 900\t800\nLps. 800\t700',
    '1,23E+06\t5\n1,2E+05\t7',
  ])('amounts of one unknown sign are no names: %s', (text) => {
    expect(bare(text)).toEqual(parsePastedCells(text));
  });

  it('an amount in the corner is the first of its row, not the head of the names', () => {
    expect(bare('Rs 900\t800\nVentas\t1')[0]).toEqual(['Rs 900', '800']);
    expect(bare('12 mill.\t13 mill.\n1\t2')).toHaveLength(2);
  });

  it('heads of marked years or of closing days are dropped', () => {
    for (const heads of [
      '2024\t2025E',
      '2024 (r)\t2025P',
      '31/12/2024\t31-12-2025',
      'FY 2024\tdic-25',
    ])
      expect(bare(`\t${heads}\nVentas\t1\t2`)).toEqual([['1', '2']]);
  });

  it('an empty first row is no head', () => {
    expect(bare('\t\n1\t2')).toHaveLength(2);
  });
});

describe('a first row of whole numbers near two thousand', () => {
  const years = new Set([2023, 2024, 2025]);
  const headed = (text: string) => splitHeaders(parsePastedCells(text), years).cells.length === 1;

  it('is dropped when they are years of the grid, or run in a row', () => {
    expect(headed('2023\t2025\n1\t2')).toBe(true);
    expect(headed('2019\t2020\t2021\n1\t2\t3')).toBe(true);
    expect(headed('2021\t2020\n1\t2')).toBe(true);
  });

  it('is kept as the amounts it holds otherwise', () => {
    expect(headed('2010\t1980\n1\t2')).toBe(false);
    expect(headed('2024\t1999\t2025\n1\t2\t3')).toBe(false);
    expect(headed('1950\n2')).toBe(false);
  });
});

describe('pasting into the accounts', () => {
  const lines = ['revenue', 'otherIncome'];
  const target = {
    pathAt: (row: number, column: number) =>
      lines[row] === undefined || column > 2
        ? null
        : `accounts.years.${String(column)}.lines.${lines[row]}`,
  };
  const paste = (text: string) => {
    const block = parsePastedCells(text);
    const notation = detectBlockNotation(block, { language: 'es', unit: 1 });
    return pasteBlock(workedExample, block, target, notation);
  };

  it('says of a figure that two notations side by side leave open that it is unclear, not that it is none', () => {
    const { refused } = paste('1.234,5\t1,234.5\t1.234');
    expect(refused.map(({ text, issue }) => [text, issue.code])).toEqual([
      ['1.234', 'unclear-number'],
    ]);
  });

  it('fills the cells, keeps what is refused apart and counts what falls outside', () => {
    const outcome = paste('1.000.000\tn. d.\t3.000.000\t4\n5\t\t6');
    expect(outcome.document.accounts.years.map((year) => year.lines.revenue)).toEqual([
      1_000_000, 10_738_900, 3_000_000,
    ]);
    expect(outcome.document.accounts.years[1]?.lines.otherIncome).toBe(58_400);
    expect(outcome.applied).toHaveLength(4);
    expect(outcome.skipped).toBe(1);
    expect(outcome.refused.map(({ path, text }) => [path, text])).toEqual([
      ['accounts.years.1.lines.revenue', 'n. d.'],
    ]);
  });

  it('reads the dash of the accounting format as the nothing it stands for', () => {
    const { document, refused } = paste(' -   € \t-\t (1.000) ');
    expect(refused).toEqual([]);
    expect(document.accounts.years.map((year) => year.lines.revenue)).toEqual([0, 0, -1_000]);
  });
});

describe('amounts with their currency', () => {
  const valueOf = (text: string, currency: string) => {
    const document = { ...workedExample, currency };
    const { cells } = splitHeaders(parsePastedCells(text), new Set([2024, 2025]));
    const pathAt = (_row: number, column: number): string =>
      `accounts.years.${String(column + 1)}.lines.revenue`;
    const notation = detectBlockNotation(cells, { language: 'es', unit: document.unit });
    const { document: after, refused } = pasteBlock(document, cells, { pathAt }, notation);
    return { figures: after.accounts.years.slice(1).map(({ lines }) => lines.revenue), refused };
  };

  it.each([
    ['$1,234,567\t$ -', 'USD', [1_234_567, 0]],
    ['1.234.567 US$\t-2 $', 'USD', [1_234_567, -2]],
    ['USD 1.500.000\tUSD 2.500.000', 'USD', [1_500_000, 2_500_000]],
    ['£1,500,000\t(£20)', 'GBP', [1_500_000, -20]],
    ['1.500.000 €\t2 EUR', 'EUR', [1_500_000, 2]],
    ['kr. 500\t1.234,00 kr.', 'DKK', [500, 1_234]],
    ['CHF -\tCHF 500', 'CHF', [0, 500]],
    ['- kr\t500 kr', 'SEK', [0, 500]],
    ['S/. 500\tS/. 1.234,50', 'PEN', [500, 1_234.5]],
    ['Fr. 1,234\tFr. 1,234.50', 'CHF', [1_234, 1_234.5]],
    ['DH -\t500 DH', 'MAD', [0, 500]],
    ["CHF 1'050\tCHF 980", 'CHF', [1_050, 980]],
    ["1’500’000.50 CHF\t1'200 CHF", 'CHF', [1_500_000.5, 1_200]],
    ['$ (1,234.50)\t$ 2', 'USD', [-1_234.5, 2]],
  ])('%s in %s', (text, currency, figures) => {
    expect(valueOf(text, currency)).toEqual({ figures, refused: [] });
  });

  it('those whose sign is not known are refused in their own cells', () => {
    const { figures, refused } = valueOf('12 mill.\t900', 'EUR');
    expect(figures[1]).toBe(900);
    expect(refused.map(({ path, text }) => [path, text])).toEqual([
      ['accounts.years.1.lines.revenue', '12 mill.'],
    ]);
  });

  it('those that could mean a thousand or a fraction beside both notations are refused', () => {
    expect(valueOf('1.234,5\t1,234', 'EUR').refused).toEqual([]);
    expect(valueOf("1'234\t1,234", 'CHF').refused.map(({ text }) => text)).toEqual(['1,234']);
  });

  it('those of another currency than the valuation are refused: nothing is converted', () => {
    expect(valueOf('$1,500,000\t$2,500,000', 'EUR').refused).toHaveLength(2);
    expect(valueOf('1.500.000 €\t2 €', 'USD').refused).toHaveLength(2);
  });
});
