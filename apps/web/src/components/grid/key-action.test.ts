import { describe, expect, it } from 'vitest';
import { cellKeyAction, inputKeyAction } from './key-action.ts';

const key = (
  name: string,
  modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
const size = { rows: 3, columns: 3 };
const at = { row: 1, column: 2 };

describe('keys on a selected cell', () => {
  it('Enter and F2 open it, Delete clears it, a digit types over it', () => {
    expect(cellKeyAction(key('Enter'), at, size)).toEqual({ kind: 'open' });
    expect(cellKeyAction(key('F2'), at, size)).toEqual({ kind: 'open' });
    expect(cellKeyAction(key('Delete'), at, size)).toEqual({ kind: 'clear' });
    expect(cellKeyAction(key('5'), at, size)).toEqual({ kind: 'type', text: '5' });
  });

  it('Tab, shortcuts and Alt belong to the page', () => {
    expect(cellKeyAction(key('Tab'), at, size)).toBeNull();
    expect(cellKeyAction(key('z', { ctrlKey: true }), at, size)).toBeNull();
    expect(cellKeyAction(key('ArrowDown', { altKey: true }), at, size)).toBeNull();
  });
});

describe('keys while typing', () => {
  it('Enter commits downwards, Tab commits to the next cell, Escape takes back', () => {
    expect(inputKeyAction(key('Enter'), at, size, false)).toEqual({
      kind: 'commit',
      to: { row: 2, column: 2 },
    });
    expect(inputKeyAction(key('Tab'), at, size, false)).toEqual({
      kind: 'commit',
      to: { row: 2, column: 0 },
    });
    expect(inputKeyAction(key('Escape'), at, size, false)).toEqual({ kind: 'cancel' });
  });

  it('arrows leave a cell that was typed over and move the caret in one being mended', () => {
    expect(inputKeyAction(key('ArrowLeft'), at, size, true)).toEqual({
      kind: 'commit',
      to: { row: 1, column: 1 },
    });
    expect(inputKeyAction(key('ArrowLeft'), at, size, false)).toBeNull();
  });
});
