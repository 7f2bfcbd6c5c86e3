import { describe, expect, test } from 'vitest';
import {
  currencyConvertedRate,
  leveredBeta,
  unleveredBeta,
} from '../cost-of-capital/cost-of-capital-formulas.ts';
import { discountFactor } from '../discounting/discount-factor.ts';
import { netPresentValue } from '../discounting/net-present-value.ts';
import { xirr } from '../discounting/xirr.ts';
import { xnpv } from '../discounting/xnpv.ts';
import { ghaidarovDiscount } from '../discounts/ghaidarov-discount.ts';
import { blackScholesCall } from '../equity/black-scholes-call.ts';
import { terminalReinvestment } from '../cash-flow/cash-flow-formulas.ts';
import {
  terminalFreeCashFlow,
  terminalValueGordon,
} from '../terminal-value/terminal-value-formulas.ts';
import { expectNear } from '../testing/expect-near.ts';

const day = (isoDate: string): number => Date.parse(isoDate) / 86_400_000;

describe('published cases beside the reference list', () => {
  test('Microsoft, NPV: 10 %, −10,000 after a year, then 3,000, 4,200, 6,800: 1,188.44', () => {
    expect.hasAssertions();
    const value = netPresentValue(0.1, [-10_000, 3000, 4200, 6800], 'after-one-period');
    expectNear(value, 1188.44, 0.005);
  });

  test('Microsoft, NPV: 8 %, −40,000 now, then five flows: 1,922.06, and −3,749.47 after a loss of 9,000', () => {
    expect.hasAssertions();
    const flows = [8000, 9200, 10_000, 12_000, 14_500];
    const value = netPresentValue(0.08, flows, 'after-one-period') - 40_000;
    expectNear(value, 1922.06, 0.005);
    const withLoss = netPresentValue(0.08, [...flows, -9000], 'after-one-period') - 40_000;
    expectNear(withLoss, -3749.47, 0.005);
    expectNear(netPresentValue(0.08, [-40_000, ...flows], 'now'), 1922.06, 0.005);
  });

  test('Microsoft, XNPV and XIRR: dates in any order after the first, 2,086.65 and 37.34 %', () => {
    expect.hasAssertions();
    const flows = [
      { day: day('2008-01-01'), amount: -10_000 },
      { day: day('2009-04-01'), amount: 2750 },
      { day: day('2008-03-01'), amount: 2750 },
      { day: day('2009-02-15'), amount: 3250 },
      { day: day('2008-10-30'), amount: 4250 },
    ];
    expectNear(xnpv(0.09, flows), 2086.65, 0.005);
    expectNear(xirr(flows) ?? Number.NaN, 0.373_362_535, 1e-8);
  });

  // Hull, Options, Futures and Other Derivatives: the stock of the Black–Scholes chapter, and the index option.
  test.each([
    [{ sharePrice: 42, strike: 40, maturity: 0.5, riskFreeRate: 0.1, dividendYield: 0 }, 4.76],
    [
      { sharePrice: 930, strike: 900, maturity: 1 / 6, riskFreeRate: 0.08, dividendYield: 0.03 },
      51.83,
    ],
  ])('Hull, a call at 20 %% volatility: %j is worth %d', (option, value) => {
    expect.hasAssertions();
    expectNear(blackScholesCall({ ...option, volatility: 0.2 }), value, 0.005);
  });

  // miketsai05/pyvalfx, tests/cfi/test_blackscholes.py (MIT): S, K, T, σ, r.
  test.each([
    [10, 10, 5, 0.45, 0.05, 4.627_199_83],
    [30, 25, 3, 0.2, 0.01, 7.269_866_03],
    [10, 15, 8, 0.9, 0.03, 7.796_727_99],
    [10, 10, 10, 0.45, 0.05, 6.381_132_71],
    [10, 10, 5, 0.6, 0.05, 5.597_609_16],
    [0, 10, 5, 0.45, 0.05, 0],
    [10, 0, 5, 0.45, 0.05, 10],
    [30, 25, 1e-6, 0.2, 0.01, 5],
  ])('pyvalfx, a call on %d at %d over %d years, σ %d, r %d: %d', (...row) => {
    expect.hasAssertions();
    const [sharePrice, strike, maturity, volatility, riskFreeRate, value] = row;
    const option = { sharePrice, strike, maturity, volatility, riskFreeRate, dividendYield: 0 };
    expectNear(blackScholesCall(option), value, 1e-6);
  });

  // miketsai05/pyvalfx, tests/dlom/test_ghaidarov.py (MIT): T, σ, q.
  test.each([
    [5, 0.45, 0, 0.238_086_68],
    [2, 0.2, 0, 0.065_291_52],
    [10, 0.9, 0, 0.716_798_76],
    [5, 0.45, 0.01, 0.226_475_05],
    [8, 0.3, 0.05, 0.133_577_04],
  ])('pyvalfx, Ghaidarov over %d years, σ %d, q %d: %d', (maturity, volatility, yieldOf, value) => {
    expect.hasAssertions();
    expectNear(ghaidarovDiscount(maturity, volatility, yieldOf), value, 1e-7);
  });

  // Damodaran, ginzu: terminal FCFF = NOPAT · (1 − g / ROC); with a return equal to the cost of capital, growth
  // adds no value.
  test('value driver formula: NOPAT of 100, g 5 %, ROIC 15 %, WACC 10 %: 1,333; with ROIC = WACC any growth gives 1,000', () => {
    const value = (growth: number, returnOnCapital: number): number =>
      terminalValueGordon(100 - terminalReinvestment(100, growth, returnOnCapital), 0.1, growth);
    expectNear(value(0.05, 0.15), 1333.333_333, 1e-6);
    for (const growth of [0, 0.02, 0.04]) expectNear(value(growth, 0.1), 1000, 1e-9);
    expect(terminalFreeCashFlow(200, 0.03)).toBe(206);
  });

  test('Hamada: beta 0.9 at 20 % of debt to equity and 40 % tax is 0.8036 without debt, 1.0446 at 50 %', () => {
    expect.hasAssertions();
    const unlevered = unleveredBeta(0.9, 0.2, 0.4);
    expectNear(unlevered, 0.803_571, 1e-6);
    expectNear(leveredBeta(unlevered, 0.5, 0.4), 1.044_643, 1e-6);
  });

  test('Damodaran, notes of wacc.xls: a dollar rate of 8 % at 2 % inflation is 14.35 % where inflation is 8 %', () => {
    expect.hasAssertions();
    expectNear(currencyConvertedRate(0.08, 0.02, 0.08), 0.143_529_4, 1e-7);
  });

  test('1 due in two years at 10 % is worth 0.8264, in half a year 0.9535', () => {
    expect.hasAssertions();
    expectNear(discountFactor(0.1, 2), 1 / 1.21, 1e-15);
    expectNear(discountFactor(0.1, 0.5), 0.953_462_6, 1e-7);
  });
});
