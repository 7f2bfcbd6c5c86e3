import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBaseOf, usedMovableDrivers, type MovableDriver } from '../move-driver.ts';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { teslaInputs } from '../testing/tesla-inputs.ts';
import { valueCompany } from '../value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { flatTrials } from './flat-trials.ts';
import type { DrawnDriver } from './trial-columns.ts';
import { wholeTrials } from './whole-trials.ts';

const trials = 4;

const isMultiple = (driver: MovableDriver): boolean =>
  ['exitMultiple', 'evToEbitda', 'evToEbit', 'evToSales', 'priceToEarnings'].includes(driver);

/** Small moves of every driver that counts, some of them far enough to be refused. */
const drawnOf = (inputs: ValuationInputs, amounts: readonly number[], scaled: boolean[]) => {
  const ebitda = Math.abs(valueCompany(inputs).result?.normalisedEbitda ?? 0);
  return usedMovableDrivers(inputs).map((driver, at): DrawnDriver => {
    const isFactor = scaled[at % scaled.length] === true;
    const own = Array.from({ length: trials }, (_, trial) => {
      const amount = amounts[(at * trials + trial) % amounts.length] ?? 0;
      if (isFactor) return 1 + 3 * amount;
      if (driver === 'normalisedEbitda') return amount * ebitda;
      return isMultiple(driver) ? 10 * amount : amount;
    });
    const apply = isFactor ? 'factor' : 'shift';
    return { driver, apply, amounts: Float64Array.from(own) };
  });
};

/** One value a trial; NaN where it has none. */
const allValues = (valuer: ReturnType<typeof wholeTrials>): number[] =>
  Array.from({ length: trials }, (_, at) => {
    const target = new Float64Array(trials);
    return valuer(target, at, at + 1) === at ? Number.NaN : (target[at] ?? Number.NaN);
  });

/** Trials in which the two ways do not agree. */
const disagreements = (inputs: ValuationInputs, drawn: readonly DrawnDriver[]): number[][] => {
  const outcome = valueCompany(inputs);
  const base = moveBaseOf(inputs, outcome);
  const flat = base && flatTrials(inputs, outcome, drawn, trials);
  if (base === null || flat === null || outcome.result === null) return [];
  const { equityValue, enterpriseValue } = outcome.result;
  const scale = Math.abs(equityValue.central) + Math.abs(enterpriseValue.central);
  const values = allValues(flat);
  return allValues(wholeTrials(base, drawn))
    .map((whole, at) => [whole, values[at] ?? 0])
    .filter(([whole = 0, value = 0]) => {
      if (Number.isNaN(whole)) return !Number.isNaN(value);
      return !(Math.abs(value - whole) <= 1e-8 * (scale + Math.abs(whole)));
    });
};

const small = fc.array(fc.double({ min: -0.02, max: 0.02, noNaN: true }), {
  minLength: 12,
  maxLength: 12,
});
const wide = fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), {
  minLength: 12,
  maxLength: 12,
});
const scaled = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });

test('a trial is the whole valuation with its drivers moved', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(inputsWithOptions, small, scaled, (inputs, amounts, factors) => {
      expect(disagreements(inputs, drawnOf(inputs, amounts, factors))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('one that the whole valuation refuses is refused', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.oneof(plausibleInputs, inputsWithOptions),
      wide,
      scaled,
      (inputs, amounts, factors) => {
        expect(disagreements(inputs, drawnOf(inputs, amounts, factors))).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});

test('also with rates that change, sales to capital and a return on it', () => {
  const amounts = [0.01, -0.02, 0.005, 0, -0.01, 0.02];
  expect(disagreements(teslaInputs, drawnOf(teslaInputs, amounts, [false]))).toEqual([]);
  expect(disagreements(teslaInputs, drawnOf(teslaInputs, amounts, [true, false]))).toEqual([]);
});
