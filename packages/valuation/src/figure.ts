import {
  formulaExpressions,
  type FormulaId,
  type KnownFormulaId,
} from './formulas/formula-expressions.ts';
import type { FormulaSymbol } from './formulas/formula-symbols.ts';
import type { BridgeItem, MultipleKind, NormalisableLine } from './valuation-inputs.ts';
import type { DiscountedMethod } from './discounts/discount-names.ts';

/**
 * `money` is in the valuation's unit; `price` is the value of one share, in whole currency units; `rate` is a fraction;
 * `multiple` is in times; `factor` is a pure number; `count` is a quantity; `time` is a number of years; `year` is a
 * calendar year.
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

/** One value with its derivation. Following `inputs` always ends at figures with the formula `input`. */
export interface Figure {
  id: string;
  value: number;
  unit: FigureUnit;
  formula: KnownFormulaId;
  inputs: FigureInput[];
  /** Only for `input` figures: the path of the field in the document, for example `terminal.terminalGrowth`. */
  field?: string;
}

/**
 * `symbol` is the operand within `formulaExpressions[formula]`, so that a formula can be typeset with its values. A sum
 * repeats its symbol, once for each addend.
 */
export interface FigureInput {
  symbol: FormulaSymbol;
  figure: string;
}

export const formulaIds = Object.keys(formulaExpressions) as FormulaId[];

/** Every figure of one valuation by its id. Ids are paths; see `figureId`. */
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

/** Figures of operating leases treated as debt; `ebitda` and `ebit` are those of the base year before rents. */
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
/** The amount that a discount deducts from the central value, when methods have their own discounts. */
export type DiscountAmount = 'controlAmount' | 'marketabilityAmount';

/** Net assets at market value; `goodwill` is the amount by which the equity value exceeds them. */
export type NetAssetsFigure = 'adjustments' | 'latentTax' | 'value' | 'goodwill';

export type RangePoint = 'low' | 'central' | 'high';

/** The only place where figure ids are built. Years are calendar years. */
export const figureId = {
  input: (field: string) => `input.${field}`,
  account: (year: number, line: AccountFigure) => `accounts.${year}.${line}`,
  normalisedLine: (year: number, line: NormalisableLine) => `accounts.${year}.normalised.${line}`,
  revenueCompoundAnnualGrowth: () => 'accounts.revenueCompoundAnnualGrowth',
  projection: (year: number, line: ProjectionLine) => `projection.${year}.${line}`,
  /** The fraction of the first projected year after the valuation date. */
  stubFraction: () => 'projection.stubFraction',
  costOfCapital: (name: CostOfCapitalFigure) => `costOfCapital.${name}`,
  dcf: (name: DcfFigure) => `dcf.${name}`,
  dcfEnterprise: (point: RangePoint) => `dcf.enterpriseValue.${point}`,
  dcfEquity: (point: RangePoint) => `dcf.equityValue.${point}`,
  sizeStep: () => 'multiples.sizeStep',
  /** The size adjustment from the curve, shown beside one entered by hand. */
  sizeStepOnCurve: () => 'multiples.sizeStepOnCurve',
  /** The multiple of a deal of the company's size, relative to a deal with an EBITDA of one million. */
  sizeFactor: () => 'multiples.sizeFactor',
  dealSizeFactor: (comparable: number) => `multiples.dealSizeFactor.${comparable}`,
  /** The multiple paid in deals of the sector at the company's size. */
  dealMultiple: () => 'multiples.dealMultiple',
  /**
   * The multiple used (`dealDistance`) and the multiple implied by the result (`resultDealDistance`), relative to the
   * multiple paid in deals.
   */
  dealDistance: () => 'multiples.dealDistance',
  resultDealDistance: () => 'multiples.resultDealDistance',
  appliedMultiple: (point: RangePoint) => `multiples.appliedMultiple.${point}`,
  multiplesEnterprise: (point: RangePoint) => `multiples.enterpriseValue.${point}`,
  multiplesEquity: (point: RangePoint) => `multiples.equityValue.${point}`,
  multiple: (kind: MultipleKind, part: string) => `multiples.${kind}.${part}`,
  discount: (name: DiscountFigure) => `discounts.${name}`,
  discountAmount: (name: DiscountAmount) => `discounts.${name}`,
  discountedEquity: (point: RangePoint) => `discounts.equityValue.${point}`,
  /** Equity after the discount for lack of control, before the discount for lack of marketability. */
  equityAfterControl: (point: RangePoint) => `discounts.afterControl.${point}`,
  /** Equity of one method alone, after its own discounts; `afterControl` is the level described above. */
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
  /** Financial debt including the items added to it individually. */
  debtItems: () => 'bridge.debtItems',
  bridgeTotal: () => 'bridge.total',
  enterprise: (point: RangePoint) => `result.enterpriseValue.${point}`,
  equity: (point: RangePoint) => `result.equityValue.${point}`,
  impliedEvToEbitda: () => 'result.impliedEvToEbitda',
} as const;

/** Figures of a closed year: its lines, and the figures derived from them. */
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
