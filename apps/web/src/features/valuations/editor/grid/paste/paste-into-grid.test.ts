import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { driverYearValue, fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { propertyRuns } from '@valia/valuation/testing/property-runs.ts';
import { describe, expect, it } from 'vitest';
import { projectedYears } from '@valia/domain/valuation-years/account-years.ts';
import { accountColumns, accountRows } from '../rows/account-rows.ts';
import { isCostField } from '../../values/field-kind.ts';
import { pasteIntoGrid } from './paste-into-grid.ts';
import { projectionColumns, projectionRows } from '../rows/projection-rows.ts';

const rows = accountRows(
  workedExample,
  valueCompany(toValuationInputs(workedExample)),
  ({ id, message }) => message ?? id,
);
const years = accountColumns(workedExample).map(({ year }) => year);
const origin = { row: 0, column: 0 };
const paste = (text: string, language: Language = 'es', from = origin, currency = 'EUR') =>
  pasteIntoGrid({ ...workedExample, currency }, text, { rows, years, from, language }).outcome;
const revenuesAfter = (text: string, column = 0) =>
  paste(text, 'es', { row: 0, column }).document.accounts.years.map(({ lines }) => lines.revenue);

describe('a block whose heads are years', () => {
  it('goes to the columns of those years, in whatever order and wherever it is begun', () => {
    expect(revenuesAfter('\t2025\t2024\t2023\nVentas\t3\t2\t1')).toEqual([1, 2, 3]);
    expect(revenuesAfter('2025\t2024\t2023\n3\t2\t1', 1)).toEqual([1, 2, 3]);
    expect(revenuesAfter('\t31/12/2025\t31/12/2024\nVentas\t3\t2')).toEqual([10_214_600, 2, 3]);
    expect(revenuesAfter('\t2025\t2021\t2023\nVentas\t3\t0\t1')).toEqual([1, 10_738_900, 3]);
    const { applied, skipped } = paste('\t2022\t2023E\t2024\nVentas\t1\t2\t3');
    expect([applied.length, skipped]).toEqual([2, 1]);
  });

  it('of other years than the grid, or of names, goes column by column', () => {
    expect(revenuesAfter('2016\t2017\n1\t2', 1)).toEqual([10_214_600, 1, 2]);
    expect(revenuesAfter('\tNotas\t2017\t\t2016\nVentas\t9\t1\t\t2')).toEqual([1, 2, 11_206_300]);
    expect(revenuesAfter('\t2017\t%\t2016\nVentas\t1\t9\t2')).toEqual([1, 2, 11_206_300]);
    expect(revenuesAfter('Real\tPrevisto\n1\t2')).toEqual([1, 2, 11_206_300]);
  });

  it.each([
    ['\tNotas\t2025\t2024\nVentas\t12\t3\t2', [10_214_600, 2, 3], 1],
    ['Cuenta\tNotas\t2025\t2024\nVentas\t12\t3\t2\nPersonal\t\t\t', [10_214_600, 2, 3], 1],
    ['Notas\t2025\t2024\n12\t3\t2', [10_214_600, 2, 3], 1],
    ['\t\t2025\t2024\n70\tVentas\t3\t2', [10_214_600, 2, 3], 2],
    ['\t2024\t2025\tTotal\nVentas\t2\t3\t5', [10_214_600, 2, 3], 1],
    ['\t2025\t2024\tVar.\nVentas\t3\t2\t50', [10_214_600, 2, 3], 1],
    ['\t2025\t2024\t25/24\t2025/2024\nVentas\t3\t2\t50\t50', [10_214_600, 2, 3], 2],
    ['\t2025\t\t2024\nVentas\t3\t\t2', [10_214_600, 2, 3], 0],
    ['\t2025\t%\t2024\t%\nVentas\t3\t100\t2\t100', [10_214_600, 2, 3], 2],
    ['\t2025\t% 2025\t-\tΔ\t2024\nVentas\t3\t100 %\t7\t8\t2', [10_214_600, 2, 3], 3],
    ['\tdic-25\tdic-24\nVentas\t3\t2', [10_214_600, 2, 3], 0],
    ['\t2025 €\t2024 €\nVentas\t3\t2', [10_214_600, 2, 3], 0],
    ['\t2025 €\t2024 €\nVentas\t3 €\t2 €', [10_214_600, 2, 3], 0],
    ['\t(2025)\t(2024)\t1\t3a\nVentas\t3\t2\t7\t8', [10_214_600, 2, 3], 2],
    ['2025\t%\n3\t2', [10_214_600, 10_738_900, 3], 1],
    ['\tReal 2024\tPpto 2025\tReal 2025\nVentas\t2\t3\t4', [10_214_600, 2, 11_206_300], 2],
    ['\tNota 23\t2024\t2025\nVentas\t9\t1\t2', [10_214_600, 1, 2], 1],
    ['\tNota 5\t2024\t2025\nVentas\t9\t1\t2', [10_214_600, 1, 2], 1],
    ['\t2023\t2024\tVar. 24\nVentas\t1\t2\t9', [1, 2, 11_206_300], 1],
    ['\t2024\t2025\tΔ 25\nVentas\t1\t2\t9', [10_214_600, 1, 2], 1],
    ['\t2024\t2025\tPpto 25\tVar. 2025\nVentas\t1\t2\t9\t9', [10_214_600, 1, 2], 2],
    ['\t2017\t2016\tVar. 2016\nVentas\t1\t2\t9', [1, 2, 11_206_300], 1],
    ['\tset. 25\tVar.\tgen-24\nVentas\t3\t9\t2', [10_214_600, 2, 3], 1],
    ['\tReal dic’24\tPREVISIÓN 25\nVentas\t2\t3', [10_214_600, 2, 3], 0],
    ['\tFY24\tDesembre de 25\nVentas\t2\t3', [10_214_600, 2, 3], 0],
  ])('leaves out what is under no year, or under one named twice: %j', (text, revenues, left) => {
    expect(revenuesAfter(text)).toEqual(revenues);
    expect([paste(text).skipped, paste(text).refused]).toEqual([left, []]);
  });

  it.each([
    '\tAño 9\tAño 10\tAño 11',
    '\tAny 23\tAny 24\tAny 25',
    '\tActual\tAnterior\tTop 10',
    '\tFY 9\tFY 10\tFY 11',
  ])('is not one whose heads only count: %j', (heads) => {
    expect(revenuesAfter(`${heads}\nVentas\t1\t2\t3`)).toEqual([1, 2, 3]);
  });

  it.each(['Año', 'Year', 'Ejercicio'])('is not a projection counted by %s 1 to 10', (word) => {
    const growth = 'projection.drivers.revenueGrowth';
    const projection = { ...workedExample.projection, years: 10 };
    const document = { ...workedExample, projection };
    const outcome = valueCompany(toValuationInputs(document));
    const grid = {
      rows: projectionRows(document, outcome, ({ id }) => id),
      years: projectionColumns(document).map(({ year }) => year),
    };
    const isGrowth = ({ path }: { path: string | null }) => path === `${growth}.years.2026`;
    const from = {
      row: grid.rows.findIndex(({ cells }) => cells.some(isGrowth)),
      column: grid.years.indexOf(2026),
    };
    const counts = Array.from({ length: 10 }, (_, index) => String(index + 1));
    const heads = counts.map((count) => `\t${word} ${count}`).join('');
    const text = `${heads}\nCrecimiento${counts.map((count) => `\t${count} %`).join('')}`;
    const pasted = pasteIntoGrid(document, text, { ...grid, from, language: 'es' }).outcome;
    expect([pasted.applied.length, pasted.skipped]).toEqual([10, 0]);
    expect(
      projectedYears(document).map((year) => driverYearValue(pasted.document, growth, year)),
    ).toEqual(counts.map((count) => Number(count) / 100));
  });

  it.each(['2024\t-\n1\t2', '2024\t5 %\n1\t2', '0,2024\t0,2025\n1\t2'])(
    'is not one that begins with amounts: %j',
    (text) => {
      expect(paste(text).document.accounts.years[0]?.lines.otherIncome).toBe(1);
    },
  );

  it('is read by the notation of those years alone', () => {
    const text = '\tNotas\t2025\t2024\nVentas\t4.1\t1.000.000\t900.000\nPersonal\t4.2\t3\t2';
    expect(revenuesAfter(text)).toEqual([10_214_600, 900_000, 1_000_000]);
  });
});

const corners = [
  '€',
  'M€',
  'k€',
  '(€)',
  '%',
  "€'000",
  'EUR 000',
  'USD 000',
  '000 €',
  'P&L',
  'NA',
  '-',
];

describe('the corner of a block', () => {
  it.each([...corners, '.', '31/12', '1', '2025', 'Cuenta', 'Grupo 7', ''])(
    'is of no row where years stand beside it and words beneath: %j',
    (corner) => {
      const text = `${corner}\t2023\t2024\t2025\nVentas\t11\t22\t33\nGastos de personal\t44\t55\t66`;
      expect(revenuesAfter(text)).toEqual([11, 22, 33]);
      expect(paste(text).applied).toHaveLength(6);
      expect(revenuesAfter(`${corner}\t2025\t2024\nVentas\t33\t22\nNIIF 16\t1\t2`)).toEqual([
        10_214_600, 22, 33,
      ]);
    },
  );

  it('is the first of its figures where amounts stand beneath it', () => {
    expect(revenuesAfter('2023\t2024\t2025\n1\t2\t3')).toEqual([1, 2, 3]);
    const whole = '2023\t2024\t2025\nLps 900\t2\t3';
    expect(paste(whole).refused.map(({ text }) => text)).toEqual(['Lps 900']);
    const days = '31/12/2023\t31/12/2024\t31/12/2025\nLps 900\t2\t3';
    expect(revenuesAfter(days)).toEqual([10_214_600, 2, 3]);
    const words = 'Real\tPrevisto\nLps 900\tLps 800';
    expect(paste(words).refused).toHaveLength(2);
  });
});

describe('amounts in thousands that could be decimals', () => {
  const inThousands = (text: string, language: Language = 'es') =>
    pasteIntoGrid({ ...workedExample, unit: 1_000 }, text, {
      rows,
      years,
      from: origin,
      language,
    }).outcome;

  const revenueOf = ({ document }: ReturnType<typeof inThousands>) =>
    document.accounts.years[0]?.lines.revenue;

  it('are refused in their own cells, and the others taken', () => {
    const { document, refused } = inThousands('1,234\t980\t12,345');
    expect(refused.map(({ text }) => text)).toEqual(['1,234', '12,345']);
    expect(document.accounts.years[1]?.lines.revenue).toBe(980);
    expect(inThousands('1.234\t5.678', 'en').refused).toHaveLength(2);
    expect(inThousands('1.234\t1,234').refused).toHaveLength(2);
  });

  it('are taken where nothing leaves them open', () => {
    for (const text of ['1.234\t5.678', '1,234\t5,6', '1,234\t1.234.567', '1 234\t5,678'])
      expect(inThousands(text).refused).toEqual([]);
    expect(inThousands('1,234\t5,678', 'en').refused).toEqual([]);
    // A single cell is parsed like typed input, and like a cell copied from the grid itself.
    expect(revenueOf(inThousands('1,234'))).toBe(1.234);
  });
});

describe('a cell of nothing but signs', () => {
  const signs = [
    '$',
    '€',
    'm',
    'k',
    'kr.',
    '.',
    '%',
    'x',
    "'",
    ' ',
    '1 ',
    '"',
    '""',
    '(',
    '-',
    'US$',
    'é',
    '/',
  ];
  it.each(signs)('that goes on and on is read to its end: %j', (sign) => {
    const long = sign.repeat(10_000 / sign.length);
    for (const cell of [long, `${long}? 5`, `${long}5`, `5${long}?`, `5 ${long}5?`])
      expect(paste(`\t2024\t2025\nVentas\t${cell}\t7\n${cell}\t1\t2`).document).toBeDefined();
  });
});

interface Written {
  group: string;
  decimal: string;
  write: (amount: string) => string;
}

let state = 20_261;
const below = (most: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * most);
};

