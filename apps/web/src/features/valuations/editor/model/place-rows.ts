import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { amountOfCell } from './amount-of-cell.ts';
import type { GridRow } from './grid-model.ts';
import type { HeadedBlock } from './paste-block.ts';

const keyOf = (name: string): string =>
  companySortKey(name)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** The rows by the block's own names for them; null where it names none, or mostly others. */
const placesByName = (names: readonly string[] | null, rows: readonly GridRow[]) => {
  if (names === null) return null;
  const labels = rows.map(({ label }) => keyOf(label));
  const places = names.map((name) => {
    const place = labels.indexOf(keyOf(name));
    return name === '' || place < 0 ? null : place;
  });
  const found = places.filter((place) => place !== null).length;
  return found * 2 > names.filter((name) => name !== '').length ? places : null;
};

const isCalculatedRate = ({ cells }: GridRow): boolean =>
  cells.every(({ path, unit }) => path === null && unit === 'rate');

const smallestAmount = 1_000;

/** Nothing that a percentage could be, written with its mark or as a fraction. */
const isAmount = (cell: string): boolean => {
  if (cell.includes('%')) return false;
  const value = amountOfCell(cell);
  return typeof value === 'number' && Math.abs(value) >= smallestAmount;
};

/**
 * The grid's row for each row of a block pasted at the row `from`; null for none. Rows that the block names go by
 * their names, others one beneath the other, amounts past the percentages that are calculated between them.
 */
export const placeRows = (
  { cells, names }: HeadedBlock,
  rows: readonly GridRow[],
  from: number,
): (number | null)[] => {
  const byName = placesByName(names, rows);
  if (byName !== null) return byName;
  let next = from;
  return cells.map((row) => {
    for (;;) {
      const target = rows[next];
      if (target === undefined || !isCalculatedRate(target) || !row.some(isAmount)) break;
      next += 1;
    }
    next += 1;
    return next - 1;
  });
};
