import { describe, expect, test } from 'vitest';
import { expectFigures } from '../testing/expect-figures.ts';
import { plainCompanyWith } from '../testing/plain-company.ts';
import type { CostOfCapital } from '../valuation-inputs.ts';

describe('the cost of capital built up', () => {
  const buildUp: CostOfCapital['buildUp'] = {
    riskFreeRate: 0.03,
    unleveredBeta: 0.8,
    debtToEquity: 0.5,
    equityRiskPremium: 0.05,
    countryRiskPremium: 0.01,
    sizePremium: 0.02,
    specificRiskPremium: 0.005,
    debtSpread: 0.02,
    countryDefaultSpread: 0.01,
    taxRate: 0.25,
  };
  const built = (parts: Partial<CostOfCapital>) =>
    plainCompanyWith({ costOfCapital: { mode: 'build-up', buildUp, ...parts } });
  const equityCost = 0.03 + 1.1 * 0.05 + 0.035;

  test('levers the beta and weighs by D/E', () => {
    expect.hasAssertions();
    expectFigures(built({}), {
      'costOfCapital.leveredBeta': 1.1,
      'costOfCapital.costOfEquity': equityCost,
      'costOfCapital.costOfDebt': 0.06,
      'costOfCapital.afterTaxCostOfDebt': 0.045,
      'costOfCapital.equityWeight': 2 / 3,
      'costOfCapital.weightedAverageCostOfCapital': (2 / 3) * equityCost + 0.045 / 3,
    });
  });

  test('or by market values, or by a target', () => {
    expect.hasAssertions();
    const market = { basis: 'market' as const, debt: 300, equity: 700 };
    const target = { basis: 'target' as const, debtToValue: 0.4 };
    expectFigures(built({ weights: market }), {
      'costOfCapital.equityWeight': 0.7,
      'costOfCapital.weightedAverageCostOfCapital': 0.7 * equityCost + 0.3 * 0.045,
    });
    expectFigures(built({ weights: target }), {
      'costOfCapital.debtWeight': 0.4,
      'costOfCapital.weightedAverageCostOfCapital': 0.6 * equityCost + 0.4 * 0.045,
    });
  });

  test('takes the spread of the rating that the coverage would earn, leases on both sides', () => {
    expect.hasAssertions();
    const syntheticRating = {
      table: 'smaller' as const,
      operatingProfit: 165,
      interestExpense: 30,
    };
    expectFigures(built({ syntheticRating }), {
      'costOfCapital.interestCoverage': 5.5,
      'costOfCapital.costOfDebt': 0.03 + 0.0089 + 0.01,
    });
    expectFigures(built({ syntheticRating: { ...syntheticRating, leaseInterest: 10 } }), {
      'costOfCapital.interestCoverage': 4.375,
      'costOfCapital.costOfDebt': 0.03 + 0.0111 + 0.01,
    });
  });

  test('corrects the beta for the cash of the firms it comes from', () => {
    expect.hasAssertions();
    expectFigures(built({ cashToFirmValue: 0.2 }), {
      'costOfCapital.cashCorrectedBeta': 1,
      'costOfCapital.leveredBeta': 1.375,
    });
  });
});
