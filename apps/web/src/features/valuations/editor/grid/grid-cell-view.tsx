import { useEditor } from '../editor-context.ts';
import type { GridCell, GridColumn } from '../model/grid-model.ts';
import type { GridPosition } from '../model/grid-navigation.ts';
import { writeFigure } from '../model/write-value.ts';
import { useFieldError } from '../use-field.ts';
import { CellInput } from './cell-input.tsx';
import styles from './editable-grid.module.css';
import type { GridCursor } from './use-grid-cursor.ts';

interface GridCellViewProps {
  cell: GridCell;
  /** The line and the year. */
  name: string;
  group: GridColumn['group'];
  position: GridPosition;
  cursor: GridCursor;
  isPrecedent: boolean;
  /** The element that says what is wrong with the cell. */
  messageId: string;
}

const noValue = '–';

/** What a cell shows: the text that was refused, else its value. */
const useCellText = ({
  path,
  value,
  unit,
  negated,
}: GridCell): { text: string; isRefused: boolean } => {
  const { language, refused } = useEditor();
  const refusedText = path === null ? undefined : refused[path]?.text;
  if (refusedText !== undefined) return { text: refusedText, isRefused: true };
  if (value === null) return { text: noValue, isRefused: false };
  return { text: writeFigure(negated ? -value : value, unit, { language }), isRefused: false };
};

/** One cell: a figure to read, to open, or to type. */
export const GridCellView = ({
  cell,
  name,
  group,
  position,
  cursor,
  isPrecedent,
  messageId,
}: GridCellViewProps) => {
  const { readOnly } = useEditor();
  const error = useFieldError(cell.path ?? '');
  const { text, isRefused } = useCellText(cell);
  const isActive = cursor.active.row === position.row && cursor.active.column === position.column;
  const isEditing = isActive && cursor.editing !== null;
  const states = {
    'aria-selected': isActive,
    'aria-readonly': cell.path === null || readOnly,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error === null ? undefined : messageId,
  };
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-cell={`${String(position.row)}-${String(position.column)}`}
      data-field={cell.path ?? undefined}
      data-group={group}
      data-tone={cell.tone}
      data-empty={(!isRefused && cell.value === null) || undefined}
      data-missing={(cell.missing && !isRefused) || undefined}
      data-manual={cell.manual !== null || undefined}
      data-precedent={isPrecedent || undefined}
      data-active={isActive || undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      {...states}
      onClick={() => {
        if (!isEditing) cursor.activate(position);
      }}
      onFocus={() => {
        if (!isActive) cursor.activate(position);
      }}
      onDoubleClick={() => cursor.startEditing(position)}
      onKeyDown={isEditing ? undefined : cursor.onCellKeyDown}
    >
      {isEditing ? <CellInput name={name} cursor={cursor} /> : text}
    </div>
  );
};
