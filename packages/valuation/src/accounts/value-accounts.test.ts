import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import { comparablesOf } from '../testing/comparables-of.ts';
import {
  constantDriver,
  plainCompany,
  plainCompanyWith,
  yearlyDriver,
} from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { AccountLine, CostOfCapital, ValuationInputs } from '../valuation-inputs.ts';

const blankLines = Object.fromEntries(
  Object.keys(plainCompany.accounts.years[0]?.lines ?? {}).map((line) => [line, null]),
) as Record<AccountLine, null>;

const itemised = (lines: Partial<Record<AccountLine, number>>): ValuationInputs => ({
  ...plainCompany,
  method: 'multiples',
  accounts: { detail: 'lines', years: [{ year: 2025, lines: { ...blankLines, ...lines } }] },
});

const codesOf = (inputs: ValuationInputs): string[] =>
  valueCompany(inputs).issues.map(({ code, field }) => `${code} ${field}`);

describe('itemised accounts', () => {
  test.each(['supplies', 'personnel', 'otherOperatingExpenses'] as const)(
    'have an EBITDA with revenue and %s alone',
    (line) => {
      const { figures, issues } = valueCompany(itemised({ revenue: 1000, [line]: 700 }));
      expect(figures['accounts.2025.ebitda']?.value).toBe(300);
      expect(issues.filter(({ severity }) => severity === 'missing')).toEqual([]);
    },
  );

  test('have none without any cost, or without revenue', () => {
    const noCosts = valueCompany(itemised({ revenue: 1000 }));
    expect(noCosts.figures['accounts.2025.ebitda']).toBeUndefined();
    expect(codesOf(itemised({ revenue: 1000 }))).toContain(
      'missing accounts.years.0.lines.supplies',
    );
    const noRevenue = valueCompany(itemised({ supplies: 700 }));
    expect(noRevenue.figures['accounts.2025.ebitda']).toBeUndefined();
    expect(codesOf(itemised({ supplies: 700 }))).toContain(
      'missing accounts.years.0.lines.revenue',
    );
  });

  test('add income, subtract costs, and stocks and customers less suppliers', () => {
    const { figures } = valueCompany(
      itemised({
        revenue: 1000,
        otherIncome: 20,
        supplies: 400,
        personnel: 250,
        otherOperatingExpenses: 130,
        depreciationAndAmortization: 60,
        inventories: 90,
        tradeReceivables: 120,
        tradePayables: 70,
      }),
    );
    expect(figures['accounts.2025.ebitda']?.value).toBe(240);
    expect(figures['accounts.2025.ebit']?.value).toBe(180);
    expect(figures['accounts.2025.netWorkingCapital']?.value).toBe(140);
    expect(figures['accounts.2025.netWorkingCapitalToRevenue']?.value).toBeCloseTo(0.14, 14);
  });
});

describe('years', () => {
  const inYear = (...years: number[]): ValuationInputs => ({
    ...plainCompany,
    accounts: {
      detail: 'summary',
      years: years.map((year) => ({
        year,
        lines: plainCompany.accounts.years[0]?.lines ?? blankLines,
      })),
    },
  });

  test('have at most four digits and are whole', () => {
    expect(valueCompany(inYear(9000)).result).not.toBeNull();
    expect(valueCompany(inYear(9999)).result).not.toBeNull();
    for (const year of [10_000, -10_000, 2025.5, Number.NaN]) {
      expect(codesOf(inYear(year)).join()).toContain('years-not-consecutive accounts.years.0.year');
      expect(valueCompany(inYear(year)).result).toBeNull();
    }
  });

  test('grow between the first and the last', () => {
    const two = inYear(2023, 2024, 2025);
    const [first, ...rest] = two.accounts.years;
    const years = first && [{ ...first, lines: { ...first.lines, revenue: 640 } }, ...rest];
    const { figures } = valueCompany({
      ...two,
      accounts: { detail: 'summary', years: years ?? [] },
    });
    expect(figures['accounts.revenueCompoundAnnualGrowth']?.value).toBeCloseTo(0.25, 14);
    expect(figures['accounts.2024.revenueGrowth']?.value).toBeCloseTo(0.5625, 14);
    expect(
      valueCompany(plainCompany).figures['accounts.revenueCompoundAnnualGrowth'],
    ).toBeUndefined();
  });
});

test('fewer than five comparables are used, with a warning that says how many', () => {
  const evToEbitda = {
    ...plainCompany.multiples.evToEbitda,
    origin: { kind: 'comparables' as const },
  };
  const comparables = comparablesOf('evToEbitda', [4, 5, 7, 10, 11]);
  const with4 = { ...plainCompany.multiples, evToEbitda, comparables: comparables.slice(0, 4) };
  const inputs: ValuationInputs = { ...plainCompany, method: 'multiples', multiples: with4 };
  const few = valueCompany(inputs).issues.find(({ code }) => code === 'comparables-too-few');
  expect(few).toMatchObject({
    severity: 'warning',
    field: 'multiples.comparables',
    params: { comparables: 4, limit: 5 },
  });
  const with5 = { ...with4, comparables };
  expect(codesOf({ ...inputs, multiples: with5 }).join()).not.toContain('comparables-too-few');
});

