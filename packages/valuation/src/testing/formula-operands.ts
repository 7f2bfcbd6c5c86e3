import type { FormulaSymbol } from '../formula-symbols.ts';

/** The operands of one figure as a reader of its trace sees them. */
export interface FormulaOperands {
  /** The single operand of a symbol; NaN when it is absent. */
  of: (symbol: FormulaSymbol) => number;
  /** The same, 0 when it is absent. */
  or0: (symbol: FormulaSymbol) => number;
  all: (symbol: FormulaSymbol) => number[];
}
