import type { RowTarget } from './row-target.ts';
import { addUp, partsOfRows, rowsByPrefix, zeroPaddedParts, type ValuedRow } from './row-tree.ts';

export interface SettledRows {
  rows: ValuedRow[];
  /** The leaves under each parent. */
  leaves: Map<ValuedRow, ValuedRow[]>;
}

type Tolerance = (summands: number) => number;

const isKnown = ({ kind }: ValuedRow): boolean =>
  kind === 'line' || kind === 'account' || kind === 'ebitda';

/** The rows with own names that stand below a line, up to the next known row that is no part of it. */
const strangersBelow = (
  rows: readonly ValuedRow[],
  at: number,
  parts: readonly ValuedRow[],
): ValuedRow[] => {
  const found: ValuedRow[] = [];
  for (const row of rows.slice(at + 1)) {
    if (isKnown(row) && !parts.includes(row)) break;
    if (row.kind === 'unknown') found.push(row);
  }
  return found;
};

const strangersAbove = (rows: readonly ValuedRow[], at: number): ValuedRow[] => {
  const before = rows.slice(0, at);
  const last = before.findLastIndex((row) => row.kind !== 'unknown');
  return before.slice(last + 1);
};

const adopted = (row: ValuedRow, target: RowTarget): ValuedRow => ({
  ...row,
  kind: 'line',
  target: { ...target, key: null, line: null, account: null, isTotal: false },
});

/** Rows with own names become parts of the line that they add up to. */
const adoptStrangers = (rows: readonly ValuedRow[], tolerance: Tolerance): ValuedRow[] => {
  const result = [...rows];
  if (!rows.some(({ kind }) => kind === 'unknown')) return result;
  const parts = partsOfRows(rows, rowsByPrefix(rows));
  for (const [at, row] of rows.entries()) {
    const { target } = row;
    if (row.kind !== 'line' || target === null || target.isTotal || target.place === null) continue;
    const own = (parts.get(row) ?? []).filter((one) => (parts.get(one) ?? []).length === 0);
    const below = strangersBelow(rows, at, parts.get(row) ?? []);
    const above = own.length === 0 ? strangersAbove(rows, at) : [];
    const isTotalRow = /^(?:total|suma)\b/u.test(row.key);
    const strangers = [below, isTotalRow ? above : []].find(
      (some) => some.length > 0 && addUp([...own, ...some], row, tolerance),
    );
    for (const one of strangers ?? []) {
      const index = result.findIndex(({ index }) => index === one.index);
      result[index] = { ...adopted(one, target), key: `${one.key} ${target.key ?? ''}` };
    }
    if (strangers !== undefined) {
      const whole = result.findIndex(({ index }) => index === row.index);
      const own = result[whole];
      if (own !== undefined) result[whole] = { ...own, role: 'parent' };
    }
  }
  return result;
};

/** `Total …` after its line with the same figures, or after the rows that it sums. */
const isRepeatedTotal = (
  row: ValuedRow,
  rows: readonly ValuedRow[],
  tolerance: Tolerance,
): boolean => {
  if (!/^(?:total|suma|subtotal)\b/u.test(row.key)) return false;
  const before = rows.filter((one) => one.index < row.index && one.role === 'leaf' && one !== row);
  if (row.kind === 'line')
    return before.some(
      (one) => one.target?.key === row.target?.key && addUp([one], row, tolerance),
    );
  if (row.kind !== 'unknown') return false;
  return before.some(
    (_, from) => before.length - from >= 2 && addUp(before.slice(from), row, tolerance),
  );
};

/** Which rows are leaves and which only sum others up; a parent without parts is a leaf. */
export const settleRoles = (valued: readonly ValuedRow[], tolerance: Tolerance): SettledRows => {
  const rows = adoptStrangers(valued, tolerance);
  const prefixes = rowsByPrefix(rows.filter(({ kind, code }) => kind !== 'line' && code !== null));
  const parts = partsOfRows(rows, prefixes);
  for (const [at, row] of rows.entries()) {
    const padded = parts.has(row) ? [] : zeroPaddedParts(row, prefixes, tolerance);
    if (padded.length > 0) parts.set(row, padded);
    const isTotal =
      row.target?.isTotal === true || row.kind === 'ebitda' || row.kind === 'subtotal';
    const role = isTotal ? 'subtotal' : parts.has(row) || row.role === 'parent' ? 'parent' : 'leaf';
    const isOutside =
      row.kind === 'outside' ||
      row.kind === 'carried' ||
      row.kind === 'text' ||
      row.kind === 'head';
    Object.assign(row, { role: isOutside ? 'outside' : role });
    rows[at] = row;
  }
  for (const row of rows)
    if (row.role === 'leaf' && isRepeatedTotal(row, rows, tolerance)) row.role = 'subtotal';
  const leaves = new Map<ValuedRow, ValuedRow[]>();
  for (const [row, found] of parts)
    leaves.set(
      row,
      found.filter((one) => one.role === 'leaf'),
    );
  return { rows, leaves };
};
