import { Trans } from '@lingui/react/macro';
import { IconLock, IconPencil } from '@tabler/icons-react';
import type { Figure } from '@valia/valuation/figure.ts';
import { formulaExpressionOf } from '@valia/valuation/formulas/formula-expressions.ts';
import { useRef, Fragment } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { FormulaNodeView, type FormatOperand } from '../../explain/formula-node-view.tsx';
import { operandFigures } from '../../explain/operand-figures.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { formulaTree } from '../../figures/formula-tree.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import { describeFigure } from '../../terms/describe-figure.ts';
import type { GridColumn, GridRow } from '../grid-model.ts';
import { blankReason, type BlankReason } from './blank-reason.ts';
import { formatFigure, formatOperand } from '../../values/format-field-value.ts';
import styles from './formula-line.module.css';
import type { GridCursor } from '../use-grid-cursor.ts';
import { box, row, text } from '../../../../../components/style/class-names.ts';

const looks = {
  line: row(
    { align: 'stretch', minHeight: 36, borderY: 'plain', background: 'canvas' },
    text('line-20'),
  ),
  fx: box({ flex: 'none', self: 'center', pad: [0, 12] }, text('dimmed'), styles.fx),
};

interface FormulaLineProps {
  rows: GridRow[];
  columns: GridColumn[];
  cursor: GridCursor;
}

const mostNamed = 3;

/** The reason why the selected cell is empty, and the fields that it waits for. */
const BlankWords = ({ why }: { why: BlankReason }) => {
  const { field } = useDescriptions();
  switch (why.kind) {
    case 'not-written':
      return <Trans>Aún sin dato</Trans>;
    case 'no-year-before':
      return <Trans>No hay un ejercicio anterior con el que comparar</Trans>;
    case 'only-projected':
      return <Trans>Solo se calcula en los años proyectados</Trans>;
    case 'waits': {
      const names = why.fields
        .slice(0, mostNamed)
        .map((path) => field(path))
        .join(', ');
      if (names === '') return <Trans>Aún no se puede calcular</Trans>;
      return why.fields.length > mostNamed ? (
        <Trans>Aún no se puede calcular. Faltan: {names}…</Trans>
      ) : (
        <Trans>Aún no se puede calcular. Falta: {names}</Trans>
      );
    }
  }
};

/** A formula on one line: the name of each input, with its value. */
const FormulaWords = ({ figure }: { figure: Figure }) => {
  const { outcome, document, language } = useEditor();
  const { term } = useDescriptions();
  const operand: FormatOperand = (symbol) => {
    const values = operandFigures(figure, symbol, outcome.figures);
    if (values.length === 0) return '0';
    return values.map(({ id, value, unit }, index) => (
      <Fragment key={id}>
        {index > 0 && ' + '}
        {term(describeFigure(id, document).term)}{' '}
        <span className={styles.value}>
          {formatOperand(value, unit, { language, moneyUnit: document.unit })}
        </span>
      </Fragment>
    ));
  };
  const expression = formulaExpressionOf(figure.formula);
  return expression === '' ? null : (
    <FormulaNodeView node={formulaTree(expression)} operand={operand} inline />
  );
};

/** The calculation of the selected cell, in names and values, with a link to its explanation. */
export const FormulaLine = ({ rows, columns, cursor }: FormulaLineProps) => {
  const { document, outcome, language } = useEditor();
  const { explain } = useEditorNavigation();
  const anchor = useRef<HTMLDivElement>(null);
  const row = rows[cursor.active.row];
  const cell = row?.cells[cursor.active.column];
  const column = columns[cursor.active.column];
  const figure = cell?.figure == null ? undefined : outcome.figures[cell.figure];
  const isInput = figure === undefined || figure.formula === 'input';
  const write = (sign: 1 | -1): string | null =>
    cell?.value == null
      ? null
      : formatFigure(sign * cell.value, cell.unit, { language, moneyUnit: document.unit });
  return (
    <div className={looks.line} ref={anchor}>
      <span className={styles.cell}>
        {row?.label} {column?.year}
      </span>
      <span className={looks.fx} aria-hidden>
        fx
      </span>
      <span className={box({ flex: 1, self: 'center', minWidth: 0 }, styles.formula)}>
        {figure !== undefined && !isInput && (
          <>
            <FormulaWords figure={figure} /> = <strong>{write(1)}</strong>
          </>
        )}
        {isInput && write(cell?.negated ? -1 : 1)}
        {row !== undefined && cell?.value === null && column !== undefined && (
          <BlankWords why={blankReason(row, cell, column, document, outcome)} />
        )}
      </span>
      {figure !== undefined && (
        <button
          type="button"
          className={styles.open}
          onClick={() => explain(figure.id, anchor.current ?? window.document.body)}
        >
          {cell?.path == null ? (
            <IconLock size={14} stroke={1.5} aria-hidden />
          ) : (
            <IconPencil size={14} stroke={1.5} aria-hidden />
          )}
          <Trans>Explicar</Trans>
        </button>
      )}
    </div>
  );
};
