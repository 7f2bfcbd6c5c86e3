import { isPartOf } from '../chart/filed-lines.ts';
import type { BlockRow } from './block-row.ts';
import type { RowTarget } from './row-target.ts';

/** A row with its printed figures, by measure. */
export interface ValuedRow extends BlockRow {
  index: number;
  values: readonly (number | null)[];
  /** The figure is refused or has two readings, so no sum can be checked with it. */
  unread: readonly boolean[];
  role: 'leaf' | 'parent' | 'subtotal' | 'outside';
}

const within = (line: string, whole: string): boolean =>
  line === whole || line.startsWith(`${whole}.`) || line.startsWith(`${whole}-`);

const isLinePart = (part: RowTarget, whole: RowTarget): boolean => {
  if (whole.key === null || whole.isTotal) return false;
  if (part.key !== null) return isPartOf(part.key, whole.key);
  const line = whole.line;
  return (
    part.account !== null &&
    line !== null &&
    part.line !== null &&
    part.line.split('|').every((one) => within(one, line))
  );
};

/** Whether one row is a part of the other, according to its code or to the models. */
export const isPartOfRow = (part: BlockRow, whole: BlockRow): boolean => {
  if (part === whole) return false;
  if (whole.kind === 'account' && whole.code !== null)
    return (
      part.code !== null && part.code.length > whole.code.length && part.code.startsWith(whole.code)
    );
  if (whole.kind !== 'line' || whole.target === null || part.target === null) return false;
  return isLinePart(part.target, whole.target);
};

/** The rows whose codes begin with a text and go on, in their order. */
export type RowsUnder = (prefix: string) => readonly ValuedRow[];

/** Sorted by code, what begins alike stands together: no list for each beginning of each code. */
export const rowsByPrefix = (rows: readonly ValuedRow[]): RowsUnder => {
  const sorted = rows
    .map((row) => ({ row, code: row.code ?? '' }))
    .toSorted((one, other) => {
      if (one.code === other.code) return 0;
      return one.code < other.code ? -1 : 1;
    });
  const firstAfter = (isBefore: (code: string) => boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(sorted[middle]?.code ?? '')) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (prefix) => {
    const from = firstAfter((code) => code <= prefix);
    if (sorted[from]?.code.startsWith(prefix) !== true) return [];
    const to = firstAfter((code) => code <= prefix || code.startsWith(prefix));
    return sorted
      .slice(from, to)
      .map(({ row }) => row)
      .toSorted((one, other) => one.index - other.index);
  };
};

/** The parts of each row that has some; codes are matched by prefix, names by the models. */
export const findRowParts = (
  rows: readonly ValuedRow[],
  rowsUnder: RowsUnder,
): Map<ValuedRow, ValuedRow[]> => {
  const parts = new Map<ValuedRow, ValuedRow[]>();
  for (const row of rows) {
    if (row.kind === 'account' && row.code !== null) {
      const found = rowsUnder(row.code);
      if (found.length > 0) parts.set(row, [...found]);
    } else if (row.kind === 'line') {
      const found = rows.filter((one) => isPartOfRow(one, row));
      if (found.length > 0) parts.set(row, found);
    }
  }
  return parts;
};

const sumAt = (rows: readonly ValuedRow[], measure: number): number =>
  rows.reduce((sum, { values }) => sum + (values[measure] ?? 0), 0);

/** Whether the rows add up to another row in every measure in which that row has a figure. */
export const isSumOfRows = (
  rows: readonly ValuedRow[],
  whole: ValuedRow,
  tolerance: (summands: number) => number,
): boolean =>
  rows.length > 0 &&
  whole.values.some((value) => value !== null && value !== 0) &&
  whole.values.every(
    (value, measure) => Math.abs((value ?? 0) - sumAt(rows, measure)) <= tolerance(rows.length),
  );

export interface CodeFamily {
  members: readonly ValuedRow[];
  /** By measure. */
  sums: readonly number[];
}

/** The accounts with a given prefix and length, with their sums: for example the eight-digit accounts of `430`. */
export const codeFamilies = (
  rowsUnder: RowsUnder,
): ((prefix: string, length: number) => CodeFamily) => {
  const known = new Map<string, CodeFamily>();
  return (prefix, length) => {
    const key = `${prefix} ${length}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const members = rowsUnder(prefix).filter(
      ({ kind, code }) => kind === 'account' && code?.length === length,
    );
    const sums = (members[0]?.values ?? []).map((_, measure) => sumAt(members, measure));
    const family = { members, sums };
    known.set(key, family);
    return family;
  };
};

/** `43000000` next to `43000001` is a parent only when it equals the sum of the other accounts with its prefix. */
export const zeroPaddedParts = (
  row: ValuedRow,
  familyOf: (prefix: string, length: number) => CodeFamily,
  tolerance: (summands: number) => number,
): ValuedRow[] => {
  const { code, values } = row;
  if (code === null || row.kind !== 'account' || !code.endsWith('0')) return [];
  const stem = code.replace(/0+$/u, '');
  if (values.every((value) => value === null || value === 0)) return [];
  for (let length = Math.max(stem.length, 3); length < code.length; length += 1) {
    const { members, sums } = familyOf(code.slice(0, length), code.length);
    const isSum = values.every(
      (value, measure) =>
        Math.abs(2 * (value ?? 0) - (sums[measure] ?? 0)) <= tolerance(members.length - 1),
    );
    if (members.length > 1 && isSum) return members.filter((one) => one !== row);
  }
  return [];
};
