import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { expectFigures } from '../testing/expect-figures.ts';
import {
  constantDriver,
  plainCompany,
  plainCompanyWith,
  yearlyDriver,
} from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

describe('the plain company, worked out by hand', () => {
  test('without options', () => {
    expect.hasAssertions();
    expectFigures(plainCompany, {
      'projection.2026.tax': 41.25,
      'projection.2026.freeCashFlowToFirm': 102.75,
      'dcf.terminalValue': 1310.0625,
      'dcf.enterpriseValue.central': 1284.375,
      'result.equityValue.central': 1034.375,
      'dcf.terminalValueShare': 1310.0625 / 1.1 / 1284.375,
      'dcf.impliedExitMultiple': 1310.0625 / 220,
      'result.impliedEvToEbitda': 6.421_875,
      'dcf.enterpriseValue.low': (102.75 + (102.75 * 1.0175) / 0.0875) / 1.105,
      'dcf.enterpriseValue.high': (102.75 + (102.75 * 1.0225) / 0.0725) / 1.095,
    });
  });

  test('with a margin on EBIT, EBITDA follows from it', () => {
    expect.hasAssertions();
    const inputs = plainCompanyWith({ projection: { ebitMargin: constantDriver(0.12) } });
    expectFigures(inputs, {
      'projection.2026.ebit': 132,
      'projection.2026.ebitda': 187,
      'projection.2026.freeCashFlowToFirm': 99 + 55 - 66 - 10,
    });
  });

  test('with reinvestment by sales to capital, capex and working capital are no part of the flow', () => {
    expect.hasAssertions();
    const inputs = plainCompanyWith({
      projection: {
        reinvestment: { basis: 'sales-to-capital', salesToCapital: constantDriver(4) },
      },
    });
    expectFigures(inputs, {
      'projection.2026.reinvestment': 25,
      'projection.2026.freeCashFlowToFirm': 98.75,
    });
  });

  test('with working capital as an amount, or in days of revenue', () => {
    expect.hasAssertions();
    const amount = { basis: 'amount' as const, amount: constantDriver(130) };
    expectFigures(plainCompanyWith({ projection: { workingCapital: amount } }), {
      'projection.2026.changeInNetWorkingCapital': 30,
      'projection.2026.freeCashFlowToFirm': 82.75,
    });
    const days = {
      basis: 'days' as const,
      inventoryDays: constantDriver(73),
      receivableDays: constantDriver(36.5),
      payableDays: constantDriver(54.75),
    };
    expectFigures(plainCompanyWith({ projection: { workingCapital: days } }), {
      'projection.2026.netWorkingCapital': 165,
      'projection.2026.freeCashFlowToFirm': 47.75,
    });
  });

  test('with losses of 100, this year pays less tax and the perpetuity pays it in full', () => {
    expect.hasAssertions();
    const losses = { opening: 100, limit: 'none' as const };
    expectFigures(plainCompanyWith({ projection: { losses } }), {
      'projection.2026.lossesUsed': 100,
      'projection.2026.closingLosses': 0,
      'projection.2026.tax': 16.25,
      'projection.2026.freeCashFlowToFirm': 127.75,
      'dcf.terminalFreeCashFlow': 104.805,
      'dcf.enterpriseValue.central': (127.75 + 1310.0625) / 1.1,
    });
  });

  test('with the Spanish ceiling: 25 % of the profit above 60 M€, all of it up to 1 M€', () => {
    expect.hasAssertions();
    const losses = { opening: 100, limit: 'spain' as const };
    const inputs = plainCompanyWith({ projection: { losses } });
    expectFigures(
      { ...inputs, unit: 1_000_000 },
      {
        'projection.2026.lossesUsed': 41.25,
        'projection.2026.closingLosses': 58.75,
        'projection.2026.tax': 30.9375,
      },
    );
    expectFigures(inputs, { 'projection.2026.lossesUsed': 100 });
    // Turnover of 10 M€ and a profit of 1.65 M€: the limit is 70 % of the profit.
    expectFigures(
      {
        ...plainCompanyWith({ projection: { losses: { ...losses, opening: 150 } } }),
        unit: 10_000,
      },
      {
        'projection.2026.lossesUsed': 115.5,
      },
    );
  });

  test('valued on 30 June, what is left of the first year counts, and the perpetuity its whole flow', () => {
    const valuationDate = '2026-06-30';
    const f = 184 / 365;
    const twoYears = {
      ...plainCompanyWith({ projection: { years: 2 } }),
      valuationDate,
    };
    const oneYear = plainCompany;
    const second = 113.025;
    expectFigures(twoYears, {
      'projection.2026.freeCashFlowInStub': 102.75 * f,
      'projection.2027.freeCashFlowToFirm': second,
      'projection.2026.time': f,
      'projection.2027.time': f + 1,
      'dcf.terminalTime': f + 1,
      'dcf.enterpriseValue.central':
        102.75 * f * 1.1 ** -f + (second + (second * 1.02) / 0.08) * 1.1 ** -(f + 1),
    });
    expectFigures(
      { ...twoYears, discounting: 'mid-year' },
      {
        'projection.2026.time': f / 2,
        'projection.2027.time': f + 0.5,
        'dcf.terminalTime': f + 0.5,
      },
    );
    const hasOwnLastTime = (inputs: ValuationInputs): boolean =>
      valueCompany(inputs).figures[figureId.dcf('lastFlowTime')] !== undefined;
    // In a single stub year, the year's flow is at a different time than the flow of the whole year.
    const lone: ValuationInputs = { ...oneYear, valuationDate, discounting: 'mid-year' };
    expect(hasOwnLastTime(lone)).toBe(true);
    for (const other of [
      { ...lone, discounting: 'year-end' as const },
      { ...twoYears, discounting: 'mid-year' as const },
      { ...plainCompany, discounting: 'mid-year' as const },
      plainCompany,
    ]) {
      expect(hasOwnLastTime(other)).toBe(false);
    }
    expectFigures(
      { ...oneYear, valuationDate },
      {
        'dcf.terminalFreeCashFlow': 104.805,
        'dcf.enterpriseValue.central': (102.75 * f + 1310.0625) * 1.1 ** -f,
      },
    );
  });

  test('another projected year at the growth for ever changes nothing, after a stub neither', () => {
    const { drivers } = plainCompany.projection;
    const [base] = plainCompany.accounts.years;
    if (base === undefined) throw new Error('no base year');
    const accounts = {
      detail: 'summary' as const,
      years: [{ ...base, lines: { ...base.lines, netWorkingCapital: 0 } }],
    };
    for (const discounting of ['mid-year', 'year-end'] as const) {
      for (const valuationDate of ['2025-12-31', '2026-03-31', '2026-10-31']) {
        const valueOf = (years: number) =>
          valueCompany({
            ...plainCompanyWith({
              projection: {
                years,
                drivers: {
                  ...drivers,
                  revenueGrowth: constantDriver(0.02),
                  netWorkingCapitalToRevenue: constantDriver(0),
                },
              },
            }),
            accounts,
            discounting,
            valuationDate,
          }).figures;
        const values = [1, 2, 3].map(
          (years) => valueOf(years)['dcf.enterpriseValue.central']?.value,
        );
        expect(values[1]).toBeCloseTo(values[0] ?? Number.NaN, 9);
        expect(values[2]).toBeCloseTo(values[0] ?? Number.NaN, 9);
        const sold = valueOf(1)['dcf.impliedExitMultiple']?.value ?? Number.NaN;
        const terminal = { method: 'exit-multiple' as const, exitMultiple: sold };
        const implied = valueCompany({
          ...plainCompanyWith({
            projection: {
              drivers: {
                ...drivers,
                revenueGrowth: constantDriver(0.02),
                netWorkingCapitalToRevenue: constantDriver(0),
              },
            },
            terminal,
          }),
          accounts,
          discounting,
          valuationDate,
        }).figures['dcf.impliedTerminalGrowth']?.value;
        expect(implied).toBeCloseTo(0.02, 12);
      }
    }
  });

  test('an average all of whose weight is on one side is that side, and asks for no more', () => {
    const averaged = (gordonWeight: number, terminal: object) =>
      valueCompany(plainCompanyWith({ terminal: { ...terminal, average: { gordonWeight } } }));
    const valueOf = (outcome: ReturnType<typeof averaged>) =>
      outcome.result?.enterpriseValue.central;
    expect(valueOf(averaged(1, { exitMultiple: null }))).toBe(1284.375);
    const sold = averaged(0, { terminalGrowth: 0.12, exitMultiple: 7 });
    expect(valueOf(sold)).toBeCloseTo((102.75 + 1540) / 1.1, 9);
    expect(valueOf(averaged(0, { terminalGrowth: null, exitMultiple: 7 }))).toBe(valueOf(sold));
  });

  test('a perpetuity that loses money bears no tax, and is not given one back', () => {
    expect.hasAssertions();
    const inputs = plainCompanyWith({ terminal: { returnOnCapital: 0.16, ebitMargin: -0.1 } });
    expectFigures(inputs, {
      'dcf.terminalEbit': -112.2,
      'dcf.terminalProfitAfterTax': -112.2,
      'dcf.terminalFreeCashFlow': -112.2 * (1 - 0.02 / 0.16),
      'dcf.enterpriseValue.central': (102.75 - (112.2 * 0.875) / 0.08) / 1.1,
    });
  });

  test('with rates that change, each year counts at its own and the perpetuity at the last', () => {
    expect.hasAssertions();
    const path = yearlyDriver(0.1, 0.12);
    const inputs = plainCompanyWith({ projection: { years: 2 }, costOfCapital: { path } });
    const terminal = (113.025 * 1.02) / 0.1;
    expectFigures(inputs, {
      'projection.2027.discountFactor': 1 / 1.1 / 1.12,
      'dcf.terminalValue': terminal,
      'dcf.enterpriseValue.central': 102.75 / 1.1 + (113.025 + terminal) / 1.1 / 1.12,
      'dcf.enterpriseValue.low':
        102.75 / 1.105 + (113.025 + (113.025 * 1.0175) / 0.1075) / 1.105 / 1.125,
    });
    expectFigures(
      { ...inputs, discounting: 'mid-year' },
      {
        'projection.2026.discountFactor': 1.1 ** -0.5,
        'projection.2027.discountFactor': 1 / 1.1 / 1.12 ** 0.5,
        'dcf.terminalDiscountFactor': 1 / 1.1 / 1.12 ** 0.5,
      },
    );
    const sale = plainCompanyWith({
      projection: { years: 2 },
      costOfCapital: { path },
      terminal: { method: 'exit-multiple', exitMultiple: 6 },
    });
    expectFigures(
      { ...sale, discounting: 'mid-year' },
      {
        'dcf.terminalDiscountFactor': 1 / 1.1 / 1.12,
        'dcf.terminalValue': 242 * 6,
      },
    );
  });

  test('with both terminal values, each is discounted from where it stands', () => {
    expect.hasAssertions();
    const inputs = plainCompanyWith({
      terminal: { exitMultiple: 7, average: { gordonWeight: 0.25 } },
    });
    const gordon = 1310.0625;
    const exit = 1540;
    expectFigures(inputs, {
      'dcf.terminalValue': 0.25 * gordon + 0.75 * exit,
      'dcf.enterpriseValue.central': (102.75 + 0.25 * gordon + 0.75 * exit) / 1.1,
    });
    expectFigures(
      { ...inputs, discounting: 'mid-year' },
      {
        'dcf.exitTime': 1,
        'dcf.enterpriseValue.central': (102.75 + 0.25 * gordon) / 1.1 ** 0.5 + (0.75 * exit) / 1.1,
        'dcf.enterpriseValue.low':
          (102.75 + (0.25 * 102.75 * 1.0175) / 0.0875) / 1.105 ** 0.5 + (0.75 * 220 * 6.5) / 1.105,
        'dcf.enterpriseValue.high':
          (102.75 + (0.25 * 102.75 * 1.0225) / 0.0725) / 1.095 ** 0.5 + (0.75 * 220 * 7.5) / 1.095,
      },
    );
  });

  test('an average needs a weight from 0 to 1', () => {
    const issueOf = (gordonWeight: number | null) =>
      valueCompany(plainCompanyWith({ terminal: { exitMultiple: 7, average: { gordonWeight } } }))
        .issues.map(({ code, field }) => `${code} ${field}`)
        .find((issue) => issue.endsWith('terminal.average.gordonWeight'));
    expect(issueOf(null)).toMatch(/^missing /);
    expect([-0.1, 1.1].map(issueOf)).toEqual(
      Array.from({ length: 2 }, () => 'value-out-of-range terminal.average.gordonWeight'),
    );
    expect([0, 1].map(issueOf)).toEqual([undefined, undefined]);
  });

  test('with a return on capital, growth for ever costs g / ROC of the profit', () => {
    expect.hasAssertions();
    const profit = 165 * 1.02 * 0.75;
    const flow = profit * (1 - 0.02 / 0.16);
    expectFigures(plainCompanyWith({ terminal: { returnOnCapital: 0.16 } }), {
      'dcf.terminalProfitAfterTax': profit,
      'dcf.terminalFreeCashFlow': flow,
      'dcf.enterpriseValue.central': (102.75 + flow / 0.08) / 1.1,
      'dcf.enterpriseValue.high':
        (102.75 + (165 * 0.75 * 1.0225 * (1 - 0.0225 / 0.16)) / 0.0725) / 1.095,
    });
    const own = { returnOnCapital: 0.16, ebitMargin: 0.1, taxRate: 0.3 };
    expectFigures(plainCompanyWith({ terminal: own }), {
      'dcf.terminalEbit': 112.2,
      'dcf.terminalProfitAfterTax': 78.54,
      'dcf.enterpriseValue.low':
        (102.75 + (110 * 0.7 * 1.0175 * (1 - 0.0175 / 0.16)) / 0.0875) / 1.105,
    });
  });

  test('with another tax for ever, the last flow is taxed anew before it grows', () => {
    expect.hasAssertions();
    expectFigures(plainCompanyWith({ terminal: { taxRate: 0.3 } }), {
      'dcf.terminalFreeCashFlow': (102.75 + 41.25 - 49.5) * 1.02,
    });
  });

  test('what grows beyond all numbers is an error at the field that is too great', () => {
    const { drivers } = plainCompany.projection;
    const inputs = plainCompanyWith({
      projection: { drivers: { ...drivers, revenueGrowth: constantDriver(1e308) } },
    });
    const { issues } = valueCompany(inputs);
    expect(issues.filter(({ code }) => code === 'not-a-number')).toEqual([
      {
        severity: 'error',
        code: 'not-a-number',
        field: 'projection.drivers.revenueGrowth.path.value',
        params: {},
      },
    ]);
    const huge = plainCompanyWith({
      projection: { drivers: { ...drivers, ebitdaMargin: constantDriver(1e306) } },
    });
    const fields = valueCompany(huge).issues.map(({ field }) => field);
    expect(fields).toContain('projection.drivers.ebitdaMargin.path.value');
  });
});
