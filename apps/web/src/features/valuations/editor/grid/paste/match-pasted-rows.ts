import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import {
  parseAmountCell,
  isAccountingZero,
} from '../../../../../components/grid/paste/parse-amount-cell.ts';
import type { BlockNotation } from '../../../../../components/grid/paste/detect-block-notation.ts';
import type { GridRow } from '../grid-model.ts';
import type { PastedCells } from '../../../../../components/grid/paste/parse-pasted-cells.ts';
import type { BlockWithHeaders } from './split-headers.ts';
import { parseFigureCell } from '../../../../../components/grid/paste/parse-figure-cell.ts';

const keyOf = (name: string): string =>
  companySortKey(name)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** The rows by the block's own row names; null when it has none, or when most are unknown. */
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

const leastAmount = 1_000;

const isMarkedRate = (cell: string): boolean => cell.includes('%');

const hasDecimals = (cell: string): boolean =>
  /[.,]\d{1,2}$/u.test(parseFigureCell(cell)?.digits ?? '') && !isMarkedRate(cell);

/** Distinguishes rows of amounts from rows of percentages in one block. */
const amountTest = (cells: PastedCells, notation: BlockNotation) => {
  const valueOf = (cell: string): number | null => {
    const value = isMarkedRate(cell) ? null : parseAmountCell(cell, notation.language);
    return typeof value === 'number' ? Math.abs(value) : null;
  };
  const hasSign = (cell: string): boolean =>
    isAccountingZero(cell)
      ? /[\p{Sc}\p{L}]/u.test(cell)
      : /[^%]/u.test(parseFigureCell(cell)?.signs ?? '');
  const isAmount = (cell: string): boolean => hasSign(cell) || (valueOf(cell) ?? 0) >= leastAmount;
  const flat = cells.flat();
  const amounts = flat.filter((cell) => (valueOf(cell) ?? 0) >= leastAmount);
  const mayHoldBareRates =
    amounts.length > 0 && !amounts.some(hasDecimals) && !flat.some(isMarkedRate);
  const mayBeRate = (cell: string): boolean => {
    const value = valueOf(cell);
    return mayHoldBareRates && value !== null && value < leastAmount && !Number.isInteger(value);
  };
  return {
    hasAmount: (row: readonly string[]): boolean => row.some(isAmount),
    /**
     * True for whole numbers, and for any number in a block that has percentages with a % sign or amounts with
     * decimals.
     */
    isOfAmounts: (row: readonly string[]): boolean =>
      row.some(isAmount) ||
      (row.some((cell) => valueOf(cell) !== null) &&
        !row.some((cell) => isMarkedRate(cell) || mayBeRate(cell))),
  };
};

/**
 * The grid's row for each row of a block pasted at the row `from`; null for none. Named rows are placed by name. Others
 * follow in sequence, where amounts skip calculated percentage rows.
 */
export const matchPastedRows = (
  { cells, names }: BlockWithHeaders,
  rows: readonly GridRow[],
  from: number,
  notation: BlockNotation,
): (number | null)[] => {
  const byName = placesByName(names, rows);
  if (byName !== null) return byName;
  const { hasAmount, isOfAmounts } = amountTest(cells, notation);
  const isRateAt = (place: number): boolean => {
    const row = rows[place];
    return row !== undefined && isCalculatedRate(row);
  };
  let next = from;
  return cells.map((row) => {
    if (next === from ? hasAmount(row) : isOfAmounts(row)) while (isRateAt(next)) next += 1;
    next += 1;
    return next - 1;
  });
};
