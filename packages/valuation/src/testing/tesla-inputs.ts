import type { Driver, ValuationInputs } from '../valuation-inputs.ts';
import cases from '../reference/reference-cases.json' with { type: 'json' };

const { inputs } = cases['dam-tesla-2021'];

const constant = (value: number | null): Driver => ({
  path: { kind: 'constant', value },
  overrides: [],
});
const late = (start: number, end: number): Driver => ({
  path: { kind: 'fade', start, end, holdYears: 5, reachYear: 10 },
  overrides: [],
});

/** The sheet has money, shares and options in millions. */
const million = 1_000_000;

const baseMargin = (inputs.ebit0_reported + inputs.rd_adjustment_to_ebit) / inputs.revenue0;
const salesToCapital = Array.from({ length: 10 }, (_, index) =>
  index < 5 ? inputs.sales_to_capital_y1_5 : inputs.sales_to_capital_y6_10,
);
const { riskfree, sigma, dividend_yield: dividendYield, ...option } = inputs.options;

const lines = {
  revenue: inputs.revenue0,
  otherIncome: null,
  supplies: null,
  personnel: null,
  otherOperatingExpenses: null,
  ebitda: inputs.ebit0_reported,
  depreciationAndAmortization: 0,
  capitalExpenditure: null,
  inventories: null,
  tradeReceivables: null,
  tradePayables: null,
  netWorkingCapital: null,
};

/** Damodaran's Tesla of November 2021 as a valuation's inputs, in US$ millions; the sheet contains only EBIT. */
export const teslaInputs: ValuationInputs = {
  method: 'dcf',
  unit: million,
  accounts: { detail: 'summary', years: [{ year: 2021, lines }] },
  adjustments: [
    {
      id: 'research',
      line: 'otherOperatingExpenses',
      label: 'R&D capitalised',
      reason: '',
      amounts: [{ year: 2021, amount: inputs.rd_adjustment_to_ebit }],
    },
  ],
  projection: {
    years: 10,
    drivers: {
      revenueGrowth: late(inputs.growth_y1_5, inputs.terminal_growth),
      ebitdaMargin: constant(null),
      depreciationToRevenue: constant(null),
      capitalExpenditureToRevenue: constant(null),
      netWorkingCapitalToRevenue: constant(null),
      taxRate: late(inputs.effective_tax, inputs.marginal_tax),
    },
    ebitMargin: {
      path: {
        kind: 'fade',
        start: baseMargin,
        end: inputs.target_margin,
        holdYears: 0,
        reachYear: inputs.margin_convergence_year,
      },
      overrides: [],
    },
    reinvestment: {
      basis: 'sales-to-capital',
      salesToCapital: { path: { kind: 'per-year', values: salesToCapital }, overrides: [] },
    },
  },
  costOfCapital: {
    mode: 'direct',
    weightedAverageCostOfCapital: null,
    path: late(inputs.wacc_y1_5, inputs.terminal_wacc),
    buildUp: {
      riskFreeRate: null,
      unleveredBeta: null,
      debtToEquity: null,
      equityRiskPremium: null,
      countryRiskPremium: null,
      sizePremium: null,
      specificRiskPremium: null,
      debtSpread: null,
      countryDefaultSpread: null,
      taxRate: null,
    },
  },
  terminal: {
    method: 'gordon',
    terminalGrowth: inputs.terminal_growth,
    exitMultiple: null,
    returnOnCapital: inputs.terminal_roc,
    ebitMargin: inputs.target_margin,
    taxRate: inputs.marginal_tax,
  },
  discounting: 'year-end',
  multiples: {
    evToEbitda: { low: null, central: null, high: null, origin: { kind: 'own', note: '' } },
    sizeStep: { mode: 'auto' },
  },
  weights: { dcf: 1, multiples: 0 },
  bridge: {
    financialDebt: inputs.debt,
    cash: inputs.cash,
    minimumCash: null,
    debtLikeItems: null,
    nonControllingInterests: inputs.minorities,
    nonOperatingAssets: inputs.nonoperating,
    taxPosition: null,
  },
  range: {
    weightedAverageCostOfCapital: 0.005,
    terminalGrowth: 0.0025,
    exitMultiple: 0.5,
    multipleBand: 0.15,
  },
  shares: {
    number: inputs.shares * million,
    options: {
      ...option,
      number: option.number * million,
      riskFreeRate: riskfree,
      volatility: sigma,
      dividendYield,
    },
  },
};
