import type { Figure, Figures } from '@valia/valuation/figure.ts';
import type { FormulaSymbol } from '@valia/valuation/formulas/formula-symbols.ts';

/** What stands for a symbol in the formula that gave a figure; 0 where it has no such symbol. */
export const operandsOf =
  (figures: Figures, figure: Figure | undefined) =>
  (symbol: FormulaSymbol): number => {
    const operand = figure?.inputs.find((one) => one.symbol === symbol);
    return operand === undefined ? 0 : (figures[operand.figure]?.value ?? 0);
  };
