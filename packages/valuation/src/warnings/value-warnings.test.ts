import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { workedExampleInputs as example } from '../reference/worked-example-inputs.ts';
import { valueCompany } from '../company/value-company.ts';
import type {
  AccountLine,
  Driver,
  NormalisableLine,
  ValuationInputs,
} from '../valuation-inputs.ts';
import type { ValuationIssue, ValuationIssueCode } from '../valuation-outcome.ts';

const issueOf = (inputs: ValuationInputs, code: ValuationIssueCode): ValuationIssue | undefined =>
  valueCompany(inputs).issues.find((issue) => issue.code === code);

const fieldsMissing = (inputs: ValuationInputs): string[] =>
  valueCompany(inputs)
    .issues.filter(({ severity }) => severity === 'missing')
    .map(({ field }) => field);

const constant = (value: number | null): Driver => ({
  path: { kind: 'constant', value },
  overrides: [],
});

const withTerminal = (terminal: Partial<ValuationInputs['terminal']>): ValuationInputs => ({
  ...example,
  terminal: { ...example.terminal, ...terminal },
});

const withBuildUp = (
  buildUp: Partial<ValuationInputs['costOfCapital']['buildUp']>,
): ValuationInputs => ({
  ...example,
  costOfCapital: {
    ...example.costOfCapital,
    buildUp: { ...example.costOfCapital.buildUp, ...buildUp },
  },
});

const withRate = (weightedAverageCostOfCapital: number, inputs = example): ValuationInputs => ({
  ...inputs,
  costOfCapital: { ...inputs.costOfCapital, mode: 'direct', weightedAverageCostOfCapital },
});

const withBaseLines = (lines: Partial<Record<AccountLine, number | null>>): ValuationInputs => ({
  ...example,
  accounts: {
    ...example.accounts,
    years: example.accounts.years.map((year, index, all) =>
      index === all.length - 1 ? { ...year, lines: { ...year.lines, ...lines } } : year,
    ),
  },
});

const withStep = (value: number): ValuationInputs => ({
  ...example,
  multiples: { ...example.multiples, sizeStep: { mode: 'manual', value } },
});

describe('errors stop the result and stand at their field', () => {
  test('growth within half a point of the cost of capital is refused; exactly half a point is not', () => {
    const steps = {
      weightedAverageCostOfCapital: 0,
      terminalGrowth: 0,
      exitMultiple: 0,
      multipleBand: 0,
    };
    const still = { ...example, range: steps };
    const at = (rate: number) =>
      withRate(rate, { ...still, terminal: { ...still.terminal, terminalGrowth: 0.1 } });
    const refused = valueCompany(at(0.1049));
    expect(refused.result).toBeNull();
    expect(refused.issues.find(({ severity }) => severity === 'error')).toEqual({
      severity: 'error',
      code: 'growth-not-below-cost-of-capital',
      field: 'terminal.terminalGrowth',
      params: { weightedAverageCostOfCapital: 0.1049, terminalGrowth: 0.1, minimum: 0.005 },
    });
    expect(valueCompany(at(0.105)).result).not.toBeNull();
  });

  test('a range that would reach the refused zone ends at it, and the value stands', () => {
    const inputs = withRate(0.029, withTerminal({ terminalGrowth: 0.02 }));
    const { figures, issues, result } = valueCompany(inputs);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(issueOf(inputs, 'range-case-beyond-limit')).toMatchObject({
      severity: 'warning',
      field: 'range.weightedAverageCostOfCapital',
    });
    expect(result?.dcf?.enterpriseValue.high).toBeGreaterThan(
      result?.dcf?.enterpriseValue.central ?? Number.NaN,
    );
    // 0.4 points are available for 0.75 points of steps, so each step is reduced to 8/15.
    expect(figures[figureId.dcf('rateStepWithinLimit')]?.value).toBeCloseTo((0.005 * 8) / 15, 12);
    expect(figures[figureId.dcf('growthStepWithinLimit')]?.value).toBeCloseTo(
      (0.0025 * 8) / 15,
      12,
    );
  });

  test('just inside the limit, the range meets what it is beyond it', () => {
    const highAt = (rate: number) =>
      valueCompany(withRate(rate, withTerminal({ terminalGrowth: 0.02 }))).result?.dcf
        ?.enterpriseValue.high ?? Number.NaN;
    expect(highAt(0.0325 - 1e-9) / highAt(0.0325 + 1e-9)).toBeCloseTo(1, 5);
  });

  test('a cost of capital that is not above zero is refused where it is typed or built up', () => {
    expect(issueOf(withRate(0), 'discount-rate-not-positive')?.field).toBe(
      'costOfCapital.weightedAverageCostOfCapital',
    );
    expect(issueOf(withBuildUp({ riskFreeRate: -0.5 }), 'discount-rate-not-positive')?.field).toBe(
      'costOfCapital.buildUp.riskFreeRate',
    );
  });

  test.each([
    [0.6, 0.4, null],
    [0.1 + 0.2, 0.7, null],
    [0.6, 0.39, 0.99],
  ])('weights %d and %d', (dcf, multiples, sum) => {
    const inputs = { ...example, weights: { dcf, multiples } };
    const issue = issueOf(inputs, 'weights-do-not-sum-to-one');
    expect(issue?.params['sum'] ?? null).toBe(sum);
    expect(valueCompany(inputs).result === null).toBe(sum !== null);
  });

  test('banks and insurers have no EV/EBITDA; their DCF does not mind, nor does an own multiple', () => {
    const { evToEbitda, sizeStep } = example.multiples;
    const withOrigin = (origin: typeof evToEbitda.origin): ValuationInputs => ({
      ...example,
      multiples: { sizeStep, evToEbitda: { ...evToEbitda, origin } },
    });
    const bank = { ...evToEbitda.origin, kind: 'sector' as const, sector: 'FIN' };
    const bankOrigin = { region: '', date: '', firms: 0, source: '', setId: '', ...bank };
    const bankInputs = withOrigin(bankOrigin);
    expect(issueOf(bankInputs, 'sector-has-no-ev-multiple')?.field).toBe(
      'multiples.evToEbitda.central',
    );
    expect(valueCompany(bankInputs).result).toBeNull();
    expect(valueCompany({ ...bankInputs, method: 'dcf' }).result).not.toBeNull();
    expect(
      valueCompany(withOrigin({ kind: 'own', note: 'Tres operaciones' })).result,
    ).not.toBeNull();
  });

  test('a gap between years is refused, and no growth is computed over it', () => {
    const [first, , last] = example.accounts.years;
    const years = first && last ? [first, last] : [];
    const outcome = valueCompany({ ...example, accounts: { ...example.accounts, years } });
    const issue = outcome.issues.find(({ code }) => code === 'years-not-consecutive');
    expect(issue).toEqual({
      severity: 'error',
      code: 'years-not-consecutive',
      field: 'accounts.years.1.year',
      params: { expected: 2024 },
    });
    expect(outcome.result).toBeNull();
    expect(outcome.figures['accounts.2025.revenueGrowth']).toBeUndefined();
    expect(outcome.figures['dcf.enterpriseValue.central']).toBeDefined();
  });

  test('a value that is not a number is refused at its field', () => {
    expect(issueOf(withBuildUp({ taxRate: Number.NaN }), 'not-a-number')?.field).toBe(
      'costOfCapital.buildUp.taxRate',
    );
  });
});

