import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { productSource } from '../valuations/product-sources.ts';
import {
  toValuationInputs,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { chooseSpecificRisk, proposeSpecificPremium } from './specific-risk-edits.ts';

const premium = 'costOfCapital.buildUp.specificRiskPremium';

describe('the factors of the specific premium', () => {
  it('begin without a score, and change no value', () => {
    const scored = chooseSpecificRisk(workedExample, true);
    expect(valuationDocumentSchema.safeParse(scored).success).toBe(true);
    expect(valueCompany(toValuationInputs(scored))).toEqual(
      valueCompany(toValuationInputs(workedExample)),
    );
    expect(chooseSpecificRisk(scored, false)).toEqual(workedExample);
  });

  it('take the place of a premium that the product assumed, not of a typed one', () => {
    const typed = writeField(workedExample, premium, 0.02);
    expect(chooseSpecificRisk(typed, true).costOfCapital.buildUp.specificRiskPremium).toBe(0.02);
    const sources = { [premium]: productSource('assumption-specific-risk') };
    const scored = chooseSpecificRisk({ ...typed, sources }, true);
    expect(scored.costOfCapital.buildUp.specificRiskPremium).toBeNull();
    expect(scored.sources).toEqual({});
    expect(proposeSpecificPremium(typed).costOfCapital.buildUp.specificRiskPremium).toBeNull();
  });
});
