import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centralEquityOf,
  toMoveBase,
  moveDriver,
  movableDrivers,
  moveDrivers,
  usedMovableDrivers,
} from './move-driver.ts';
import type { DriverMove } from './move-driver.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import {
  constantDriver,
  plainCompany,
  plainCompanyWith,
  yearlyDriver,
} from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sizeStepOnCurve } from '../multiples/size-step-on-curve.ts';
import { valueCompany } from '../company/value-company.ts';
import type { Driver, ValuationInputs } from '../valuation-inputs.ts';

const baseOf = (inputs: ValuationInputs) => {
  const base = toMoveBase(inputs, valueCompany(inputs));
  if (base === null) throw new Error('no result');
  return base;
};

const moved = (inputs: ValuationInputs, move: DriverMove): ValuationInputs =>
  moveDriver(inputs, baseOf(inputs), move);

const withGrowth = (driver: Driver): ValuationInputs =>
  plainCompanyWith({
    projection: {
      years: 2,
      drivers: { ...plainCompany.projection.drivers, revenueGrowth: driver },
    },
  });

const ownOrigin = { kind: 'own' as const, note: '' };

describe('a moved driver', () => {
  test('moves in every year, overrides and both ends of a fade included', () => {
    const shift = { driver: 'revenueGrowth', apply: 'shift', amount: 0.01 } as const;
    const growthOf = (driver: Driver) =>
      moved(withGrowth(driver), shift).projection.drivers.revenueGrowth;
    const [one, other] = [0.1 + 0.01, 0.05 + 0.01];
    expect(growthOf(constantDriver(0.1)).path).toEqual({ kind: 'constant', value: one });
    expect(growthOf(yearlyDriver(0.1, 0.05)).path).toEqual({
      kind: 'per-year',
      values: [one, other],
    });
    const fading: Driver = {
      path: { kind: 'fade', start: 0.1, end: 0.05, holdYears: 0, reachYear: 2 },
      overrides: [{ year: 2026, value: 0.2, reason: '' }],
    };
    expect(growthOf(fading)).toMatchObject({
      path: { start: one, end: other, holdYears: 0, reachYear: 2 },
      overrides: [{ year: 2026, value: 0.2 + 0.01 }],
    });
  });

  test('is multiplied by a factor', () => {
    const { terminal } = moved(plainCompany, {
      driver: 'terminalGrowth',
      apply: 'factor',
      amount: 0.5,
    });
    expect(terminal.terminalGrowth).toBe(0.01);
  });

  test('of a built-up cost of capital starts from the rate it came to', () => {
    const buildUp = {
      ...plainCompany.costOfCapital.buildUp,
      riskFreeRate: 0.03,
      unleveredBeta: 1,
      debtToEquity: 0,
      equityRiskPremium: 0.06,
      taxRate: 0.25,
    };
    const inputs = plainCompanyWith({ costOfCapital: { mode: 'build-up', buildUp } });
    const shift = { driver: 'weightedAverageCostOfCapital', apply: 'shift', amount: 0.02 } as const;
    expect(valueCompany(moved(inputs, shift)).result?.weightedAverageCostOfCapital).toBeCloseTo(
      0.11,
      12,
    );
  });

  test('of yearly rates moves every year’s', () => {
    const inputs = plainCompanyWith({ costOfCapital: { path: constantDriver(0.1) } });
    const shift = { driver: 'weightedAverageCostOfCapital', apply: 'shift', amount: 0.02 } as const;
    expect(moved(inputs, shift).costOfCapital.path?.path).toEqual({
      kind: 'constant',
      value: 0.1 + 0.02,
    });
  });

  test('margin is the one in use', () => {
    const inputs = plainCompanyWith({ projection: { ebitMargin: constantDriver(0.15) } });
    const shift = { driver: 'ebitdaMargin', apply: 'shift', amount: 0.05 } as const;
    const { projection } = moved(inputs, shift);
    expect(projection.ebitMargin?.path).toEqual({ kind: 'constant', value: 0.2 });
    expect(projection.drivers.ebitdaMargin.path).toEqual({ kind: 'constant', value: 0.2 });
    expect(moved(plainCompany, shift).projection.drivers.ebitdaMargin.path).toEqual({
      kind: 'constant',
      value: 0.25,
    });
  });

  test('leaves the size step where the base case had it, even an automatic one', () => {
    const auto: ValuationInputs = {
      ...plainCompany,
      method: 'multiples',
      unit: 10_000,
      multiples: { ...plainCompany.multiples, sizeStep: { mode: 'auto' } },
    };
    // 200 · 6 = 12 M€ at listed multiples: −0.5 + 0.3 · ln 2.4 / ln 6 = −0.353419; at 2.5 times that value it
    // would be −0.2.
    const step = sizeStepOnCurve(12_000_000);
    const value = 1200 * (1 + step);
    expect(value).toBeCloseTo(775.899, 3);
    expect(valueCompany(auto).result?.enterpriseValue.central).toBeCloseTo(value, 9);
    for (const driver of ['evToEbitda', 'normalisedEbitda'] as const) {
      const inputs = moved(auto, { driver, apply: 'factor', amount: 2.5 });
      expect(valueCompany(inputs).result?.enterpriseValue.central).toBeCloseTo(2.5 * value, 9);
      expect(inputs.multiples.sizeStep).toEqual({ mode: 'manual', value: step });
    }
    expect(
      moved(auto, { driver: 'sizeStep', apply: 'shift', amount: 0.05 }).multiples.sizeStep,
    ).toEqual({
      mode: 'manual',
      value: step + 0.05,
    });
  });

  test('multiple moves with its own ends', () => {
    const { evToEbitda } = moved(plainCompany, {
      driver: 'evToEbitda',
      apply: 'shift',
      amount: 1,
    }).multiples;
    expect(evToEbitda).toMatchObject({ low: 6, central: 7, high: 9 });
  });

  test('multiple of own comparables moves in each of them', () => {
    const comparable = { evToEbitda: 4, evToEbit: null, evToSales: 1, priceToEarnings: null };
    const comparables = [4, 6, 9].map((evToEbitda, at) => ({
      ...comparable,
      evToEbitda,
      id: String(at),
      included: true,
    }));
    const { multiples } = plainCompany;
    const inputs: ValuationInputs = {
      ...plainCompany,
      method: 'multiples',
      multiples: {
        ...multiples,
        comparables,
        evToEbitda: { low: null, central: null, high: null, origin: { kind: 'comparables' } },
      },
    };
    const dearer = moved(inputs, { driver: 'evToEbitda', apply: 'shift', amount: 1 });
    expect(centralEquityOf(inputs)).toBeCloseTo(200 * 6 * 0.75 - 250, 9);
    expect(centralEquityOf(dearer)).toBeCloseTo(200 * 7 * 0.75 - 250, 9);
    expect(dearer.multiples.comparables?.map(({ evToSales }) => evToSales)).toEqual([1, 1, 1]);
    expect(dearer.multiples.comparables?.map(({ evToEbit }) => evToEbit)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('further multiple moves with its own ends, beside the others', () => {
    const further = { low: 1, central: 2, high: null, weight: 0.5, origin: ownOrigin };
    const inputs: ValuationInputs = {
      ...plainCompany,
      method: 'multiples',
      multiples: {
        ...plainCompany.multiples,
        evToEbitdaWeight: 0.5,
        further: { evToSales: further },
      },
    };
    const { multiples } = moved(inputs, { driver: 'evToSales', apply: 'factor', amount: 2 });
    expect(multiples.further?.evToSales).toEqual({ ...further, low: 2, central: 4 });
    expect(multiples.evToEbitda).toEqual(plainCompany.multiples.evToEbitda);
    const other = moved(inputs, { driver: 'evToEbit', apply: 'factor', amount: 2 });
    expect(other.multiples).toEqual(inputs.multiples);
  });

  test('goes together with others', () => {
    const both = moveDrivers(baseOf(plainCompany), [
      { driver: 'terminalGrowth', apply: 'shift', amount: 0.01 },
      { driver: 'taxRate', apply: 'factor', amount: 2 },
    ]);
    expect(both.terminal.terminalGrowth).toBe(0.03);
    expect(both.projection.drivers.taxRate.path).toEqual({ kind: 'constant', value: 0.5 });
  });
});

describe('the drivers that count', () => {
  const flows = ['revenueGrowth', 'ebitdaMargin'];
  const ofMultiples = ['evToEbitda', 'sizeStep', 'normalisedEbitda'];
  const investment = [
    'depreciationToRevenue',
    'capitalExpenditureToRevenue',
    'netWorkingCapitalToRevenue',
  ];
  const rest = ['taxRate', 'weightedAverageCostOfCapital'];

  test('by method and terminal value', () => {
    const dcf = [...flows, ...investment, ...rest];
    expect(usedMovableDrivers(plainCompany)).toEqual([...dcf, 'terminalGrowth']);
    expect(usedMovableDrivers({ ...plainCompany, method: 'multiples' })).toEqual(ofMultiples);
    expect(usedMovableDrivers({ ...plainCompany, method: 'mixed' })).toEqual([
      ...dcf,
      'terminalGrowth',
      ...ofMultiples,
    ]);
    const sale = plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 6 } });
    expect(usedMovableDrivers(sale)).toEqual([...dcf, 'exitMultiple']);
    const average = plainCompanyWith({ terminal: { average: { gordonWeight: 0.5 } } });
    expect(usedMovableDrivers(average)).toEqual([...dcf, 'terminalGrowth', 'exitMultiple']);
  });

  test('by what the flow is made of', () => {
    const reinvestment = { basis: 'sales-to-capital' as const, salesToCapital: constantDriver(2) };
    const byCapital = plainCompanyWith({ projection: { reinvestment } });
    expect(usedMovableDrivers(byCapital)).toEqual([
      ...flows,
      'depreciationToRevenue',
      ...rest,
      'terminalGrowth',
    ]);
    const ebitMargin = constantDriver(0.15);
    const onEbit = plainCompanyWith({ projection: { reinvestment, ebitMargin } });
    expect(usedMovableDrivers(onEbit)).not.toContain('depreciationToRevenue');
    expect(usedMovableDrivers(plainCompanyWith({ projection: { ebitMargin } }))).toContain(
      'depreciationToRevenue',
    );
    const sale = { method: 'exit-multiple' as const, exitMultiple: 6 };
    const sold = plainCompanyWith({ projection: { reinvestment, ebitMargin }, terminal: sale });
    expect(usedMovableDrivers(sold)).toContain('depreciationToRevenue');
    const workingCapital = { basis: 'amount' as const, amount: constantDriver(100) };
    expect(usedMovableDrivers(plainCompanyWith({ projection: { workingCapital } }))).not.toContain(
      'netWorkingCapitalToRevenue',
    );
  });

  test('by whether the tax driver still gives the rate of a projected year', () => {
    const usedWith = (year: number) => {
      const overrides = [{ year, value: 0.2, reason: '' }];
      const { drivers } = plainCompany.projection;
      const inputs = plainCompanyWith({
        projection: {
          years: 2,
          spanishTax: { regime: 'general' },
          drivers: { ...drivers, taxRate: { ...drivers.taxRate, overrides } },
        },
      });
      const [base] = inputs.accounts.years;
      const years = [2023, 2024, 2025].flatMap((closed) =>
        base ? [{ ...base, year: closed }] : [],
      );
      return usedMovableDrivers({ ...inputs, accounts: { detail: 'summary', years } });
    };
    for (const year of [2026, 2027]) expect(usedWith(year)).toContain('taxRate');
    for (const year of [2024, 2025, 2028]) expect(usedWith(year)).not.toContain('taxRate');
  });

  test('by which multiples have a share', () => {
    const given = { low: null, central: 2, high: null, weight: 0.5, origin: ownOrigin };
    const usedWith = (multiples: Partial<ValuationInputs['multiples']>) =>
      usedMovableDrivers({
        ...plainCompany,
        method: 'multiples',
        multiples: { ...plainCompany.multiples, ...multiples },
      });
    expect(usedWith({ further: { evToSales: given } })).toEqual([
      'evToEbitda',
      'evToSales',
      'sizeStep',
      'normalisedEbitda',
    ]);
    expect(usedWith({ further: { priceToEarnings: given }, evToEbitdaWeight: 0 })).toEqual([
      'priceToEarnings',
      'sizeStep',
    ]);
    expect(usedWith({ further: { evToEbit: given }, evToEbitdaWeight: 0 })).toEqual([
      'evToEbit',
      'sizeStep',
      'normalisedEbitda',
    ]);
    expect(usedWith({ further: { evToEbit: { ...given, weight: 0 } } })).toEqual(ofMultiples);
    const bank = {
      kind: 'sector' as const,
      sector: 'FIN',
      region: '',
      date: '',
      firms: 1,
      source: '',
      setId: '',
    };
    const further = { evToSales: { ...given, origin: bank }, priceToEarnings: given };
    const evToEbitda = { ...plainCompany.multiples.evToEbitda, origin: bank };
    expect(usedWith({ evToEbitda, further })).toEqual(['priceToEarnings', 'sizeStep']);
  });

  test('are all that change the value', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(inputsWithOptions, (inputs) => {
        const base = toMoveBase(inputs, valueCompany(inputs));
        fc.pre(base !== null);
        const used = usedMovableDrivers(inputs);
        const central = centralEquityOf(inputs);
        const moving = movableDrivers.filter((driver) => {
          const move = { driver, apply: 'factor', amount: 1.01 } as const;
          return centralEquityOf(moveDriver(inputs, base, move)) !== central;
        });
        expect(moving.filter((driver) => !used.includes(driver))).toEqual([]);
      }),
      { numRuns: propertyRuns(30, 15) },
    );
  });
});
