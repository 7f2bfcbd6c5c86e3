import type { Figure, Figures } from '@valia/valuation/figure.ts';
import type { FormulaSymbol } from '@valia/valuation/formulas/formula-symbols.ts';

/** The operand for a symbol in the formula of a figure; 0 when the formula has no such symbol. */
export const findFormulaOperands =
  (figures: Figures, figure: Figure | undefined) =>
  (symbol: FormulaSymbol): number => {
    const operand = figure?.inputs.find((one) => one.symbol === symbol);
    return operand === undefined ? 0 : (figures[operand.figure]?.value ?? 0);
  };
