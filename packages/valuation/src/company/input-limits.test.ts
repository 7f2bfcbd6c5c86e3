import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { constantDriver, plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { valueCompany } from './value-company.ts';
import {
  furtherMultipleKinds,
  type CostOfCapital,
  type CostOfCapitalInput,
  type DriverName,
  type MultiplesInputs,
  type RangeSteps,
  type Shares,
  type TerminalValueInputs,
  type ValuationInputs,
} from '../valuation-inputs.ts';

const buildUp: CostOfCapital['buildUp'] = {
  riskFreeRate: 0.03,
  unleveredBeta: 0.8,
  debtToEquity: 0.5,
  equityRiskPremium: 0.05,
  countryRiskPremium: null,
  sizePremium: null,
  specificRiskPremium: null,
  debtSpread: 0.02,
  countryDefaultSpread: null,
  taxRate: 0.25,
};

const built = (parts: Partial<CostOfCapital>): ValuationInputs =>
  plainCompanyWith({ costOfCapital: { mode: 'build-up', buildUp, ...parts } });

const part = (name: CostOfCapitalInput, value: number): ValuationInputs =>
  built({ buildUp: { ...buildUp, [name]: value } });

const driver = (name: DriverName, value: number): ValuationInputs =>
  plainCompanyWith({
    projection: {
      drivers: { ...plainCompany.projection.drivers, [name]: constantDriver(value) },
    },
  });

const step = (name: keyof RangeSteps, value: number): ValuationInputs => ({
  ...plainCompany,
  range: { ...plainCompany.range, [name]: value },
});

const options = {
  number: 10,
  strike: 40,
  maturity: 2,
  volatility: 0.3,
  riskFreeRate: 0.03,
  dividendYield: 0,
};
const option = (parts: Partial<NonNullable<Shares['options']>>): ValuationInputs => ({
  ...plainCompany,
  shares: { number: 100, options: { ...options, ...parts } },
});

const rating = (interestExpense: number, leaseInterest = 0): ValuationInputs =>
  built({
    syntheticRating: { table: 'smaller', operatingProfit: 100, interestExpense, leaseInterest },
  });

const marketability = (parts: {
  maturity?: number;
  volatility?: number;
  dividendYield?: number;
}): ValuationInputs => ({
  ...plainCompany,
  discounts: {
    lackOfMarketability: {
      model: 'chaffe',
      maturity: 2,
      volatility: 0.3,
      riskFreeRate: 0.03,
      dividendYield: 0,
      ...parts,
    },
  },
});

const byMultiples = (parts: Partial<MultiplesInputs>): ValuationInputs => ({
  ...plainCompany,
  method: 'multiples',
  multiples: { ...plainCompany.multiples, netIncome: 90, ...parts },
});

const own = { kind: 'own' as const, note: '' };
const main = { ...plainCompany.multiples.evToEbitda, origin: own };
const further = { low: 5, central: 6, high: 8, weight: 0.5, origin: own };

const sold = (exitMultiple: number, parts: Partial<TerminalValueInputs> = {}): ValuationInputs =>
  plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple, ...parts } });

const fading = (holdYears: number, reachYear: number): ValuationInputs => {
  const path = { kind: 'fade' as const, start: 0.1, end: 0.02, holdYears, reachYear };
  const revenueGrowth = { path, overrides: [] };
  return plainCompanyWith({
    projection: { years: 3, drivers: { ...plainCompany.projection.drivers, revenueGrowth } },
  });
};

