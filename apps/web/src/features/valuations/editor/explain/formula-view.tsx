import { useLingui } from '@lingui/react';
import { formulaSymbolTexts } from '@valia/i18n/formula-texts.ts';
import type { Figure } from '@valia/valuation/figure.ts';
import type { MessageDescriptor } from '@lingui/core';
import { formulaExpressions } from '@valia/valuation/formula-expressions.ts';
import { Fragment, type ReactNode } from 'react';
import { useEditor } from '../editor-context.ts';
import { type FormulaNode, formulaTree } from '../model/formula-tree.ts';
import { writeOperand } from '../model/write-value.ts';
import styles from './formula-view.module.css';
import { operandFigures } from './operand-values.ts';

const mostAddends = 4;

const symbolTexts: Readonly<Record<string, MessageDescriptor>> = formulaSymbolTexts;

type WriteOperand = (symbol: string, repeated: boolean) => ReactNode;

/** A formula set in lines, with real fractions and powers. */
const FormulaNodeView = ({ node, operand }: { node: FormulaNode; operand: WriteOperand }): ReactNode => {
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'operand':
      return operand(node.symbol, node.repeated);
    case 'group':
      return (
        <>
          (<FormulaNodeView node={node.inner} operand={operand} />)
        </>
      );
    case 'fraction':
      return (
        <span className={styles.fraction}>
          <span className={styles.top}>
            <FormulaNodeView node={node.top} operand={operand} />
          </span>
          <span className={styles.hidden}> ÷ </span>
          <span className={styles.bottom}>
            <FormulaNodeView node={node.bottom} operand={operand} />
          </span>
        </span>
      );
    case 'power':
      return (
        <>
          <FormulaNodeView node={node.base} operand={operand} />
          <sup className={styles.exponent}>
            <FormulaNodeView node={node.exponent} operand={operand} />
          </sup>
        </>
      );
    case 'call':
      return (
        <>
          {node.name}(
          {node.arguments.map((argument, index) => (
            // The arguments of a formula never change their order.
            <Fragment key={String(index)}>
              {index > 0 && '; '}
              <FormulaNodeView node={argument} operand={operand} />
            </Fragment>
          ))}
          )
        </>
      );
    case 'row':
      return node.parts.map((part, index) => (
        <Fragment key={String(index)}>
          {typeof part === 'string' ? ` ${part} ` : <FormulaNodeView node={part} operand={operand} />}
        </Fragment>
      ));
  }
};

interface FormulaViewProps {
  figure: Figure;
}

/** The figure's formula, in signs and again in numbers. */
export const FormulaView = ({ figure }: FormulaViewProps) => {
  const { i18n } = useLingui();
  const { outcome, language } = useEditor();
  const expression = formulaExpressions[figure.formula];
  if (expression === '' || /^\{\w+\}$/u.test(expression)) return null;
  const tree = formulaTree(expression);
  const sign: WriteOperand = (symbol, repeated) => {
    const text = symbolTexts[symbol];
    return (
      <i className={styles.symbol}>
        {repeated && 'Σ '}
        {text === undefined ? symbol : i18n._(text)}
      </i>
    );
  };
  const number: WriteOperand = (symbol, repeated) => {
    const values = operandFigures(figure, symbol, outcome.figures);
    if (values.length === 0) return '0';
    const shown = values.slice(0, mostAddends).map(({ value, unit }) => writeOperand(value, unit, language));
    const text = `${shown.join(' + ')}${values.length > mostAddends ? ' + …' : ''}`;
    return repeated && values.length > 1 ? `(${text})` : text.startsWith('−') ? `(${text})` : text;
  };
  const isCall = tree.kind === 'call' && tree.name === 'DCF';
  return (
    <div className={styles.formula}>
      <span className={styles.side}>
        <FormulaNodeView node={tree} operand={sign} />
      </span>
      {!isCall && (
        <span className={styles.side}>
          <span className={styles.equals}>=</span>
          <FormulaNodeView node={tree} operand={number} />
        </span>
      )}
    </div>
  );
};
