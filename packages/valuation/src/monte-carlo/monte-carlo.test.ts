import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figures } from '../figure.ts';
import { monteCarlo, type MonteCarloResult } from './monte-carlo.ts';
import type { MonteCarloSettings } from './monte-carlo-settings.ts';
import {
  centralEquityOf,
  toMoveBase,
  moveDrivers,
  usedMovableDrivers,
} from '../moves/move-driver.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const run = (inputs: ValuationInputs, settings: Partial<MonteCarloSettings>): MonteCarloResult => {
  const result = monteCarlo(inputs, { trials: 1000, seed: 1, drivers: [], ...settings });
  if (typeof result === 'string') throw new Error(result);
  return result;
};

const margin = {
  driver: 'ebitdaMargin',
  apply: 'shift',
  distribution: { kind: 'normal', mean: 0, deviation: 0.02 },
} as const;
const rate = {
  driver: 'weightedAverageCostOfCapital',
  apply: 'shift',
  distribution: { kind: 'triangular', minimum: -0.01, mode: 0, maximum: 0.02 },
} as const;
const growth = {
  driver: 'revenueGrowth',
  apply: 'factor',
  distribution: { kind: 'pert', minimum: 0.5, mode: 1, maximum: 1.6 },
} as const;
const multiple = {
  driver: 'evToEbitda',
  apply: 'factor',
  distribution: { kind: 'lognormal', mean: 1, deviation: 0.15 },
} as const;

const centralOf = (inputs: ValuationInputs): number => centralEquityOf(inputs) ?? Number.NaN;

