import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { useEditorNavigation } from '../editor-navigation-context.ts';
import { fieldValue } from '../model/cell-paths.ts';
import type { GridCell, GridRow } from '../model/grid-model.ts';
import { followingCell, type GridPosition, nextGridPosition, startsEditing } from '../model/grid-navigation.ts';
import { pasteBlock, type PasteOutcome, readBlock, withoutHeaders } from '../model/paste-block.ts';
import { writeFieldValue } from '../model/write-value.ts';

export interface Editing {
  text: string;
  /** Begun by typing over the cell: arrows then leave it, as in a spreadsheet. */
  typedOver: boolean;
}

export interface GridCursor {
  active: GridPosition;
  editing: Editing | null;
  gridRef: React.RefObject<HTMLTableElement | null>;
  activate: (position: GridPosition) => void;
  startEditing: (position: GridPosition, text?: string) => void;
  type: (text: string) => void;
  commit: () => void;
  onCellKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onInputKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  paste: (text: string) => PasteOutcome | null;
}

const cellAt = (rows: GridRow[], { row, column }: GridPosition): GridCell | undefined => rows[row]?.cells[column];

/** One cell of the grid is in the Tab order; this holds which, and what is being typed into it. */
export const useGridCursor = (rows: GridRow[], columns: number, firstColumn: number): GridCursor => {
  const { document, language, readOnly, refused, write, forget, endStretch, change, refuse } = useEditor();
  const { explain } = useEditorNavigation();
  const [position, setPosition] = useState<GridPosition>({ row: 0, column: firstColumn });
  const [editing, setEditing] = useState<Editing | null>(null);
  const gridRef = useRef<HTMLTableElement>(null);
  const size = { rows: rows.length, columns };
  const active = { row: Math.min(position.row, size.rows - 1), column: Math.min(position.column, columns - 1) };
  const cell = cellAt(rows, active);

  const element = ({ row, column }: GridPosition): HTMLElement | null =>
    gridRef.current?.querySelector<HTMLElement>(`[data-cell="${String(row)}-${String(column)}"]`) ?? null;

  const activate = (to: GridPosition): void => {
    setPosition(to);
    setEditing(null);
    element(to)?.focus();
  };

  const startEditing = (at: GridPosition, text?: string): void => {
    const target = cellAt(rows, at);
    if (readOnly || target?.path == null) return;
    setPosition(at);
    const current = refused[target.path]?.text ?? writeFieldValue(fieldValue(document, target.path), target.path, language);
    setEditing({ text: text ?? current, typedOver: text !== undefined });
  };

  const commit = (): void => {
    if (editing === null) return;
    const path = cell?.path;
    const unchanged =
      path != null && refused[path] === undefined && editing.text === writeFieldValue(cell?.value ?? null, path, language);
    if (path != null && !unchanged) write(path, editing.text);
    endStretch();
    setEditing(null);
  };

  const clear = (): void => {
    if (cell?.path == null) return;
    write(cell.path, '');
    endStretch();
  };

  const onCellKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (editing !== null || event.altKey) return;
    const withControl = event.ctrlKey || event.metaKey;
    const to = nextGridPosition(active, event.key, withControl, size);
    if (to !== null) {
      event.preventDefault();
      activate(to);
      return;
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      if (cell?.path != null && !readOnly) startEditing(active);
      else if (cell?.figure != null) explain(cell.figure, event.currentTarget);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      clear();
    } else if (event.key === 'Escape' && cell?.path != null && refused[cell.path] !== undefined) {
      event.stopPropagation();
      forget(cell.path);
    } else if (startsEditing(event.key, withControl)) {
      event.preventDefault();
      startEditing(active, event.key);
    }
  };

  const onInputKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    const leaveTo = (to: GridPosition | null): void => {
      event.preventDefault();
      commit();
      activate(to ?? active);
    };
    if (event.key === 'Enter') leaveTo(nextGridPosition(active, event.shiftKey ? 'ArrowUp' : 'ArrowDown', false, size));
    else if (event.key === 'Tab') leaveTo(followingCell(active, event.shiftKey, size));
    else if (event.key === 'Escape') {
      event.preventDefault();
      activate(active);
    } else if (editing?.typedOver === true && /^Arrow(Up|Down|Left|Right)$/u.test(event.key)) {
      leaveTo(nextGridPosition(active, event.key, false, size));
    }
  };

  const paste = (text: string): PasteOutcome | null => {
    if (readOnly) return null;
    const block = withoutHeaders(readBlock(text));
    const pathAt = (row: number, column: number) =>
      cellAt(rows, { row: active.row + row, column: active.column + column })?.path ?? null;
    const outcome = pasteBlock(document, block, { pathAt }, language);
    const path = cell?.path ?? 'accounts.years';
    if (outcome.applied > 0) change(path, () => outcome.document);
    for (const { path: refusedPath, text: refusedText, issue } of outcome.refused) refuse(refusedPath, refusedText, issue);
    return outcome;
  };

  return {
    active,
    editing,
    gridRef,
    activate,
    startEditing,
    type: (text) => setEditing((before) => (before === null ? before : { ...before, text })),
    commit,
    onCellKeyDown,
    onInputKeyDown,
    onPaste: (event) => {
      if (editing !== null) return;
      event.preventDefault();
      paste(event.clipboardData.getData('text/plain'));
    },
    paste,
  };
};
