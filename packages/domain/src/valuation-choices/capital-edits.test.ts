import {
  toValuationInputs,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import {
  capitalMode,
  chooseCapitalMode,
  chooseSyntheticRating,
  chooseWeightsBasis,
  weightsBasis,
} from './capital-edits.ts';
import { workedExample } from '../testing/worked-example.ts';

const outcome = valueCompany(toValuationInputs(workedExample));
const rateId = figureId.costOfCapital('weightedAverageCostOfCapital');

describe('the cost of capital', () => {
  it('by year begins with the rate so far, so that the value stays', () => {
    const rate = outcome.figures[rateId]?.value ?? null;
    const byYear = chooseCapitalMode(workedExample, 'path', rate);
    expect(capitalMode(byYear)).toBe('path');
    expect(valuationDocumentSchema.safeParse(byYear).success).toBe(true);
    const { result } = valueCompany(toValuationInputs(byYear));
    expect(result?.equityValue.central).toBeCloseTo(outcome.result?.equityValue.central ?? 0, 4);
    expect(chooseCapitalMode(byYear, 'build-up', rate)).toEqual(workedExample);
  });

  it('a target of debt begins as what D/E gives', () => {
    const aimed = chooseWeightsBasis(workedExample, 'target');
    // 0.4 / 1.4
    expect(aimed.costOfCapital.weights).toEqual({ basis: 'target', debtToValue: 0.2857 });
    const market = chooseWeightsBasis(aimed, 'market');
    expect(market.costOfCapital.weights).toEqual({
      basis: 'market',
      debt: workedExample.bridge.financialDebt,
      equity: null,
    });
    expect(weightsBasis(market)).toBe('market');
    expect(chooseWeightsBasis(market, 'debt-to-equity')).toEqual(workedExample);
  });

  it('a synthetic rating begins with the base year’s operating profit', () => {
    const rated = chooseSyntheticRating(workedExample, outcome, true);
    const ebit = outcome.figures[figureId.account(2025, 'normalisedEbit')]?.value;
    expect(rated.costOfCapital.syntheticRating).toEqual({
      table: 'smaller',
      operatingProfit: ebit,
      interestExpense: null,
    });
    expect(chooseSyntheticRating(rated, outcome, false)).toEqual(workedExample);
  });
});
