import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { expect, test } from 'vitest';
import type { ReportRow } from './content/report-table.ts';
import { lineReader } from './testing/printed-lines.ts';
import { buildReportView } from './testing/build-report-view.ts';

const { number } = lineReader('es', 'EUR');

const readCell = (text: string | undefined): number =>
  text === undefined || text === '' || text === '–' ? 0 : number(text);

const base = valdeorzaDocument();

/** Rates, balances and adjustments that make every amount uneven. */
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

/** Rounds a figure to the digits that a table prints. */
const roundedAt = (unit: ValuationDocument['unit']) => {
  const factor = unit === 1_000_000 ? 1_000 : 1;
  return (value = Number.NaN) =>
    (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor || 0;
};

const rowOf = (rows: readonly ReportRow[], label: string): number[] =>
  (rows.find((one) => one.label === label)?.cells ?? []).map(({ text }) => readCell(text));

test.each(cases)(
  'with a margin of %s, in units of %s, every figure of the tables is its own rounding',
  async (margin, unit) => {
    const document = uneven(margin, unit);
    const { basis, calculation } = await buildReportView(document);
    const { figures } = valueCompany(document);
    const round = roundedAt(unit);
    const years = [2026, 2027, 2028, 2029, 2030];
    const lines = [
      ['EBITDA', 'ebitda', 1],
      ['− Amortización', 'depreciationAndAmortization', -1],
      ['EBIT', 'ebit', 1],
      ['− Capex', 'capitalExpenditure', -1],
      ['− Δ circulante', 'changeInNetWorkingCapital', -1],
      ['Flujo de caja libre', 'freeCashFlowToFirm', 1],
    ] as const;
    for (const [label, line, sign] of lines) {
      const printed = rowOf(basis?.projection?.table.rows ?? [], label).slice(1);
      const own = years.map(
        (year) => round(figures[figureId.projection(year, line)]?.value) * sign,
      );
      expect([label, printed]).toEqual([label, own.map((value) => value || 0)]);
    }
    const bridge = calculation?.bridge?.rows ?? [];
    expect(rowOf(bridge, 'Fondos propios por DCF')).toEqual([
      round(figures[figureId.dcfEquity('central')]?.value),
    ]);
    expect(rowOf(bridge, 'Valor de empresa (EV)')).toEqual([
      round(figures[figureId.dcfEnterprise('central')]?.value),
    ]);
  },
);

test('a table whose rows come to another figure than its total says why, and no other', async () => {
  const told = await Promise.all(
    cases.map(async ([margin, unit]) => {
      const { basis } = await buildReportView(uneven(margin, unit));
      const rows = basis?.projection?.table.rows ?? [];
      const [ebitda = [], paid = [], ebit = []] = ['EBITDA', '− Amortización', 'EBIT'].map(
        (label) => rowOf(rows, label),
      );
      const isApart = ebit.some(
        (value, at) => Math.abs((ebitda[at] ?? 0) + (paid[at] ?? 0) - value) > 1e-6,
      );
      const isSaid = (basis?.projection?.notes ?? []).some(({ text }) =>
        text.includes('se deben al redondeo'),
      );
      return { isApart, isSaid };
    }),
  );
  expect(told.filter(({ isApart, isSaid }) => isApart && !isSaid)).toEqual([]);
  expect(told.some(({ isApart }) => isApart)).toBe(true);
  const { basis } = await buildReportView(base);
  expect(JSON.stringify(basis?.accounts)).not.toContain('redondeo');
});