/** A random amount as text, with its value. */
const someAmount = ({ group, decimal, write }: Written, decimals: number, negative: number) => {
  const units = below(10 ** (1 + below(8)));
  const cents = decimals === 0 ? 0 : below(100);
  const whole = String(units).replaceAll(/\B(?=(?:\d{3})+$)/gu, group);
  const fraction = decimals === 0 ? '' : `${decimal}${String(cents).padStart(2, '0')}`;
  const text = write(`${whole}${fraction}`);
  const value = Number(`${String(units)}.${String(cents).padStart(2, '0')}`);
  if (below(5) > 0) return { text, value };
  return { text: [`-${text}`, `(${text})`, `\u2212${text}`][negative] ?? text, value: 0 - value };
};

const notations = [
  { group: '.', decimal: ',' },
  { group: ',', decimal: '.' },
  { group: "'", decimal: '.' },
  { group: '’', decimal: ',' },
  { group: '\u00a0', decimal: ',' },
];
const signs: [string, (amount: string) => string][] = [
  ['EUR', (amount) => amount],
  ['EUR', (amount) => `${amount} €`],
  ['USD', (amount) => `$${amount}`],
  ['USD', (amount) => `${amount} USD`],
  ['CHF', (amount) => `CHF ${amount}`],
  ['CHF', (amount) => `Fr. ${amount}`],
  ['SEK', (amount) => `${amount} kr.`],
  ['INR', (amount) => `Rs ${amount}`],
];

