import { describe, expect, it } from 'vitest';
import { pastedTextToSheet } from './blocks/pasted-text-to-sheet.ts';
import type { SourceCell, SourceSheet } from './source-cells.ts';
import { makeSourceFile, readIntake } from './testing/read-intake.ts';

const withCells = (
  text: string,
  change: (cell: SourceCell) => Partial<SourceCell>,
): SourceSheet => {
  const sheet = pastedTextToSheet(text);
  return { ...sheet, cells: sheet.cells.map((cell) => ({ ...cell, ...change(cell) })) };
};

const income =
  '\t2025\t2024\nImporte neto de la cifra de negocios\t1.250.000\t1.100.000\nAprovisionamientos\t-500.000\t-450.000\nGastos de personal\t-300.000\t-280.000';
const right = { revenue: 1_250_000, supplies: 500_000, personnel: 300_000 };

describe('what stands around the figures', () => {
  it('takes the stored value before what is seen, whatever its format scales', () => {
    const sheet = withCells(income, ({ row, column, text }) =>
      row > 1 && column > 1
        ? { raw: Number(text.replaceAll('.', '')) * 1000, format: '#,##0,' }
        : {},
    );
    expect(readIntake([makeSourceFile([sheet])]).places(2025)).toEqual({
      revenue: 1_250_000_000,
      supplies: 500_000_000,
      personnel: 300_000_000,
    });
  });

  it('pr13: serials a month or a year apart in a head are days', () => {
    const serials: Record<string, number> = { '2025': 46_022, '2024': 45_657 };
    const sheet = withCells(income, ({ row, text }) =>
      row === 1 ? { raw: serials[text] ?? null, text: String(serials[text]) } : {},
    );
    expect(readIntake([makeSourceFile([sheet])]).places(2025)).toEqual(right);
    const dates = withCells(income, ({ row, text }) =>
      row === 1 ? { raw: serials[text] ?? null, text: '31-dic', isDate: true } : {},
    );
    expect(readIntake([makeSourceFile([dates])]).places(2025)).toEqual(right);
  });

  it('pr19: leaves hidden rows, columns and sheets out and says so', () => {
    const hidden = withCells(income, ({ row }) => (row === 4 ? { isHidden: true } : {}));
    const intake = readIntake([
      makeSourceFile([hidden, { ...pastedTextToSheet(income), name: 'Antiguas', isHidden: true }]),
    ]);
    expect(intake.places(2025)).toEqual({ revenue: 1_250_000, supplies: 500_000 });
    expect(intake.outcomeAt(4, 2)).toEqual({ kind: 'set-aside', reason: 'hidden' });
    expect(intake.counts.setAside).toBe(3 + 11);
  });

  it('pr14: one figure with both marks decides those with one', () => {
    const intake = readIntake(
      'Item\t2025\t2024\nRevenue\t1,234,500\t998,234.50\nSupplies\t(12,500)\t(1,600)\nPersonnel expenses\t(700)\t(500)',
    );
    expect(intake.places(2025)).toEqual({ revenue: 1_234_500, supplies: 12_500, personnel: 700 });
    expect(intake.places(2024)).toEqual({ revenue: 998_234.5, supplies: 1_600, personnel: 500 });
  });

  it('knows that a lone nought before a mark makes it decimal', () => {
    const text =
      '\t2025\nImporte neto de la cifra de negocios\t812,345\nAprovisionamientos\t-0,345\nGastos de personal\t-30000';
    expect(readIntake(text).intake.figures[0]?.amount).toBe(812.345);
  });

  it('decides open figures by the sums of the block, where one reading alone holds', () => {
    const intake = readIntake(
      '\t2025\nImporte neto de la cifra de negocios\t812,345\nAprovisionamientos\t-300,345\nGastos de personal\t-12\nRESULTADO DE EXPLOTACIÓN\t511,988',
    );
    // As thousands separators, 812,345 − 300,345 − 12 = 511,988; as decimals, the result would be 500.
    expect(intake.places(2025)).toEqual({ revenue: 812_345, supplies: 300_345, personnel: 12 });
    expect(
      intake.intake.decisions.find(({ subject }) => subject === 'notation')?.evidence[0]?.class,
    ).toBe('arithmetic');
  });

  const open = '\t2025\nRevenue\t812,345\nSupplies\t(300,345)\nPersonnel expenses\t(200,100)';
  it('asks the notation with what it would make of a figure, and takes answers and memory', () => {
    const asked = readIntake(open);
    expect(asked.intake.questions).toMatchObject([
      {
        id: 'notation:0',
        options: [
          { id: ',', consequence: { row: 'Revenue', amount: 812.345 } },
          { id: '.', consequence: { row: 'Revenue', amount: 812_345 } },
        ],
      },
    ]);
    expect(readIntake(open, { answers: { 'notation:0': '.' } }).places(2025)['revenue']).toBe(
      812_345,
    );
    expect(readIntake(open, { remembered: { notation: '.' } }).places(2025)['revenue']).toBe(
      812_345,
    );
  });

  it('takes the mark that the HTML of Excel names as decisive', () => {
    const file = {
      ...makeSourceFile([pastedTextToSheet(open)]),
      marks: { decimal: '.', thousands: ',' },
    };
    expect(readIntake([file]).places(2025)['revenue']).toBe(812_345);
  });

  it('never lets memory win over decisive evidence', () => {
    expect(
      readIntake(income.replace('-500.000', '-500.000,50'), {
        remembered: { notation: '.' },
      }).places(2025)['supplies'],
    ).toBe(500_000.5);
  });

  it('takes points for thousands by Spanish names, says so, and asks where a unit is stated', () => {
    const plain = income.replaceAll('1.250.000', '950.000').replaceAll('1.100.000', '900.000');
    const intake = readIntake(plain);
    expect(intake.intake.decisions.find(({ subject }) => subject === 'notation')).toMatchObject({
      value: ',',
      evidence: [{ class: 'supporting', count: 6 }],
    });
    expect(readIntake(`Cifras en miles de euros\n${plain}`).asked).toEqual(['notation:0']);
  });

  it.each([
    ['title', `Cuenta de resultados (miles de euros)\n${income.replaceAll('.', '')}`],
    ['head', income.replaceAll('.', '').replace('\t2025', 'Miles de euros\t2025')],
    ['foot', `${income.replaceAll('.', '')}\nImportes expresados en miles de euros`],
    ['K€', `Cuenta de resultados en K€\n${income.replaceAll('.', '')}`],
  ])('reads the unit of the %s', (_, text) => {
    expect(readIntake(text).places(2025)).toEqual({
      revenue: 1_250_000_000,
      supplies: 500_000_000,
      personnel: 300_000_000,
    });
  });

  it('asks the unit where two are stated, where figures are small, and where years are thousands apart', () => {
    expect(
      readIntake(`En miles de euros\n(en euros)\n${income.replaceAll('.', '')}`).asked,
    ).toEqual(['unit']);
    const small = readIntake(
      '\t2025\nImporte neto de la cifra de negocios\t12480\nAprovisionamientos\t-5000\nGastos de personal\t-3000',
    );
    expect(small.intake.questions).toMatchObject([
      {
        id: 'unit',
        options: [{ consequence: { amount: 12_480 } }, { consequence: { amount: 12_480_000 } }, {}],
      },
    ]);
    expect(
      readIntake(
        '\t2025\nImporte neto de la cifra de negocios\t12480\nAprovisionamientos\t-5000\nGastos de personal\t-3000',
        { answers: { unit: '1000' } },
      ).places(2025)['supplies'],
    ).toBe(5_000_000);
    expect(
      readIntake(
        '\t2025\t2024\nImporte neto de la cifra de negocios\t1250000\t1100\nAprovisionamientos\t-500000\t-450',
      ).asked,
    ).toEqual(['unit']);
  });

  it('takes the unit of the table above in the sheet, unless the sizes say otherwise', () => {
    const assets = (amount: string) =>
      `BALANCE (miles de euros)\n\t2025\nInmovilizado material\t${amount}\nExistencias\t850\n\n\n`;
    const read = readIntake(
      `${assets('2.400,50')}CUENTA DE RESULTADOS\n\t2025\nImporte neto de la cifra de negocios\t1.250,25\nAprovisionamientos\t-500,10`,
    );
    expect(read.places(2025)).toEqual({
      fixed_tangible: 2_400_500,
      nwc_asset: 850_000,
      revenue: 1_250_250,
      supplies: 500_100,
    });
    expect(read.intake.decisions.filter(({ subject }) => subject === 'unit')).toMatchObject([
      { block: 0, value: '1000', evidence: [{ class: 'decisive' }] },
      { block: 1, value: '1000', evidence: [{ class: 'supporting' }] },
    ]);
    const apart = `${assets('2.400,50')}BALANCE\n\t2024\nInmovilizado material\t2.300.000,50\nExistencias\t800.000`;
    expect(readIntake(apart).asked).toEqual(['unit']);
  });

  it('reads an amount like a year beside a sum of the models as an amount', () => {
    const intake = readIntake(
      'Balance del ejercicio 2025\nConcepto\nExistencias\t30036\nDeudores comerciales y otras cuentas a cobrar\t1936\nFondos propios\t2034\nEfectivo y otros activos líquidos equivalentes\t40036',
    );
    expect(intake.places(2025)).toMatchObject({ nwc_asset: 30_036, cash: 40_036 });
  });

  it.each([
    ['an amount like a year, with a minus', 'Gastos financieros\t-2026', 'financial_expense'],
    ['and behind it', 'Gastos financieros\t2026-', 'financial_expense'],
  ])('reads %s as an amount within a table', (_, row, place) => {
    const intake = readIntake(`${income}\n${row}`);
    expect(intake.places(2025)[place]).toBe(2026);
  });

  it.each([
    ['a date within a table', 'Inmovilizado intangible\t12/05/2025', 'date'],
    ['a date beside a sum', 'Deudores comerciales y otras cuentas a cobrar\t12/05/2025', 'date'],
    ['a date beside a result', 'RESULTADO FINANCIERO\t12/05/2025', 'date'],
    ['words in the first row', 'Aprovisionamientos\tpendiente', 'not-a-figure'],
  ])('refuses %s: it is no head and no title', (_, row, fault) => {
    const title = 'Cuenta de pérdidas y ganancias del ejercicio 2025\nConcepto';
    const rows = `Ingresos financieros\t40.500,50\nGastos financieros\t-2.000,25`;
    const before = readIntake(`${title}\n${row}\n${rows}`);
    expect(before.outcomeAt(3, 2)).toEqual({ kind: 'refused', fault });
    const within = readIntake(`${title}\n${rows}\n${row}\nDiferencias de cambio\t-1.000,75`);
    expect(within.outcomeAt(5, 2)).toEqual({ kind: 'refused', fault });
    expect(within.intake.decisions.filter(({ subject }) => subject === 'unit')).toHaveLength(1);
  });

  it('reads the days of a workbook that counts them from 1904', () => {
    // 31 December 2025 and 2024, 1,462 days lower than in other workbooks.
    const at1904 = (column: number) => (column === 2 ? 44_560 : 44_195);
    const file = (isDate: boolean) => ({
      ...makeSourceFile([
        withCells(income, ({ row, column }) =>
          row === 1 && column > 1 ? { text: 'x', raw: at1904(column), isDate } : {},
        ),
      ]),
      dateSystem: 1904 as const,
    });
    expect(readIntake([file(true)]).places(2025)).toEqual(right);
    // Days that lost their format.
    expect(readIntake([file(false)]).places(2025)).toEqual(right);
  });

  it('asks another currency and never converts it', () => {
    const intake = readIntake(
      '\t2025\nImporte neto de la cifra de negocios\t1.250.000,00 $\nAprovisionamientos\t-500.000,00 $',
    );
    expect(intake.asked).toEqual(['currency']);
    expect(intake.intake.figures).toEqual([]);
  });

  it('leaves shares and changes out, by their heads or by what they hold', () => {
    const byHead = readIntake(
      '\t2025\t%\t2024\tVar.\nImporte neto de la cifra de negocios\t1.250.000\t100\t1.100.000\t150.000\nAprovisionamientos\t-500.000\t-40\t-450.000\t-50.000\nGastos de personal\t-300.000\t-24\t-280.000\t-20.000',
    );
    expect(byHead.places(2025)).toEqual(right);
    expect(byHead.asked).toEqual([]);
    const byContent = readIntake(
      '\t2025\tA\t2024\tB\nImporte neto de la cifra de negocios\t1.250.000\t100\t1.100.000\t150.000\nAprovisionamientos\t-500.000\t-40\t-450.000\t-50.000\nGastos de personal\t-300.000\t-24\t-280.000\t-20.000',
    );
    expect(byContent.places(2025)).toEqual(right);
    expect(byContent.outcomeAt(2, 5)).toEqual({
      kind: 'set-aside',
      reason: 'share-or-change-column',
    });
    expect(byContent.asked).toEqual([]);
  });

  it('counts «N» and «N−1» from the title, and asks where nothing says the year', () => {
    expect(
      readIntake(`Ejercicio 2025\n${income.replace('2025\t2024', 'N\tN-1')}`).places(2024),
    ).toEqual({ revenue: 1_100_000, supplies: 450_000, personnel: 280_000 });
    const unknown = readIntake(income.replace('2025\t2024', '\t'));
    expect(unknown.asked).toEqual(['year:0:2', 'year:0:3']);
    const answers = { 'year:0:2': '2025', 'year:0:3': '2024' };
    expect(readIntake(income.replace('2025\t2024', '\t'), { answers }).places(2025)).toEqual(right);
  });

  it.each(['31/12/2025', 'Ejercicio 2025', '2024/25', 'Saldo a 31.12.25', '2025-12-31'])(
    'reads the year of «%s»',
    (head) => {
      expect(readIntake(income.replace('2025', head)).places(2025)).toEqual(right);
    },
  );
});

