import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useEditor } from '../editor-context.ts';
import type { GridColumn, GridRow } from '../model/grid-model.ts';
import styles from './editable-grid.module.css';
import { GridCellView } from './grid-cell-view.tsx';
import { GridMessages } from './grid-messages.tsx';
import { gridMessageId } from './grid-message-id.ts';
import { TrendLine } from './trend-line.tsx';
import type { GridCursor } from './use-grid-cursor.ts';

interface EditableGridProps {
  label: string;
  /** What the amounts are in: `Importes en €`. */
  unitNote: string;
  rows: GridRow[];
  columns: GridColumn[];
  cursor: GridCursor;
}

const groupSpans = (columns: GridColumn[]): { group: GridColumn['group']; span: number }[] =>
  (['history', 'base', 'projected'] as const)
    .map((group) => ({ group, span: columns.filter((column) => column.group === group).length }))
    .filter(({ span }) => span > 0);

/** Years across, lines down: arrows move, typing writes, a block can be pasted. */
export const EditableGrid = ({ label, unitNote, rows, columns, cursor }: EditableGridProps) => {
  const { t } = useLingui();
  const { outcome } = useEditor();
  const messagesId = useId();
  const activeFigure = rows[cursor.active.row]?.cells[cursor.active.column]?.figure ?? null;
  const precedents = new Set(
    activeFigure === null ? [] : (outcome.figures[activeFigure]?.inputs.map(({ figure }) => figure) ?? []),
  );
  const groupNames = { history: t`Cuentas anuales`, base: t`Base`, projected: t`Proyección` };
  return (
    <>
      <div className={styles.scroll}>
        <table
          ref={cursor.gridRef}
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 2}
          className={styles.grid}
          onPaste={cursor.onPaste}
        >
          <colgroup>
            <col className={styles.labelColumn} />
            <col className={styles.trendColumn} />
            {columns.map(({ year }) => (
              <col key={year} className={styles.yearColumn} />
            ))}
          </colgroup>
          <thead>
            <tr role="row">
              <th role="columnheader" className={styles.corner} colSpan={2}>
                {unitNote}
              </th>
              {groupSpans(columns).map(({ group, span }) => (
                <th key={group} role="columnheader" colSpan={span} className={styles.group} data-group={group}>
                  {groupNames[group]}
                </th>
              ))}
            </tr>
            <tr role="row">
              <th role="columnheader" className={styles.corner}>
                <span className={styles.hidden}>
                  <Trans>Partida</Trans>
                </span>
              </th>
              <th role="columnheader" className={styles.corner}>
                <span className={styles.hidden}>
                  <Trans>Tendencia</Trans>
                </span>
              </th>
              {columns.map(({ year, group }, index) => (
                <th
                  key={year}
                  role="columnheader"
                  scope="col"
                  className={styles.year}
                  data-group={group}
                  data-active={index === cursor.active.column || undefined}
                >
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.key} role="row" data-emphasis={row.emphasis} data-level={row.level}>
                <th role="rowheader" scope="row" className={styles.label}>
                  {row.label}
                </th>
                <td role="presentation" className={styles.trendCell}>
                  <TrendLine values={row.cells.map(({ value, negated }) => (value !== null && negated ? -value : value))} />
                </td>
                {columns.map((column, columnIndex) => {
                  const cell = row.cells[columnIndex];
                  return cell === undefined ? null : (
                    <GridCellView
                      key={column.year}
                      cell={cell}
                      row={row}
                      column={column}
                      position={{ row: rowIndex, column: columnIndex }}
                      cursor={cursor}
                      isPrecedent={cell.figure !== null && precedents.has(cell.figure)}
                      messageId={gridMessageId(messagesId, cell.path)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <GridMessages id={messagesId} rows={rows} />
    </>
  );
};