test('a range whose rate would fall to zero ends half a point above it, with a growth and with a sale', () => {
  const range = { ...plainCompany.range, weightedAverageCostOfCapital: 0.11 };
  const sale = plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 6 } });
  for (const [inputs, step] of [
    [plainCompany, (0.11 * 0.075) / (0.11 + plainCompany.range.terminalGrowth)],
    [sale, 0.095],
  ] as const) {
    const { figures, issues, result } = valueCompany({ ...inputs, range });
    expect(result).not.toBeNull();
    expect(issues.map(({ code }) => code)).toContain('range-case-beyond-limit');
    expect(figures[figureId.dcf('rateStepWithinLimit')]?.value).toBeCloseTo(step, 12);
  }
});

test('a step below zero is refused as one', () => {
  const range = { ...plainCompany.range, weightedAverageCostOfCapital: -0.11 };
  const refused = valueCompany({ ...plainCompany, range });
  expect(refused.result).toBeNull();
  expect(refused.issues.find(({ severity }) => severity === 'error')).toMatchObject({
    code: 'value-out-of-range',
    field: 'range.weightedAverageCostOfCapital',
  });
});

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
const own = {
  low: 4,
  central: 5,
  high: 6,
  weight: 0.5,
  origin: { kind: 'own' as const, note: '' },
};
const put = { maturity: 2, volatility: 0.3, riskFreeRate: 0.02, dividendYield: 0.01 };
const options = { number: 5, strike: 8, ...put };

const complete: Readonly<Record<string, ValuationInputs>> = {
  plain: plainCompany,
  'worked example': workedExampleInputs,
  'built up': plainCompanyWith({
    costOfCapital: {
      mode: 'build-up',
      buildUp,
      weights: { basis: 'market', debt: 300, equity: 700 },
      syntheticRating: {
        table: 'large',
        operatingProfit: 150,
        interestExpense: 20,
        leaseInterest: 5,
      },
      cashToFirmValue: 0.1,
    },
  }),
  'target weight, losses, days and an average': {
    ...plainCompanyWith({
      projection: {
        years: 2,
        losses: { opening: 80, limit: 'spain' },
        workingCapital: {
          basis: 'days',
          inventoryDays: constantDriver(30),
          receivableDays: constantDriver(60),
          payableDays: constantDriver(50),
        },
      },
      costOfCapital: { mode: 'build-up', buildUp, weights: { basis: 'target', debtToValue: 0.3 } },
      terminal: { exitMultiple: 6, average: { gordonWeight: 0.5 } },
    }),
    discounting: 'mid-year',
    valuationDate: '2026-03-31',
  },
  'yearly rates, EBIT margin, sales to capital and a return on capital': plainCompanyWith({
    projection: {
      years: 2,
      ebitMargin: yearlyDriver(0.12, 0.14),
      reinvestment: { basis: 'sales-to-capital', salesToCapital: constantDriver(2) },
    },
    costOfCapital: { path: yearlyDriver(0.1, 0.11) },
    terminal: { returnOnCapital: 0.15, ebitMargin: 0.13, taxRate: 0.27 },
  }),
  'several multiples, discounts and shares': {
    ...plainCompany,
    method: 'mixed',
    multiples: {
      ...plainCompany.multiples,
      evToEbitdaWeight: 0.5,
      netIncome: 90,
      further: { evToEbit: own, evToSales: own, priceToEarnings: own },
    },
    discounts: {
      lackOfMarketability: { model: 'chaffe', ...put },
      lackOfControl: { model: 'control-premium', controlPremium: 0.2 },
    },
    shares: { number: 100, options },
  },
  'a sale by amounts of working capital': plainCompanyWith({
    projection: {
      years: 3,
      workingCapital: { basis: 'amount', amount: yearlyDriver(105, 110, 120) },
    },
    terminal: { method: 'exit-multiple', exitMultiple: 6 },
  }),
};

/** The paths of every number in the inputs. */
const numberPaths = (value: unknown, path: string[] = []): string[][] => {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numberPaths(part, [...path, key]));
};

const withBlank = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return null;
  if (Array.isArray(value)) {
    return value.map((part: unknown, at) => (String(at) === key ? withBlank(part, rest) : part));
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withBlank(record[key], rest) };
};

// Numbers that the document always has, because a form cannot clear them.
const neverBlank =
  /^(?:unit|projection\.years|range\..*|accounts\.years\.\d+\.year|adjustments\..*|.*\.(?:holdYears|reachYear|firms)|.*overrides.*)$/;

describe.each(Object.entries(complete))('with one blank in %s', (_name, inputs) => {
  test('there is a value before', () => {
    expect(valueCompany(inputs).result).not.toBeNull();
  });

  test('the value stands as if it were 0, or goes and its field is named', () => {
    const wrong: string[] = [];
    for (const path of numberPaths(inputs)) {
      const name = path.join('.');
      if (neverBlank.test(name)) continue;
      const { result, issues } = valueCompany(withBlank(inputs, path) as ValuationInputs);
      const missing = issues.flatMap(({ severity, field }) =>
        severity === 'missing' ? [field] : [],
      );
      const isNamed = missing.some((field) => name.endsWith(field) || field.startsWith(name));
      if (isNamed !== (result === null) || isNamed !== missing.length > 0) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });
});
