import type { FormulaSymbol } from './formula-symbols.ts';
import type { BridgeItem, NormalisableLine } from './valuation-inputs.ts';

/** `money` is in the valuation's unit; `rate` a fraction; `multiple` times; `factor` a pure number; `time` a number of years; `year` a calendar year. */
export type FigureUnit = 'money' | 'rate' | 'multiple' | 'factor' | 'time' | 'year';

/** One value with the way it was reached. Following `inputs` always ends at figures with the formula `input`. */
export interface Figure {
  id: string;
  value: number;
  unit: FigureUnit;
  formula: FormulaId;
  inputs: FigureInput[];
  /** Only for `input` figures: the path of the field in the document, e.g. `terminal.terminalGrowth`. */
  field?: string;
}

/**
 * `symbol` names the operand within `formulaExpressions[formula]`, so that a formula can be typeset with its values.
 * A sum repeats its symbol, once for each addend.
 */
export interface FigureInput {
  symbol: FormulaSymbol;
  figure: string;
}

export const formulaIds = [
  'input',
  'sum-of-accounts-ebitda',
  'sum-of-accounts-net-working-capital',
  'sum-of-adjustments',
  'normalised-income',
  'normalised-cost',
  'normalised-ebitda',
  'ebit',
  'ratio-to-revenue',
  'growth-rate',
  'compound-annual-growth-rate',
  'driver-constant',
  'driver-fade',
  'driver-per-year',
  'driver-override',
  'revenue-from-growth',
  'ebitda-from-margin',
  'share-of-revenue',
  'tax-on-ebit',
  'net-operating-profit-after-tax',
  'change-in-net-working-capital',
  'free-cash-flow-to-firm',
  'levered-beta',
  'cost-of-equity',
  'cost-of-debt',
  'after-tax-cost-of-debt',
  'equity-weight',
  'debt-weight',
  'weighted-average-cost-of-capital',
  'time-mid-year',
  'time-year-end',
  'discount-factor',
  'present-value',
  'sum-of-present-values',
  'terminal-free-cash-flow',
  'terminal-value-gordon',
  'terminal-value-exit-multiple',
  'terminal-value-share',
  'implied-exit-multiple',
  'implied-terminal-growth',
  'enterprise-value-dcf',
  'size-step-by-enterprise-value',
  'applied-multiple',
  'multiple-band-low',
  'multiple-band-high',
  'enterprise-value-multiples',
  'net-financial-debt',
  'bridge-total',
  'equity-from-enterprise',
  'weighted-value',
  'value-of-chosen-method',
  'low-case-gordon',
  'high-case-gordon',
  'low-case-exit-multiple',
  'high-case-exit-multiple',
  'implied-ev-to-ebitda',
] as const;
export type FormulaId = (typeof formulaIds)[number];

/** Every figure of one valuation by its id. Ids are paths, see `figureId`. */
export type Figures = Readonly<Record<string, Figure>>;

export type ProjectionLine =
  | 'revenue'
  | 'revenueGrowth'
  | 'ebitda'
  | 'ebitdaMargin'
  | 'depreciationAndAmortization'
  | 'depreciationToRevenue'
  | 'ebit'
  | 'taxRate'
  | 'tax'
  | 'netOperatingProfitAfterTax'
  | 'capitalExpenditure'
  | 'capitalExpenditureToRevenue'
  | 'netWorkingCapital'
  | 'netWorkingCapitalToRevenue'
  | 'changeInNetWorkingCapital'
  | 'freeCashFlowToFirm'
  | 'time'
  | 'discountFactor'
  | 'presentValue';

export type CostOfCapitalFigure =
  | 'leveredBeta'
  | 'costOfEquity'
  | 'costOfDebt'
  | 'afterTaxCostOfDebt'
  | 'equityWeight'
  | 'debtWeight'
  | 'weightedAverageCostOfCapital';

export type DcfFigure =
  | 'sumOfPresentValues'
  | 'terminalFreeCashFlow'
  | 'terminalValue'
  | 'terminalTime'
  | 'terminalDiscountFactor'
  | 'presentValueOfTerminalValue'
  | 'terminalValueShare'
  | 'impliedExitMultiple'
  | 'impliedTerminalGrowth'
  | 'impliedEvToEbitda';

export type RangePoint = 'low' | 'central' | 'high';

/** The one place where figure ids are spelled. Years are calendar years. */
export const figureId = {
  input: (field: string) => `input.${field}`,
  account: (year: number, line: AccountFigure) => `accounts.${year}.${line}`,
  normalisedLine: (year: number, line: NormalisableLine) => `accounts.${year}.normalised.${line}`,
  revenueCompoundAnnualGrowth: () => 'accounts.revenueCompoundAnnualGrowth',
  projection: (year: number, line: ProjectionLine) => `projection.${year}.${line}`,
  costOfCapital: (name: CostOfCapitalFigure) => `costOfCapital.${name}`,
  dcf: (name: DcfFigure) => `dcf.${name}`,
  dcfEnterprise: (point: RangePoint) => `dcf.enterpriseValue.${point}`,
  dcfEquity: (point: RangePoint) => `dcf.equityValue.${point}`,
  sizeStep: () => 'multiples.sizeStep',
  appliedMultiple: (point: RangePoint) => `multiples.appliedMultiple.${point}`,
  multiplesEnterprise: (point: RangePoint) => `multiples.enterpriseValue.${point}`,
  multiplesEquity: (point: RangePoint) => `multiples.equityValue.${point}`,
  bridge: (item: BridgeItem) => `input.bridge.${item}`,
  netFinancialDebt: () => 'bridge.netFinancialDebt',
  bridgeTotal: () => 'bridge.total',
  enterprise: (point: RangePoint) => `result.enterpriseValue.${point}`,
  equity: (point: RangePoint) => `result.equityValue.${point}`,
  impliedEvToEbitda: () => 'result.impliedEvToEbitda',
} as const;

/** Figures of a closed year: its lines, and what follows from them. */
export type AccountFigure =
  | 'revenue'
  | 'revenueGrowth'
  | 'otherIncome'
  | 'supplies'
  | 'personnel'
  | 'otherOperatingExpenses'
  | 'ebitda'
  | 'adjustments'
  | 'normalisedEbitda'
  | 'ebitdaMargin'
  | 'normalisedEbitdaMargin'
  | 'depreciationAndAmortization'
  | 'depreciationToRevenue'
  | 'ebit'
  | 'normalisedEbit'
  | 'capitalExpenditure'
  | 'capitalExpenditureToRevenue'
  | 'inventories'
  | 'tradeReceivables'
  | 'tradePayables'
  | 'netWorkingCapital'
  | 'netWorkingCapitalToRevenue';
