import type { Figure } from '@valia/valuation/figure.ts';
import { formulaExpressions } from '@valia/valuation/formula-expressions.ts';
import { Fragment, type ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { operandFigures } from '../explain/operand-values.ts';
import { describeFigure } from '../model/describe-figure.ts';
import { type FormulaNode, formulaTree } from '../model/formula-tree.ts';
import { writeOperand } from '../model/write-value.ts';
import { useDescriptions } from '../use-descriptions.ts';
import styles from './formula-line.module.css';

/** A formula on one line: each input by its name, with its value. */
export const FormulaWords = ({ figure }: { figure: Figure }) => {
  const { outcome, document, language } = useEditor();
  const { term } = useDescriptions();
  const operand = (symbol: string): ReactNode => {
    const values = operandFigures(figure, symbol, outcome.figures);
    if (values.length === 0) return '0';
    return values.map(({ id, value, unit }, index) => (
      <Fragment key={id}>
        {index > 0 && ' + '}
        {term(describeFigure(id, document).term)} <span className={styles.value}>{writeOperand(value, unit, language)}</span>
      </Fragment>
    ));
  };
  const write = (node: FormulaNode): ReactNode => {
    switch (node.kind) {
      case 'number':
        return node.text;
      case 'operand':
        return operand(node.symbol);
      case 'group':
        return <>({write(node.inner)})</>;
      case 'fraction':
        return (
          <>
            {write(node.top)} ÷ {write(node.bottom)}
          </>
        );
      case 'power':
        return (
          <>
            {write(node.base)}
            <sup>{write(node.exponent)}</sup>
          </>
        );
      case 'call':
        return (
          <>
            {node.name}({node.arguments.map((argument, index) => (
              <Fragment key={String(index)}>
                {index > 0 && '; '}
                {write(argument)}
              </Fragment>
            ))})
          </>
        );
      case 'row':
        return node.parts.map((part, index) => (
          <Fragment key={String(index)}>{typeof part === 'string' ? ` ${part} ` : write(part)}</Fragment>
        ));
    }
  };
  const expression = formulaExpressions[figure.formula];
  return expression === '' ? null : write(formulaTree(expression));
};
