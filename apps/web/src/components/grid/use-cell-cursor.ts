import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import type { GridPosition, GridSize } from './grid-navigation.ts';
import { isSaveKey } from './is-save-key.ts';
import { cellKeyAction, inputKeyAction, type KeyAction } from './key-action.ts';
import { type Editing, useCellTyping } from './use-cell-typing.ts';

export interface CellCursor<Pasted> {
  gridId: string;
  active: GridPosition;
  editing: Editing | null;
  activate: (position: GridPosition) => void;
  startEditing: (position: GridPosition, text?: string) => void;
  type: (text: string) => void;
  commit: (cutBy?: Element | null) => void;
  /** Called when the focus enters a cell: editing that a dialog interrupted there continues. */
  enter: (position: GridPosition) => void;
  onCellKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onInputKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  paste: (text: string) => Pasted | null;
  /**
   * The selected cell's content in the form in which it would be typed; null while the user is typing or has text
   * selected.
   */
  copy: () => string | null;
}

/** Reads the contents of a grid's cells and handles the text typed into them. */
export interface GridCellEditing<Pasted> {
  /** The text of an editable cell; null for any other. */
  editableText: (at: GridPosition) => string | null;
  copyOf: (at: GridPosition) => string | null;
  /** Whether a cell still contains a text that was being typed there. */
  holds: (at: GridPosition, text: string) => boolean;
  /** Writes the text; returns whether it differs from the cell's text. */
  write: (at: GridPosition, text: string) => boolean;
  forget: (at: GridPosition) => void;
  /** Handles Enter on a cell that is not editable. */
  open: (at: GridPosition, cell: HTMLElement) => void;
  paste: (text: string, from: GridPosition) => Pasted | null;
}

const focusCell = (gridId: string, { row, column }: GridPosition): void =>
  document
    .getElementById(gridId)
    ?.querySelector<HTMLElement>(`[data-cell="${String(row)}-${String(column)}"]`)
    ?.focus();

/** The one cell that is in the Tab order. */
const useActiveCell = ({ rows, columns }: GridSize, firstColumn: number) => {
  const gridId = useId();
  const [position, select] = useState<GridPosition>({ row: 0, column: firstColumn });
  const active = {
    row: Math.max(0, Math.min(position.row, rows - 1)),
    column: Math.min(position.column, columns - 1),
  };
  return { gridId, active, select };
};

interface Entering<Pasted> extends ReturnType<typeof useActiveCell> {
  typing: ReturnType<typeof useCellTyping>;
  writing: GridCellEditing<Pasted>;
}

/** The functions that enter a cell: select it, edit it, and return to it from a dialog. */
const enteringCells = <Pasted>({ gridId, active, select, typing, writing }: Entering<Pasted>) => {
  const activate = (to: GridPosition): void => {
    typing.close();
    select(to);
    focusCell(gridId, to);
  };
  const startEditing = (at: GridPosition, text?: string): void => {
    const held = writing.editableText(at);
    if (held === null) return;
    select(at);
    typing.open({ text: text ?? held, typedOver: text !== undefined });
  };
  const enter = (at: GridPosition): void => {
    const cut = typing.takeCut();
    if (cut !== null && writing.editableText(at) !== null && writing.holds(at, cut.text)) {
      select(at);
      typing.open(cut);
    } else if (at.row !== active.row || at.column !== active.column) activate(at);
  };
  return { activate, startEditing, enter };
};

/** The state of a grid's selected cell: which one it is, the text being typed into it, and the effect of keys. */
export const useCellCursor = <Pasted>(
  size: GridSize,
  firstColumn: number,
  writing: GridCellEditing<Pasted>,
): CellCursor<Pasted> => {
  const place = useActiveCell(size, firstColumn);
  const { gridId, active } = place;
  const typing = useCellTyping((text) => writing.write(active, text));
  const { activate, startEditing, enter } = enteringCells({ ...place, typing, writing });

  const handle = (event: KeyboardEvent<HTMLElement>, action: KeyAction | null): void => {
    if (action === null) return;
    event.preventDefault();
    if (action.kind === 'commit') typing.commit();
    if (action.kind === 'commit' || action.kind === 'move') activate(action.to);
    else if (action.kind === 'cancel') activate(active);
    else if (action.kind === 'type') startEditing(active, action.text);
    else if (writing.editableText(active) !== null) {
      if (action.kind === 'open') startEditing(active);
      else if (action.kind === 'clear') writing.write(active, '');
      else writing.forget(active);
    } else if (action.kind === 'open') writing.open(active, event.currentTarget);
  };

  return {
    gridId,
    active,
    editing: typing.editing,
    activate: useStableCallback(activate),
    startEditing: useStableCallback(startEditing),
    enter: useStableCallback(enter),
    type: typing.type,
    commit: typing.commit,
    onCellKeyDown: useStableCallback((event) => handle(event, cellKeyAction(event, active, size))),
    onInputKeyDown: (event) => {
      if (!isSaveKey(event)) event.stopPropagation();
      // Written synchronously, because the same key may trigger a save, which must include the cell.
      flushSync(() => handle(event, inputKeyAction(event, active, size, typing.isTypedOver)));
    },
    copy: () =>
      typing.editing === null && window.getSelection()?.isCollapsed !== false
        ? writing.copyOf(active)
        : null,
    // Stable, because the clipboard may answer after the target of the paste has changed.
    paste: useStableCallback((text) => writing.paste(text, active)),
  };
};
