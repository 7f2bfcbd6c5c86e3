import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSteady } from '../../../../lib/use-steady.ts';
import { useEditorNavigation } from '../editor-navigation-context.ts';
import type { GridRow } from './grid-model.ts';
import type { GridPosition, GridSize } from './grid-navigation.ts';
import type { PasteOutcome } from './paste/paste-block.ts';
import { isSaveKey } from '../navigation/use-editor-keys.ts';
import { cellKeyAction, inputKeyAction, type KeyAction } from './key-action.ts';
import { type Editing, useCellTyping } from './use-cell-typing.ts';
import { useGridWriting } from './use-grid-writing.ts';

export interface GridCursor {
  gridId: string;
  active: GridPosition;
  editing: Editing | null;
  activate: (position: GridPosition) => void;
  startEditing: (position: GridPosition, text?: string) => void;
  type: (text: string) => void;
  commit: (cutBy?: Element | null) => void;
  /** The focus came into a cell: what a dialog cut there goes on being typed. */
  enter: (position: GridPosition) => void;
  onCellKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onInputKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  paste: (text: string) => PasteOutcome | null;
  /** What the selected cell holds, as it would be typed; null while one types, or has text selected. */
  copy: () => string | null;
}

const focusCell = (gridId: string, { row, column }: GridPosition): void =>
  document
    .getElementById(gridId)
    ?.querySelector<HTMLElement>(`[data-cell="${String(row)}-${String(column)}"]`)
    ?.focus();

/** The one cell that is in the Tab order, and how it is left for another. */
const useActiveCell = (rows: GridRow[], columns: number, firstColumn: number) => {
  const gridId = useId();
  const [position, select] = useState<GridPosition>({ row: 0, column: firstColumn });
  const size: GridSize = { rows: rows.length, columns };
  const active = {
    row: Math.min(position.row, size.rows - 1),
    column: Math.min(position.column, columns - 1),
  };
  return { gridId, size, active, select, cell: rows[active.row]?.cells[active.column] };
};

interface Entering extends Pick<ReturnType<typeof useActiveCell>, 'gridId' | 'active' | 'select'> {
  rows: GridRow[];
  typing: ReturnType<typeof useCellTyping>;
  writing: ReturnType<typeof useGridWriting>;
}

/** The ways into a cell: to it, to what is typed in it, and back from a dialog. */
const enteringCells = ({ gridId, active, select, rows, typing, writing }: Entering) => {
  const cellAt = ({ row, column }: GridPosition) => rows[row]?.cells[column];
  const activate = (to: GridPosition): void => {
    typing.close();
    select(to);
    focusCell(gridId, to);
  };
  const startEditing = (at: GridPosition, text?: string): void => {
    const target = cellAt(at);
    if (!writing.canEdit(target)) return;
    select(at);
    typing.open({ text: text ?? writing.textOf(target.path), typedOver: text !== undefined });
  };
  const enter = (at: GridPosition): void => {
    const cut = typing.takeCut();
    const target = cellAt(at);
    if (cut !== null && writing.canEdit(target) && writing.holds(target.path, cut.text)) {
      select(at);
      typing.open(cut);
    } else if (at.row !== active.row || at.column !== active.column) activate(at);
  };
  return { activate, startEditing, enter };
};

/** The year of each column; null for one that is of no year. */
type Years = readonly (number | null)[];

/** One cell of the grid is selected; this holds which, what is typed into it, and what keys do. */
export const useGridCursor = (rows: GridRow[], years: Years, first: number): GridCursor => {
  const { explain } = useEditorNavigation();
  const writing = useGridWriting(rows, years);
  const { gridId, size, active, select, cell } = useActiveCell(rows, years.length, first);
  const typing = useCellTyping((text) => writing.writeCell(cell, text));
  const ways = enteringCells({ gridId, active, select, rows, typing, writing });
  const { activate, startEditing, enter } = ways;

  const handle = (event: KeyboardEvent<HTMLElement>, action: KeyAction | null): void => {
    if (action === null) return;
    event.preventDefault();
    if (action.kind === 'commit') typing.commit();
    if (action.kind === 'commit' || action.kind === 'move') activate(action.to);
    else if (action.kind === 'cancel') activate(active);
    else if (action.kind === 'type') startEditing(active, action.text);
    else if (writing.canEdit(cell)) {
      if (action.kind === 'open') startEditing(active);
      else if (action.kind === 'clear') writing.writeCell(cell, '');
      else writing.forget(cell.path);
    } else if (action.kind === 'open' && cell?.figure != null)
      explain(cell.figure, event.currentTarget);
  };

  return {
    gridId,
    active,
    editing: typing.editing,
    activate: useSteady(activate),
    startEditing: useSteady(startEditing),
    enter: useSteady(enter),
    type: typing.type,
    commit: typing.commit,
    onCellKeyDown: useSteady((event) => handle(event, cellKeyAction(event, active, size))),
    onInputKeyDown: (event) => {
      if (!isSaveKey(event)) event.stopPropagation();
      // The save that the same key asks for has to find the cell written.
      flushSync(() => handle(event, inputKeyAction(event, active, size, typing.isTypedOver)));
    },
    copy: () =>
      typing.editing === null && window.getSelection()?.isCollapsed !== false
        ? writing.copyOf(cell)
        : null,
    // The clipboard may answer later than the document changes.
    paste: useSteady((text) => writing.paste(text, active)),
  };
};