interface Shape {
  notation: (typeof notations)[number];
  write: Written['write'];
  decimals: 0 | 2;
  withNames: boolean;
  withHeads: boolean;
  withRates: boolean;
}

const someOf = (texts: readonly string[]): string => texts[below(texts.length)] ?? '';

/** A random block of the whole grid as text, with the expected value of every editable cell. */
const someBlock = ({ notation, write, decimals, withNames, withHeads, withRates }: Shape) => {
  const expected: { path: string; value: number }[] = [];
  const withNotes = withHeads && below(3) === 0;
  const lines = rows.flatMap(({ label, cells }) => {
    const isRate = cells.every(({ unit }) => unit === 'rate');
    const texts = cells.map(({ path }, column) => {
      if (isRate) return column === 0 ? '' : `${String(below(90))}${notation.decimal}5 %`;
      const { text, value } = someAmount({ ...notation, write }, decimals, below(3));
      if (path !== null)
        expected.push({ path, value: isCostField(path) ? Math.abs(value) : value });
      return text;
    });
    const note = withNotes ? [someOf(['', '12', '4.1', '4,25'])] : [];
    const change = withNotes ? [someOf(['', '5,2 %', '1.234,5', '-'])] : [];
    return isRate && !withRates
      ? []
      : [[...(withNames ? [label] : []), ...note, ...texts, ...change]];
  });
  const between = withNotes
    ? ['Notas', ...years.map(String), someOf(['Var.', '%', '25/24'])]
    : years;
  const heads = [...(withNames ? [someOf(['', 'Cuenta', ...corners])] : []), ...between];
  const text = [...(withHeads ? [heads] : []), ...lines].map((line) => line.join('\t')).join('\n');
  return { text, expected };
};

const either = [false, true];
const shapes = either.flatMap((withNames) =>
  either.flatMap((withHeads) =>
    either.flatMap((withRates) =>
      ([0, 2] as const).map((decimals) => ({ withNames, withHeads, withRates, decimals })),
    ),
  ),
);

describe.each(['es', 'en'] as const)('any block pasted by a person who writes %s', (language) => {
  it.each(notations)('with %o lands where and as it was written', (notation) => {
    // Tests six of the twelve shapes for each currency sign, or two in a short run; the two languages share them.
    const step = 12 / propertyRuns(6, 2);
    const odd = language === 'es' ? 0 : 1;
    const mistaken = signs.flatMap(([currency, write], place) =>
      shapes
        .filter((_, index) => (index + (index >> 1) + place) % step === odd)
        .flatMap((shape) => {
          const { text, expected } = someBlock({ ...shape, notation, write });
          const { document, refused } = paste(text, language, origin, currency);
          const wrong = expected.filter(({ path, value }) => fieldValue(document, path) !== value);
          return wrong.length + refused.length === 0 ? [] : [{ text, wrong, refused }];
        }),
    );
    expect(mistaken).toEqual([]);
  });
});