describe('several tables', () => {
  const expenses = '\t2025\nGastos financieros\t-12.000\nImpuestos sobre beneficios\t-30.000';

  it('parts them at two empty rows and at a new head', () => {
    expect(readIntake(`${income}\n\n\n${expenses}`).places(2025)).toEqual({
      ...right,
      financial_expense: 12_000,
      income_tax: 30_000,
    });
    expect(readIntake(`${income}\n${expenses.replace('2025', '31/12/2025')}`).places(2025)).toEqual(
      { ...right, financial_expense: 12_000, income_tax: 30_000 },
    );
  });

  it('takes what is equal in two files once, and asks what differs', () => {
    const file = (text: string) => makeSourceFile([pastedTextToSheet(text)]);
    const twice = readIntake([file(income), file(income)]);
    expect(twice.places(2025)).toEqual(right);
    expect(twice.counts.setAside).toBe(6);
    const other = income.replace('-300.000', '-310.000');
    const differs = readIntake([file(income), file(other)]);
    expect(differs.asked).toEqual(['difference:personnel:2025 income']);
    expect(differs.places(2025)).toEqual({ revenue: 1_250_000, supplies: 500_000 });
    expect(
      readIntake([file(income), file(other)], {
        answers: { 'difference:personnel:2025 income': '1' },
      }).places(2025)['personnel'],
    ).toBe(310_000);
  });

  it('takes the newest six years and names the others', () => {
    const years = [2025, 2024, 2023, 2022, 2021, 2020, 2019];
    const text = `\t${years.join('\t')}\nImporte neto de la cifra de negocios\t${years.map((year) => `${year - 1500}.000`).join('\t')}\nGastos de personal\t${years.map(() => '-90.000').join('\t')}`;
    const intake = readIntake(text);
    expect(intake.places(2019)).toEqual({});
    expect(intake.outcomeAt(2, 8)).toEqual({ kind: 'set-aside', reason: 'older-year' });
  });
});

