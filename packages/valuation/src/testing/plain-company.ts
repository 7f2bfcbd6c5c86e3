import {
  costOfCapitalInputs,
  type CostOfCapital,
  type Driver,
  type Projection,
  type TerminalValueInputs,
  type ValuationInputs,
} from '../valuation-inputs.ts';

export const constantDriver = (value: number | null): Driver => ({
  path: { kind: 'constant', value },
  overrides: [],
});

export const yearlyDriver = (...values: number[]): Driver => ({
  path: { kind: 'per-year', values },
  overrides: [],
});

const blankBuildUp = Object.fromEntries(
  costOfCapitalInputs.map((name) => [name, null]),
) as CostOfCapital['buildUp'];

/** A build-up with a risk-free rate of 3 %, a market premium of 5 %, a tax of 25 %, and the given parts. */
export const buildUpWith = (
  parts: Partial<CostOfCapital['buildUp']>,
): CostOfCapital['buildUp'] => ({
  ...blankBuildUp,
  riskFreeRate: 0.03,
  equityRiskPremium: 0.05,
  taxRate: 0.25,
  ...parts,
});

/**
 * A company that can be valued by hand: revenue 1,000 and EBITDA 200; one projected year with 10 % growth, margin 20 %,
 * D&A 5 %, capex 6 %, working capital 10 %, tax 25 %; WACC 10 %, growth 2 %, year-end flows; debt 300, cash 50. Flow
 * 102.75, enterprise value 1,284.375, equity 1,034.375.
 */
export const plainCompany: ValuationInputs = {
  method: 'dcf',
  unit: 1,
  accounts: {
    detail: 'summary',
    years: [
      {
        year: 2025,
        lines: {
          revenue: 1000,
          otherIncome: null,
          supplies: null,
          personnel: null,
          otherOperatingExpenses: null,
          ebitda: 200,
          depreciationAndAmortization: 50,
          capitalExpenditure: 60,
          inventories: null,
          tradeReceivables: null,
          tradePayables: null,
          netWorkingCapital: 100,
        },
      },
    ],
  },
  adjustments: [],
  projection: {
    years: 1,
    drivers: {
      revenueGrowth: constantDriver(0.1),
      ebitdaMargin: constantDriver(0.2),
      depreciationToRevenue: constantDriver(0.05),
      capitalExpenditureToRevenue: constantDriver(0.06),
      netWorkingCapitalToRevenue: constantDriver(0.1),
      taxRate: constantDriver(0.25),
    },
  },
  costOfCapital: { mode: 'direct', weightedAverageCostOfCapital: 0.1, buildUp: blankBuildUp },
  terminal: { method: 'gordon', terminalGrowth: 0.02, exitMultiple: null },
  discounting: 'year-end',
  multiples: {
    evToEbitda: { low: 5, central: 6, high: 8, origin: { kind: 'own', note: '' } },
    sizeStep: { mode: 'manual', value: -0.25 },
  },
  weights: { dcf: 0.6, multiples: 0.4 },
  bridge: {
    financialDebt: 300,
    cash: 50,
    minimumCash: null,
    debtLikeItems: null,
    nonControllingInterests: null,
    nonOperatingAssets: null,
    taxPosition: null,
  },
  range: {
    weightedAverageCostOfCapital: 0.005,
    terminalGrowth: 0.0025,
    exitMultiple: 0.5,
    multipleBand: 0.15,
  },
};

/** The plain company with parts of its projection, terminal value or cost of capital replaced. */
export const plainCompanyWith = (parts: {
  projection?: Partial<Projection>;
  terminal?: Partial<TerminalValueInputs>;
  costOfCapital?: Partial<CostOfCapital>;
}): ValuationInputs => ({
  ...plainCompany,
  projection: { ...plainCompany.projection, ...parts.projection },
  terminal: { ...plainCompany.terminal, ...parts.terminal },
  costOfCapital: { ...plainCompany.costOfCapital, ...parts.costOfCapital },
});
