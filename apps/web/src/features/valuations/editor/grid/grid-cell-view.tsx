import { writeFigure } from '../model/write-value.ts';
import { useEditor } from '../editor-context.ts';
import type { GridCell, GridColumn, GridRow } from '../model/grid-model.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import { useFieldError } from '../use-field.ts';
import styles from './editable-grid.module.css';
import type { GridCursor } from './use-grid-cursor.ts';

interface GridCellViewProps {
  cell: GridCell;
  row: GridRow;
  column: GridColumn;
  position: GridPosition;
  cursor: GridCursor;
  isPrecedent: boolean;
  /** The element that says what is wrong with the cell. */
  messageId: string;
}

const noValue = '–';

/** One cell: a figure to read, to open, or to type. */
export const GridCellView = ({ cell, row, column, position, cursor, isPrecedent, messageId }: GridCellViewProps) => {
  const { language, refused, readOnly } = useEditor();
  const error = useFieldError(cell.path ?? '');
  const isActive = cursor.active.row === position.row && cursor.active.column === position.column;
  const isEditing = isActive && cursor.editing !== null;
  const refusedText = cell.path === null ? undefined : refused[cell.path]?.text;
  const shown =
    refusedText ??
    (cell.value === null
      ? noValue
      : writeFigure(cell.negated ? -cell.value : cell.value, cell.unit, { language }));
  const name = `${row.label} ${String(column.year)}`;
  return (
    // Keys are the grid's own; a double click is only a second way to what Enter does.
    <td
      role="gridcell"
      className={styles.cell}
      data-cell={`${String(position.row)}-${String(position.column)}`}
      data-field={cell.path ?? undefined}
      data-group={column.group}
      data-tone={cell.tone}
      data-empty={(refusedText === undefined && cell.value === null) || undefined}
      data-missing={(cell.missing && refusedText === undefined) || undefined}
      data-manual={cell.manual !== null || undefined}
      data-precedent={isPrecedent || undefined}
      data-active={isActive || undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      aria-selected={isActive}
      aria-readonly={cell.path === null || readOnly}
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : messageId}
      onClick={() => {
        if (!isEditing) cursor.activate(position);
      }}
      onDoubleClick={() => cursor.startEditing(position)}
      onKeyDown={isEditing ? undefined : cursor.onCellKeyDown}
    >
      {isEditing ? (
        <input
          // The cell was asked to be edited: the caret belongs in it.
          ref={(input) => input?.focus()}
          className={styles.input}
          aria-label={name}
          inputMode="decimal"
          autoComplete="off"
          value={cursor.editing?.text ?? ''}
          onChange={(event) => cursor.type(event.currentTarget.value)}
          onKeyDown={cursor.onInputKeyDown}
          onBlur={cursor.commit}
        />
      ) : (
        shown
      )}
    </td>
  );
};