describe('trees and months', () => {
  it('reads «Total …» after its rows as their sum', () => {
    const intake = readIntake(
      'Cuenta de resultados\t2025\nVentas\t\n  Zona norte\t300.000\n  Zona sur\t200.000\nTotal ventas\t500.000\nGastos de personal\t\n  Sueldos y salarios\t-150.000\n  Seguridad Social\t-50.000\nTotal gastos de personal\t-200.000\nRESULTADO DE EXPLOTACIÓN\t300.000',
    );
    expect(intake.asked).toEqual([]);
    expect(intake.places(2025)).toEqual({ revenue: 500_000, personnel: 200_000 });
    expect(intake.intake.checks.every(({ holds }) => holds)).toBe(true);
  });

  const months = [
    'ene',
    'feb',
    'mar',
    'abr',
    'may',
    'jun',
    'jul',
    'ago',
    'sep',
    'oct',
    'nov',
    'dic',
  ];
  const monthly = (value: number) => months.map((_, index) => String(value * 1000 + index));
  const totalOf = (value: number) => String(value * 12_000 + 66);

  it('takes the total of twelve months', () => {
    const text = `Ejercicio 2025\nCuenta\tTítulo\t${months.join('\t')}\tTotal\n70000000\tVentas\t${monthly(50).join('\t')}\t${totalOf(50)}\n60000000\tCompras\t${monthly(20).join('\t')}\t${totalOf(20)}\n64000000\tSueldos\t${monthly(10).join('\t')}\t${totalOf(10)}`;
    const intake = readIntake(text);
    expect(intake.places(2025)).toEqual({
      revenue: 600_066,
      supplies: 240_066,
      personnel: 120_066,
    });
    expect(intake.asked).toEqual([]);
    expect(intake.outcomeAt(3, 3)).toEqual({ kind: 'summed' });
  });

  it('asks whether months are cumulative where no total stands beside them', () => {
    const text = `Ejercicio 2025\nPartida\t${months.join('\t')}\nImporte neto de la cifra de negocios\t${monthly(50).join('\t')}\nAprovisionamientos\t${monthly(-20).join('\t')}\nGastos de personal\t${monthly(-10).join('\t')}`;
    expect(readIntake(text).asked).toEqual(['columns:0:2025']);
    const added = readIntake(text, { answers: { 'columns:0:2025': 'sum' } });
    expect(added.places(2025)).toMatchObject({ revenue: 600_066 });
    const last = readIntake(text, { answers: { 'columns:0:2025': '13' } });
    expect(last.places(2025)).toMatchObject({ revenue: 50_011 });
  });
});
