import type { Figure, Figures } from '../figure.ts';
import { formulaExpressionOf } from '../formulas/formula-expressions.ts';
import { dcfCases } from './dcf-cases.ts';
import { evaluateExpression } from './evaluate-expression.ts';
import { formulaFunctions } from './formula-functions.ts';
import type { FormulaOperands } from './formula-operands.ts';

/** The value of a figure's printed formula for its own inputs, computed independently of the engine. */
export const evaluateFormula = (figure: Figure, figures: Figures): number => {
  if (figure.formula === 'input') return figure.value;
  const all = (symbol: string): number[] =>
    figure.inputs
      .filter((input) => input.symbol === symbol)
      .map((input) => figures[input.figure]?.value ?? Number.NaN);
  const of = (symbol: string): number => {
    const values = all(symbol);
    return values.length === 1 ? (values[0] ?? Number.NaN) : Number.NaN;
  };
  const or0 = (symbol: string): number => (all(symbol).length === 0 ? 0 : of(symbol));
  const operands: FormulaOperands = { of, or0, all };
  const ofCase = dcfCases[figure.formula];
  if (ofCase !== undefined) return ofCase(operands);
  return evaluateExpression(formulaExpressionOf(figure.formula), operands, formulaFunctions);
};
