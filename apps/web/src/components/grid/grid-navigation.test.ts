import { describe, expect, it } from 'vitest';
import { nextCellInReadingOrder, nextGridPosition, isEditingStartKey } from './grid-navigation.ts';

const size = { rows: 3, columns: 4 };

describe('moving in the grid', () => {
  it('an arrow moves by one cell and stops at the edge', () => {
    expect(nextGridPosition({ row: 1, column: 1 }, 'ArrowDown', false, size)).toEqual({
      row: 2,
      column: 1,
    });
    expect(nextGridPosition({ row: 2, column: 1 }, 'ArrowDown', false, size)).toEqual({
      row: 2,
      column: 1,
    });
    expect(nextGridPosition({ row: 0, column: 0 }, 'ArrowLeft', false, size)).toEqual({
      row: 0,
      column: 0,
    });
  });

  it('with control an arrow goes to the edge, Home and End to the ends', () => {
    expect(nextGridPosition({ row: 1, column: 1 }, 'ArrowRight', true, size)).toEqual({
      row: 1,
      column: 3,
    });
    expect(nextGridPosition({ row: 1, column: 2 }, 'Home', false, size)).toEqual({
      row: 1,
      column: 0,
    });
    expect(nextGridPosition({ row: 1, column: 2 }, 'End', true, size)).toEqual({
      row: 2,
      column: 3,
    });
  });

  it('other keys do not move', () => {
    expect(nextGridPosition({ row: 1, column: 1 }, 'a', false, size)).toBeNull();
  });

  it('Tab goes on to the next row and leaves after the last cell', () => {
    expect(nextCellInReadingOrder({ row: 0, column: 3 }, false, size)).toEqual({
      row: 1,
      column: 0,
    });
    expect(nextCellInReadingOrder({ row: 1, column: 0 }, true, size)).toEqual({
      row: 0,
      column: 3,
    });
    expect(nextCellInReadingOrder({ row: 2, column: 3 }, false, size)).toBeNull();
  });

  it('typing starts editing, a shortcut does not', () => {
    expect(isEditingStartKey('7', false)).toBe(true);
    expect(isEditingStartKey('-', false)).toBe(true);
    expect(isEditingStartKey('v', true)).toBe(false);
    expect(isEditingStartKey('F2', false)).toBe(false);
  });
});
