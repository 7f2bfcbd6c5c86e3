import { memo } from 'react';
import { useEditor } from '../document/editor-context.ts';
import type { GridCell, GridColumn } from './grid-model.ts';
import type { GridPosition } from '../../../../components/grid/grid-navigation.ts';
import { formatFigure } from '../values/format-field-value.ts';
import { useFieldError } from '../fields/use-field.ts';
import { CellInput } from './cell-input.tsx';
import styles from './editable-grid.module.css';
import { shownValue } from './shown-value.ts';
import type { GridCursor } from './use-grid-cursor.ts';

interface GridCellViewProps {
  cell: GridCell;
  /** The name of the line and the year. */
  name: string;
  group: GridColumn['group'];
  position: GridPosition;
  cursor: GridCursor;
  isPrecedent: boolean;
  /** The id of the element with the cell's error. */
  messageId: string;
}

const noValue = '–';

/** The text of a cell: the refused text if there is one, otherwise its value. */
const useCellText = (cell: GridCell): { text: string; isRefused: boolean } => {
  const { document, language, refused } = useEditor();
  const { path, unit } = cell;
  const value = shownValue(cell);
  const refusedText = path === null ? undefined : refused[path]?.text;
  if (refusedText !== undefined) return { text: refusedText, isRefused: true };
  if (value === null) return { text: noValue, isRefused: false };
  const options = { language, moneyUnit: document.unit };
  return { text: formatFigure(value, unit, options), isRefused: false };
};

interface ShownCellProps extends Pick<
  GridCursor,
  'activate' | 'enter' | 'startEditing' | 'onCellKeyDown'
> {
  text: string;
  row: number;
  column: number;
  path: string | null;
  name: string;
  group: GridColumn['group'];
  tone: GridCell['tone'];
  isEmpty: boolean;
  isMissing: boolean;
  isManual: boolean;
  isPrecedent: boolean;
  isActive: boolean;
  isReadOnly: boolean;
  /** The id of the element with the cell's error; null while there is none. */
  describedBy: string | null;
  /** Set only while the cell is being edited. */
  editedWith: GridCursor | null;
}

/** Re-rendered only when its props change, because a keystroke changes few of many cells. */
const ShownCell = memo(function ShownCell({ row, column, editedWith, ...shown }: ShownCellProps) {
  const { activate, enter, startEditing, onCellKeyDown, isActive, describedBy } = shown;
  const isEditing = editedWith !== null;
  const states = {
    'aria-selected': isActive,
    'aria-readonly': shown.isReadOnly,
    'aria-invalid': describedBy !== null || undefined,
    'aria-describedby': describedBy ?? undefined,
  };
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-cell={`${String(row)}-${String(column)}`}
      data-field={shown.path ?? undefined}
      data-group={shown.group}
      data-tone={shown.tone}
      data-empty={shown.isEmpty || undefined}
      data-missing={shown.isMissing || undefined}
      data-manual={shown.isManual || undefined}
      data-precedent={shown.isPrecedent || undefined}
      data-active={isActive || undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      {...states}
      onClick={() => {
        if (!isEditing) activate({ row, column });
      }}
      onFocus={() => {
        if (!isEditing) enter({ row, column });
      }}
      onDoubleClick={() => startEditing({ row, column })}
      onKeyDown={isEditing ? undefined : onCellKeyDown}
    >
      {editedWith === null ? shown.text : <CellInput name={shown.name} cursor={editedWith} />}
    </div>
  );
});

/** One cell: a figure that is read-only, opens its explanation, or can be edited. */
export const GridCellView = ({
  cell,
  name,
  group,
  position: { row, column },
  cursor,
  isPrecedent,
  messageId,
}: GridCellViewProps) => {
  const { readOnly } = useEditor();
  const error = useFieldError(cell.path ?? '');
  const { text, isRefused } = useCellText(cell);
  const isActive = cursor.active.row === row && cursor.active.column === column;
  return (
    <ShownCell
      {...{ text, row, column, name, group, isPrecedent, isActive }}
      path={cell.path}
      tone={cell.tone}
      isEmpty={!isRefused && cell.value === null}
      isMissing={cell.missing && !isRefused}
      isManual={cell.manual !== null}
      isReadOnly={cell.path === null || readOnly}
      describedBy={error === null ? null : messageId}
      editedWith={isActive && cursor.editing !== null ? cursor : null}
      activate={cursor.activate}
      enter={cursor.enter}
      startEditing={cursor.startEditing}
      onCellKeyDown={cursor.onCellKeyDown}
    />
  );
};
