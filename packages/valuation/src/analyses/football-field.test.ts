import { describe, expect, test } from 'vitest';
import { footballField } from './football-field.ts';
import { monteCarlo } from '../monte-carlo/monte-carlo.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

describe('a football field', () => {
  test('has a bar for each method, the result and the trials, on one axis', () => {
    const { result } = valueCompany(workedExampleInputs);
    if (result === null) throw new Error('no result');
    const trials = monteCarlo(workedExampleInputs, {
      trials: 1000,
      seed: 1,
      drivers: [
        {
          driver: 'ebitdaMargin',
          apply: 'shift',
          distribution: { kind: 'normal', mean: 0, deviation: 0.02 },
        },
      ],
    });
    if (typeof trials === 'string') throw new Error(trials);
    const field = footballField(result, trials);
    expect(field.bars.map(({ row }) => row)).toEqual(['dcf', 'multiples', 'result', 'monteCarlo']);
    const shareOf = (probability: number) =>
      trials.quantiles.find((one) => one.probability === probability)?.value;
    expect(field.bars[3]).toEqual({
      row: 'monteCarlo',
      low: shareOf(0.1),
      central: shareOf(0.5),
      high: shareOf(0.9),
    });
    expect(field.bars[0]).toEqual({ row: 'dcf', ...result.dcf?.equityValue });
    expect(field.least).toBe(Math.min(...field.bars.map(({ low }) => low)));
    expect(field.greatest).toBe(Math.max(...field.bars.map(({ high }) => high)));
    for (const share of [0.1, 0.5, 0.9]) {
      const quantiles = trials.quantiles.filter(({ probability }) => probability !== share);
      expect(footballField(result, { ...trials, quantiles }).bars).toHaveLength(3);
    }
    expect(footballField(result).bars).toHaveLength(3);
  });

  test('takes the discounts back out of the trials above zero, however large the unit', () => {
    const { result } = valueCompany(plainCompany);
    const trials = monteCarlo(plainCompany, {
      trials: 1000,
      seed: 1,
      drivers: [
        {
          driver: 'taxRate',
          apply: 'shift',
          distribution: { kind: 'normal', mean: 0, deviation: 0.01 },
        },
      ],
    });
    if (result === null || typeof trials === 'string') throw new Error('no result');
    const halved = {
      ...result,
      equityValue: { low: 0.2, central: 0.5, high: 0.8 },
      equityAfterDiscounts: { low: 0.1, central: 0.25, high: 0.4 },
    };
    const quantiles = [
      { probability: 0.1, value: -1 },
      { probability: 0.5, value: 0.3 },
      { probability: 0.9, value: 0.45 },
    ];
    const bar = footballField(halved, { ...trials, quantiles }).bars.at(-1);
    expect(bar).toEqual({ row: 'monteCarlo', low: -1, central: 0.6, high: 0.9 });
  });

  test('shows methods, result and trials alike before the discounts', () => {
    const discounts = { lackOfControl: { model: 'percentage' as const, rate: 0.2 } };
    const drivers = [
      {
        driver: 'ebitdaMargin' as const,
        apply: 'shift' as const,
        distribution: { kind: 'normal' as const, mean: 0, deviation: 0.02 },
      },
    ];
    const settings = { trials: 1000, seed: 1, drivers };
    const fieldOf = (inputs: ValuationInputs) => {
      const { result } = valueCompany(inputs);
      const trials = monteCarlo(inputs, settings);
      if (result === null || typeof trials === 'string') throw new Error('no result');
      return footballField(result, trials).bars;
    };
    const plain = fieldOf(workedExampleInputs);
    for (const [place, bar] of fieldOf({ ...workedExampleInputs, discounts }).entries()) {
      for (const point of ['low', 'central', 'high'] as const) {
        expect(bar[point]).toBeCloseTo(plain[place]?.[point] ?? Number.NaN, 3);
      }
    }
  });

  test('has no trials where no value tells what the discounts leave of them', () => {
    const { result } = valueCompany(workedExampleInputs);
    const trials = monteCarlo(workedExampleInputs, { trials: 1000, seed: 1, drivers: [] });
    if (result === null || typeof trials === 'string') throw new Error('no result');
    const debt = { low: -3, central: -2, high: -1 };
    const indebted = { ...result, equityValue: debt, equityAfterDiscounts: debt };
    expect(footballField(indebted, trials).bars.map(({ row }) => row)).not.toContain('monteCarlo');
  });

  test('puts ends in order', () => {
    const { result } = valueCompany(plainCompany);
    if (result === null) throw new Error('no result');
    const turned = { low: 9, central: 8, high: 7 };
    const field = footballField({ ...result, dcf: null, equityValue: turned });
    expect(field).toEqual({
      bars: [{ row: 'result', low: 7, central: 8, high: 9 }],
      least: 7,
      greatest: 9,
    });
  });
});
