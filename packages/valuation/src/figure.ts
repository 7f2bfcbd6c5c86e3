import {
  formulaExpressions,
  type FormulaId,
  type KnownFormulaId,
} from './formulas/formula-expressions.ts';
import type { FormulaSymbol } from './formulas/formula-symbols.ts';
import type { BridgeItem, MultipleKind, NormalisableLine } from './valuation-inputs.ts';
import type { DiscountedMethod } from './discounts/discount-names.ts';

/**
 * `money` is in the valuation's unit; `price` is what one share is worth, in whole currency units; `rate` a fraction;
 * `multiple` times; `factor` a pure number; `count` how many; `time` a number of years; `year` a calendar year.
 */
export const figureUnits = [
  'money',
  'price',
  'rate',
  'multiple',
  'factor',
  'count',
  'time',
  'year',
] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** One value with the way it was reached. Following `inputs` always ends at figures with the formula `input`. */
export interface Figure {
  id: string;
  value: number;
  unit: FigureUnit;
  formula: KnownFormulaId;
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

export const formulaIds = Object.keys(formulaExpressions) as FormulaId[];

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
  | 'commonTaxRate'
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
  | 'presentValue'
  | 'ebitMargin'
  | 'inventoryDays'
  | 'receivableDays'
  | 'payableDays'
  | 'netWorkingCapitalAmount'
  | 'salesToCapital'
  | 'reinvestment'
  | 'openingLosses'
  | 'lossesUsed'
  | 'closingLosses'
  | 'freeCashFlowInStub'
  | 'costOfCapital'
  | 'closingTime'
  | 'closingFactor'
  | 'yearsSinceFirstProfit'
  | 'ebitdaAfterRent'
  | 'ebitAfterRent'
  | 'rent'
  | 'leaseDepreciation'
  | 'leaseDebt'
  | 'changeInLeaseDebt';

export type CostOfCapitalFigure =
  | 'leveredBeta'
  | 'costOfEquity'
  | 'costOfDebt'
  | 'afterTaxCostOfDebt'
  | 'equityWeight'
  | 'debtWeight'
  | 'weightedAverageCostOfCapital'
  | 'cashCorrectedBeta'
  | 'taxShieldRate'
  | 'interestCoverage'
  | 'syntheticSpread'
  | 'debtToEquityWithLeases'
  | 'proposedSpecificPremium';

/** What operating leases taken as debt come to; `ebitda` and `ebit` are the base year's before rents. */
export type LeaseFigure =
  | `presentValue.${number}`
  | 'yearsBeyond'
  | 'presentValueBeyond'
  | 'debt'
  | 'depreciation'
  | 'ebitda'
  | 'ebit';

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
  | 'impliedEvToEbitda'
  | 'terminalEbit'
  | 'terminalProfitAfterTax'
  | 'gordonValue'
  | 'exitValue'
  | 'exitTime'
  | 'exitDiscountFactor'
  | 'presentValueOfGordonValue'
  | 'presentValueOfExitValue'
  | 'rateStepWithinLimit'
  | 'growthStepWithinLimit'
  | 'lastFlowTime'
  | 'terminalTaxRate'
  | 'perpetuityFlow'
  | 'perpetuityEbit'
  | 'perpetuityProfitAfterTax'
  | 'terminalCommonTaxRate';

export type ShareFigure = 'dilutedSharePrice' | 'optionValue' | 'optionsValue' | 'valuePerShare';
export type DiscountFigure = 'lackOfMarketability' | 'lackOfControl' | 'combined';
/** What a discount takes off the central value, where methods bear their own. */
export type DiscountAmount = 'controlAmount' | 'marketabilityAmount';

/** The balance at what its items are worth; `goodwill`: what the value of the equity exceeds it by. */
export type NetAssetsFigure = 'adjustments' | 'latentTax' | 'value' | 'goodwill';

export type RangePoint = 'low' | 'central' | 'high';

/** The one place where figure ids are spelled. Years are calendar years. */
export const figureId = {
  input: (field: string) => `input.${field}`,
  account: (year: number, line: AccountFigure) => `accounts.${year}.${line}`,
  normalisedLine: (year: number, line: NormalisableLine) => `accounts.${year}.normalised.${line}`,
  revenueCompoundAnnualGrowth: () => 'accounts.revenueCompoundAnnualGrowth',
  projection: (year: number, line: ProjectionLine) => `projection.${year}.${line}`,
  /** Part of the first projected year that follows the valuation date. */
  stubFraction: () => 'projection.stubFraction',
  costOfCapital: (name: CostOfCapitalFigure) => `costOfCapital.${name}`,
  dcf: (name: DcfFigure) => `dcf.${name}`,
  dcfEnterprise: (point: RangePoint) => `dcf.enterpriseValue.${point}`,
  dcfEquity: (point: RangePoint) => `dcf.equityValue.${point}`,
  sizeStep: () => 'multiples.sizeStep',
  /** What the curve would give, beside a step typed in. */
  sizeStepOnCurve: () => 'multiples.sizeStepOnCurve',
  /** What a deal of the company's size pays, over one with an EBITDA of a million. */
  sizeFactor: () => 'multiples.sizeFactor',
  dealSizeFactor: (comparable: number) => `multiples.dealSizeFactor.${comparable}`,
  /** What deals of the sector pay at the company's size. */
  dealMultiple: () => 'multiples.dealMultiple',
  /** The multiple used, and the one that the value comes to, over what deals pay. */
  dealDistance: () => 'multiples.dealDistance',
  resultDealDistance: () => 'multiples.resultDealDistance',
  appliedMultiple: (point: RangePoint) => `multiples.appliedMultiple.${point}`,
  multiplesEnterprise: (point: RangePoint) => `multiples.enterpriseValue.${point}`,
  multiplesEquity: (point: RangePoint) => `multiples.equityValue.${point}`,
  multiple: (kind: MultipleKind, part: string) => `multiples.${kind}.${part}`,
  discount: (name: DiscountFigure) => `discounts.${name}`,
  discountAmount: (name: DiscountAmount) => `discounts.${name}`,
  discountedEquity: (point: RangePoint) => `discounts.equityValue.${point}`,
  /** Without control, before the discount for lack of marketability. */
  equityAfterControl: (point: RangePoint) => `discounts.afterControl.${point}`,
  /** Of one method alone, after its own discounts; `afterControl` as above. */
  methodDiscounted: (
    method: DiscountedMethod,
    level: 'afterControl' | 'equityValue',
    point: RangePoint,
  ) => `discounts.${method}.${level}.${point}`,
  netAssets: (name: NetAssetsFigure) => `netAssets.${name}`,
  share: (name: ShareFigure) => `shares.${name}`,
  lease: (name: LeaseFigure) => `leases.${name}`,
  bridge: (item: BridgeItem) => `input.bridge.${item}`,
  netFinancialDebt: () => 'bridge.netFinancialDebt',
  /** Financial debt with what is added to it one by one. */
  debtItems: () => 'bridge.debtItems',
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
  | 'netWorkingCapitalToRevenue'
  | 'taxRate'
  | 'commonTaxRate'
  | 'yearsSinceFirstProfit';
