import { useLingui } from '@lingui/react';
import { functionMeaningOf, symbolTextOf } from '@valia/i18n/formulas/known-formula-texts.ts';
import type { Figure } from '@valia/valuation/figure.ts';
import { expressionOf } from '@valia/valuation/formulas/formula-expressions.ts';
import { useEditor } from '../document/editor-context.ts';
import { formulaTree } from '../figures/formula-tree.ts';
import { writeOperand } from '../values/write-value.ts';
import { FormulaNodeView, type WriteOperand } from './formula-node-view.tsx';
import styles from './formula-view.module.css';
import { operandFigures } from './operand-figures.ts';
import { classNames, row, text } from '../../../../components/style/class-names.ts';

const mostAddends = 4;

/** What the functions of an expression do, each once. */
const FunctionMeanings = ({ expression }: { expression: string }) => {
  const { i18n } = useLingui();
  const names = expression.match(/[A-Za-z]+(?=\()/gu) ?? [];
  const found = new Set(names.flatMap((name) => functionMeaningOf(name) ?? []));
  return [...found].map((meaning) => (
    <p key={meaning.id} className={classNames(text('small', 'dimmed', 'anywhere'), styles.meaning)}>
      {i18n._(meaning)}
    </p>
  ));
};

/** The figure's formula, in signs and again in numbers. */
export const FormulaView = ({ figure }: { figure: Figure }) => {
  const { i18n } = useLingui();
  const { document, outcome, language } = useEditor();
  const expression = expressionOf(figure.formula);
  if (expression === '' || /^\{\w+\}$/u.test(expression)) return null;
  const tree = formulaTree(expression);
  const sign: WriteOperand = (symbol, repeated) => {
    const text = symbolTextOf(symbol);
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
    const shown = values
      .slice(0, mostAddends)
      .map(({ value, unit }) => writeOperand(value, unit, { language, moneyUnit: document.unit }));
    const text = `${shown.join(' + ')}${values.length > mostAddends ? ' + …' : ''}`;
    return (repeated && values.length > 1) || text.startsWith('−') ? `(${text})` : text;
  };
  // A whole DCF at other rates, or a sum of products, has no single line of numbers.
  const inNumbers = tree.kind !== 'call' && !expression.includes('Σ(');
  return (
    <>
      <div className={styles.formula}>
        <span className={row({ inline: true, align: 'center', wrap: true }, text('pre-wrap'))}>
          <FormulaNodeView node={tree} operand={sign} />
        </span>
        {inNumbers && (
          <span className={row({ inline: true, align: 'center', wrap: true }, text('pre-wrap'))}>
            <span className={styles.equals}>=</span>
            <FormulaNodeView node={tree} operand={number} />
          </span>
        )}
      </div>
      <FunctionMeanings expression={expression} />
    </>
  );
};
