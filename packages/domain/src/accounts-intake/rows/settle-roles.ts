import type { RowTarget } from './row-target.ts';
import {
  isSumOfRows,
  codeFamilies,
  findRowParts,
  rowsByPrefix,
  zeroPaddedParts,
  type ValuedRow,
} from './row-tree.ts';

export interface SettledRows {
  rows: ValuedRow[];
  /** The leaves below each parent. */
  leaves: Map<ValuedRow, ValuedRow[]>;
}

type Tolerance = (summands: number) => number;

const isKnown = ({ kind }: ValuedRow): boolean =>
  kind === 'line' || kind === 'account' || kind === 'ebitda';

/** The rows with unknown names below a line, up to the next known row that is not a part of it. */
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

const adopt = (row: ValuedRow, target: RowTarget): void => {
  row.kind = 'line';
  row.target = { ...target, key: null, account: null, isTotal: false };
};

/** Rows with unknown names become parts of the line that they add up to. */
const adoptStrangers = (
  rows: readonly ValuedRow[],
  parts: ReadonlyMap<ValuedRow, readonly ValuedRow[]>,
  tolerance: Tolerance,
): Map<ValuedRow, ValuedRow[]> => {
  const families = new Map<ValuedRow, ValuedRow[]>();
  if (!rows.some(({ kind }) => kind === 'unknown')) return families;
  for (const [at, row] of rows.entries()) {
    const { target } = row;
    if (row.kind !== 'line' || target === null || target.isTotal || target.place === null) continue;
    const own = (parts.get(row) ?? []).filter((one) => !parts.has(one));
    const below = strangersBelow(rows, at, parts.get(row) ?? []);
    const isTotalRow = own.length === 0 && /^(?:total|suma)\b/u.test(row.key);
    const strangers = [below, isTotalRow ? strangersAbove(rows, at) : []].find(
      (some) => some.length > 0 && isSumOfRows([...own, ...some], row, tolerance),
    );
    if (strangers === undefined) continue;
    for (const one of strangers) adopt(one, target);
    families.set(row, [...(parts.get(row) ?? []), ...strangers]);
  }
  return families;
};

/** A `Total …` row after its line with the same figures, or after the rows that it adds up. */
const isRepeatedTotal = (
  row: ValuedRow,
  rows: readonly ValuedRow[],
  tolerance: Tolerance,
): boolean => {
  if (!/^(?:total|suma|subtotal)\b/u.test(row.key)) return false;
  const before = rows.filter((one) => one.index < row.index && one.role === 'leaf' && one !== row);
  if (row.kind === 'line')
    return before.some(
      (one) => one.target?.key === row.target?.key && isSumOfRows([one], row, tolerance),
    );
  if (row.kind !== 'unknown') return false;
  return before.some(
    (_, from) => before.length - from >= 2 && isSumOfRows(before.slice(from), row, tolerance),
  );
};

const outsideKinds: ReadonlySet<ValuedRow['kind']> = new Set([
  'outside',
  'carried',
  'text',
  'head',
]);

const roleOf = (row: ValuedRow, isParent: boolean): ValuedRow['role'] => {
  if (outsideKinds.has(row.kind)) return 'outside';
  const isTotal = row.target?.isTotal === true || row.kind === 'ebitda' || row.kind === 'subtotal';
  if (isTotal) return 'subtotal';
  return isParent ? 'parent' : 'leaf';
};

/** Decides which rows are leaves and which only sum up others; a parent without parts is a leaf. */
export const settleRoles = (valued: readonly ValuedRow[], tolerance: Tolerance): SettledRows => {
  const rows = valued.map((row) => ({ ...row }));
  const rowsUnder = rowsByPrefix(rows.filter(({ kind, code }) => kind !== 'line' && code !== null));
  const familyOf = codeFamilies(rowsUnder);
  const parts = findRowParts(rows, rowsUnder);
  for (const [row, family] of adoptStrangers(rows, parts, tolerance)) parts.set(row, family);
  for (const row of rows) {
    const padded = parts.has(row) ? [] : zeroPaddedParts(row, familyOf, tolerance);
    if (padded.length > 0) parts.set(row, padded);
    row.role = roleOf(row, parts.has(row));
  }
  for (const row of rows)
    if (row.role === 'leaf' && isRepeatedTotal(row, rows, tolerance)) row.role = 'subtotal';
  const leaves = new Map<ValuedRow, ValuedRow[]>();
  for (const [row, found] of parts)
    leaves.set(
      row,
      found.filter(({ role }) => role === 'leaf'),
    );
  return { rows, leaves };
};
