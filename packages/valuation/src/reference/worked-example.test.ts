import { describe, expect, test } from 'vitest';
import { interestCoverage } from '../cost-of-capital/cost-of-capital-formulas.ts';
import { figureId, type Figures, type ProjectionLine, type RangePoint } from '../figure.ts';
import { appliedMultiple } from '../multiples/applied-multiple.ts';
import { sensitivityGrid } from '../sensitivity/sensitivity-grid.ts';
import { expectRelative } from '../testing/expect-near.ts';
import { tornado } from '../analyses/tornado.ts';
import { valueCompany } from '../company/value-company.ts';
import { workedExampleInputs } from './worked-example-inputs.ts';
import example from './worked-example.json' with { type: 'json' };

const outcome = valueCompany(workedExampleInputs);
const tolerance = 1e-9;

const valueOf = (id: string, figures: Figures = outcome.figures): number => {
  expect(figures).toHaveProperty([id]);
  return figures[id]?.value ?? Number.NaN;
};

const expectFigure = (id: string, expected: number): void =>
  expectRelative(valueOf(id), expected, tolerance);

const expectEqual = (actual: number | null | undefined, expected: number): void =>
  expectRelative(actual ?? Number.NaN, expected, tolerance);

const { years } = example.inputs.historical;
const baseYear = years.at(-1) ?? 0;
const points = ['low', 'central', 'high'] as const satisfies RangePoint[];

/** Amounts by year; null when the first year has none. */
const byYear = {
  ebitda: 'ebitda',
  ebitda_margin: 'ebitdaMargin',
  adj: 'adjustments',
  ebitda_n: 'normalisedEbitda',
  ebitda_n_margin: 'normalisedEbitdaMargin',
  ebit: 'ebit',
  ebit_n: 'normalisedEbit',
  nwc: 'netWorkingCapital',
  nwc_pct: 'netWorkingCapitalToRevenue',
  growth: 'revenueGrowth',
  capex_pct: 'capitalExpenditureToRevenue',
  da_pct: 'depreciationToRevenue',
} as const;

const rowLines: Record<Exclude<keyof (typeof example.dcf.rows)[number], 'year'>, ProjectionLine> = {
  revenue: 'revenue',
  ebitda: 'ebitda',
  da: 'depreciationAndAmortization',
  ebit: 'ebit',
  tax: 'tax',
  nopat: 'netOperatingProfitAfterTax',
  capex: 'capitalExpenditure',
  nwc: 'netWorkingCapital',
  dnwc: 'changeInNetWorkingCapital',
  fcff: 'freeCashFlowToFirm',
  t: 'time',
  factor: 'discountFactor',
  pv: 'presentValue',
};

