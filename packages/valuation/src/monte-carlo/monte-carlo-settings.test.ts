import { expect, test } from 'vitest';
import { plainCompany } from '../testing/plain-company.ts';
import type { Distribution } from './distribution.ts';
import {
  monteCarloIssues,
  type MonteCarloSettings,
  type UncertainDriver,
} from './monte-carlo-settings.ts';

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
const valid: MonteCarloSettings = {
  trials: 100_000,
  seed: 7,
  drivers: [margin],
  probabilities: [0, 0.5, 1],
};

const spread = (distribution: Distribution): UncertainDriver[] => [{ ...margin, distribution }];

const fieldsOf = (settings: Partial<MonteCarloSettings>): string[] =>
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
  [{ price: Number.NaN }, ['price']],
  [{ price: Number.POSITIVE_INFINITY }, ['price']],
  [{ absoluteBound: Number.NaN }, ['absoluteBound']],
  [{ absoluteBound: -1 }, ['absoluteBound']],
  [{ absoluteBound: 0, price: -1 }, []],
  [{ drivers: spread({ kind: 'normal', mean: 1e308, deviation: 1 }) }, ['drivers.0.distribution']],
  [{ drivers: spread({ kind: 'normal', mean: 0, deviation: 1e200 }) }, ['drivers.0.distribution']],
  [
    { drivers: spread({ kind: 'triangular', minimum: -1e200, mode: 0, maximum: 1e200 }) },
    ['drivers.0.distribution'],
  ],
  [
    { drivers: spread({ kind: 'pert', minimum: 0, mode: Number.NaN, maximum: 1 }) },
    ['drivers.0.distribution'],
  ],
  [
    { drivers: spread({ kind: 'lognormal', mean: 1e-9, deviation: 1 }) },
    ['drivers.0.distribution'],
  ],
  [{ drivers: spread({ kind: 'lognormal', mean: 1e-6, deviation: 1 }) }, []],
  [
    { drivers: spread({ kind: 'lognormal', mean: 1, deviation: 1_000_000.5 }) },
    ['drivers.0.distribution'],
  ],
  [
    { drivers: spread({ kind: 'normal', mean: 1.001e100, deviation: 1 }) },
    ['drivers.0.distribution'],
  ],
  [{ drivers: spread({ kind: 'normal', mean: -1e100, deviation: 1e100 }) }, []],
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
