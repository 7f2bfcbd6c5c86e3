import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween, methodsDistance } from './methods-distance.ts';
import { figureId } from '../figure.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const mixed: ValuationInputs = { ...plainCompany, method: 'mixed' };

const withMultiple = (central: number, weights = mixed.weights): ValuationInputs => {
  const origin = { kind: 'own', note: '' } as const;
  return {
    ...mixed,
    weights,
    multiples: {
      ...mixed.multiples,
      evToEbitda: { low: central, central, high: central, origin },
      sizeStep: { mode: 'manual', value: 0 },
    },
  };
};

/** The plain company with an EV/EBITDA for which the equity by multiples is this fraction of the DCF's equity. */
const atShareOfDcf = (share: number, weights = mixed.weights): ValuationInputs => {
  const { figures } = valueCompany(mixed);
  const valueOf = (id: string): number => figures[id]?.value ?? Number.NaN;
  const year = plainCompany.accounts.years.at(-1)?.year ?? 0;
  const equity = valueOf(figureId.dcfEquity('central')) * share;
  const ebitda = valueOf(figureId.account(year, 'normalisedEbitda'));
  return withMultiple((equity - valueOf(figureId.bridgeTotal())) / ebitda, weights);
};

const warningOf = (inputs: ValuationInputs) =>
  valueCompany(inputs).issues.find(({ code }) => code === 'methods-far-apart');

describe('methods far apart', () => {
  test('are more than 30 % of the lower one from each other; exactly 30 % is not far', () => {
    expect(distanceBetween(1_000, 1_300)).toEqual({
      lower: 1_000,
      higher: 1_300,
      distance: 0.3,
      isFar: false,
    });
    expect(distanceBetween(1_300.01, 1_000).isFar).toBe(true);
    expect(distanceBetween(0.1, 0.13).isFar).toBe(false);
    // The tolerance for floating-point arithmetic is a billionth.
    expect(distanceBetween(1, 1.3 + 0.995e-9).isFar).toBe(false);
    expect(distanceBetween(1, 1.3 + 1.005e-9).isFar).toBe(true);
  });

  test('are always far where one is zero or less and the other is not the same', () => {
    expect(distanceBetween(0, 1)).toMatchObject({ distance: null, isFar: true });
    expect(distanceBetween(-100, -101)).toMatchObject({ lower: -101, higher: -100, isFar: true });
    expect(distanceBetween(-100, -100).isFar).toBe(false);
  });

  test('are as far one way as the other', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(distanceBetween(one, other)).toEqual(distanceBetween(other, one));
      }),
      { examples: [[0, -0]] },
    );
  });

  test('are warned of at the weights, with both values', () => {
    expect(warningOf(atShareOfDcf(1.29))).toBeUndefined();
    expect(warningOf(atShareOfDcf(0.78))).toBeUndefined();
    const warning = warningOf(atShareOfDcf(1.31));
    expect(warning).toMatchObject({ severity: 'warning', field: 'weights.multiples' });
    expect(warning?.params['distance']).toBeCloseTo(0.31, 9);
    expect(warningOf(atShareOfDcf(0.76))?.params['distance']).toBeCloseTo(1 / 0.76 - 1, 9);
    // 0.5 times EBITDA is less than the net debt of 250.
    const below = warningOf(withMultiple(0.5));
    expect(below?.params['lower']).toBeLessThan(0);
    expect(below?.params).not.toHaveProperty('distance');
  });

  test('stand beside a result with both methods, before its discounts', () => {
    const distanceOf = (inputs: ValuationInputs) => {
      const { result } = valueCompany(inputs);
      if (result === null) throw new Error('no result');
      return methodsDistance(result);
    };
    const discounts = { lackOfMarketability: { model: 'percentage', rate: 0.5 } } as const;
    const twice = atShareOfDcf(2);
    expect(distanceOf(twice)?.lower).toBeCloseTo(1_034.375, 9);
    expect(distanceOf(twice)?.distance).toBeCloseTo(1, 9);
    expect(distanceOf({ ...twice, discounts })?.lower).toBeCloseTo(1_034.375, 9);
    // A weight of one hundredth has the same effect as a weight of one half.
    for (const dcf of [0.01, 0.99]) {
      const weighted = { ...twice, weights: { dcf, multiples: 1 - dcf } };
      expect(distanceOf(weighted)?.distance).toBeCloseTo(1, 9);
    }
    for (const dcf of [0, 1]) {
      expect(distanceOf({ ...twice, weights: { dcf, multiples: 1 - dcf } })).toBeNull();
    }
    expect(distanceOf({ ...twice, method: 'dcf' })).toBeNull();
    expect(distanceOf({ ...twice, method: 'multiples' })).toBeNull();
  });

  test('are of no account where one has no weight or the method is a single one', () => {
    const far = atShareOfDcf(8);
    expect(warningOf(far)).toBeDefined();
    expect(warningOf(atShareOfDcf(8, { dcf: 1, multiples: 0 }))).toBeUndefined();
    expect(warningOf({ ...far, method: 'dcf' })).toBeUndefined();
    expect(warningOf({ ...far, method: 'multiples' })).toBeUndefined();
  });
});
