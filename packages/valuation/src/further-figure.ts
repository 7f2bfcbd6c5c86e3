import type { Figure, FigureInput, FormulaId, ProjectionLine } from './figure.ts';
import type { FormulaSymbol } from './formula-symbols.ts';
import type { FurtherFormulaId, FurtherSymbol } from './further-formulas.ts';

/** A figure of the options of a valuation: its formula or an operand is one that an ordinary valuation never meets. */
export interface FurtherFigure extends Omit<Figure, 'formula' | 'inputs'> {
  formula: FormulaId | FurtherFormulaId;
  inputs: FurtherFigureInput[];
}

export interface FurtherFigureInput extends Omit<FigureInput, 'symbol'> {
  symbol: FormulaSymbol | FurtherSymbol;
}

export type FurtherFigures = Readonly<Record<string, FurtherFigure>>;

export type FurtherProjectionLine =
  | ProjectionLine
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
  | 'closingFactor';

export type ShareFigure = 'dilutedSharePrice' | 'optionValue' | 'optionsValue' | 'valuePerShare';
export type DiscountFigure = 'lackOfMarketability' | 'lackOfControl' | 'combined';

/** Ids of the figures of options, as `figureId` for the others. */
export const furtherFigureId = {
  projection: (year: number, line: FurtherProjectionLine) => `projection.${year}.${line}`,
  cashCorrectedBeta: () => 'costOfCapital.cashCorrectedBeta',
  interestCoverage: () => 'costOfCapital.interestCoverage',
  syntheticSpread: () => 'costOfCapital.syntheticSpread',
  dcf: (
    name:
      | 'terminalEbit'
      | 'terminalProfitAfterTax'
      | 'gordonValue'
      | 'exitValue'
      | 'exitTime'
      | 'exitDiscountFactor'
      | 'presentValueOfGordonValue'
      | 'presentValueOfExitValue',
  ) => `dcf.${name}`,
  multiple: (kind: string, part: string) => `multiples.${kind}.${part}`,
  discount: (name: DiscountFigure) => `discounts.${name}`,
  discountedEquity: (point: string) => `discounts.equityValue.${point}`,
  share: (name: ShareFigure) => `shares.${name}`,
} as const;
