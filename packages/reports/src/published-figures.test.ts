import example from '@valia/valuation/reference/worked-example.json' with { type: 'json' };

import { beforeAll, describe, expect, test } from 'vitest';
import { reportTranslator } from './content/report-translator.ts';
import { publishedExample } from './testing/published-example.ts';
import { sampleReportInput } from './testing/sample-report-input.ts';
import { valuationReportView, type ValuationReportView } from './valuation-report-view.ts';

/** Formats numbers as in Spanish print, independently of the printing code. */
const number = (value: number, decimals = 0): string =>
  new Intl.NumberFormat('es', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  })
    .format(value)
    .replace('-', '−');
const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value));
const rate = (value: number, decimals = 1) => `${number(value * 100, decimals)} %`;
const multiple = (value: number, decimals = 2) => `${number(value, decimals)}x`;
const millions = (value: number) => number(value / 1e6, 2);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll('\u00a0', ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

let view: ValuationReportView;

beforeAll(async () => {
  view = valuationReportView(
    sampleReportInput(publishedExample(), 'es'),
    await reportTranslator('es'),
  );
});

/** Expects each figure as a separate text, like a cell. */
const expectPrinted = (part: unknown, figures: readonly string[]): void => {
  const printed = new Set(textsOf(part));
  expect(figures.filter((figure) => !printed.has(figure))).toEqual([]);
};

/** Expects each figure somewhere within the texts. */
const expectSaid = (part: unknown, figures: readonly string[]): void => {
  const said = textsOf(part).join('\n');
  expect(figures.filter((figure) => !said.includes(figure))).toEqual([]);
};

describe('the report of the worked example prints the figures it was published with', () => {
  test('the accounts of each closed year', () => {
    expect.hasAssertions();
    const { base } = example;
    expectPrinted(view.basis?.accounts, [
      ...[...base.ebitda, ...base.ebit, ...base.nwc].map((one) => number(one)),
      ...[...base.nwc_pct, ...base.capex_pct, ...base.da_pct].map((one) => rate(one)),
      ...base.growth.filter((one) => one !== null).map((one) => rate(one)),
    ]);
    expectSaid(view.basis?.accounts, [rate(base.cagr)]);
    expectPrinted(view.basis?.adjustments, [
      ...[...base.ebitda_n, ...base.ebit_n].map((one) => number(one)),
      ...base.adj.map(signed),
      ...base.ebitda_n_margin.map((one) => rate(one)),
    ]);
    expectPrinted(view.basis?.ratios, [
      multiple(base.debt_to_ebitda),
      multiple(base.interest_coverage),
    ]);
    expectPrinted(
      view.basis?.ratios,
      [...base.ebitda_margin, ...base.capex_pct].map((one) => rate(one)),
    );
  });

  test('each line of the base year, with what was adjusted in it', () => {
    const { adj_line: adjusted, base } = example.base;
    const cells = (label: string) =>
      view.basis?.accounts?.table.rows
        .find((row) => row.label === label)
        ?.cells.slice(-2)
        .map(({ text }) => text);
    const expected = (change: number, value: number) => [
      change === 0 ? '–' : signed(change),
      number(value),
    ];
    const total = Object.values(adjusted).reduce((sum, one) => sum + one, 0);
    expect(cells('Ventas')).toEqual(expected(0, base.revenue));
    expect(cells('Otros ingresos')).toEqual(expected(adjusted.other_income, base.other_income));
    expect(cells('Aprovisionamientos')).toEqual(expected(adjusted.supplies, base.supplies));
    expect(cells('Gastos de personal')).toEqual(expected(adjusted.personnel, base.personnel));
    expect(cells('Otros gastos de explotación')).toEqual(
      expected(adjusted.other_opex, base.other_opex),
    );
    expect(cells('EBITDA')).toEqual(expected(total, base.ebitda));
    expect(cells('Amortización')).toEqual(expected(0, base.da));
    expect(cells('EBIT')).toEqual(expected(total, base.ebit));
  });

  test('every line of every projected year', () => {
    expect.hasAssertions();
    const table = view.basis?.projection?.table;
    for (const row of example.dcf.rows) {
      const column = table?.columns.findIndex(({ label }) => label === String(row.year)) ?? -1;
      expectPrinted(
        table?.rows.map(({ cells }) => cells[column]?.text),
        [
          ...[row.revenue, row.ebitda, row.ebit, row.nopat, row.fcff, row.pv].map((one) =>
            number(one),
          ),
          number(row.t, 1),
          number(row.factor, 5),
        ],
      );
      // The example rounds each figure alone; in print, parts must add up, so a part may differ by one unit.
      const parts = [-row.da, -row.tax, -row.capex, -row.dnwc, row.da, row.nwc];
      const printed = new Set(textsOf(table?.rows.map(({ cells }) => cells[column]?.text)));
      for (const part of parts) {
        expect([-1, 0, 1].some((off) => printed.has(number(part + off)))).toBe(true);
      }
    }
  });

  test('the cost of capital, the terminal value and the bridge', () => {
    expect.hasAssertions();
    const { bridge, dcf, wacc } = example;
    expectPrinted(view.calculation?.costOfCapital, [
      number(wacc.beta_l, 3),
      ...[wacc.ke, wacc.kd, wacc.kd_at, wacc.wacc].map((one) => rate(one, 2)),
      `${rate(wacc.we)} / ${rate(wacc.wd)}`,
    ]);
    expectPrinted(view.calculation?.bridge, [
      ...[dcf.terminal_fcff, dcf.tv, dcf.pv_tv, dcf.sum_pv, dcf.ev].map((one) => number(one)),
      number(dcf.tv_factor, 5),
      rate(dcf.g, 2),
      number(-bridge.net_debt),
      number(bridge.equity),
    ]);
    expectSaid(view.calculation?.margin, [
      multiple(dcf.implied_exit_multiple),
      multiple(dcf.implied_ev_ebitda),
    ]);
    expectPrinted(view.summary.keyFigures, [rate(dcf.tv_share)]);
  });

  test('the multiples, with what each gives', () => {
    expect.hasAssertions();
    const { bridge, multiples } = example;
    const { central, high, low } = multiples;
    expectPrinted(view.calculation?.multiples?.table, [
      ...[low, central, high].flatMap(({ applied, equity, ev, sector }) => [
        multiple(sector),
        multiple(applied, 3),
        number(ev),
        number(equity),
      ]),
      number(multiples.ebitda),
      number(bridge.total),
    ]);
  });

  test('the ranges, the mix and its rounding', () => {
    const { ranges, rounded } = example;
    const ends = [ranges.dcf, ranges.multiples, ranges.mixed, rounded];
    expectPrinted(
      view.summary.mixed,
      ends.flatMap(({ central, high, low }) => [low, central, high].map((one) => number(one))),
    );
    expectPrinted(view.summary.keyFigures, [
      `${number(ranges.mixed.ev)} €`,
      multiple(ranges.mixed.implied_ev_ebitda),
    ]);
    expect(textsOf(view.summary.value)).toEqual([`${number(rounded.central)} €`]);
  });

  test('what stands beside them for contrast', () => {
    expect.hasAssertions();
    const { argos, dealsuite, us_ev_ebit: listed } = example.contrast;
    const ends = [listed.low, listed.high, dealsuite.low, dealsuite.high, argos.low, argos.high];
    expectPrinted(
      view.summary.chart.bars,
      ends.map(({ equity }) => millions(equity)),
    );
    expect(
      view.calculation?.contrast?.table.rows.map(({ cells }) => cells.map(({ text }) => text)),
    ).toEqual(
      [listed.low, listed.central, ...ends.slice(1)].map((one) => [
        multiple(one.multiple),
        number(one.ev),
        number(one.equity),
      ]),
    );
  });

  test('low, central and high of each method, from the enterprise value on', () => {
    const { bridge, ranges } = example;
    const enterprise = ({ ev, ev_high: high, ev_low: low }: (typeof ranges)['dcf']) =>
      [low, ev, high].map((one) => number(one));
    const { mixed } = ranges;
    expect(
      view.calculation?.range?.table.rows.map(({ cells }) => cells.map(({ text }) => text)),
    ).toEqual([
      enterprise(ranges.dcf),
      enterprise(ranges.multiples),
      enterprise(mixed),
      [bridge.total, bridge.total, bridge.total].map((one) => number(one)),
      [mixed.low, mixed.central, mixed.high].map((one) => number(one)),
    ]);
  });

  test('each of the twenty-five cells of the mix by multiple and by weight', () => {
    const { applied, equity, weight_dcf: weights } = example.sensitivity_mix;
    const table = view.calculation?.weights?.table;
    expect(table?.rows.map(({ label }) => label)).toEqual(applied.map((one) => multiple(one)));
    expect(table?.columns.map(({ label }) => textsOf(label)[0])).toEqual(
      weights.map((one) => `DCF ${rate(one, 0)}`),
    );
    expect(table?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual(
      equity.map((row) => row.map((one) => number(one))),
    );
  });

  test('each of the twenty-five cells of the sensitivity', () => {
    const { dcf_equity: equity, g, wacc } = example.sensitivity;
    const table = view.calculation?.sensitivity?.table;
    expect(table?.rows.map(({ label }) => textsOf(label))).toEqual(
      wacc.map((one) => [rate(one, 2)]),
    );
    expect(table?.columns.map(({ label }) => textsOf(label))).toEqual(
      g.map((one) => [`g ${rate(one, 2)}`]),
    );
    expect(table?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual(
      equity.map((row) => row.map((one) => number(one))),
    );
  });

  test('the ends of each bar of the tornado, in the order of their width', () => {
    const unpublished = ['Tipo impositivo', 'Amortización sobre ventas'];
    const bars = view.analysis?.tornado?.marks.filter(({ name }) => !unpublished.includes(name));
    expect(bars?.map((bar) => [bar.unfavourable.text, bar.favourable.text])).toEqual(
      example.tornado.map(({ high, low }) => [millions(low), millions(high)]),
    );
    const rows = view.analysis?.tornado?.table.rows.filter(
      ({ label }) => !unpublished.some((name) => label.startsWith(name)),
    );
    expect(rows?.map(({ cells }) => cells.map(({ text }) => text))).toEqual(
      example.tornado.map(({ high, low }) => [low, high, high - low].map((one) => number(one))),
    );
  });

  test('what a calculator gives from what is printed', () => {
    expect.hasAssertions();
    const check = example.pocket_check;
    expectSaid(
      view.check,
      Object.values(check).map((one) => number(one)),
    );
  });
});