const nonsense: readonly [field: string, inputs: ValuationInputs][] = [
  ['projection.years', plainCompanyWith({ projection: { years: 0 } })],
  ['projection.years', plainCompanyWith({ projection: { years: 16 } })],
  ['projection.years', plainCompanyWith({ projection: { years: 2.5 } })],
  ['projection.drivers.taxRate.path.value', driver('taxRate', -0.01)],
  ['projection.drivers.taxRate.path.value', driver('taxRate', 1.01)],
  ['projection.drivers.revenueGrowth.path.value', driver('revenueGrowth', -1)],
  [
    'projection.reinvestment.salesToCapital.path.value',
    plainCompanyWith({
      projection: {
        reinvestment: { basis: 'sales-to-capital', salesToCapital: constantDriver(0) },
      },
    }),
  ],
  [
    'projection.losses.opening',
    plainCompanyWith({ projection: { losses: { opening: -1, limit: 'none' } } }),
  ],
  ['terminal.returnOnCapital', plainCompanyWith({ terminal: { returnOnCapital: 0 } })],
  ['terminal.taxRate', plainCompanyWith({ terminal: { taxRate: 1.2 } })],
  ['terminal.terminalGrowth', plainCompanyWith({ terminal: { terminalGrowth: -1 } })],
  ['costOfCapital.buildUp.unleveredBeta', part('unleveredBeta', -3)],
  ['costOfCapital.buildUp.debtToEquity', part('debtToEquity', -0.1)],
  ['costOfCapital.buildUp.taxRate', part('taxRate', 1.1)],
  ['costOfCapital.cashToFirmValue', built({ cashToFirmValue: 1 })],
  ['costOfCapital.cashToFirmValue', built({ cashToFirmValue: -0.1 })],
  ['costOfCapital.weights.debtToValue', built({ weights: { basis: 'target', debtToValue: 1.5 } })],
  ['costOfCapital.weights.debt', built({ weights: { basis: 'market', debt: -1, equity: 5 } })],
  ['costOfCapital.weights.equity', built({ weights: { basis: 'market', debt: 1, equity: -5 } })],
  ['costOfCapital.syntheticRating.interestExpense', rating(-1)],
  ['costOfCapital.syntheticRating.leaseInterest', rating(10, -1)],
  ['shares.number', { ...plainCompany, shares: { number: 0 } }],
  ['shares.number', { ...plainCompany, shares: { number: -5 } }],
  ['shares.options.number', option({ number: -1 })],
  ['shares.options.strike', option({ strike: -1 })],
  ['shares.options.maturity', option({ maturity: -1 })],
  ['shares.options.volatility', option({ volatility: -0.1 })],
  ['shares.options.dividendYield', option({ dividendYield: -1 })],
  ['discounts.lackOfMarketability.dividendYield', marketability({ dividendYield: -1 })],
  ['unit', { ...plainCompany, unit: 0, shares: { number: 100 } }],
  ['unit', { ...plainCompany, unit: 0 }],
  ['unit', { ...plainCompany, unit: -1 }],
  ['unit', { ...byMultiples({ sizeStep: { mode: 'auto' } }), unit: -1 }],
  ['terminal.exitMultiple', sold(0)],
  ['terminal.exitMultiple', sold(-2)],
  ['terminal.exitMultiple', sold(-2, { average: { gordonWeight: 0.5 } })],
  ['multiples.sizeStep.value', byMultiples({ sizeStep: { mode: 'manual', value: -1.1 } })],
  ['multiples.evToEbitda.low', byMultiples({ evToEbitda: { ...main, low: -1 } })],
  ['multiples.evToEbitda.central', byMultiples({ evToEbitda: { ...main, central: -1 } })],
  ['multiples.evToEbitda.high', byMultiples({ evToEbitda: { ...main, high: -1 } })],
  ...furtherMultipleKinds.flatMap((kind) =>
    (['low', 'central', 'high'] as const).map((point): [string, ValuationInputs] => [
      `multiples.further.${kind}.${point}`,
      byMultiples({ further: { [kind]: { ...further, [point]: -1 } } }),
    ]),
  ),
  ['projection.drivers.revenueGrowth.path.holdYears', fading(0.5, 2)],
  ['projection.drivers.revenueGrowth.path.reachYear', fading(0, 2.5)],
  ['discounts.lackOfMarketability.maturity', marketability({ maturity: -1 })],
  ['discounts.lackOfMarketability.volatility', marketability({ volatility: -0.1 })],
  ['range.weightedAverageCostOfCapital', step('weightedAverageCostOfCapital', -0.01)],
  ['range.terminalGrowth', step('terminalGrowth', -0.01)],
  [
    'range.exitMultiple',
    {
      ...step('exitMultiple', -0.5),
      terminal: { method: 'exit-multiple', terminalGrowth: null, exitMultiple: 6 },
    },
  ],
  [
    'range.multipleBand',
    {
      ...step('multipleBand', 1.5),
      method: 'multiples',
      multiples: {
        ...plainCompany.multiples,
        evToEbitda: { low: null, central: 6, high: null, origin: { kind: 'own', note: '' } },
      },
    },
  ],
];

describe('what no company can have is refused at its own field', () => {
  test.each(nonsense)('%s (%#)', (field, inputs) => {
    const { result, issues } = valueCompany(inputs);
    expect(result).toBeNull();
    const stops = issues.filter(({ severity }) => severity !== 'warning');
    expect(stops.map((issue) => `${issue.code} ${issue.field}`)).toEqual([
      `value-out-of-range ${field}`,
    ]);
  });
});

