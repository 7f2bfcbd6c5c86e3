/**
 * What the engine values. Money is in the valuation's own unit, rates and margins are fractions (0.05 = 5 %),
 * multiples are times (7.5 = 7.5x), years are calendar years. `null` means "not given yet".
 */
export type ValuationMethod = 'dcf' | 'multiples' | 'mixed';

/** Lines of one year's accounts. Costs, amortisation, capex and payables are given as positive amounts. */
export const accountLines = [
  'revenue',
  'otherIncome',
  'supplies',
  'personnel',
  'otherOperatingExpenses',
  'ebitda',
  'depreciationAndAmortization',
  'capitalExpenditure',
  'inventories',
  'tradeReceivables',
  'tradePayables',
  'netWorkingCapital',
] as const;
export type AccountLine = (typeof accountLines)[number];

export interface AccountYear {
  year: number;
  lines: Record<AccountLine, number | null>;
}

/** `lines`: EBITDA and net working capital follow from their parts; `summary`: they are typed in. */
export type AccountsDetail = 'summary' | 'lines';

/** Ascending years, without gaps; the last one is the base year. One to six. */
export interface Accounts {
  detail: AccountsDetail;
  years: AccountYear[];
}

export const normalisableLines = [
  'revenue',
  'otherIncome',
  'supplies',
  'personnel',
  'otherOperatingExpenses',
] as const;
export type NormalisableLine = (typeof normalisableLines)[number];

/** One normalisation; each amount is its signed effect on EBITDA in that year. */
export interface NormalisationAdjustment {
  id: string;
  line: NormalisableLine;
  label: string;
  reason: string;
  amounts: { year: number; amount: number }[];
}

/**
 * How a driver moves over the projected years (t = 1…n).
 * `fade`: `start` up to `holdYears`, then linear to `end`, which it reaches in `reachYear` and keeps.
 */
export type DriverPath =
  | { kind: 'constant'; value: number | null }
  | { kind: 'fade'; start: number | null; end: number | null; holdYears: number; reachYear: number }
  | { kind: 'per-year'; values: (number | null)[] };

export interface DriverOverride {
  year: number;
  value: number;
  reason: string;
}

export interface Driver {
  path: DriverPath;
  overrides: DriverOverride[];
}

export const driverNames = [
  'revenueGrowth',
  'ebitdaMargin',
  'depreciationToRevenue',
  'capitalExpenditureToRevenue',
  'netWorkingCapitalToRevenue',
  'taxRate',
] as const;
export type DriverName = (typeof driverNames)[number];

/** `years` projected years (1…15) that follow the base year. */
export interface Projection {
  years: number;
  drivers: Record<DriverName, Driver>;
}

export const costOfCapitalInputs = [
  'riskFreeRate',
  'unleveredBeta',
  'debtToEquity',
  'equityRiskPremium',
  'countryRiskPremium',
  'sizePremium',
  'specificRiskPremium',
  'debtSpread',
  'countryDefaultSpread',
  'taxRate',
] as const;
export type CostOfCapitalInput = (typeof costOfCapitalInputs)[number];

export interface CostOfCapital {
  mode: 'direct' | 'build-up';
  weightedAverageCostOfCapital: number | null;
  buildUp: Record<CostOfCapitalInput, number | null>;
}

export interface TerminalValueInputs {
  method: 'gordon' | 'exit-multiple';
  terminalGrowth: number | null;
  exitMultiple: number | null;
}

export type DiscountingConvention = 'mid-year' | 'year-end';

/** Where a multiple comes from: the firm's dated sector set, or the adviser's own figure. */
export type MultipleOrigin =
  | {
      kind: 'sector';
      sector: string;
      region: string;
      date: string;
      firms: number;
      source: string;
      setId: string;
    }
  | { kind: 'own'; note: string };

export interface EvToEbitdaMultiple {
  low: number | null;
  central: number | null;
  high: number | null;
  origin: MultipleOrigin;
}

/** The size and illiquidity step on listed multiples, as a fraction (−0.35 = 35 % less). */
export type SizeStep = { mode: 'auto' } | { mode: 'manual'; value: number | null };

export interface MultiplesInputs {
  evToEbitda: EvToEbitdaMultiple;
  sizeStep: SizeStep;
}

export interface MethodWeights {
  dcf: number | null;
  multiples: number | null;
}

export const bridgeItems = [
  'financialDebt',
  'cash',
  'minimumCash',
  'debtLikeItems',
  'nonControllingInterests',
  'nonOperatingAssets',
  'taxPosition',
] as const;
export type BridgeItem = (typeof bridgeItems)[number];

/** All as positive amounts but `taxPosition`: positive is due to the company, negative is owed. */
export type EquityBridge = Record<BridgeItem, number | null>;

/** Steps that make the low and the high value. */
export interface RangeSteps {
  weightedAverageCostOfCapital: number;
  terminalGrowth: number;
  exitMultiple: number;
  multipleBand: number;
}

export interface ValuationInputs {
  method: ValuationMethod;
  /** Currency units in one unit of money: 1, 1,000 or 1,000,000. The size brackets are in whole currency units. */
  unit: number;
  accounts: Accounts;
  adjustments: NormalisationAdjustment[];
  projection: Projection;
  costOfCapital: CostOfCapital;
  terminal: TerminalValueInputs;
  discounting: DiscountingConvention;
  multiples: MultiplesInputs;
  weights: MethodWeights;
  bridge: EquityBridge;
  range: RangeSteps;
}
