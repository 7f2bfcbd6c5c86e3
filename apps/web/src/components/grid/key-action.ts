import {
  followingCell,
  type GridPosition,
  type GridSize,
  nextGridPosition,
  startsEditing,
} from './grid-navigation.ts';
import { isSaveKey } from './is-save-key.ts';

/** What a key does in the grid. `open` edits a field and explains a calculated figure. */
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

/** A key on a selected cell; Tab leaves the grid, so that nobody is caught in it. */
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
  return startsEditing(event.key, withControl) ? { kind: 'type', text: event.key } : null;
};

/** A key while a cell is typed into; `typedOver`: arrows leave it, as in a spreadsheet. */
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
    return { kind: 'commit', to: followingCell(active, back, size) ?? active };
  if (event.key === 'Escape') return { kind: 'cancel' };
  if (!typedOver || !/^Arrow(?:Up|Down|Left|Right)$/u.test(event.key)) return null;
  return { kind: 'commit', to: nextGridPosition(active, event.key, false, size) ?? active };
};
