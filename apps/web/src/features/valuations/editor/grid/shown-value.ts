import type { GridCell } from './grid-model.ts';

/** The value that a cell shows, with its sign; null in a cell without one. */
export const shownValue = ({
  negated,
  value,
}: Pick<GridCell, 'negated' | 'value'>): number | null =>
  value !== null && negated ? -value : value;