describe('what is missing is named by its field, and nothing more', () => {
  test.each([
    ['revenue', 'accounts.years.2.lines.revenue'],
    ['personnel', undefined],
  ] as const)('base year without %s', (line, field) => {
    expect(fieldsMissing(withBaseLines({ [line]: null }))).toEqual(
      field === undefined ? [] : [field],
    );
  });

  test('a base year without any cost, or without working capital', () => {
    const noCosts = withBaseLines({
      supplies: null,
      personnel: null,
      otherOperatingExpenses: null,
    });
    expect(fieldsMissing(noCosts)).toEqual(['accounts.years.2.lines.supplies']);
    const noCapital = withBaseLines({
      inventories: null,
      tradeReceivables: null,
      tradePayables: null,
    });
    expect(fieldsMissing(noCapital)).toEqual(['accounts.years.2.lines.tradeReceivables']);
    expect(fieldsMissing({ ...noCapital, method: 'multiples' })).toEqual([]);
  });

  test('an earlier year may stay blank', () => {
    const years = example.accounts.years.map((year, index) =>
      index === 0 ? { ...year, lines: { ...year.lines, revenue: null, supplies: null } } : year,
    );
    expect(fieldsMissing({ ...example, accounts: { ...example.accounts, years } })).toEqual([]);
  });

  test('a driver is asked for only in years without an override of their own', () => {
    const values = [0.04, null, 0.035, null, 0.025];
    const overrides = [{ year: 2027, value: 0.04, reason: 'Contrato firmado' }];
    const revenueGrowth: Driver = { path: { kind: 'per-year', values }, overrides };
    const drivers = { ...example.projection.drivers, revenueGrowth };
    const inputs = { ...example, projection: { ...example.projection, drivers } };
    expect(fieldsMissing(inputs)).toEqual(['projection.drivers.revenueGrowth.path.values.3']);
    expect(valueCompany(inputs).figures['projection.2028.freeCashFlowToFirm']).toBeDefined();
    expect(valueCompany(inputs).figures['projection.2029.freeCashFlowToFirm']).toBeUndefined();
  });

  test('the other method still answers, and only the inputs of the chosen method are asked for', () => {
    const inputs = withTerminal({ terminalGrowth: null });
    expect(fieldsMissing(inputs)).toEqual(['terminal.terminalGrowth']);
    expect(valueCompany(inputs).figures['multiples.equityValue.central']?.value).toBeCloseTo(
      7_218_600,
      6,
    );
    expect(fieldsMissing({ ...inputs, method: 'multiples' })).toEqual([]);
  });

  test('bridge and premia: debt and cash are asked for, the rest counts 0', () => {
    const bridge = {
      financialDebt: null,
      cash: null,
      minimumCash: null,
      debtLikeItems: null,
      nonControllingInterests: null,
      nonOperatingAssets: null,
      taxPosition: null,
    };
    expect(fieldsMissing({ ...example, bridge })).toEqual(['bridge.financialDebt', 'bridge.cash']);
    expect(fieldsMissing(withBuildUp({ sizePremium: null, countryDefaultSpread: null }))).toEqual(
      [],
    );
    expect(fieldsMissing(withBuildUp({ debtSpread: null }))).toEqual([
      'costOfCapital.buildUp.debtSpread',
    ]);
    expect(fieldsMissing(withBuildUp({ debtSpread: null, debtToEquity: 0 }))).toEqual([]);
  });
});

