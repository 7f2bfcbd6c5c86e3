/** The operands of one figure as shown to a reader of its trace. */
export interface FormulaOperands {
  /** The single operand of a symbol; NaN when it is absent. */
  of: (symbol: string) => number;
  /** The single operand of a symbol; 0 when it is absent. */
  or0: (symbol: string) => number;
  all: (symbol: string) => number[];
}
