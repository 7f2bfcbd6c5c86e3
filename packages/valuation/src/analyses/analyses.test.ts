import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { monteCarlo } from '../monte-carlo/monte-carlo.ts';
import { movableDrivers, type MovableDriver } from '../moves/move-driver.ts';
import { compareScenarios, compareScenariosIssues } from './scenarios.ts';
import { sensitivityByDrivers, sensitivityByDriversIssues } from './sensitivity-by-drivers.ts';
import { solveDriver, solveDriverIssues } from './solve-driver.ts';
import {
  inputsWithOneWildNumber,
  plausibleInputs,
  wildInputs,
  withOneWildNumber,
} from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { tornado, tornadoIssues } from './tornado.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { waterfall, waterfallIssues } from './waterfall.ts';

const astray = fc.oneof(wildInputs, inputsWithOneWildNumber, withOneWildNumber(inputsWithOptions));
const amount = fc.oneof(
  fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1e300, -2),
);
const driver = fc.constantFrom(...movableDrivers);

const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (value instanceof Float64Array) return [...value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersOf);
};

const askAll = (inputs: ValuationInputs, names: readonly MovableDriver[], by: number) => {
  const [one = 'taxRate', other = 'revenueGrowth'] = names;
  const rows = { driver: one, steps: [0, by] };
  const columns = { driver: other, steps: [by] };
  const scenarios = [
    { id: '', probability: 1, moves: [{ driver: one, apply: 'shift' as const, amount: by }] },
  ];
  const distribution = { kind: 'normal' as const, mean: by, deviation: 0.01 };
  const drivers = [{ driver: one, apply: 'shift' as const, distribution }];
  return [
    { answer: tornado(inputs), issues: tornadoIssues(inputs) },
    { answer: solveDriver(inputs, one, by), issues: solveDriverIssues(inputs, one, by) },
    {
      answer: sensitivityByDrivers(inputs, rows, columns),
      issues: sensitivityByDriversIssues(inputs, rows, columns),
    },
    {
      answer: compareScenarios(inputs, scenarios),
      issues: compareScenariosIssues(inputs, scenarios),
    },
    { answer: monteCarlo(inputs, { trials: 2, seed: 1, drivers }), issues: [] as const },
  ];
};

test(
  'whatever is asked, nothing throws, no number is infinite or NaN, and no answer has its reasons',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(astray, driver, driver, amount, (inputs, one, other, by) => {
        expect(numbersOf(valueCompany(inputs).figures).every(Number.isFinite)).toBe(true);
        for (const { answer, issues } of askAll(inputs, [one, other], by)) {
          expect(numbersOf(answer).every(Number.isFinite)).toBe(true);
          expect(numbersOf(issues).every(Number.isFinite)).toBe(true);
          expect(answer === null && issues.length === 0).toBe(false);
        }
      }),
      { numRuns: propertyRuns(12, 6) },
    );
  },
);

test('a waterfall from or to anything has its sums or its reasons', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(plausibleInputs, astray, (ordinary, wild) => {
      for (const [from, to] of [
        [ordinary, wild],
        [wild, ordinary],
      ] as const) {
        const found = waterfall(from, to);
        expect(numbersOf(found).every(Number.isFinite)).toBe(true);
        expect(found === null).toBe(waterfallIssues(from, to).length > 0);
      }
    }),
    { numRuns: 12 },
  );
});
