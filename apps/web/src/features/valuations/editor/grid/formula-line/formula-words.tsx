import type { Figure } from '@valia/valuation/figure.ts';
import { expressionOf } from '@valia/valuation/formulas/formula-expressions.ts';
import { Fragment } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { FormulaNodeView, type WriteOperand } from '../../explain/formula-node-view.tsx';
import { operandFigures } from '../../explain/operand-figures.ts';
import { describeFigure } from '../../terms/describe-figure.ts';
import { formulaTree } from '../../figures/formula-tree.ts';
import { writeOperand } from '../../values/write-value.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import styles from './formula-line.module.css';

/** A formula on one line: each input by its name, with its value. */
export const FormulaWords = ({ figure }: { figure: Figure }) => {
  const { outcome, document, language } = useEditor();
  const { term } = useDescriptions();
  const operand: WriteOperand = (symbol) => {
    const values = operandFigures(figure, symbol, outcome.figures);
    if (values.length === 0) return '0';
    return values.map(({ id, value, unit }, index) => (
      <Fragment key={id}>
        {index > 0 && ' + '}
        {term(describeFigure(id, document).term)}{' '}
        <span className={styles.value}>
          {writeOperand(value, unit, { language, moneyUnit: document.unit })}
        </span>
      </Fragment>
    ));
  };
  const expression = expressionOf(figure.formula);
  return expression === '' ? null : (
    <FormulaNodeView node={formulaTree(expression)} operand={operand} inline />
  );
};
