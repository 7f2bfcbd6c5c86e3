import { useLingui } from '@lingui/react';
import { functionTextOf } from '@valia/i18n/formulas/known-formula-texts.ts';
import { Fragment, type ReactNode } from 'react';
import type { FormulaNode } from '../figures/formula-tree.ts';
import styles from './formula-view.module.css';
import { box, text } from '../../../../components/style/class-names.ts';

const looks = { bottom: box({ pad: [2, 8], borderTop: 'text' }, text('center', 'pre-wrap')) };

export type FormatOperand = (symbol: string, repeated: boolean) => ReactNode;

interface FormulaNodeViewProps<Node extends FormulaNode = FormulaNode> {
  node: Node;
  operand: FormatOperand;
  /** Whether it is written on one line: a fraction then has a slash instead of a fraction bar. */
  inline?: boolean;
}

type Of<Kind extends FormulaNode['kind']> = FormulaNodeViewProps<
  Extract<FormulaNode, { kind: Kind }>
>;

const Fraction = ({ node, operand, inline = false }: Of<'fraction'>) => {
  const top = <FormulaNodeView node={node.top} operand={operand} inline={inline} />;
  const bottom = <FormulaNodeView node={node.bottom} operand={operand} inline={inline} />;
  if (inline) {
    return (
      <>
        {top} ÷ {node.bottom.kind === 'row' ? <>({bottom})</> : bottom}
      </>
    );
  }
  return (
    <span className={styles.fraction}>
      <span className={box({ pad: [2, 8] }, text('center', 'pre-wrap'))}>{top}</span>
      <span className={text('spoken')}> ÷ </span>
      <span className={looks.bottom}>{bottom}</span>
    </span>
  );
};

/** A repeated operand in a function's argument is a list of separate arguments, not a sum. */
const Argument = ({ node, operand, inline = false }: FormulaNodeViewProps) =>
  node.kind === 'operand' && node.repeated && !inline ? (
    <>{operand(node.symbol, false)}, …</>
  ) : (
    <FormulaNodeView node={node} operand={operand} inline={inline} />
  );

const Call = ({ node, operand, inline = false }: Of<'call'>) => {
  const { i18n } = useLingui();
  const name = functionTextOf(node.name);
  return (
    <>
      {name === undefined ? node.name : i18n._(name)}(
      {node.arguments.map((argument, index) => (
        // The key is the index, because the arguments of a formula never change their order.
        <Fragment key={String(index)}>
          {index > 0 && '; '}
          <Argument node={argument} operand={operand} inline={inline} />
        </Fragment>
      ))}
      )
    </>
  );
};

const Row = ({ node, operand, inline = false }: Of<'row'>) =>
  node.parts.map((part, index) => (
    <Fragment key={String(index)}>
      {typeof part === 'string' ? (
        ` ${part} `
      ) : (
        <FormulaNodeView node={part} operand={operand} inline={inline} />
      )}
    </Fragment>
  ));

/** A typeset formula, with real fractions and powers. */
export const FormulaNodeView = ({
  node,
  operand,
  inline = false,
}: FormulaNodeViewProps): ReactNode => {
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'operand':
      return operand(node.symbol, node.repeated);
    case 'group':
      return (
        <>
          (<FormulaNodeView node={node.inner} operand={operand} inline={inline} />)
        </>
      );
    case 'fraction':
      return <Fraction node={node} operand={operand} inline={inline} />;
    case 'power':
      return (
        <>
          <FormulaNodeView node={node.base} operand={operand} inline={inline} />
          <sup className={box({ self: 'start' }, text('fine'))}>
            <FormulaNodeView node={node.exponent} operand={operand} inline={inline} />
          </sup>
        </>
      );
    case 'call':
      return <Call node={node} operand={operand} inline={inline} />;
    case 'row':
      return <Row node={node} operand={operand} inline={inline} />;
  }
};
