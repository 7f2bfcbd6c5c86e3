import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import {
  chooseControlModel,
  chooseMarketabilityModel,
  discountByMethod,
} from './discount-models.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const put = (rate: number) => ({ model: 'percentage' as const, rate });

describe('discounts', () => {
  it('are not there until one is chosen, and gone with the last one', () => {
    const both = chooseControlModel(
      chooseMarketabilityModel(workedExample, 'percentage'),
      'control-premium',
    );
    expect(both.discounts).toEqual({
      lackOfMarketability: { model: 'percentage', rate: null },
      lackOfControl: { model: 'control-premium', controlPremium: null },
      byMethod: {
        dcf: { lackOfMarketability: true, lackOfControl: true },
        multiples: { lackOfMarketability: true, lackOfControl: true },
      },
    });
    expect(valuationDocumentSchema.safeParse(both).success).toBe(true);
    const one = chooseControlModel(both, 'none');
    expect(Object.keys(one.discounts ?? {})).toEqual(['byMethod', 'lackOfMarketability']);
    expect(chooseMarketabilityModel(one, 'none')).toEqual(workedExample);
  });

  it('of an older valuation are taken off the whole until somebody splits them', () => {
    const older = { ...workedExample, discounts: { lackOfMarketability: put(0.2) } };
    expect(chooseControlModel(older, 'percentage').discounts?.byMethod).toBeUndefined();
    expect(discountByMethod(older).discounts?.byMethod?.dcf.lackOfMarketability).toBe(true);
    expect(discountByMethod(workedExample)).toBe(workedExample);
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
