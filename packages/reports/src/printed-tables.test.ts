import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { expect, test } from 'vitest';
import type { ReportRow } from './content/report-table.ts';
import { lineReader } from './testing/printed-lines.ts';
import { viewOf } from './testing/view-of.ts';

const { number } = lineReader('es', 'EUR');

const readCell = (text: string | undefined): number =>
  text === undefined || text === '' || text === '–' ? 0 : number(text);

const amountsOf = (rows: readonly ReportRow[], label: string): number[] => {
  const row = rows.find((one) => one.label === label);
  if (row === undefined) throw new Error(`no row ${label}`);
  return row.cells.map(({ text }) => readCell(text));
};

/** Of each column: what its rows with these labels come to, as they are printed. */
const sumsOf = (rows: readonly ReportRow[], labels: readonly string[]): number[] =>
  labels
    .map((label) => amountsOf(rows, label))
    .reduce((sums, amounts) => sums.map((sum, at) => sum + (amounts[at] ?? 0)));

const expectSum = (rows: readonly ReportRow[], total: string, parts: readonly string[]): void => {
  const sums = sumsOf(rows, parts);
  const totals = amountsOf(rows, total);
  expect([total, sums.map((sum, at) => Math.abs(sum - (totals[at] ?? 0)) < 1e-6)]).toEqual([
    total,
    sums.map(() => true),
  ]);
};

const base = valdeorzaDocument();

/** Rates, balances and adjustments that leave no amount whole. */
const uneven = (margin: number, unit: ValuationDocument['unit']): ValuationDocument => ({
  ...base,
  unit,
  accounts: {
    ...base.accounts,
    years: base.accounts.years.map((year) => ({
      ...year,
      lines: Object.fromEntries(
        Object.entries(year.lines).map(([line, value]) => [
          line,
          value === null ? null : (value / unit) * (1 + margin / 1_000),
        ]),
      ) as typeof year.lines,
    })),
  },
  adjustments: base.adjustments.map((adjustment) => ({
    ...adjustment,
    amounts: adjustment.amounts.map(({ year, amount }) => ({
      year,
      amount: (amount / unit) * (1 + margin / 777),
    })),
  })),
  bridge: {
    ...base.bridge,
    financialDebt: 2_750_000.4 / unit,
    cash: 410_000.45 / unit,
    minimumCash: 120_000.3 / unit,
    debtLikeItems: 333_333.33 / unit,
    nonOperatingAssets: 77_777.77 / unit,
  },
  projection: {
    ...base.projection,
    drivers: {
      ...base.projection.drivers,
      ebitdaMargin: { path: { kind: 'constant', value: margin }, overrides: [] },
    },
  },
});

const cases = [0.0981, 0.1043, 0.111, 0.1177, 0.1234].flatMap((margin) =>
  ([1, 1_000, 1_000_000] as const).map((unit) => [margin, unit] as const),
);

test.each(cases)(
  'with a margin of %s, in units of %s, every table of the report adds up as it is printed',
  async (margin, unit) => {
    const { basis, calculation } = await viewOf(uneven(margin, unit));
    const accounts = basis?.accounts?.table.rows ?? [];
    expectSum(accounts, 'EBITDA', [
      'Ventas',
      'Otros ingresos',
      'Aprovisionamientos',
      'Gastos de personal',
      'Otros gastos de explotación',
    ]);
    expectSum(accounts, 'EBIT', ['EBITDA', 'Amortización']);
    for (const { cells } of accounts.filter(({ kind }) => kind !== 'dim')) {
      const [change = 0, normalised = 0] = cells.slice(-2).map(({ text }) => readCell(text));
      expect(normalised - change).toBeCloseTo(readCell(cells.at(-3)?.text), 6);
    }
    const adjustments = basis?.adjustments?.table.rows ?? [];
    expectSum(
      adjustments,
      'Total ajustes',
      adjustments.slice(0, base.adjustments.length).map(({ label }) => label),
    );
    const projection = basis?.projection?.table.rows ?? [];
    const tax = projection.find(({ label }) => label.startsWith('− Impuestos'))?.label ?? '';
    expectSum(projection, 'EBIT', ['EBITDA', '− Amortización']);
    const flow = [tax, '+ Amortización', '− Capex', '− Δ circulante'];
    const columns = amountsOf(projection, 'Flujo de caja libre').slice(1);
    const sums = sumsOf(projection, ['EBIT', ...flow]).slice(1);
    expect(sums.map((sum) => Math.round(sum * 1e6))).toEqual(
      columns.map((total) => Math.round(total * 1e6)),
    );
    const bridge = calculation?.bridge?.rows ?? [];
    const value = bridge.findIndex(({ kind }) => kind === 'total');
    const steps = bridge.slice(value, -1).map(({ label }) => label);
    expectSum(bridge, 'Fondos propios por DCF', steps);
    expectSum(
      bridge,
      bridge[value]?.label ?? '',
      bridge.slice(value - 2, value).map(({ label }) => label),
    );
  },
);
