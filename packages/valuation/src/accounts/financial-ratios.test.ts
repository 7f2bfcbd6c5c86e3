import { describe, expect, test } from 'vitest';
import { compoundAnnualGrowthRate } from './value-accounts.ts';
import { financialRatios, type FinancialRatioName, type RatioInputs } from './financial-ratios.ts';
import { interestCoverage } from '../cost-of-capital/cost-of-capital-formulas.ts';
import { workingCapitalFromDays } from './working-capital-formulas.ts';
import { normalisedEbitda } from './value-normalisation.ts';

const year: RatioInputs = {
  revenue: 1000,
  previousRevenue: 800,
  supplies: 400,
  ebitda: 200,
  ebit: 150,
  interestExpense: 30,
  netIncome: 90,
  capitalExpenditure: 60,
  depreciationAndAmortization: 50,
  inventories: 40,
  tradeReceivables: 100,
  tradePayables: 80,
  netWorkingCapital: 60,
  financialDebt: 300,
  netFinancialDebt: 250,
  equity: 500,
  employees: 8,
};

const valuesOf = (inputs: RatioInputs) =>
  Object.fromEntries(financialRatios(inputs).map(({ name, value }) => [name, value]));

describe('the ratios of a year', () => {
  test('each by its own operands', () => {
    const expected: Record<FinancialRatioName, number> = {
      revenueGrowth: 0.25,
      ebitdaMargin: 0.2,
      ebitMargin: 0.15,
      netMargin: 0.09,
      grossMargin: 0.6,
      capitalExpenditureToRevenue: 0.06,
      capitalExpenditureToDepreciation: 1.2,
      cashConversion: 0.7,
      netWorkingCapitalToRevenue: 0.06,
      inventoryDaysOfSupplies: 36.5,
      receivableDays: 36.5,
      payableDaysOfSupplies: 73,
      netDebtToEbitda: 1.25,
      debtToEquity: 0.6,
      interestCoverage: 5,
      returnOnEquity: 0.18,
      returnOnCapitalEmployed: 0.2,
      revenuePerEmployee: 125,
    };
    expect(valuesOf(year)).toEqual(expected);
  });

  test('names its formula and operands', () => {
    const [growth] = financialRatios(year);
    expect(growth).toEqual({
      name: 'revenueGrowth',
      unit: 'rate',
      expression: '{revenue} / {previousRevenue} − 1',
      inputs: [
        { operand: 'revenue', value: 1000, unit: 'money' },
        { operand: 'previousRevenue', value: 800, unit: 'money' },
      ],
      value: 0.25,
    });
    const units = Object.fromEntries(financialRatios(year).map(({ name, unit }) => [name, unit]));
    expect(units).toMatchObject({
      payableDaysOfSupplies: 'days',
      netDebtToEbitda: 'multiple',
      revenuePerEmployee: 'money',
      netMargin: 'rate',
    });
  });

  test('leaves out what lacks an operand', () => {
    const names = Object.keys(valuesOf({ ...year, supplies: null }));
    for (const name of ['grossMargin', 'inventoryDaysOfSupplies', 'payableDaysOfSupplies']) {
      expect(names).not.toContain(name);
    }
    expect(names).toHaveLength(15);
  });

  const meaningless = (changes: Partial<RatioInputs>) =>
    financialRatios({ ...year, ...changes })
      .filter(({ value }) => value === null)
      .map(({ name }) => name);

  test('over zero or less means nothing, and says what it was divided by', () => {
    const loss = { ebitda: -6915, ebit: -8000, netIncome: -15_935, equity: -41_200 };
    expect(meaningless(loss)).toEqual([
      'cashConversion',
      'netDebtToEbitda',
      'debtToEquity',
      'returnOnEquity',
      'returnOnCapitalEmployed',
    ]);
    const found = financialRatios({ ...year, equity: -250 });
    expect(found.find(({ name }) => name === 'returnOnCapitalEmployed')).toMatchObject({
      value: null,
      reason: 'denominator-not-positive',
      denominator: ['equity', 'netFinancialDebt'],
    });
    expect(meaningless({ interestExpense: 0 })).toEqual(['interestCoverage']);
    expect(meaningless({ previousRevenue: -10 })).toEqual(['revenueGrowth']);
    expect(meaningless({ employees: 0 })).toEqual(['revenuePerEmployee']);
    expect(meaningless({ depreciationAndAmortization: 0 })).toEqual([
      'capitalExpenditureToDepreciation',
    ]);
    expect(meaningless({ supplies: 0 })).toEqual([
      'inventoryDaysOfSupplies',
      'payableDaysOfSupplies',
    ]);
    expect(meaningless({ revenue: 0 })).toEqual([
      'ebitdaMargin',
      'ebitMargin',
      'netMargin',
      'grossMargin',
      'capitalExpenditureToRevenue',
      'netWorkingCapitalToRevenue',
      'receivableDays',
    ]);
  });

  test('of a loss or of net cash over something positive stays', () => {
    const values = valuesOf({ ...year, netIncome: -90, netFinancialDebt: -100, ebit: -30 });
    expect(values).toMatchObject({
      netMargin: -0.09,
      returnOnEquity: -0.18,
      netDebtToEbitda: -0.5,
      interestCoverage: -1,
      returnOnCapitalEmployed: -30 / 400,
    });
  });
});

test('1,000 that become 1,728 in three years grew by 20 % a year', () => {
  expect(compoundAnnualGrowthRate(1000, 1728, 3)).toBeCloseTo(0.2, 14);
});

test('operating profit of 150 pays interest of 30 five times', () => {
  expect(interestCoverage(150, 30)).toBe(5);
});

test('normalised EBITDA adds each signed adjustment', () => {
  expect(normalisedEbitda(100, [30, -12, 0.5])).toBe(118.5);
});

test('working capital of 20 + 60 − 45 days of revenue of 3,650 is 350', () => {
  expect(workingCapitalFromDays(3650, 20, 60, 45)).toBe(350);
});
