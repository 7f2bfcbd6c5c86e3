import type { GridCell } from './grid-model.ts';

/** The displayed value of a cell, with its sign; null for a cell without one. */
export const shownValue = ({
  negated,
  value,
}: Pick<GridCell, 'negated' | 'value'>): number | null =>
  value !== null && negated ? -value : value;
