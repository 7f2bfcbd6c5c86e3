import {
  nextCellInReadingOrder,
  type GridPosition,
  type GridSize,
  nextGridPosition,
  isEditingStartKey,
} from './grid-navigation.ts';
import { isSaveKey } from './is-save-key.ts';

/** The effect of a key in the grid. `open` edits a field or explains a calculated figure. */
export type KeyAction =
  | { kind: 'move'; to: GridPosition }
  | { kind: 'commit'; to: GridPosition }
  | { kind: 'open' | 'clear' | 'forget' | 'cancel' }
  | { kind: 'type'; text: string };

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The effect of a key on a selected cell; Tab leaves the grid, so that no user is trapped in it. */
export const cellKeyAction = (
  event: Key,
  active: GridPosition,
  size: GridSize,
): KeyAction | null => {
  if (event.altKey) return null;
  const withControl = event.ctrlKey || event.metaKey;
  const to = nextGridPosition(active, event.key, withControl, size);
  if (to !== null) return { kind: 'move', to };
  if (event.key === 'Enter' || event.key === 'F2') return { kind: 'open' };
  if (event.key === 'Delete' || event.key === 'Backspace') return { kind: 'clear' };
  if (event.key === 'Escape') return { kind: 'forget' };
  return isEditingStartKey(event.key, withControl) ? { kind: 'type', text: event.key } : null;
};

/** The effect of a key while a cell is edited; with `typedOver`, arrows leave the cell, as in a spreadsheet. */
export const inputKeyAction = (
  event: Key,
  active: GridPosition,
  size: GridSize,
  typedOver: boolean,
): KeyAction | null => {
  const back = event.shiftKey;
  if (isSaveKey(event)) return { kind: 'commit', to: active };
  if (event.key === 'Enter') {
    const row = Math.min(Math.max(active.row + (back ? -1 : 1), 0), size.rows - 1);
    return { kind: 'commit', to: { row, column: active.column } };
  }
  if (event.key === 'Tab')
    return { kind: 'commit', to: nextCellInReadingOrder(active, back, size) ?? active };
  if (event.key === 'Escape') return { kind: 'cancel' };
  if (!typedOver || !/^Arrow(?:Up|Down|Left|Right)$/u.test(event.key)) return null;
  return { kind: 'commit', to: nextGridPosition(active, event.key, false, size) ?? active };
};
