import { useLingui } from '@lingui/react';
import { functionMeaningOf, symbolTextOf } from '@valia/i18n/formulas/known-formula-texts.ts';
import type { Figure } from '@valia/valuation/figure.ts';
import { formulaExpressionOf } from '@valia/valuation/formulas/formula-expressions.ts';
import { useEditor } from '../document/editor-context.ts';
import { formulaTree } from '../figures/formula-tree.ts';
import { formatOperand } from '../values/format-field-value.ts';
import { FormulaNodeView, type FormatOperand } from './formula-node-view.tsx';
import styles from './formula-view.module.css';
import { operandFigures } from './operand-figures.ts';
import { classNames, row, text } from '../../../../components/style/class-names.ts';

const mostAddends = 4;

/** The meanings of the functions in an expression, each listed once. */
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

/** The figure's formula, in symbols and again in numbers. */
export const FormulaView = ({ figure }: { figure: Figure }) => {
  const { i18n } = useLingui();
  const { document, outcome, language } = useEditor();
  const expression = formulaExpressionOf(figure.formula);
  if (expression === '' || /^\{\w+\}$/u.test(expression)) return null;
  const tree = formulaTree(expression);
  const sign: FormatOperand = (symbol, repeated) => {
    const text = symbolTextOf(symbol);
    return (
      <i className={styles.symbol}>
        {repeated && 'Σ '}
        {text === undefined ? symbol : i18n._(text)}
      </i>
    );
  };
  const number: FormatOperand = (symbol, repeated) => {
    const values = operandFigures(figure, symbol, outcome.figures);
    if (values.length === 0) return '0';
    const shown = values
      .slice(0, mostAddends)
      .map(({ value, unit }) => formatOperand(value, unit, { language, moneyUnit: document.unit }));
    const text = `${shown.join(' + ')}${values.length > mostAddends ? ' + …' : ''}`;
    return (repeated && values.length > 1) || text.startsWith('−') ? `(${text})` : text;
  };
  // A whole DCF at other rates, or a sum of products, cannot be written as one line of numbers.
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
