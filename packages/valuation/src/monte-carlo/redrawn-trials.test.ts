import { describe, expect, test } from 'vitest';
import { fillUniform, seedGenerator } from './fill-uniform.ts';
import type { MonteCarloSettings } from './monte-carlo-settings.ts';
import { uniformTransformFor } from './transform-uniform.ts';
import { monteCarlo, type MonteCarloResult } from './monte-carlo.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const run = (inputs: ValuationInputs, settings: Partial<MonteCarloSettings>): MonteCarloResult => {
  const result = monteCarlo(inputs, { trials: 1000, seed: 1, drivers: [], ...settings });
  if (typeof result === 'string') throw new Error(result);
  return result;
};

const rate = {
  driver: 'weightedAverageCostOfCapital',
  apply: 'shift',
  distribution: { kind: 'triangular', minimum: -0.01, mode: 0, maximum: 0.02 },
} as const;
const multiple = {
  driver: 'evToEbitda',
  apply: 'factor',
  distribution: { kind: 'lognormal', mean: 1, deviation: 0.15 },
} as const;

describe('a trial without a value', () => {
  test('draws again, and counts, what comes within half a point of growth', () => {
    const wide = {
      ...rate,
      distribution: { kind: 'triangular', minimum: -0.09, mode: 0, maximum: 0.09 },
    } as const;
    const result = run(plainCompany, { trials: 5000, drivers: [wide] });
    // The part of the triangle below −0.075 is (0.015 / 0.09)² / 2 = 1.39 %.
    const expected = (5000 * 0.013_889) / (1 - 0.013_889);
    expect(Math.abs(result.redraws - expected)).toBeLessThan(4 * Math.sqrt(expected));
    expect(result.redraws).toBeGreaterThan(0);
    const greatest = (102.75 * (1 + 1.02 / 0.005)) / 1.025 - 250;
    expect(Math.max(...result.values)).toBeLessThanOrEqual(greatest);
    expect(Math.min(...result.values)).toBeGreaterThan(0);
  });

  test('a redraw takes the next numbers of the generator, for one trial at a time', () => {
    const rateFactor = { kind: 'triangular', minimum: 0.15, mode: 1, maximum: 1.4 } as const;
    const growthFactor = { kind: 'normal', mean: 1, deviation: 0.5 } as const;
    const drivers = [
      { driver: 'weightedAverageCostOfCapital', apply: 'factor', distribution: rateFactor },
      { driver: 'terminalGrowth', apply: 'factor', distribution: growthFactor },
    ] as const;
    const result = run(plainCompany, { seed: 77, drivers });

    const state = seedGenerator(77);
    const columns = [rateFactor, growthFactor].map((distribution) => ({
      amounts: new Float64Array(1000),
      transform: uniformTransformFor(distribution),
    }));
    const draw = (from: number, to: number): void => {
      for (const { amounts, transform } of columns) {
        fillUniform(state, amounts, from, to);
        transform(amounts, from, to);
      }
    };
    const movedAt = (at: number): [number, number] => [
      0.1 * (columns[0]?.amounts[at] ?? 0),
      0.02 * (columns[1]?.amounts[at] ?? 0),
    ];
    draw(0, 1000);
    let redraws = 0;
    for (let at = 0; at < 1000; at += 1) {
      let [moved, grown] = movedAt(at);
      while (moved - grown < 0.005) {
        redraws += 1;
        draw(at, at + 1);
        [moved, grown] = movedAt(at);
      }
      const equity = (102.75 * (1 + (1 + grown) / (moved - grown))) / (1 + moved) - 250;
      expect((result.values[at] ?? 0) / equity).toBeCloseTo(1, 10);
    }
    expect(result.redraws).toBe(redraws);
    expect(redraws).toBeGreaterThan(10);
  });

  test('growth that is drawn too high is drawn again too; a sale at a multiple minds only the rate', () => {
    const high = {
      driver: 'terminalGrowth',
      apply: 'shift',
      distribution: { kind: 'triangular', minimum: 0, mode: 0.07, maximum: 0.08 },
    } as const;
    expect(run(plainCompany, { trials: 2000, drivers: [high] }).redraws).toBeGreaterThan(50);
    const sale = plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 6 } });
    const falling = {
      ...rate,
      distribution: { kind: 'triangular', minimum: -0.099, mode: 0, maximum: 0.01 },
    } as const;
    expect(run(sale, { trials: 2000, drivers: [falling] }).redraws).toBe(0);
    const below = {
      ...rate,
      distribution: { kind: 'triangular', minimum: -0.2, mode: 0, maximum: 0.01 },
    } as const;
    expect(run(sale, { trials: 2000, drivers: [below] }).redraws).toBeGreaterThan(100);
    const step = {
      driver: 'sizeStep',
      apply: 'shift',
      distribution: { kind: 'normal', mean: 0, deviation: 0.05 },
    } as const;
    expect(run({ ...plainCompany, method: 'multiples' }, { drivers: [step] }).redraws).toBe(0);
  });

  test('of a valuation with options is drawn again by the same rule', () => {
    const wide = {
      ...rate,
      distribution: { kind: 'triangular', minimum: -0.12, mode: 0, maximum: 0.05 },
    } as const;
    const high = {
      driver: 'terminalGrowth',
      apply: 'shift',
      distribution: { kind: 'triangular', minimum: 0, mode: 0, maximum: 0.07 },
    } as const;
    const losses = { opening: 0, limit: 'none' as const };
    const sale = { method: 'exit-multiple' as const, exitMultiple: 6, terminalGrowth: null };
    for (const [terminal, drivers] of [
      [{}, [wide, high]],
      [sale, [wide]],
    ] as const) {
      const settings = { trials: 300, seed: 4, drivers };
      const flat = run(plainCompanyWith({ terminal }), settings);
      const whole = run(plainCompanyWith({ terminal, projection: { losses } }), settings);
      expect(whole.redraws).toBe(flat.redraws);
      expect(flat.redraws).toBeGreaterThan(5);
      for (const [at, value] of flat.values.entries()) {
        expect((whole.values[at] ?? 0) / value).toBeCloseTo(1, 9);
      }
    }
  });

  test('an average is drawn again by its growth, multiples by nothing', () => {
    const wide = {
      ...rate,
      distribution: { kind: 'triangular', minimum: -0.09, mode: 0, maximum: 0.05 },
    } as const;
    const average = { method: 'exit-multiple' as const, exitMultiple: 6 };
    const averaged = plainCompanyWith({ terminal: { ...average, average: { gordonWeight: 0.5 } } });
    const settings = { trials: 300, seed: 4, drivers: [wide] };
    expect(run(averaged, settings).redraws).toBe(run(plainCompany, settings).redraws);
    expect(run(averaged, settings).redraws).toBeGreaterThan(3);
    const own = { low: 4, central: 5, high: 6, weight: 0.5 };
    const further = { evToSales: { ...own, origin: { kind: 'own' as const, note: '' } } };
    const byMultiples: ValuationInputs = {
      ...plainCompany,
      method: 'multiples',
      multiples: { ...plainCompany.multiples, further },
    };
    expect(run(byMultiples, { trials: 20, drivers: [multiple] }).redraws).toBe(0);
  });

  test('of yearly rates draws again what brings any of them to zero', () => {
    const path = {
      path: { kind: 'per-year' as const, values: [0.03, 0.1] },
      overrides: [],
    };
    const inputs = plainCompanyWith({ projection: { years: 2 }, costOfCapital: { path } });
    const wide = {
      ...rate,
      distribution: { kind: 'triangular', minimum: -0.06, mode: 0, maximum: 0.06 },
    } as const;
    const { redraws, values } = run(inputs, { trials: 400, drivers: [wide] });
    // An eighth of the triangle is below −0.03.
    expect(Math.abs(redraws - 400 / 7)).toBeLessThan(4 * Math.sqrt(400 / 7));
    expect(values.every((value) => Number.isFinite(value))).toBe(true);
  });

  test('draws again what has no number for a value', () => {
    const huge = {
      driver: 'evToEbitda',
      apply: 'factor',
      distribution: { kind: 'normal', mean: 1, deviation: 1e100 },
    } as const;
    const inputs: ValuationInputs = { ...plainCompany, method: 'multiples' };
    const step = { ...huge, driver: 'sizeStep' } as const;
    expect(monteCarlo(inputs, { trials: 5, seed: 1, drivers: [huge, step] })).toBe(
      'too-many-redraws',
    );
    const { mean, deviation } = run(inputs, { trials: 5, drivers: [huge] });
    expect([mean, deviation].every(Number.isFinite)).toBe(true);
  });

  test('is one that moves a driver beyond what a company can have', () => {
    const taxed = {
      driver: 'taxRate',
      apply: 'shift',
      distribution: { kind: 'triangular', minimum: -0.5, mode: -0.25, maximum: 0 },
    } as const;
    const { redraws, values } = run(plainCompany, { trials: 400, drivers: [taxed] });
    // In half of the triangle, the tax rate would be negative.
    expect(Math.abs(redraws - 400)).toBeLessThan(4 * Math.sqrt(800));
    expect(Math.max(...values)).toBeLessThanOrEqual(1034.375 + 0.25 * 165 * 12.5 + 1e-9);
  });

  test('is one in which one of two methods has no value', () => {
    const inputs: ValuationInputs = {
      ...plainCompany,
      method: 'mixed',
      mixedOverAvailable: true,
      terminal: { ...plainCompany.terminal, terminalGrowth: 0.11 },
    };
    const falling = {
      driver: 'terminalGrowth',
      apply: 'shift',
      distribution: { kind: 'triangular', minimum: -0.04, mode: 0, maximum: 0 },
    } as const;
    const alone = run(inputs, { trials: 60, drivers: [falling] });
    expect(new Set(alone.values)).toEqual(new Set([650]));
    expect(alone.redraws).toBeGreaterThan(5);
    const both = { ...inputs, terminal: plainCompany.terminal };
    const rising = {
      ...falling,
      distribution: { kind: 'triangular', minimum: 0, mode: 0.06, maximum: 0.09 },
    } as const;
    const mixed = run(both, { trials: 60, drivers: [rising] });
    expect(mixed.redraws).toBeGreaterThan(2);
    expect(Math.min(...mixed.values)).toBeGreaterThan(1034.375 * 0.6 + 650 * 0.4 - 1e-9);
  });

  test('gives up when no draw can be valued', () => {
    const never = {
      ...rate,
      distribution: { kind: 'normal', mean: -0.09, deviation: 0 },
    } as const;
    expect(monteCarlo(plainCompany, { trials: 1, seed: 1, drivers: [never] })).toBe(
      'too-many-redraws',
    );
  });
});
