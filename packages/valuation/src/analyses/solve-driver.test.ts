import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centralEquityOf,
  toMoveBase,
  moveDriver,
  usedMovableDrivers,
  type MovableDriver,
} from '../moves/move-driver.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import { solveDriver, solveDriverIssues } from './solve-driver.ts';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const equityOf = (inputs: ValuationInputs): number =>
  valueCompany(inputs).result?.equityValue.central ?? Number.NaN;

const shiftFor = (inputs: ValuationInputs, driver: MovableDriver, price: number) =>
  solveDriver(inputs, driver, price)?.shift ?? Number.NaN;

const sale = plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 6 } });
const multiplesAlone: ValuationInputs = { ...plainCompany, method: 'multiples' };
const lossMaking: ValuationInputs = {
  ...multiplesAlone,
  adjustments: [
    {
      id: 'one-off',
      line: 'otherIncome',
      label: '',
      reason: '',
      amounts: [{ year: 2025, amount: -400 }],
    },
  ],
};

describe('the reverse view', () => {
  test('its answer, valued anew, is the price', { timeout: 30_000 }, () => {
    const moves = fc.tuple(fc.nat(), fc.double({ min: -0.02, max: 0.02, noNaN: true }));
    fc.assert(
      fc.property(
        fc.oneof(plausibleInputs, inputsWithOptions),
        moves,
        (inputs, [which, amount]) => {
          const base = toMoveBase(inputs, valueCompany(inputs));
          fc.pre(base !== null);
          const used = usedMovableDrivers(inputs);
          const driver = used[which % used.length];
          fc.pre(driver !== undefined);
          const equityAt = (shift: number): number | null =>
            centralEquityOf(moveDriver(inputs, base, { driver, apply: 'shift', amount: shift }));
          const price = equityAt(amount);
          fc.pre(price !== null);
          const solution = solveDriver(inputs, driver, price);
          if (solution === null) throw new Error(`${driver} does not find its own value again`);
          expect(equityAt(solution.shift)).toBe(solution.equityValue);
          const scale = Math.abs(price) + Math.abs(equityAt(0) ?? 0);
          expect(Math.abs(solution.equityValue - price)).toBeLessThanOrEqual(1e-9 * scale);
        },
      ),
      { numRuns: propertyRuns(20, 10) },
    );
  });

  test('of the plain company, by hand', () => {
    // (102.75 + TV) / 1.1 − 250 = 1,134.375 requires a terminal value of 1,420.0625.
    const growth = (1420.0625 * 0.1 - 102.75) / (1420.0625 + 102.75);
    expect(shiftFor(plainCompany, 'terminalGrowth', 1134.375)).toBeCloseTo(growth - 0.02, 12);
    // The value of a flow f is 12.5 · f; each point of margin adds 0.75 of a point of 1,100.
    const margin = (1134.375 + 250) / 12.5 - 102.75;
    expect(shiftFor(plainCompany, 'ebitdaMargin', 1134.375)).toBeCloseTo(margin / 825, 12);
    expect(shiftFor(plainCompany, 'capitalExpenditureToRevenue', 1134.375)).toBeCloseTo(
      -margin / 1100,
      12,
    );
    expect(shiftFor(plainCompany, 'taxRate', 1134.375)).toBeCloseTo(-margin / 165, 12);
    expect(shiftFor(plainCompany, 'depreciationToRevenue', 1134.375)).toBeCloseTo(
      margin / 0.25 / 1100,
      12,
    );
    expect(shiftFor(plainCompany, 'netWorkingCapitalToRevenue', 1134.375)).toBeCloseTo(
      -margin / 1100,
      12,
    );
  });

  test('of multiples, by hand', () => {
    const inputs = multiplesAlone;
    expect(shiftFor(inputs, 'evToEbitda', 800)).toBeCloseTo(1, 12);
    expect(shiftFor(inputs, 'sizeStep', 800)).toBeCloseTo(0.125, 12);
    expect(shiftFor(inputs, 'normalisedEbitda', 800)).toBeCloseTo(100 / 3, 10);
  });

  const reaches: readonly (readonly [ValuationInputs, MovableDriver, number])[] = [
    [plainCompany, 'revenueGrowth', -0.5],
    [plainCompany, 'revenueGrowth', 1],
    [plainCompany, 'ebitdaMargin', -1],
    [plainCompany, 'ebitdaMargin', 1],
    [plainCompany, 'depreciationToRevenue', -0.5],
    [plainCompany, 'capitalExpenditureToRevenue', -0.5],
    [plainCompany, 'capitalExpenditureToRevenue', 0.5],
    [plainCompany, 'netWorkingCapitalToRevenue', -1],
    [plainCompany, 'netWorkingCapitalToRevenue', 1],
    // A tax rate cannot be below 0 or above 1.
    [plainCompany, 'taxRate', -0.25],
    [plainCompany, 'taxRate', 0.75],
    [plainCompany, 'weightedAverageCostOfCapital', 1],
    [plainCompany, 'terminalGrowth', -0.5],
    // The exit multiple must be above 0, because no company is sold for nothing.
    [sale, 'exitMultiple', -6],
    [sale, 'exitMultiple', 100],
    [
      plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 60 } }),
      'exitMultiple',
      -50,
    ],
    [multiplesAlone, 'evToEbitda', -6],
    [multiplesAlone, 'evToEbitda', 100],
    [multiplesAlone, 'sizeStep', -0.75],
    [multiplesAlone, 'sizeStep', 1],
    [multiplesAlone, 'normalisedEbitda', -2000],
    [multiplesAlone, 'normalisedEbitda', 2000],
    [lossMaking, 'normalisedEbitda', 2000],
  ];

  test.each(reaches)(
    'case %#: reaches as far as its driver may be moved',
    (inputs, driver, end) => {
      const base = toMoveBase(inputs, valueCompany(inputs));
      if (base === null) throw new Error('no result');
      const priceAt = (amount: number): number =>
        centralEquityOf(moveDriver(inputs, base, { driver, apply: 'shift', amount })) ?? Number.NaN;
      const within = solveDriver(inputs, driver, priceAt(0.999 * end))?.shift ?? Number.NaN;
      expect(within / (0.999 * end)).toBeCloseTo(1, 9);
      expect(solveDriver(inputs, driver, priceAt(1.001 * end))).toBeNull();
    },
  );

  test('of the base value itself is no move at all', () => {
    expect(shiftFor(plainCompany, 'ebitdaMargin', 1034.375)).toBe(0);
  });

  test('has no answer out of reach, for an unused driver, or without a result', () => {
    expect(solveDriver(plainCompany, 'terminalGrowth', -1e9)).toBeNull();
    expect(solveDriver(plainCompany, 'exitMultiple', 1000)).toBeNull();
    expect(solveDriver(plainCompany, 'sizeStep', 1034.375)).toBeNull();
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(solveDriver(blank, 'ebitdaMargin', 1000)).toBeNull();
  });

  test('steps over rates that cannot be valued', () => {
    const price = 1034.375;
    const dear = plainCompanyWith({ costOfCapital: { weightedAverageCostOfCapital: 0.4 } });
    expect(shiftFor(dear, 'weightedAverageCostOfCapital', price)).toBeCloseTo(-0.3, 12);
    expect(equityOf(workedExampleInputs)).toBeGreaterThan(0);
  });

  test.each([
    [plainCompany, 'weightedAverageCostOfCapital', 5000],
    [plainCompany, 'weightedAverageCostOfCapital', 4000],
    [plainCompany, 'terminalGrowth', 8000],
    [
      plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 7 } }),
      'weightedAverageCostOfCapital',
      1367.7,
    ],
  ] as const)(
    'case %#: reaches to the very limit of what can be valued',
    (inputs, driver, price) => {
      expect(solveDriver(inputs, driver, price)?.equityValue).toBeCloseTo(price, 6);
    },
  );

  test('never answers with a value that jumps over the price', () => {
    const byTurnover: ValuationInputs = {
      ...plainCompanyWith({
        projection: { years: 2, spanishTax: { regime: 'by-turnover' } },
      }),
      unit: 950,
    };
    const driver = 'revenueGrowth';
    const base = toMoveBase(byTurnover, valueCompany(byTurnover));
    if (base === null) throw new Error('no result');
    const equityAt = (amount: number): number =>
      centralEquityOf(moveDriver(byTurnover, base, { driver, apply: 'shift', amount })) ??
      Number.NaN;
    // With 5.263 % of growth, revenue of 2026 exceeds 1 M€, and 2027 is no longer taxed as a micro company.
    const [before, after] = [equityAt(-0.0474), equityAt(-0.0473)];
    const price = (before + after) / 2;
    const found = solveDriver(byTurnover, driver, price);
    expect(before).toBeGreaterThan(after + 1);
    expect(found === null ? price : found.equityValue).toBeCloseTo(price, 6);
  });

  test('says why it has no answer', () => {
    const issueAt = (field: string, params = {}) => [
      { severity: 'error', code: 'value-out-of-range', field, params },
    ];
    expect(solveDriverIssues(plainCompany, 'terminalGrowth', 1100)).toEqual([]);
    expect(solveDriverIssues(plainCompany, 'exitMultiple', 1100)).toEqual(issueAt('driver'));
    expect(solveDriverIssues(plainCompany, 'taxRate', Number.NaN)).toEqual(issueAt('price'));
    expect(solveDriverIssues(plainCompany, 'terminalGrowth', -1e9)).toEqual(
      issueAt('price', { price: -1e9 }),
    );
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(solveDriverIssues(blank, 'taxRate', 1000)).toEqual([
      { severity: 'missing', code: 'missing', field: 'terminal.terminalGrowth', params: {} },
    ]);
  });

  test('is of the value after discounts', () => {
    const lackOfMarketability = { model: 'percentage' as const, rate: 0.2 };
    const inputs: ValuationInputs = { ...plainCompany, discounts: { lackOfMarketability } };
    expect(shiftFor(inputs, 'terminalGrowth', 0.8 * 1134.375)).toBeCloseTo(
      shiftFor(plainCompany, 'terminalGrowth', 1134.375),
      12,
    );
  });
});
