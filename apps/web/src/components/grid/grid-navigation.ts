export interface GridPosition {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
}

const clamp = (value: number, maximum: number): number => Math.min(Math.max(value, 0), maximum);

/** The cell to which a key moves, inside the grid; null for a key that does not move. */
export const nextGridPosition = (
  position: GridPosition,
  key: string,
  withControl: boolean,
  size: GridSize,
): GridPosition | null => {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const at = (row: number, column: number): GridPosition => ({
    row: clamp(row, lastRow),
    column: clamp(column, lastColumn),
  });
  const { row, column } = position;
  switch (key) {
    case 'ArrowUp':
      return at(withControl ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(withControl ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return at(row, withControl ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, withControl ? lastColumn : column + 1);
    case 'Home':
      return at(withControl ? 0 : row, 0);
    case 'End':
      return at(withControl ? lastRow : row, lastColumn);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(lastRow, column);
    default:
      return null;
  }
};

/** The next cell in reading order; null after the last one, so that Tab can leave the grid. */
export const nextCellInReadingOrder = (
  position: GridPosition,
  backwards: boolean,
  size: GridSize,
): GridPosition | null => {
  const index = position.row * size.columns + position.column + (backwards ? -1 : 1);
  if (index < 0 || index >= size.rows * size.columns) return null;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
};

/**
 * Whether a key is a single printable character without a modifier: it starts editing and replaces the cell's content.
 */
export const isEditingStartKey = (key: string, withModifier: boolean): boolean =>
  !withModifier && key.length === 1 && key !== ' ';
