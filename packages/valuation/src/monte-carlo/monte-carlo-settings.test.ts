import { expect, test } from 'vitest';
import { plainCompany } from '../testing/plain-company.ts';
import { monteCarloIssues, type UncertainDriver } from './monte-carlo-settings.ts';

const margin: UncertainDriver = {
  driver: 'ebitdaMargin',
  apply: 'shift',
  distribution: { kind: 'normal', mean: 0, deviation: 0.01 },
};
const wrong: UncertainDriver = {
  driver: 'exitMultiple',
  apply: 'shift',
  distribution: { kind: 'triangular', minimum: 1, mode: 0, maximum: 2 },
};
const valid = { trials: 100_000, seed: 7, drivers: [margin], probabilities: [0, 0.5, 1] };

const fieldsOf = (settings: Partial<typeof valid>): string[] =>
  monteCarloIssues(plainCompany, { ...valid, ...settings }).map(({ field }) => field);

test('settings that may run have no issue', () => {
  expect(monteCarloIssues(plainCompany, valid)).toEqual([]);
});

test.each([
  [{ trials: 0 }, ['trials']],
  [{ trials: 100_001 }, ['trials']],
  [{ trials: 10.5, seed: 0.5 }, ['trials', 'seed']],
  [{ drivers: [margin, margin] }, ['drivers.1.driver']],
  [{ drivers: [margin, wrong] }, ['drivers.1.driver', 'drivers.1.distribution']],
  [{ probabilities: [0.5, 1.1, -0.1] }, ['probabilities.1', 'probabilities.2']],
])('settings %j are wrong at %j', (settings, fields) => {
  expect(fieldsOf(settings)).toEqual(fields);
});

test('a wrong setting is an error with a code and what it may be', () => {
  expect(monteCarloIssues(plainCompany, { ...valid, trials: 200_000 })).toEqual([
    {
      severity: 'error',
      code: 'value-out-of-range',
      field: 'trials',
      params: { trials: 200_000, limit: 100_000 },
    },
  ]);
});