describe('Monte Carlo', () => {
  test('zero spread gives the base case in every trial', () => {
    fc.assert(
      fc.property(fc.oneof(plausibleInputs, inputsWithOptions), (inputs) => {
        const base = centralOf(inputs);
        const { figures, result: valued } = valueCompany(inputs);
        fc.pre(valued !== null);
        const drivers = usedMovableDrivers(inputs).map((driver) => ({
          driver,
          apply: 'shift' as const,
          distribution: { kind: 'normal' as const, mean: 0, deviation: 0 },
        }));
        const result = run(inputs, { trials: 3, seed: 5, drivers });
        const scale = largestAmountIn(figures);
        for (const value of result.values) {
          expect(Math.abs(value - base)).toBeLessThanOrEqual(1e-9 * scale);
        }
        expect(result.redraws).toBe(0);
      }),
      { numRuns: propertyRuns(60, 20) },
    );
  });

  test('the same seed gives the same bits, another seed others', () => {
    const settings = { drivers: [margin, rate, growth, multiple], trials: 2500 };
    const first = run(workedExampleInputs, { ...settings, seed: 42 });
    expect(run(workedExampleInputs, { ...settings, seed: 42 })).toEqual(first);
    const other = run(workedExampleInputs, { ...settings, seed: 43 });
    expect(other.values).not.toEqual(first.values);
    expect(other.mean).not.toBe(first.mean);
    expect([first.seed, first.trials]).toEqual([42, 2500]);
  });

  test('more trials narrow the standard error as 1 / √n', () => {
    const errorOf = (trials: number) =>
      run(workedExampleInputs, { trials, drivers: [margin, growth] }).standardError;
    for (const trials of [4000, 16_000, 64_000]) {
      expect(errorOf(trials) / errorOf(1000)).toBeCloseTo(Math.sqrt(1000 / trials), 1);
      expect((errorOf(trials) / errorOf(1000)) * Math.sqrt(trials / 1000)).toBeGreaterThan(0.93);
      expect((errorOf(trials) / errorOf(1000)) * Math.sqrt(trials / 1000)).toBeLessThan(1.07);
    }
  });

  test('a value that is linear in a driver has its mean and deviation', () => {
    // Equity by multiples is 200 · 6 · (1 + step) − 250; for a size adjustment of N(0, 0.05), it is N(650, 60).
    const step = {
      driver: 'sizeStep',
      apply: 'shift',
      distribution: { kind: 'normal', mean: 0, deviation: 0.05 },
    } as const;
    const result = run(
      { ...plainCompany, method: 'multiples' },
      {
        trials: 100_000,
        drivers: [step],
        price: 710,
      },
    );
    expect(Math.abs(result.mean - 650)).toBeLessThan(0.7);
    expect(Math.abs(result.deviation - 60)).toBeLessThan(0.6);
    expect(result.standardError).toBeCloseTo(result.deviation / Math.sqrt(100_000), 12);
    expect(result.probabilityOfPrice).toBeCloseTo(0.1587, 2);
    const quantileAt = (share: number) =>
      result.quantiles.find(({ probability }) => probability === share)?.value ?? Number.NaN;
    expect(Math.abs(quantileAt(0.95) - 748.69)).toBeLessThan(1.5);
    expect(Math.abs(quantileAt(0.1) - 573.11)).toBeLessThan(1.5);
    expect(result.quantiles.map(({ probability }) => probability)).toEqual([
      0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95,
    ]);
    expect(result.converged).toBe(true);
    const { from, width, counts } = result.histogram;
    expect(counts).toHaveLength(40);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100_000);
    const sorted = result.values.toSorted();
    expect(from).toBe(sorted[0]);
    expect(from + 40 * width).toBeCloseTo(sorted.at(-1) ?? Number.NaN, 6);
  });

  test('each trial is the whole valuation with its drivers moved', () => {
    const cases: ValuationInputs[] = [
      workedExampleInputs,
      { ...workedExampleInputs, discounting: 'year-end' },
      {
        ...workedExampleInputs,
        terminal: { method: 'exit-multiple', exitMultiple: 7, terminalGrowth: null },
      },
      { ...workedExampleInputs, method: 'dcf' },
      { ...workedExampleInputs, method: 'multiples' },
    ];
    for (const inputs of cases) {
      const base = toMoveBase(inputs, valueCompany(inputs));
      for (const driver of usedMovableDrivers(inputs)) {
        for (const [apply, mean] of [
          ['shift', 0.004],
          ['factor', 1.03],
        ] as const) {
          const distribution = { kind: 'normal', mean, deviation: 0 } as const;
          const { values } = run(inputs, { trials: 2, drivers: [{ driver, apply, distribution }] });
          const moved = base && centralOf(moveDrivers(base, [{ driver, apply, amount: mean }]));
          expect((values[1] ?? 0) / (moved ?? 0), `${driver} ${apply}`).toBeCloseTo(1, 10);
        }
      }
    }
  });

  test('a loss in a trial pays no tax', () => {
    const loss = { ...margin, distribution: { kind: 'normal', mean: -0.3, deviation: 0 } } as const;
    const { values } = run(plainCompany, { trials: 1, drivers: [loss] });
    // EBITDA of −110 and no tax: a flow of −110 − 66 − 10.
    expect(values[0]).toBeCloseTo((-186 - (186 * 1.02) / 0.08) / 1.1 - 250, 9);
  });

  test('an option that changes nothing gives the same values, with the same draws', () => {
    const settings = { trials: 200, seed: 9, drivers: [margin, rate, growth] };
    const flat = run(plainCompany, settings).values;
    const losses = { opening: 0, limit: 'none' as const };
    const withOption = run(plainCompanyWith({ projection: { losses } }), settings).values;
    expect(flat).toHaveLength(200);
    for (const [at, value] of flat.entries()) expect(withOption[at]).toBeCloseTo(value, 8);
  });

  test('is of the value after discounts', () => {
    const lackOfMarketability = { model: 'percentage' as const, rate: 0.2 };
    const discounted = { ...plainCompany, discounts: { lackOfMarketability } };
    const settings = { trials: 50, drivers: [margin, rate] };
    const before = run(plainCompany, settings).values;
    const after = run(discounted, settings).values;
    for (const [at, value] of before.entries()) expect(after[at]).toBeCloseTo(0.8 * value, 8);
  });

  test('tells of each block, and ends where it is told to', () => {
    const told: [number, number][] = [];
    const settings = { trials: 2500, seed: 1, drivers: [margin] };
    const whole = monteCarlo(plainCompany, settings, (done, trials) => {
      told.push([done, trials]);
      return true;
    });
    expect(told).toEqual([
      [1000, 2500],
      [2000, 2500],
      [2500, 2500],
    ]);
    const part = monteCarlo(plainCompany, settings, (done) => done < 2000);
    if (typeof part === 'string' || typeof whole === 'string') throw new Error('refused');
    expect(part.trials).toBe(2000);
    expect(part.values).toEqual(whole.values.subarray(0, 2000));
  });

  test('stops at the first thousand after which the mean is known well enough', () => {
    const settings = { trials: 50_000, drivers: [margin], stopWhenConverged: true };
    const result = run(workedExampleInputs, settings);
    expect(result.converged).toBe(true);
    expect(result.trials % 1000).toBe(0);
    expect(result.trials).toBeLessThan(50_000);
    const all = run(workedExampleInputs, { ...settings, stopWhenConverged: false });
    expect(all.trials).toBe(50_000);
    expect(all.values.subarray(0, result.trials)).toEqual(result.values);
    const loose = run(workedExampleInputs, { ...settings, absoluteBound: 1e12 });
    expect(loose.trials).toBe(1000);
    expect(loose.converged).toBe(true);
  });

  test('never knows a mean near zero well enough, but within a bound of its own', () => {
    // 200 · 6 · (1 + step) − 900 = 0, with a deviation of 0.012; a thousand trials determine it to within 0.001.
    const step = {
      driver: 'sizeStep',
      apply: 'shift',
      distribution: { kind: 'normal', mean: 0, deviation: 0.000_01 },
    } as const;
    const inputs: ValuationInputs = {
      ...plainCompany,
      method: 'multiples',
      bridge: { ...plainCompany.bridge, financialDebt: 950 },
    };
    const settings = { trials: 3000, drivers: [step], stopWhenConverged: true };
    const alone = run(inputs, settings);
    expect([alone.trials, alone.converged]).toEqual([3000, false]);
    const bounded = run(inputs, { ...settings, absoluteBound: 0.01 });
    expect([bounded.trials, bounded.converged]).toEqual([1000, true]);
  });

  test('the last block may be short', () => {
    const settings = { drivers: [margin], seed: 3 };
    const long = run(plainCompany, { ...settings, trials: 1500 }).values;
    expect(long).toHaveLength(1500);
    expect(long.every((value) => value !== 0)).toBe(true);
    expect(run(plainCompany, { ...settings, trials: 1000 }).values).toEqual(long.subarray(0, 1000));
  });

  test.each([
    [{ trials: 0 }],
    [{ trials: 100_001 }],
    [{ trials: 1.5 }],
    [{ seed: 0.5 }],
    [{ seed: 2 ** 53 }],
    [{ drivers: [margin, margin] }],
    [{ drivers: [{ ...margin, driver: 'exitMultiple' as const }] }],
    [
      {
        drivers: [{ ...margin, distribution: { kind: 'normal', mean: 0, deviation: -1 } as const }],
      },
    ],
  ])('refuses settings %j', (settings) => {
    const all = { trials: 10, seed: 1, drivers: [margin], ...settings };
    expect(monteCarlo(plainCompany, all)).toBe('settings-not-valid');
  });

  test('accepts one trial, a hundred thousand, and no uncertain driver at all', () => {
    expect(run(plainCompany, { trials: 1 }).values).toEqual(Float64Array.from([1034.375]));
    const certain = run(plainCompany, { trials: 100_000 });
    expect([certain.deviation, certain.probabilityOfPrice]).toEqual([0, null]);
  });

  test('has no answer while the valuation has none', () => {
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(monteCarlo(blank, { trials: 10, seed: 1, drivers: [] })).toBe('no-result');
  });
});

/** The amount to which rounding is relative, because a value may be a small difference of large flows. */
const largestAmountIn = (figures: Figures): number =>
  Math.max(
    ...Object.values(figures).flatMap(({ unit, value }) =>
      unit === 'money' ? [Math.abs(value)] : [],
    ),
  );
