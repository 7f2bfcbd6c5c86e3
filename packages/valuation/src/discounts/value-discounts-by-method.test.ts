import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import { monteCarlo } from '../monte-carlo/monte-carlo.ts';
import { expectFigures } from '../testing/expect-figures.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { Comparable, ValuationInputs } from '../valuation-inputs.ts';
import type { Discounts } from './discounts-inputs.ts';

const borne = (lackOfControl: boolean, lackOfMarketability: boolean) => ({
  lackOfControl,
  lackOfMarketability,
});
const rates: Discounts = {
  lackOfControl: { model: 'control-premium', controlPremium: 0.25 },
  lackOfMarketability: { model: 'percentage', rate: 0.1 },
};
const all = { dcf: borne(true, true), multiples: borne(true, true) };
const mixed = (discounts: Discounts): ValuationInputs => ({
  ...plainCompany,
  method: 'mixed',
  discounts,
});

const deal = (id: string, type: Comparable['type'], evToEbitda: number): Comparable => ({
  id,
  included: true,
  ...(type && { type }),
  evToEbitda,
  evToEbit: null,
  evToSales: null,
  priceToEarnings: null,
});
const comparedBy = (...comparables: Comparable[]): ValuationInputs['multiples'] => ({
  ...plainCompany.multiples,
  comparables,
  evToEbitda: { ...plainCompany.multiples.evToEbitda, origin: { kind: 'comparables' } },
});

describe('discounts by method', () => {
  // DCF 1,034.375; multiples 200 × 6 × 0.75 − 250 = 650; weighted 60/40, 880.625.
  test('each takes off the values that bear it, level by level', () => {
    expect.hasAssertions();
    const byMethod = { dcf: borne(true, true), multiples: borne(true, false) };
    const afterControl = 0.8 * 880.625;
    const after = 0.6 * 0.8 * 0.9 * 1034.375 + 0.4 * 0.8 * 650;
    expectFigures(mixed({ ...rates, byMethod }), {
      'discounts.lackOfControl': 0.2,
      'discounts.dcf.afterControl.central': 0.8 * 1034.375,
      'discounts.dcf.equityValue.central': 0.72 * 1034.375,
      'discounts.multiples.afterControl.central': 520,
      'discounts.afterControl.central': afterControl,
      'discounts.equityValue.central': after,
      'discounts.controlAmount': 0.2 * 880.625,
      'discounts.marketabilityAmount': afterControl - after,
      'discounts.combined': 1 - after / 880.625,
      'result.equityValue.central': 880.625,
    });
  });

  test('borne by all methods they give what the joint discount gives', () => {
    const joint = valueCompany(mixed(rates)).result?.equityAfterDiscounts;
    const split = valueCompany(mixed({ ...rates, byMethod: all })).result?.equityAfterDiscounts;
    expect(split?.central).toBeCloseTo(joint?.central ?? Number.NaN, 9);
    expect(split?.low).toBeCloseTo(joint?.low ?? Number.NaN, 9);
  });

  test('multiples of private deals alone bear none, whatever is ticked', () => {
    expect.hasAssertions();
    const multiples = comparedBy(deal('1', 'private-deal', 4), deal('2', 'private-deal', 6));
    // 200 × 5 − 250 = 750, without a size adjustment.
    expectFigures(
      { ...mixed({ ...rates, byMethod: all }), multiples },
      {
        'multiples.equityValue.central': 750,
        'discounts.equityValue.central': 0.6 * 0.72 * 1034.375 + 0.4 * 750,
      },
    );
  });

  test('private deals among listed companies are warned of', () => {
    const multiples = comparedBy(deal('1', 'private-deal', 4), deal('2', 'listed', 6));
    const codes = (inputs: ValuationInputs) => valueCompany(inputs).issues.map(({ code }) => code);
    const given = { ...mixed({ ...rates, byMethod: all }), multiples };
    expect(codes(given)).toContain('discount-on-private-deals');
    const byMethod = { ...all, multiples: borne(true, false) };
    expect(codes({ ...given, discounts: { ...rates, byMethod } })).not.toContain(
      'discount-on-private-deals',
    );
  });

  test('the liquidity is counted twice only where the discount is taken', () => {
    const warned = (multiples: boolean) =>
      valueCompany(
        mixed({ ...rates, byMethod: { ...all, multiples: borne(true, multiples) } }),
      ).issues.find(({ code }) => code === 'marketability-counted-twice');
    // The plain company's multiple has a size adjustment of −25 %.
    expect([warned(true)?.params, warned(false)]).toEqual([
      { sizePremium: 0, sizeStep: -0.25 },
      undefined,
    ]);
  });

  test('a drawn trial of no spread is worth what the valuation is', () => {
    const byMethod = { dcf: borne(true, true), multiples: borne(false, true) };
    const inputs = mixed({ ...rates, byMethod });
    const run = monteCarlo(inputs, {
      trials: 1000,
      seed: 7,
      drivers: [
        {
          driver: 'terminalGrowth',
          apply: 'shift',
          distribution: { kind: 'normal', mean: 0, deviation: 1e-12 },
        },
      ],
    });
    if (typeof run === 'string') throw new Error(run);
    expect(run.mean).toBeCloseTo(
      valueCompany(inputs).result?.equityAfterDiscounts?.central ?? Number.NaN,
      4,
    );
  });

  test('never raise a value, and their amounts are what separates both ends', () => {
    fc.assert(
      fc.property(inputsWithOptions, (inputs) => {
        const { figures, result } = valueCompany({
          ...inputs,
          discounts: { ...rates, ...inputs.discounts, byMethod: inputs.discounts?.byMethod ?? all },
        });
        fc.pre(result?.equityAfterDiscounts !== undefined);
        const { central } = result.equityValue;
        const after = result.equityAfterDiscounts.central;
        const scale = 1e-9 * (1 + Math.abs(central));
        expect(after).toBeLessThanOrEqual(central + scale);
        const taken =
          (figures['discounts.controlAmount']?.value ?? 0) +
          (figures['discounts.marketabilityAmount']?.value ?? 0);
        expect(Math.abs(central - taken - after)).toBeLessThanOrEqual(scale);
      }),
      { numRuns: propertyRuns(200, 40) },
    );
  });
});