test('market weights of nothing are no number at the equity', () => {
  const { issues } = valueCompany(built({ weights: { basis: 'market', debt: 0, equity: 0 } }));
  expect(issues).toContainEqual(
    expect.objectContaining({ code: 'not-a-number', field: 'costOfCapital.weights.equity' }),
  );
});

test('a cost of capital that is not above zero is the fault of the part that takes most away', () => {
  const fieldOf = (name: CostOfCapitalInput, value: number) =>
    valueCompany(part(name, value)).issues.find(({ code }) => code === 'discount-rate-not-positive')
      ?.field;
  expect(fieldOf('specificRiskPremium', -1)).toBe('costOfCapital.buildUp.specificRiskPremium');
  expect(fieldOf('riskFreeRate', -1)).toBe('costOfCapital.buildUp.riskFreeRate');
  const fieldOfTwo = (sizePremium: number, specificRiskPremium: number) => {
    const parts = { ...buildUp, sizePremium, specificRiskPremium };
    return valueCompany(built({ buildUp: parts })).issues.find(
      ({ code }) => code === 'discount-rate-not-positive',
    )?.field;
  };
  expect(fieldOfTwo(-1, -0.9)).toBe('costOfCapital.buildUp.sizePremium');
  expect(fieldOfTwo(-0.9, -1)).toBe('costOfCapital.buildUp.specificRiskPremium');
  // Financed only by debt whose interest is fully saved in tax, so no input is negative.
  const allDebt = { basis: 'target' as const, debtToValue: 1 };
  const { issues } = valueCompany(built({ weights: allDebt, buildUp: { ...buildUp, taxRate: 1 } }));
  expect(issues).toContainEqual(
    expect.objectContaining({
      code: 'discount-rate-not-positive',
      field: 'costOfCapital.buildUp.riskFreeRate',
    }),
  );
});

test('a number that is none is said at its field, not as out of range', () => {
  const { issues } = valueCompany(plainCompanyWith({ projection: { years: Number.NaN } }));
  expect(issues).toContainEqual(
    expect.objectContaining({ code: 'not-a-number', field: 'projection.years' }),
  );
});

test('what may be at its limit has a value: no tax, no debt, no options, no volatility', () => {
  const edges = [
    driver('taxRate', 0),
    driver('taxRate', 1),
    part('debtToEquity', 0),
    part('unleveredBeta', 0),
    built({ weights: { basis: 'target', debtToValue: 1 } }),
    built({ weights: { basis: 'market', debt: 0, equity: 5 } }),
    option({ number: 0 }),
    option({ strike: 0 }),
    option({ maturity: 0 }),
    option({ volatility: 0 }),
    plainCompanyWith({ projection: { losses: { opening: 0, limit: 'none' } } }),
    byMultiples({ sizeStep: { mode: 'manual', value: -1 } }),
    byMultiples({ evToEbitda: { ...main, low: 0, central: 0, high: 0 } }),
  ];
  for (const inputs of edges) expect(valueCompany(inputs).result).not.toBeNull();
});

test('a company without interest to pay has the best rating, whatever it earns', () => {
  const spreadOf = (operatingProfit: number) =>
    valueCompany(
      built({ syntheticRating: { table: 'financial', operatingProfit, interestExpense: 0 } }),
    ).figures['costOfCapital.syntheticSpread']?.value;
  expect([100, 0, -100].map(spreadOf)).toEqual([0.004, 0.004, 0.004]);
});

test('any number of adjustments and comparables is summed and ordered', () => {
  const many = propertyRuns(200_000, 20_000);
  const adjustments = [
    {
      id: 'many',
      line: 'otherIncome' as const,
      label: '',
      reason: '',
      amounts: Array.from({ length: many }, () => ({ year: 2025, amount: 200 / many })),
    },
  ];
  const comparables = Array.from({ length: many }, (_, index) => ({
    id: `${index}`,
    included: true,
    evToEbitda: 6,
    evToEbit: null,
    evToSales: null,
    priceToEarnings: null,
  }));
  const evToEbitda = {
    low: null,
    central: null,
    high: null,
    origin: { kind: 'comparables' as const },
  };
  const multiples = { ...plainCompany.multiples, evToEbitda, comparables };
  const { result } = valueCompany({ ...plainCompany, method: 'multiples', adjustments, multiples });
  expect(result?.normalisedEbitda).toBeCloseTo(400, 6);
  expect(result?.enterpriseValue.central).toBeCloseTo(1800, 6);
});
