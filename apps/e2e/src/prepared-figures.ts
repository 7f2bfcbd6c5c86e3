import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

type Driver = ValuationDocument['projection']['drivers']['taxRate'];
type YearLines = ValuationDocument['accounts']['years'][number]['lines'];

const constant = (value: number): Driver => ({ path: { kind: 'constant', value }, overrides: [] });

const perYear = (values: number[]): Driver => ({
  path: { kind: 'per-year', values },
  overrides: [],
});

/** One year of a small canning company, without its revenue. */
const yearLines: YearLines = {
  revenue: null,
  otherIncome: 62_200,
  supplies: 6_634_100,
  personnel: 1_988_300,
  otherOperatingExpenses: 1_056_100,
  ebitda: null,
  depreciationAndAmortization: 321_500,
  capitalExpenditure: 368_400,
  inventories: 1_742_300,
  tradeReceivables: 1_986_400,
  tradePayables: 1_487_500,
  netWorkingCapital: null,
};

/** The cost-of-capital inputs of such a company, without the risk-free rate. */
const premiums = {
  unleveredBeta: 0.37,
  debtToEquity: 0.4,
  sizePremium: 0.035,
  specificRiskPremium: 0.02,
  debtSpread: 0.0078,
};

/** The items of the bridge from enterprise value to equity, without the debt. */
const bridgeItems = {
  cash: 884_000,
  minimumCash: 300_000,
  debtLikeItems: 96_000,
  nonOperatingAssets: 285_000,
  taxPosition: -41_700,
};

/** The figures of the company that tests create by API calls. */
export const preparedFigures = { constant, perYear, yearLines, premiums, bridgeItems };
