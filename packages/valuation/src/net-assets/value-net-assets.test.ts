import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import { expectFigures } from '../testing/expect-figures.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { NetAssetsInputs } from './net-assets-inputs.ts';

const revaluation = (amount: number | null, taxed = true) => ({
  id: String(amount),
  label: '',
  reason: '',
  amount,
  taxed,
});

const withAssets = (netAssets: NetAssetsInputs): ValuationInputs => ({
  ...plainCompany,
  netAssets,
});

const warned = (inputs: ValuationInputs) =>
  valueCompany(inputs).issues.find(({ code }) => code === 'value-below-net-assets');

// The plain company's equity is 1,034.375.
describe('adjusted net assets', () => {
  test('book equity, what its items are worth more, less the tax on the gains', () => {
    expect.hasAssertions();
    const adjustments = [revaluation(200), revaluation(-40), revaluation(-60, false)];
    expectFigures(withAssets({ bookEquity: 500, adjustments, latentTaxRate: 0.25 }), {
      'netAssets.adjustments': 100,
      // 25 % of 200 − 40; the debt missing from the books is not taxed.
      'netAssets.latentTax': 40,
      'netAssets.value': 560,
      'netAssets.goodwill': 474.375,
    });
  });

  test('losses in all bring no tax back', () => {
    expect.hasAssertions();
    const adjustments = [revaluation(-100), revaluation(null)];
    expectFigures(withAssets({ bookEquity: 500, adjustments, latentTaxRate: 0.25 }), {
      'netAssets.latentTax': 0,
      'netAssets.value': 400,
    });
  });

  test('a business worth less than its assets is warned of, one worth more is not', () => {
    const of = (bookEquity: number) =>
      warned(withAssets({ bookEquity, adjustments: [], latentTaxRate: null }));
    expect(of(1_100)).toEqual({
      severity: 'warning',
      code: 'value-below-net-assets',
      field: 'netAssets.bookEquity',
      params: { equity: 1034.375, netAssets: 1_100 },
    });
    expect(of(1_000)).toBeUndefined();
  });

  test('have no weight: whatever they are, every other figure and the result stay', () => {
    fc.assert(
      fc.property(inputsWithOptions, ({ netAssets, ...inputs }) => {
        fc.pre(netAssets !== undefined);
        const [alone, beside] = [valueCompany(inputs), valueCompany({ ...inputs, netAssets })];
        expect(beside.result).toEqual(alone.result);
        const others = Object.entries(beside.figures).filter(([id]) => !id.includes('netAssets'));
        expect(Object.fromEntries(others)).toEqual(alone.figures);
      }),
      { numRuns: propertyRuns(200, 40) },
    );
  });
});
