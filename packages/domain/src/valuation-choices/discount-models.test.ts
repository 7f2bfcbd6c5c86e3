import { valuationDocumentSchema } from '../valuations/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import { chooseControlModel, chooseMarketabilityModel } from './discount-models.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

describe('discounts', () => {
  it('are not there until one is chosen, and gone with the last one', () => {
    const both = chooseControlModel(
      chooseMarketabilityModel(workedExample, 'percentage'),
      'control-premium',
    );
    expect(both.discounts).toEqual({
      lackOfMarketability: { model: 'percentage', rate: null },
      lackOfControl: { model: 'control-premium', controlPremium: null },
    });
    expect(valuationDocumentSchema.safeParse(both).success).toBe(true);
    const one = chooseControlModel(both, 'none');
    expect(Object.keys(one.discounts ?? {})).toEqual(['lackOfMarketability']);
    expect(chooseMarketabilityModel(one, 'none')).toEqual(workedExample);
  });

  it('of one option model keep their figures in another', () => {
    const field = 'discounts.lackOfMarketability.volatility';
    const put = writeField(chooseMarketabilityModel(workedExample, 'finnerty'), field, 0.4);
    expect(chooseMarketabilityModel(put, 'chaffe').discounts?.lackOfMarketability).toMatchObject({
      model: 'chaffe',
      volatility: 0.4,
      riskFreeRate: workedExample.costOfCapital.buildUp.riskFreeRate,
      dividendYield: 0,
    });
  });
});
