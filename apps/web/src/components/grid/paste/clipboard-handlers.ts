import type { ClipboardEvent } from 'react';
import type { CellCursor } from '../use-cell-cursor.ts';

/** Copying and pasting in a grid. While a cell is being edited, its input handles both. */
export const clipboardHandlers = (cursor: CellCursor<unknown>) => ({
  onCopy: (event: ClipboardEvent): void => {
    const text = cursor.copy();
    if (text === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  },
  onPaste: (event: ClipboardEvent): void => {
    if (cursor.editing !== null) return;
    event.preventDefault();
    cursor.paste(event.clipboardData.getData('text/plain'));
  },
});