describe('the worked example gives every figure it was published with', () => {
  test('base: closed years', () => {
    expect.hasAssertions();
    for (const name of Object.keys(byYear) as (keyof typeof byYear)[]) {
      for (const [index, expected] of example.base[name].entries()) {
        const value = outcome.figures[figureId.account(years[index] ?? 0, byYear[name])]?.value;
        expect(value === undefined).toBe(expected === null);
        expectEqual(value ?? 0, expected ?? 0);
      }
    }
    expectFigure(figureId.revenueCompoundAnnualGrowth(), example.base.cagr);
  });

  test('base: the normalised base year, costs as positive amounts', () => {
    const {
      base,
      adj_line: adjusted,
      interest_coverage: coverage,
      debt_to_ebitda: leverage,
    } = example.base;
    expectFigure(figureId.normalisedLine(baseYear, 'revenue'), base.revenue);
    expectFigure(figureId.normalisedLine(baseYear, 'otherIncome'), base.other_income);
    expectFigure(figureId.normalisedLine(baseYear, 'supplies'), -base.supplies);
    expectFigure(figureId.normalisedLine(baseYear, 'personnel'), -base.personnel);
    expectFigure(figureId.normalisedLine(baseYear, 'otherOperatingExpenses'), -base.other_opex);
    expectFigure(figureId.account(baseYear, 'normalisedEbitda'), base.ebitda);
    expectFigure(figureId.account(baseYear, 'depreciationAndAmortization'), -base.da);
    expectFigure(figureId.account(baseYear, 'normalisedEbit'), base.ebit);
    expectFigure(figureId.account(baseYear, 'netWorkingCapital'), base.nwc);
    const effect = (line: 'otherIncome' | 'supplies' | 'personnel' | 'otherOperatingExpenses') =>
      valueOf(figureId.normalisedLine(baseYear, line)) - valueOf(figureId.account(baseYear, line));
    expect(effect('otherIncome')).toBe(adjusted.other_income);
    expect(-effect('personnel')).toBe(adjusted.personnel);
    expect(-effect('otherOperatingExpenses')).toBe(adjusted.other_opex);
    expect(effect('supplies')).toBe(adjusted.supplies);
    const interest = Math.abs(example.inputs.historical.interest.at(-1) ?? 0);
    expectEqual(interestCoverage(base.ebit, interest), coverage);
    const debt = valueOf(figureId.bridge('financialDebt')) - valueOf(figureId.bridge('cash'));
    expectEqual(debt / valueOf(figureId.account(baseYear, 'normalisedEbitda')), leverage);
  });

  test('wacc', () => {
    expect.hasAssertions();
    expectFigure(figureId.costOfCapital('leveredBeta'), example.wacc.beta_l);
    expectFigure(figureId.costOfCapital('costOfEquity'), example.wacc.ke);
    expectFigure(figureId.costOfCapital('costOfDebt'), example.wacc.kd);
    expectFigure(figureId.costOfCapital('afterTaxCostOfDebt'), example.wacc.kd_at);
    expectFigure(figureId.costOfCapital('equityWeight'), example.wacc.we);
    expectFigure(figureId.costOfCapital('debtWeight'), example.wacc.wd);
    expectFigure(figureId.costOfCapital('weightedAverageCostOfCapital'), example.wacc.wacc);
  });

  test('dcf: every line of every projected year', () => {
    expect.hasAssertions();
    for (const { year, ...row } of example.dcf.rows) {
      for (const name of Object.keys(rowLines) as (keyof typeof rowLines)[]) {
        expectFigure(figureId.projection(year, rowLines[name]), row[name]);
      }
    }
  });

  test('dcf: terminal value and enterprise value', () => {
    expect.hasAssertions();
    const { dcf } = example;
    expectFigure(figureId.input('terminal.terminalGrowth'), dcf.g);
    expectFigure(figureId.costOfCapital('weightedAverageCostOfCapital'), dcf.w);
    expectFigure(figureId.dcf('sumOfPresentValues'), dcf.sum_pv);
    expectFigure(figureId.dcf('terminalFreeCashFlow'), dcf.terminal_fcff);
    expectFigure(figureId.dcf('terminalValue'), dcf.tv);
    expectFigure(figureId.dcf('terminalTime'), dcf.tv_t);
    expectFigure(figureId.dcf('terminalDiscountFactor'), dcf.tv_factor);
    expectFigure(figureId.dcf('presentValueOfTerminalValue'), dcf.pv_tv);
    expectFigure(figureId.dcfEnterprise('central'), dcf.ev);
    expectFigure(figureId.dcf('terminalValueShare'), dcf.tv_share);
    expectFigure(figureId.dcf('impliedExitMultiple'), dcf.implied_exit_multiple);
    expectFigure(figureId.dcf('impliedEvToEbitda'), dcf.implied_ev_ebitda);
  });

  test('bridge', () => {
    expect.hasAssertions();
    expectFigure(figureId.netFinancialDebt(), example.bridge.net_debt);
    expectFigure(figureId.bridgeTotal(), example.bridge.total);
    expectFigure(figureId.dcfEquity('central'), example.bridge.equity);
  });

  test('multiples: applied, enterprise and equity value with the −35 % that was typed', () => {
    expect.hasAssertions();
    expectFigure(figureId.sizeStep(), example.inputs.multiples.size_step);
    for (const point of points) {
      const expected = example.multiples[point];
      expectEqual(workedExampleInputs.multiples.evToEbitda[point], expected.sector);
      expectFigure(figureId.appliedMultiple(point), expected.applied);
      expectFigure(figureId.multiplesEnterprise(point), expected.ev);
      expectFigure(figureId.multiplesEquity(point), expected.equity);
    }
    expectFigure(figureId.account(baseYear, 'normalisedEbitda'), example.multiples.ebitda);
  });

  test('the step of the curve at its 14.042 M€ would be −32.71 %', () => {
    const { multiples } = workedExampleInputs;
    const { figures } = valueCompany({
      ...workedExampleInputs,
      multiples: { ...multiples, sizeStep: { mode: 'auto' } },
    });
    // 1,190,000 · 11.8 = 14,042,000; ln 2.8084 / ln 6 = 1.032615 / 1.791759 = 0.576313; −0.5 + 0.3 · 0.576313
    const step = valueOf(figureId.sizeStep(), figures);
    expect(step).toBeCloseTo(-0.327_106, 6);
    expect(valueOf(figureId.sizeStepOnCurve())).toBe(step);
    // 11.8 · 0.672894 = 7.940149
    expect(valueOf(figureId.appliedMultiple('central'), figures)).toBeCloseTo(7.940_149, 6);
  });

  test('ranges of both methods and of the mixed value', () => {
    expect.hasAssertions();
    const { result } = outcome;
    const { dcf, multiples, mixed } = example.ranges;
    const evKeys = { low: 'ev_low', central: 'ev', high: 'ev_high' } as const;
    for (const point of points) {
      expectEqual(result?.dcf?.equityValue[point], dcf[point]);
      expectEqual(result?.dcf?.enterpriseValue[point], dcf[evKeys[point]]);
      expectEqual(result?.multiples?.equityValue[point], multiples[point]);
      expectEqual(result?.multiples?.enterpriseValue[point], multiples[evKeys[point]]);
      expectEqual(result?.equityValue[point], mixed[point]);
      expectEqual(result?.enterpriseValue[point], mixed[evKeys[point]]);
    }
    expectEqual(result?.impliedEvToEbitda, mixed.implied_ev_ebitda);
  });

  test('contrast multiples, by the same kernels', () => {
    expect.hasAssertions();
    const { us_ev_ebit: usa, dealsuite, argos } = example.contrast;
    const step = example.inputs.multiples.size_step;
    const { us_ev_ebit: listed, us_band: band } = example.inputs.multiples.contrast;
    const total = valueOf(figureId.bridgeTotal());
    for (const [point, factor] of [
      ['low', 1 - band],
      ['central', 1],
      ['high', 1 + band],
    ] as const) {
      expectEqual(appliedMultiple(listed, step) * factor, usa[point].multiple);
      expectEqual(
        usa[point].multiple * valueOf(figureId.account(baseYear, 'normalisedEbit')),
        usa[point].ev,
      );
      expectEqual(usa[point].ev + total, usa[point].equity);
    }
    for (const { multiple, ev, equity } of [dealsuite.low, dealsuite.high, argos.low, argos.high]) {
      expectEqual(multiple * valueOf(figureId.account(baseYear, 'normalisedEbitda')), ev);
      expectEqual(ev + total, equity);
    }
  });

  test('sensitivity of the DCF: rate by growth', () => {
    const { dw, dg, wacc, g, dcf_equity: equity } = example.sensitivity;
    const grid = sensitivityGrid(workedExampleInputs, {
      weightedAverageCostOfCapitalSteps: dw,
      terminalGrowthSteps: dg,
    });
    for (const [row, rates] of equity.entries()) {
      expectEqual(grid?.rows[row], wacc[row] ?? Number.NaN);
      expectEqual(grid?.columns[row], g[row] ?? Number.NaN);
      for (const [column, expected] of rates.entries())
        expectEqual(grid?.equity[row]?.[column], expected);
    }
    expect(grid?.equity[2]?.[2]).toBe(outcome.result?.dcf?.equityValue.central);
  });

  test('sensitivity of the mix: applied multiple by weight', () => {
    expect.hasAssertions();
    const { applied, weight_dcf: weights, equity } = example.sensitivity_mix;
    for (const [row, multiple] of applied.entries()) {
      for (const [column, weight] of weights.entries()) {
        const { multiples } = workedExampleInputs;
        const { result } = valueCompany({
          ...workedExampleInputs,
          multiples: {
            evToEbitda: { ...multiples.evToEbitda, central: multiple },
            sizeStep: { mode: 'manual', value: 0 },
          },
          weights: { dcf: weight, multiples: 1 - weight },
        });
        expectEqual(result?.equityValue.central, equity[row]?.[column] ?? Number.NaN);
      }
    }
  });

  test('tornado: drivers in order of their swing', () => {
    const unpublished = ['taxRate', 'depreciationToRevenue'];
    const all = tornado(workedExampleInputs) ?? [];
    const bars = all.filter(({ driver }) => !unpublished.includes(driver));
    expect(bars).toHaveLength(example.tornado.length);
    for (const [index, { low, high, swing }] of example.tornado.entries()) {
      expectEqual(bars[index]?.unfavourable, low);
      expectEqual(bars[index]?.favourable, high);
      expectEqual(bars[index]?.swing, swing);
    }
  });
});

test('a company with complete accounts has only the warning that size stands in both methods', () => {
  expect(outcome.issues.map(({ severity, code }) => [severity, code])).toEqual([
    ['warning', 'size-counted-twice'],
  ]);
});
