import { describe, expect, test } from 'vitest';
import {
  costOfEquity,
  equityWeight,
  leveredBeta,
  unleveredBeta,
  weightedAverageCostOfCapital,
} from '../cost-of-capital/cost-of-capital-formulas.ts';
import { expectNear } from '../testing/expect-near.ts';
import table from './damodaran-industries.json' with { type: 'json' };

/** The tolerance, because the table is printed to six decimals. */
const printed = 1.1e-6;

describe('dam-us-wacc-table: every row of the United States, January 2026', () => {
  const rows = table.rows.map(([industry, ...numbers]) => ({
    industry: String(industry),
    numbers: numbers.map(Number),
  }));

  test('has 96 rows', () => {
    expect(rows).toHaveLength(96);
  });

  test.each(rows)('$industry', ({ numbers }) => {
    expect.hasAssertions();
    const [beta = 0, debtToEquity = 0, unlevered = 0, equity = 0, debt = 0, wacc = 0] = numbers;
    expectNear(unleveredBeta(beta, debtToEquity, table.marginal_tax), unlevered, printed);
    expectNear(leveredBeta(unlevered, debtToEquity, table.marginal_tax), beta, 4 * printed);
    const costOfOwnFunds = costOfEquity({
      riskFreeRate: table.risk_free_rate,
      leveredBeta: beta,
      equityRiskPremium: table.equity_risk_premium,
    });
    expectNear(costOfOwnFunds, equity, printed);
    const rate = weightedAverageCostOfCapital({
      equityWeight: equityWeight(debtToEquity),
      costOfEquity: costOfOwnFunds,
      afterTaxCostOfDebt: debt,
    });
    expectNear(rate, wacc, printed);
  });
});