test('an adjustment of a blank line stands alone, so that the normalised lines still add up', () => {
  const { figures } = valueCompany(withBaseLines({ otherIncome: null }));
  const value = (line: NormalisableLine) =>
    figures[figureId.normalisedLine(2025, line)]?.value ?? 0;
  const costs = value('supplies') + value('personnel') + value('otherOperatingExpenses');
  expect(value('otherIncome')).toBe(-31_000);
  expect(value('revenue') + value('otherIncome') - costs).toBe(
    figures[figureId.account(2025, 'normalisedEbitda')]?.value,
  );
});

test('a year of loss pays no tax and gets none back', () => {
  const drivers = { ...example.projection.drivers, ebitdaMargin: constant(0.01) };
  const { figures } = valueCompany({ ...example, projection: { ...example.projection, drivers } });
  expect(figures['projection.2026.ebit']?.value).toBeLessThan(0);
  expect(figures['projection.2026.tax']?.value).toBe(0);
});

describe('warnings stand beside the result', () => {
  const warned = (inputs: ValuationInputs, code: ValuationIssueCode, field: string): void => {
    const issue = issueOf(inputs, code);
    expect(issue?.severity).toBe('warning');
    expect(issue?.field).toBe(field);
    expect(valueCompany(inputs).result).not.toBeNull();
  };

  test('a terminal value above 75 %', () => {
    warned(withRate(0.07), 'terminal-value-share-high', 'terminal.terminalGrowth');
    expect(issueOf(example, 'terminal-value-share-high')).toBeUndefined();
  });

  test('growth above the economy, above the risk-free rate', () => {
    expect.hasAssertions();
    const inputs = withTerminal({ terminalGrowth: 0.04 });
    warned(inputs, 'terminal-growth-above-nominal-gdp', 'terminal.terminalGrowth');
    warned(inputs, 'terminal-growth-above-risk-free-rate', 'terminal.terminalGrowth');
  });

  test('negative equity', () => {
    expect.hasAssertions();
    const inputs = { ...example, bridge: { ...example.bridge, financialDebt: 20_000_000 } };
    warned(inputs, 'negative-equity', 'bridge.financialDebt');
  });

  test('a multiple of an EBITDA that is not positive; the implied multiple is left out', () => {
    const loss = withBaseLines({ supplies: 9_000_000 });
    warned(loss, 'negative-ebitda-with-multiple', 'multiples.evToEbitda.central');
    expect(valueCompany(loss).result?.impliedEvToEbitda).toBeNull();
    const drivers = { ...example.projection.drivers, ebitdaMargin: constant(-0.01) };
    const exit = withTerminal({ method: 'exit-multiple', exitMultiple: 6 });
    const sale: ValuationInputs = { ...exit, method: 'dcf', projection: { years: 5, drivers } };
    warned(sale, 'negative-ebitda-with-multiple', 'terminal.exitMultiple');
  });

  test('capital expenditure below depreciation in the last year', () => {
    expect.hasAssertions();
    const drivers = { ...example.projection.drivers, capitalExpenditureToRevenue: constant(0.028) };
    const inputs = { ...example, projection: { ...example.projection, drivers } };
    warned(
      inputs,
      'capex-below-depreciation-in-terminal-year',
      'projection.drivers.capitalExpenditureToRevenue',
    );
  });

  test('size in the cost of capital and as a step; not when only one of them is there', () => {
    warned(example, 'size-counted-twice', 'costOfCapital.buildUp.sizePremium');
    expect(issueOf(withBuildUp({ sizePremium: 0 }), 'size-counted-twice')).toBeUndefined();
    expect(issueOf({ ...example, method: 'dcf' }, 'size-counted-twice')).toBeUndefined();
    const byYear = { ...example.costOfCapital, path: constant(0.09) };
    expect(issueOf({ ...example, costOfCapital: byYear }, 'size-counted-twice')).toBeUndefined();
  });

  test('country risk in both premia: 5.78 % + 1.55 % is twice, 4.23 % + 1.55 % and 5.78 % + 0 are once', () => {
    const field = 'costOfCapital.buildUp.countryRiskPremium';
    warned(withBuildUp({ equityRiskPremium: 0.0578 }), 'country-risk-counted-twice', field);
    expect(issueOf(example, 'country-risk-counted-twice')).toBeUndefined();
    const once = withBuildUp({ equityRiskPremium: 0.0578, countryRiskPremium: 0 });
    expect(issueOf(once, 'country-risk-counted-twice')).toBeUndefined();
  });

  const yearlyRates = (inputs: ValuationInputs): ValuationInputs => ({
    ...inputs,
    costOfCapital: { ...inputs.costOfCapital, path: constant(0.11) },
  });

  test('of a build-up only where it gives the rate, not where rates are given by year', () => {
    const twice = withBuildUp({ equityRiskPremium: 0.0578 });
    expect(issueOf(twice, 'country-risk-counted-twice')).toBeDefined();
    expect(issueOf(yearlyRates(twice), 'country-risk-counted-twice')).toBeUndefined();
    expect(issueOf(yearlyRates(example), 'size-counted-twice')).toBeUndefined();
    const fast = withTerminal({ terminalGrowth: 0.04 });
    expect(issueOf(yearlyRates(fast), 'terminal-growth-above-risk-free-rate')).toBeUndefined();
    expect(issueOf(yearlyRates(fast), 'terminal-growth-above-nominal-gdp')).toBeDefined();
  });

  test('of capital expenditure only where the perpetuity goes on with it', () => {
    const drivers = { ...example.projection.drivers, capitalExpenditureToRevenue: constant(0.028) };
    const code = 'capex-below-depreciation-in-terminal-year';
    const low = (terminal: Partial<ValuationInputs['terminal']>) => ({
      ...withTerminal(terminal),
      projection: { ...example.projection, drivers },
    });
    expect(issueOf(low({}), code)).toBeDefined();
    expect(issueOf(low({ returnOnCapital: 0.15 }), code)).toBeUndefined();
  });

  test('own work that was capitalised raises EBITDA', () => {
    const withOwnWork = (capitalisedOwnWork: number | null): ValuationInputs => ({
      ...example,
      accounts: {
        ...example.accounts,
        years: example.accounts.years.map((year) => ({ ...year, capitalisedOwnWork })),
      },
    });
    const code = 'own-work-raises-ebitda';
    warned(withOwnWork(40_000), code, 'accounts.years.2.capitalisedOwnWork');
    expect(issueOf(withOwnWork(40_000), code)?.params['amount']).toBe(40_000);
    expect(issueOf(withOwnWork(0.5), code)?.params['amount']).toBe(0.5);
    for (const amount of [0, null]) expect(issueOf(withOwnWork(amount), code)).toBeUndefined();
    expect(issueOf(example, code)).toBeUndefined();
  });

  test('a perpetuity taxed below 20 %, where the general rate is 25 %', () => {
    const code = 'terminal-tax-below-general-rate';
    expect(issueOf(withTerminal({ taxRate: 0.2 }), code)).toBeUndefined();
    warned(withTerminal({ taxRate: 0.19 }), code, 'terminal.taxRate');
    const drivers = { ...example.projection.drivers, taxRate: constant(0.15) };
    const low = { ...example, projection: { ...example.projection, drivers } };
    warned(low, code, 'projection.drivers.taxRate');
    const sold: ValuationInputs = {
      ...low,
      terminal: { ...low.terminal, method: 'exit-multiple', exitMultiple: 6 },
    };
    expect(issueOf(sold, code)).toBeUndefined();
  });

  test('fewer than three closed years', () => {
    expect.hasAssertions();
    const years = example.accounts.years.slice(1);
    const inputs = { ...example, accounts: { ...example.accounts, years } };
    warned(inputs, 'few-years-of-history', 'accounts.years');
  });

  test('a size step that belongs to another size', () => {
    warned(withStep(-0.2), 'size-step-outside-bracket', 'multiples.sizeStep.value');
    expect(issueOf(withStep(-0.3), 'size-step-outside-bracket')).toBeUndefined();
    expect(issueOf(withStep(-0.2), 'size-step-outside-bracket')?.params).toEqual({
      sizeStep: -0.2,
      curveStep: expect.closeTo(-0.327_106, 6) as number,
    });
  });
});
