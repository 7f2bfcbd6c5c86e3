import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { findRoot } from '../root-finding/find-root.ts';
import { buildUpWith, constantDriver, plainCompany } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { EquityBridge, ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssueCode } from '../valuation-outcome.ts';

const issueOf = (inputs: ValuationInputs, code: ValuationIssueCode) =>
  valueCompany(inputs).issues.find((issue) => issue.code === code);

const withDrivers = (
  drivers: Partial<ValuationInputs['projection']['drivers']>,
  rest: Partial<ValuationInputs> = {},
): ValuationInputs => ({
  ...plainCompany,
  ...rest,
  projection: {
    ...plainCompany.projection,
    drivers: { ...plainCompany.projection.drivers, ...drivers },
  },
});

const withBridge = (bridge: Partial<EquityBridge>): ValuationInputs => ({
  ...plainCompany,
  bridge: { ...plainCompany.bridge, ...bridge },
});

/** Without growth, tax, D&A or working capital, the flow is the margin less capex of 6 %, times 1,000. */
const plainFlow = (margin: number): ValuationInputs =>
  withDrivers({
    revenueGrowth: constantDriver(0),
    ebitdaMargin: constantDriver(margin),
    depreciationToRevenue: constantDriver(0),
    taxRate: constantDriver(0),
  });

describe('what a perpetuity starts from', () => {
  test('is warned of at 0 and below, not above it', () => {
    const code = 'terminal-flow-not-positive';
    expect(issueOf(plainFlow(0.0601), code)).toBeUndefined();
    expect(issueOf(plainFlow(0.06), code)).toMatchObject({
      severity: 'warning',
      field: 'terminal.terminalGrowth',
      params: { freeCashFlow: 0 },
    });
    expect(issueOf(plainFlow(0.05), code)?.params['freeCashFlow']).toBeCloseTo(-10.2, 9);
  });

  test('does not matter to a sale, but to an average', () => {
    const sold = { method: 'exit-multiple' as const, terminalGrowth: 0.02, exitMultiple: 7 };
    const losing = plainFlow(0.05);
    expect(issueOf({ ...losing, terminal: sold }, 'terminal-flow-not-positive')).toBeUndefined();
    const average = { ...sold, average: { gordonWeight: 0.5 } };
    expect(issueOf({ ...losing, terminal: average }, 'terminal-flow-not-positive')).toBeDefined();
  });

  test('a terminal value of 0 or less is warned of: by a sale, or by an average of a sale', () => {
    const code = 'terminal-value-not-positive';
    const sold = { method: 'exit-multiple' as const, terminalGrowth: 0.02, exitMultiple: 7 };
    const bySale = (margin: number) => ({ ...plainFlow(margin), terminal: sold });
    expect(issueOf(bySale(0.001), code)).toBeUndefined();
    expect(issueOf(bySale(0), code)).toMatchObject({
      field: 'terminal.exitMultiple',
      params: { terminalValue: 0 },
    });
    expect(issueOf(bySale(-0.01), code)?.params['terminalValue']).toBeCloseTo(-70, 9);
    // A perpetuity with losses has a warning about its flow instead.
    expect(issueOf(plainFlow(0.05), code)).toBeUndefined();
  });
});

describe('a base year', () => {
  const withRevenue = (revenue: number): ValuationInputs => ({
    ...plainCompany,
    accounts: {
      ...plainCompany.accounts,
      years: plainCompany.accounts.years.map((year) => ({
        ...year,
        lines: { ...year.lines, revenue },
      })),
    },
  });

  test.each([
    [1, undefined],
    [0, 'accounts.years.0.lines.revenue'],
    [-1, 'accounts.years.0.lines.revenue'],
  ])('with a revenue of %d', (revenue, field) => {
    for (const method of ['dcf', 'multiples'] as const) {
      const inputs = { ...withRevenue(revenue), method };
      expect(issueOf(inputs, 'base-revenue-not-positive')?.field).toBe(field);
    }
  });
});

describe('a negative equity value', () => {
  test('is the bridge’s where the enterprise has a value', () => {
    const inputs = withBridge({ financialDebt: 1400 });
    expect(issueOf(inputs, 'negative-equity')).toMatchObject({ field: 'bridge.financialDebt' });
    expect(issueOf(inputs, 'enterprise-value-not-positive')).toBeUndefined();
  });

  test('is the business’s where the enterprise has none, whatever the debt', () => {
    const bridge = { ...plainCompany.bridge, financialDebt: 0, cash: 0 };
    const inputs = { ...withDrivers({ ebitdaMargin: constantDriver(-0.1) }), bridge };
    expect(issueOf(inputs, 'negative-equity')).toBeUndefined();
    const issue = issueOf(inputs, 'enterprise-value-not-positive');
    expect(issue).toMatchObject({ severity: 'warning', field: 'projection.drivers.ebitdaMargin' });
    expect(issue?.params['enterpriseValue']).toBeLessThan(0);
  });

  test('an enterprise without value is told of even where cash makes the equity positive', () => {
    const bridge = { ...plainCompany.bridge, financialDebt: 0, cash: 1e6 };
    const inputs = { ...withDrivers({ ebitdaMargin: constantDriver(-0.1) }), bridge };
    expect(issueOf(inputs, 'enterprise-value-not-positive')).toBeDefined();
  });

  test('by multiples alone it stands at the multiple; by a margin on EBIT, at that', () => {
    const years = plainCompany.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, ebitda: -5 },
    }));
    const accounts = { ...plainCompany.accounts, years };
    const byMultiples = { ...plainCompany, accounts, method: 'multiples' as const };
    expect(issueOf(byMultiples, 'enterprise-value-not-positive')?.field).toBe(
      'multiples.evToEbitda.central',
    );
    const projection = { ...plainCompany.projection, ebitMargin: constantDriver(-0.1) };
    expect(issueOf({ ...plainCompany, projection }, 'enterprise-value-not-positive')?.field).toBe(
      'projection.ebitMargin',
    );
  });
});

