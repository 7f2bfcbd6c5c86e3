import { describe, expect, test } from 'vitest';
import { footballField } from './football-field.ts';
import { monteCarlo } from '../monte-carlo/monte-carlo.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

describe('a football field', () => {
  test('has a bar for each method, the result and the trials, on one axis', () => {
    const { figures, result } = valueCompany(workedExampleInputs);
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
    const field = footballField(figures, result, trials);
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
      expect(footballField(figures, result, { ...trials, quantiles }).bars).toHaveLength(3);
    }
    expect(footballField(figures, result).bars).toHaveLength(3);
  });

  test('shows methods, result and trials alike after the discounts', () => {
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
      const { figures, result } = valueCompany(inputs);
      const trials = monteCarlo(inputs, settings);
      if (result === null || typeof trials === 'string') throw new Error('no result');
      return { bars: footballField(figures, result, trials).bars, result };
    };
    const plain = fieldOf(workedExampleInputs).bars;
    const { bars, result } = fieldOf({ ...workedExampleInputs, discounts });
    expect(bars.map(({ row }) => row)).toEqual(['dcf', 'multiples', 'result', 'monteCarlo']);
    for (const [place, bar] of bars.entries()) {
      for (const point of ['low', 'central', 'high'] as const) {
        expect(bar[point]).toBeCloseTo((plain[place]?.[point] ?? Number.NaN) * 0.8, 3);
      }
    }
    expect(bars[2]).toEqual({ row: 'result', ...result.equityAfterDiscounts });
  });

  test('puts ends in order', () => {
    const { figures, result } = valueCompany(plainCompany);
    if (result === null) throw new Error('no result');
    const turned = { low: 9, central: 8, high: 7 };
    const field = footballField(figures, { ...result, dcf: null, equityValue: turned });
    expect(field).toEqual({
      bars: [{ row: 'result', low: 7, central: 8, high: 9 }],
      least: 7,
      greatest: 9,
    });
  });
});
