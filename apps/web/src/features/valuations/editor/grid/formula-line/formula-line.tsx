import { Trans } from '@lingui/react/macro';
import { IconLock, IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import type { GridColumn, GridRow } from '../grid-model.ts';
import { whyBlank } from './why-blank.ts';
import { writeFigure } from '../../values/write-value.ts';
import { BlankWords } from './blank-words.tsx';
import styles from './formula-line.module.css';
import { FormulaWords } from './formula-words.tsx';
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

/** How the selected cell is reached, in words and values, with the way to its explanation. */
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
      : writeFigure(sign * cell.value, cell.unit, { language, moneyUnit: document.unit });
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
          <BlankWords why={whyBlank(row, cell, column, document, outcome)} />
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