describe('market weights', () => {
  /** Levered beta 0.8 · (1 + 0.75 · 0.3) = 0.98; the equity's cost is 7.9 %, the debt's 3.75 % after tax. */
  const weighed = (debt: number, equity: number): ValuationInputs => ({
    ...plainCompany,
    costOfCapital: {
      ...plainCompany.costOfCapital,
      mode: 'build-up',
      buildUp: buildUpWith({ unleveredBeta: 0.8, debtToEquity: 0.3, debtSpread: 0.02 }),
      weights: { basis: 'market', debt, equity },
    },
  });
  const producedBy = (inputs: ValuationInputs): number =>
    valueCompany(inputs).figures[figureId.dcfEquity('central')]?.value ?? Number.NaN;
  const code = 'market-weights-apart-from-value';

  test('are warned of when equity weighs over 5 points more or less than it is worth', () => {
    const apart = weighed(300, 300);
    expect(issueOf(apart, code)).toMatchObject({
      severity: 'warning',
      field: 'costOfCapital.weights.equity',
      params: { equity: 300, producedEquity: producedBy(apart), equityWeight: 0.5 },
    });
    expect(issueOf(weighed(300, producedBy(apart)), code)).toBeUndefined();
  });

  test('from just over 5 points on', () => {
    const distanceOf = (equity: number): number => {
      const produced = producedBy(weighed(300, equity));
      return produced / (300 + produced) - equity / (300 + equity);
    };
    const at = (distance: number): ValuationInputs => {
      const bracket = { low: 300, high: 1500 };
      const equity = findRoot((value) => distanceOf(value) - distance, bracket, 300);
      return weighed(300, equity ?? Number.NaN);
    };
    expect(issueOf(at(0.0499), code)).toBeUndefined();
    expect(issueOf(at(0.0501), code)).toBeDefined();
  });

  test('and when the value leaves nothing for equity', () => {
    const inputs = {
      ...weighed(300, 3000),
      bridge: { ...plainCompany.bridge, financialDebt: 1e5 },
    };
    expect(producedBy(inputs)).toBeLessThan(0);
    expect(issueOf(inputs, code)).toMatchObject({ params: { producedWeight: 0 } });
  });

  test('without debt are 100 % whatever the value, as is a rate that was typed in', () => {
    expect(issueOf(weighed(0, 1), code)).toBeUndefined();
    const typed = weighed(300, 300);
    const costOfCapital = {
      ...typed.costOfCapital,
      mode: 'direct' as const,
      weightedAverageCostOfCapital: 0.08,
    };
    expect(issueOf({ ...typed, costOfCapital }, code)).toBeUndefined();
  });
});

describe('a rate for leases', () => {
  const code = 'lease-rate-apart-from-cost-of-debt';
  const leased = (costOfDebt: number): ValuationInputs => ({
    ...plainCompany,
    costOfCapital: {
      ...plainCompany.costOfCapital,
      mode: 'build-up',
      buildUp: buildUpWith({ unleveredBeta: 0.8, debtToEquity: 0.3, debtSpread: 0.02 }),
    },
    leases: { rent: 40, costOfDebt, schedule: { basis: 'annuity', years: 5 } },
  });

  test('is warned of more than half a point from the cost of debt, and not where that is unknown', () => {
    expect(issueOf(leased(0.0551), code)).toMatchObject({
      field: 'leases.costOfDebt',
      params: { leaseRate: 0.0551, costOfDebt: 0.05 },
    });
    expect(issueOf(leased(0.0449), code)).toBeDefined();
    expect(issueOf(leased(0.05501), code)).toBeDefined();
    expect(issueOf(leased(0.055), code)).toBeUndefined();
    const { costOfCapital } = plainCompany;
    expect(issueOf({ ...leased(0.08), costOfCapital }, code)).toBeUndefined();
  });
});

describe('what cannot be stands at the field that is at fault', () => {
  const mixed = (dcf: number, multiples: number) =>
    valueCompany({ ...plainCompany, method: 'mixed', weights: { dcf, multiples } }).issues.filter(
      ({ severity }) => severity === 'error',
    );

  test('a negative weight, also when both sum to 100 %', () => {
    expect(mixed(-0.5, 1.5)).toMatchObject([
      { code: 'value-out-of-range', field: 'weights.dcf', params: { value: -0.5 } },
      { code: 'value-out-of-range', field: 'weights.multiples', params: { value: 1.5 } },
    ]);
    expect(mixed(1, -0.1)).toMatchObject([
      { code: 'value-out-of-range', field: 'weights.multiples' },
    ]);
  });

  test('an overflow, at the greatest of the amounts', () => {
    const huge = { ...plainCompany, method: 'multiples' as const };
    const overflow = (bridge: Partial<EquityBridge>) =>
      valueCompany({ ...huge, bridge: { ...huge.bridge, ...bridge } }).issues.find(
        ({ code }) => code === 'not-a-number',
      )?.field;
    expect(overflow({ debtLikeItems: 1.7e308, nonControllingInterests: 1.7e308 })).toBe(
      'bridge.debtLikeItems',
    );
    expect(
      overflow({ financialDebt: 1, cash: -1, nonOperatingAssets: 1.7e308, taxPosition: 1.7e308 }),
    ).toBe('bridge.nonOperatingAssets');
  });
});
