import { describe, expect, it } from 'vitest';
import { readIntake } from './testing/read-intake.ts';

describe('cases in which figures arrived wrong', () => {
  it('pr01: a minus apart from its digits, as the accounting format of Excel writes it', () => {
    const take = readIntake(
      '\t2025\t2024\nImporte neto de la cifra de negocios\t      1.250.000,00 € \t      1.100.000,00 € \nOtros ingresos de explotación\t           35.000,00 € \t           28.000,00 € \nAprovisionamientos\t-        500.000,00 € \t-        450.000,00 € \nGastos de personal\t-        300.000,00 € \t-        280.000,00 € \nOtros gastos de explotación\t-        150.000,00 € \t-        140.000,00 € ',
    );
    expect(take.places(2025)).toEqual({
      revenue: 1_250_000,
      other_income: 35_000,
      supplies: 500_000,
      personnel: 300_000,
      other_operating: 150_000,
    });
    expect(take.places(2024)).toEqual({
      revenue: 1_100_000,
      other_income: 28_000,
      supplies: 450_000,
      personnel: 280_000,
      other_operating: 140_000,
    });
    expect(take.asked).toEqual([]);
    expect(take.counts).toEqual({
      cells: 17,
      placed: 10,
      labels: 7,
      summed: 0,
      setAside: 0,
      asked: 0,
      refused: 0,
    });
  });

  it('pr03: figures belong to the years from the right, what stands before them is a note', () => {
    const take = readIntake(
      'CUENTA DE PÉRDIDAS Y GANANCIAS Notas 2025 2024\n1. Importe neto de la cifra de negocios 17 4.250.000 3.980.000\n4. Aprovisionamientos 18 -2.125.000 -2.030.500\n6. Gastos de personal -980.000 -905.000\n7. Otros gastos de explotación 19 -640.000 -601.000\n8. Amortización del inmovilizado 5 -150.000 -140.000',
    );
    expect(take.places(2025)).toEqual({
      revenue: 4_250_000,
      supplies: 2_125_000,
      personnel: 980_000,
      other_operating: 640_000,
      depreciation: 150_000,
    });
    expect(take.places(2024)).toEqual({
      revenue: 3_980_000,
      supplies: 2_030_500,
      personnel: 905_000,
      other_operating: 601_000,
      depreciation: 140_000,
    });
    expect(take.asked).toEqual([]);
  });

  it.each([
    'Gastos de personal -300 000',
    'Gastos de personal 500 450 000',
    'Gastos de personal 300.000',
    'Gastos de personal 1 2 300.000 280.000',
  ])('pr03: a line that can be parted in two ways, or misses a figure, is asked (%s)', (line) => {
    const intake = readIntake(
      `Cuenta 2025 2024\nImporte neto de la cifra de negocios 4.250.000 3.980.000\n${line}`,
    );
    expect(intake.asked).toEqual(['line:0:3']);
    expect(intake.places(2025)).toEqual({ revenue: 4_250_000 });
    expect(intake.outcomeAt(3, 1)).toEqual({ kind: 'asked', question: 'line:0:3' });
  });

  it.each([
    ['Gastos de personal 500 450 000', ['500 | 450 000', '500 450 000 | ', ' | 500 450 000']],
    ['Gastos de personal 300.000', ['300.000 | ', ' | 300.000']],
  ])('pr03: the line is parted as somebody says, or left out (%s)', (line, options) => {
    const text = `Cuenta 2025 2024\nImporte neto de la cifra de negocios 4.250.000 3.980.000\n${line}`;
    const [question] = readIntake(text).intake.questions;
    expect(question?.options.map(({ id }) => id)).toEqual(options);
    const last = options.at(-1) ?? '';
    const answered = readIntake(text, { answers: { 'line:0:3': last } });
    expect(answered.asked).toEqual([]);
    const [newest = '', before = ''] = last.split(' | ').map((one) => one.replaceAll(/[ .]/gu, ''));
    const personnel = (year: number) => Math.abs(answered.places(year)['personnel'] ?? 0);
    expect([personnel(2025), personnel(2024)]).toEqual([
      Math.abs(Number(newest)),
      Math.abs(Number(before)),
    ]);
    expect(answered.outcomeAt(3, 1)).toEqual({ kind: 'placed' });
    expect(readIntake(text, { answers: { 'line:0:3': 'none' } }).outcomeAt(3, 1)).toEqual({
      kind: 'set-aside',
      reason: 'left-out-by-answer',
    });
  });

  it('pr03: such a line is asked even where nothing stands above it', () => {
    const intake = readIntake(
      'Importe neto de la cifra de negocios 4 250 000 980 000\nAprovisionamientos 1.125.000 2019',
    );
    expect(intake.counts).toMatchObject({ labels: 1, asked: 3 });
  });

  it('pr04: figures with one reading keep it where the decisive evidence conflicts', () => {
    const take = readIntake(
      '\t2025\t2024\nImporte neto de la cifra de negocios\t1250000,55\t1100000,25\nAprovisionamientos\t-500000,50\t-450000.75\nGastos de personal\t-300000,10\t-280000.7\nOtros gastos de explotación\t-150000,00\t-140000',
    );
    expect(take.places(2024)).toEqual({
      revenue: 1_100_000.25,
      supplies: 450_000.75,
      personnel: 280_000.7,
      other_operating: 140_000,
    });
    expect(take.places(2025)).toEqual({
      revenue: 1_250_000.55,
      supplies: 500_000.5,
      personnel: 300_000.1,
      other_operating: 150_000,
    });
  });

  it('pr04: and the open ones beside them are asked', () => {
    const take = readIntake(
      '\t2025\nImporte neto de la cifra de negocios\t1250000,55\nAprovisionamientos\t-450000.75\nGastos de personal\t-280.000',
    );
    expect(take.places(2025)).toEqual({ revenue: 1_250_000.55, supplies: 450_000.75 });
    expect(take.asked).toEqual(['notation:0']);
    expect(take.outcomeAt(4, 2)).toEqual({ kind: 'asked', question: 'notation:0' });
  });

  it('pr07: real is taken beside the budget, which is named', () => {
    const take = readIntake(
      '\t2025 Real\t2025 Ppto\t2024 Real\nImporte neto de la cifra de negocios\t1.250.000\t1.300.000\t1.100.000\nAprovisionamientos\t-500.000\t-510.000\t-450.000\nGastos de personal\t-300.000\t-310.000\t-280.000',
    );
    expect(take.places(2025)).toEqual({
      revenue: 1_250_000,
      supplies: 500_000,
      personnel: 300_000,
    });
    expect(take.places(2024)).toEqual({
      revenue: 1_100_000,
      supplies: 450_000,
      personnel: 280_000,
    });
    expect(take.outcomeAt(2, 3)).toEqual({ kind: 'set-aside', reason: 'budget-column' });
    expect(take.asked).toEqual([]);
  });

  it.each(['Individual|Consolidado', 'Mes|Acumulado', 'A|B'])(
    'pr07: any other pair of one year is asked (%s)',
    (heads) => {
      const [one, other] = heads.split('|');
      const take = readIntake(
        `\t2025 ${one}\t2025 ${other}\nImporte neto de la cifra de negocios\t1.250.000\t1.300.000\nAprovisionamientos\t-500.000\t-510.000\nGastos de personal\t-300.000\t-310.000`,
      );
      expect(take.intake.figures).toEqual([]);
      expect(take.asked).toEqual(['columns:0:2025']);
      expect(
        readIntake(
          `\t2025 ${one}\t2025 ${other}\nImporte neto de la cifra de negocios\t1.250.000\t1.300.000\nAprovisionamientos\t-500.000\t-510.000\nGastos de personal\t-300.000\t-310.000`,
          { answers: { 'columns:0:2025': '3' } },
        ).places(2025),
      ).toEqual({ revenue: 1_300_000, supplies: 510_000, personnel: 310_000 });
    },
  );

  const trialBalance =
    'Cuenta\tTítulo\tDebe\tHaber\tSaldo deudor\tSaldo acreedor\n43000000\tClientes\t1.200.000,00\t1.000.000,00\t200.000,00\t\n40000000\tProveedores\t500.000,00\t620.000,00\t\t120.000,00\n70000000\tVentas de mercaderías\t5.000,00\t1.205.000,00\t\t1.200.000,00\n60000000\tCompras de mercaderías\t600.000,00\t10.000,00\t590.000,00\t\n64000000\tSueldos y salarios\t250.000,00\t\t250.000,00\t';

  it('pr09: a trial balance of sums and balances, whose year is asked', () => {
    const asked = readIntake(trialBalance);
    expect(asked.asked).toEqual(['year:0']);
    expect(asked.intake.figures).toEqual([]);
    expect(asked.outcomeAt(2, 5)).toEqual({ kind: 'asked', question: 'year:0' });
    const take = readIntake(trialBalance, { answers: { 'year:0': '2025' } });
    expect(take.places(2025)).toEqual({
      revenue: 1_200_000,
      supplies: 590_000,
      personnel: 250_000,
      nwc_asset: 200_000,
      nwc_liability: 120_000,
    });
    expect(take.outcomeAt(2, 3)).toEqual({ kind: 'summed' });
  });

  it('pr10: error values and overflow are refused cell by cell, never empty', () => {
    const take = readIntake(
      '\t2025\t2024\nImporte neto de la cifra de negocios\t1.250.000\t1.100.000\nAprovisionamientos\t#¡REF!\t-450.000\nGastos de personal\t########\t-280.000\nOtros gastos de explotación\t#¡VALOR!\t#¡VALOR!',
    );
    expect(take.places(2024)).toEqual({
      revenue: 1_100_000,
      supplies: 450_000,
      personnel: 280_000,
    });
    expect(take.places(2025)).toEqual({ revenue: 1_250_000 });
    const refused = [
      [3, 2],
      [4, 2],
      [5, 2],
      [5, 3],
    ].map(([row = 0, column = 0]) => take.outcomeAt(row, column));
    expect(refused).toEqual(
      ['spreadsheet-error', 'overflow', 'spreadsheet-error', 'spreadsheet-error'].map((fault) => ({
        kind: 'refused',
        fault,
      })),
    );
  });

  it.each([
    ['1,25E+06', 'scientific'],
    ['(300.000', 'open-bracket'],
    ['-(300.000)', 'two-signs'],
    ['12/05/2025', 'date'],
    ['1.25.000', 'malformed'],
    ['pendiente', 'not-a-figure'],
  ])('pr10: %s in a column of figures is refused', (written, fault) => {
    const take = readIntake(
      `\t2025\t2024\nImporte neto de la cifra de negocios\t1.250.000\t1.100.000\nAprovisionamientos\t${written}\t-450.000\nGastos de personal\t-300.000\t-280.000`,
    );
    expect(take.outcomeAt(3, 2)).toEqual({ kind: 'refused', fault });
    expect(take.places(2025)).toEqual({ revenue: 1_250_000, personnel: 300_000 });
  });

  it('pr12: soft hyphens and ligatures of a PDF', () => {
    const take = readIntake(
      '\t2025\t2024\nImporte neto de la cifra de nego\u00ADcios\t1.000.000\t900.000\nAprovisiona\u00ADmientos\t-400.000\t-350.000\nGastos \uFB01nancieros\t-12.000\t-11.000\nGastos de personal\t-200.000\t-180.000\nOtros gastos de explotación\t-100.000\t-90.000',
    );
    expect(take.places(2025)).toEqual({
      revenue: 1_000_000,
      supplies: 400_000,
      financial_expense: 12_000,
      personnel: 200_000,
      other_operating: 100_000,
    });
    expect(take.places(2024)).toEqual({
      revenue: 900_000,
      supplies: 350_000,
      financial_expense: 11_000,
      personnel: 180_000,
      other_operating: 90_000,
    });
    expect(take.asked).toEqual([]);
  });
});
