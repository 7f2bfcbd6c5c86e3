import { expect, test } from 'vitest';
import type { MovableDriver } from '../moves/move-driver.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { correlateUniforms, correlationFactor } from './correlate-uniforms.ts';
import { fillUniform, seedGenerator } from './fill-uniform.ts';
import { monteCarlo } from './monte-carlo.ts';
import { monteCarloIssues, type MonteCarloSettings } from './monte-carlo-settings.ts';

const [growth, margin, rate] = [
  'revenueGrowth',
  'ebitdaMargin',
  'weightedAverageCostOfCapital',
] as const;
const pair = (coefficient: number | null) => [{ drivers: [growth, margin] as const, coefficient }];

test('the factor of a correlation is its triangle; what cannot hold at once has none', () => {
  expect(correlationFactor([growth, margin], pair(0.6))).toEqual([[1], [0.6, 0.8]]);
  expect(correlationFactor([growth, margin], pair(1))).toEqual([[1], [1, 0]]);
  expect(correlationFactor([growth, margin], pair(null))).toEqual([[1], [0, 1]]);
  const impossible = [
    { drivers: [growth, margin] as const, coefficient: 0.9 },
    { drivers: [margin, rate] as const, coefficient: 0.9 },
    { drivers: [growth, rate] as const, coefficient: -0.9 },
  ];
  expect(correlationFactor([growth, margin, rate], impossible)).toBeNull();
});

test('numbers made to depend stay uniform and have the rank correlation of the copula', () => {
  const count = 40_000;
  const state = seedGenerator(7);
  const columns = [new Float64Array(count), new Float64Array(count)] as const;
  for (const column of columns) fillUniform(state, column, 0, count);
  const first = Float64Array.from(columns[0]);
  correlateUniforms([[1], [0.6, 0.8]], columns, 0, count);
  expect(columns[0]).toEqual(first);
  const meanOf = (values: Float64Array): number =>
    values.reduce((sum, value) => sum + value, 0) / count;
  expect(Math.abs(meanOf(columns[1]) - 0.5)).toBeLessThan(0.01);
  const product = columns[0].map((value, at) => (value - 0.5) * ((columns[1][at] ?? 0.5) - 0.5));
  // Spearman's rank correlation of a Gaussian copula: 6/π · asin(ρ/2) = 0.5819 at ρ = 0.6.
  expect(12 * meanOf(product)).toBeCloseTo(0.582, 1);
});

const varied = (driver: MovableDriver) => ({
  driver,
  apply: 'shift' as const,
  distribution: { kind: 'normal' as const, mean: 0, deviation: 0.01 },
});
const settings: MonteCarloSettings = {
  trials: 4_000,
  seed: 3,
  drivers: [growth, margin].map(varied),
};

const deviationOf = (given: MonteCarloSettings): number => {
  const run = monteCarlo(plainCompany, given);
  if (typeof run === 'string') throw new Error(run);
  return run.deviation;
};

test('a dear year of thin margins spreads the value, a dear year of wide ones narrows it, and none changes nothing', () => {
  const drivers = [margin, rate].map(varied);
  const linked = (coefficient: number): number =>
    deviationOf({ ...settings, drivers, correlations: [{ drivers: [margin, rate], coefficient }] });
  const alone = deviationOf({ ...settings, drivers });
  expect(linked(0)).toBe(alone);
  // A hundredth more margin raises the value and a hundredth more cost of capital lowers it, each by about 100.
  expect(linked(-0.8)).toBeGreaterThan(1.1 * alone);
  expect(linked(0.8)).toBeLessThan(0.9 * alone);
});

test.each([
  [pair(1.2), 'correlations.0'],
  [[...pair(0.2), ...pair(0.3)], 'correlations.1'],
  [[{ drivers: [growth, growth] as const, coefficient: 0.5 }], 'correlations.0'],
  [[{ drivers: [growth, rate] as const, coefficient: 0.5 }], 'correlations.0'],
])('settings with such correlations are refused at their field', (correlations, field) => {
  const issues = monteCarloIssues(plainCompany, { ...settings, correlations });
  expect(issues.map((issue) => issue.field)).toEqual([field]);
});
