import type {
  BridgeItem,
  CostOfCapitalInput,
  Driver,
  ValuationInputs,
} from '../valuation-inputs.ts';
import example from './worked-example.json' with { type: 'json' };

const { historical, projection, wacc, bridge, multiples, weights, ranges } = example.inputs;

const adjustmentLines = {
  personnel: 'personnel',
  other_opex: 'otherOperatingExpenses',
  other_income: 'otherIncome',
} as const;

const lineOf = (name: string): (typeof adjustmentLines)[keyof typeof adjustmentLines] =>
  name === 'personnel' || name === 'other_income'
    ? adjustmentLines[name]
    : adjustmentLines.other_opex;

const constant = (value: number): Driver => ({ path: { kind: 'constant', value }, overrides: [] });
const perYear = (values: number[]): Driver => ({
  path: { kind: 'per-year', values },
  overrides: [],
});

const at = (amounts: readonly number[], index: number): number =>
  Math.abs(amounts[index] ?? Number.NaN);

const accountYears = historical.years.map((year, index) => ({
  year,
  lines: {
    revenue: at(historical.revenue, index),
    otherIncome: at(historical.other_income, index),
    supplies: at(historical.supplies, index),
    personnel: at(historical.personnel, index),
    otherOperatingExpenses: at(historical.other_opex, index),
    ebitda: null,
    depreciationAndAmortization: at(historical.da, index),
    capitalExpenditure: at(historical.capex, index),
    inventories: at(historical.inventories, index),
    tradeReceivables: at(historical.receivables, index),
    tradePayables: at(historical.payables, index),
    netWorkingCapital: null,
  },
}));

const buildUp: Record<CostOfCapitalInput, number> = {
  riskFreeRate: wacc.rf,
  unleveredBeta: wacc.beta_u,
  debtToEquity: wacc.d_e,
  equityRiskPremium: wacc.erp,
  countryRiskPremium: wacc.crp,
  sizePremium: wacc.size,
  specificRiskPremium: wacc.specific,
  debtSpread: wacc.spread,
  countryDefaultSpread: wacc.country_spread,
  taxRate: wacc.tax,
};

const bridgeAmounts: Record<BridgeItem, number> = {
  financialDebt: bridge.financial_debt,
  cash: bridge.cash,
  minimumCash: bridge.minimum_cash,
  debtLikeItems: bridge.debt_like,
  nonControllingInterests: bridge.minorities,
  nonOperatingAssets: bridge.non_operating,
  taxPosition: bridge.tax_position,
};

/** An invented food company, valued by the mixed method; worked-example.json contains every expected figure. */
export const workedExampleInputs: ValuationInputs = {
  method: 'mixed',
  unit: example.inputs.unit,
  accounts: { detail: 'lines', years: accountYears },
  adjustments: example.inputs.adjustments.map(({ id, line, amounts }) => ({
    id,
    line: lineOf(line),
    label: id,
    reason: '',
    amounts: historical.years.map((year, index) => ({ year, amount: amounts[index] ?? 0 })),
  })),
  projection: {
    years: projection.years.length,
    drivers: {
      revenueGrowth: perYear(projection.growth),
      ebitdaMargin: perYear(projection.ebitda_margin),
      depreciationToRevenue: constant(projection.da_pct),
      capitalExpenditureToRevenue: constant(projection.capex_pct),
      netWorkingCapitalToRevenue: constant(projection.nwc_pct),
      taxRate: constant(projection.tax),
    },
  },
  costOfCapital: { mode: 'build-up', weightedAverageCostOfCapital: null, buildUp },
  terminal: { method: 'gordon', terminalGrowth: example.inputs.terminal.g, exitMultiple: null },
  discounting: 'mid-year',
  multiples: {
    evToEbitda: {
      low: multiples.ev_ebitda.min,
      central: multiples.ev_ebitda.central,
      high: multiples.ev_ebitda.max,
      origin: {
        kind: 'sector',
        sector: example.inputs.company.sector,
        region: multiples.ev_ebitda.region,
        date: multiples.ev_ebitda.date,
        firms: multiples.ev_ebitda.firms,
        source: multiples.ev_ebitda.source,
        setId: '',
      },
    },
    sizeStep: { mode: 'manual', value: multiples.size_step },
  },
  weights,
  bridge: bridgeAmounts,
  range: {
    weightedAverageCostOfCapital: ranges.dcf_wacc,
    terminalGrowth: ranges.dcf_g,
    exitMultiple: 0.5,
    multipleBand: 0.15,
  },
};
