/** The operands of one figure as a reader of its trace sees them. */
export interface FormulaOperands {
  /** The single operand of a symbol; NaN when it is absent. */
  of: (symbol: string) => number;
  /** The same, 0 when it is absent. */
  or0: (symbol: string) => number;
  all: (symbol: string) => number[];
}
