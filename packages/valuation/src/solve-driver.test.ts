import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveBaseOf, moveDriver, movableDrivers, usedMovableDrivers } from './move-driver.ts';
import { workedExampleInputs } from './reference/worked-example-inputs.ts';
import { solveDriver } from './solve-driver.ts';
import { plausibleInputs } from './testing/arbitrary-inputs.ts';
import { inputsWithOptions } from './testing/arbitrary-options.ts';
import { plainCompany, plainCompanyWith } from './testing/plain-company.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

const equityOf = (inputs: ValuationInputs): number =>
  valueCompany(inputs).result?.equityValue.central ?? Number.NaN;

const shiftFor = (
  inputs: ValuationInputs,
  driver: (typeof movableDrivers)[number],
  price: number,
) => solveDriver(inputs, driver, price)?.shift ?? Number.NaN;

describe('the reverse view', () => {
  test('its answer, valued anew, is the price', () => {
    const prices = fc.double({ min: 0.7, max: 1.3, noNaN: true });
    fc.assert(
      fc.property(
        fc.oneof(plausibleInputs, inputsWithOptions),
        fc.constantFrom(...movableDrivers),
        prices,
        (inputs, driver, factor) => {
          const outcome = valueCompany(inputs);
          const base = moveBaseOf(inputs, outcome);
          fc.pre(base !== null && usedMovableDrivers(inputs).includes(driver));
          const price = equityOf(inputs) * factor;
          const solution = solveDriver(inputs, driver, price);
          fc.pre(solution !== null);
          const move = { driver, apply: 'shift' as const, amount: solution.shift };
          const again = valueCompany(moveDriver(inputs, base, move)).result;
          expect(again?.equityValue.central).toBe(solution.equityValue);
          const scale = Math.abs(price) + Math.abs(again?.enterpriseValue.central ?? 0);
          expect(Math.abs(solution.equityValue - price)).toBeLessThanOrEqual(1e-9 * scale);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('of the plain company, by hand', () => {
    // (102.75 + TV) / 1.1 − 250 = 1,134.375 asks for a terminal value of 1,420.0625.
    const growth = (1420.0625 * 0.1 - 102.75) / (1420.0625 + 102.75);
    expect(shiftFor(plainCompany, 'terminalGrowth', 1134.375)).toBeCloseTo(growth - 0.02, 12);
    // A flow f is worth 12.5 · f: 0.75 of each point of margin on 1,100.
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

  test('of multiples, by hand; the EBITDA within ten times itself', () => {
    const inputs: ValuationInputs = { ...plainCompany, method: 'multiples' };
    expect(shiftFor(inputs, 'evToEbitda', 800)).toBeCloseTo(1, 12);
    expect(shiftFor(inputs, 'sizeStep', 800)).toBeCloseTo(0.125, 12);
    expect(shiftFor(inputs, 'normalisedEbitda', 800)).toBeCloseTo(100 / 3, 10);
    expect(shiftFor(inputs, 'normalisedEbitda', 650 + 4.5 * 1999)).toBeCloseTo(1999, 6);
    expect(solveDriver(inputs, 'normalisedEbitda', 650 + 4.5 * 2001)).toBeNull();
    expect(shiftFor(inputs, 'normalisedEbitda', 650 - 4.5 * 1999)).toBeCloseTo(-1999, 6);
    expect(solveDriver(inputs, 'normalisedEbitda', 650 - 4.5 * 2001)).toBeNull();
  });

  // Each driver's bounds, as far as its value is a straight line.
  test.each([
    ['ebitdaMargin', 1, 825 * 12.5],
    ['capitalExpenditureToRevenue', -0.5, -1100 * 12.5],
    ['netWorkingCapitalToRevenue', -1, -1100 * 12.5],
    ['depreciationToRevenue', -0.05, 275 * 12.5],
    ['taxRate', -1, -165 * 12.5],
  ] as const)('of %s reaches as far as %d and no further', (driver, reach, slope) => {
    const at = (share: number) =>
      solveDriver(plainCompany, driver, 1034.375 + share * reach * slope);
    expect(at(0.999)?.shift).toBeCloseTo(0.999 * reach, 9);
    const isInner = driver === 'depreciationToRevenue';
    expect(at(1.001) === null).toBe(!isInner);
  });

  test('of a sale reaches multiples from 50 less to 100 more', () => {
    const sale = plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 6 } });
    const price = (shift: number) => (102.75 + 220 * (6 + shift)) / 1.1 - 250;
    expect(shiftFor(sale, 'exitMultiple', price(99.9))).toBeCloseTo(99.9, 9);
    expect(solveDriver(sale, 'exitMultiple', price(100.1))).toBeNull();
    expect(shiftFor(sale, 'exitMultiple', price(-49.9))).toBeCloseTo(-49.9, 9);
    expect(solveDriver(sale, 'exitMultiple', price(-50.1))).toBeNull();
  });

  test('of the base value itself is no move at all', () => {
    expect(shiftFor(plainCompany, 'ebitdaMargin', 1034.375)).toBe(0);
  });

  test('has no answer out of reach, for an unused driver, or without a result', () => {
    expect(solveDriver(plainCompany, 'terminalGrowth', -1e9)).toBeNull();
    expect(solveDriver(plainCompany, 'exitMultiple', 1000)).toBeNull();
    expect(solveDriver(plainCompany, 'sizeStep', 1000)).toBeNull();
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(solveDriver(blank, 'ebitdaMargin', 1000)).toBeNull();
  });

  test('steps over rates that cannot be valued', () => {
    const price = 1034.375;
    const dear = plainCompanyWith({ costOfCapital: { weightedAverageCostOfCapital: 0.4 } });
    expect(shiftFor(dear, 'weightedAverageCostOfCapital', price)).toBeCloseTo(-0.3, 12);
    expect(equityOf(workedExampleInputs)).toBeGreaterThan(0);
  });
});
