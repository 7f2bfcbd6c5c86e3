import type { Check } from '../accounts-intake.ts';
import { printedResultSum, type IncomeRow, type PrintedResult } from '../decisions/income-signs.ts';
import { roundSum } from '../figures/block-values.ts';
import type { ValuedRow } from '../rows/row-tree.ts';
import type { BlockStructure } from './block-structure.ts';

/** The rows of a block with their amounts on the debit side. */
export interface BlockRows {
  rows: readonly ValuedRow[];
  leaves: ReadonlyMap<ValuedRow, readonly ValuedRow[]>;
  debits: ReadonlyMap<ValuedRow, readonly (number | null)[]>;
  tolerance: (summands: number) => number;
}

const checkOf = (
  check: Omit<Check, 'holds' | 'causes'>,
  rows: readonly ValuedRow[],
  measure: number,
): Check => {
  const expected = roundSum(check.expected);
  const found = roundSum(check.found);
  const gap = Math.abs(expected - found);
  const holds = gap <= check.tolerance;
  const equals = (value: number | null | undefined) =>
    value !== null &&
    value !== undefined &&
    value !== 0 &&
    (Math.abs(Math.abs(value) - gap) <= check.tolerance ||
      Math.abs(Math.abs(value) * 2 - gap) <= check.tolerance);
  const causes = holds
    ? []
    : rows.filter(({ values }) => equals(values[measure])).map(({ name }) => name);
  return { ...check, expected, found, holds, causes: causes.slice(0, 5) };
};

export const partsChecks = (
  { rows, leaves, debits, tolerance }: BlockRows,
  years: readonly (number | null)[],
): { row: ValuedRow; check: Check }[] =>
  [...leaves].flatMap(([whole, parts]) =>
    years.flatMap((year, measure) => {
      const expected = debits.get(whole)?.[measure] ?? null;
      const found = parts.map((part) => debits.get(part)?.[measure] ?? null);
      if (expected === null || found.every((value) => value === null)) return [];
      const isUnread = ({ unread, values }: ValuedRow, at: number) =>
        unread[measure] === true || (found[at] === null && (values[measure] ?? null) !== null);
      if (parts.some(isUnread)) return [];
      const sum = found.reduce<number>((total, value) => total + (value ?? 0), 0);
      const check = {
        identity: 'parts' as const,
        year,
        subject: whole.name,
        expected,
        found: sum,
        tolerance: tolerance(parts.length),
      };
      return [{ row: whole, check: checkOf(check, rows, measure) }];
    }),
  );

const resultIdentities: Readonly<Record<string, Check['identity']>> = {
  ebitda: 'ebitda',
  '49100': 'operating-result',
  '49200': 'financial-result',
  '49300': 'result-before-tax',
  '49400': 'result-of-the-year',
  '49500': 'result-of-the-year',
};

export const printedResults = (rows: readonly ValuedRow[]): (PrintedResult & { name: string })[] =>
  rows.flatMap((row) => {
    const key = row.kind === 'ebitda' ? 'ebitda' : (row.target?.key ?? '');
    return row.kind !== 'text' && key in resultIdentities
      ? [{ key, values: row.values, name: row.name }]
      : [];
  });

export const incomeRowsOf = (rows: readonly ValuedRow[]): (ValuedRow & IncomeRow)[] =>
  rows.flatMap((row) =>
    row.role === 'leaf' && row.target?.statement === 'income'
      ? [{ ...row, target: row.target }]
      : [],
  );

export const resultChecks = (
  structure: BlockStructure,
  rows: readonly ValuedRow[],
  debits: BlockRows['debits'],
  tolerance: BlockRows['tolerance'],
): Check[] => {
  const income = rows.filter(
    ({ role, target }) => role === 'leaf' && target?.statement === 'income',
  );
  const asCredits: IncomeRow[] = income.flatMap((row) =>
    row.target === null
      ? []
      : [
          {
            target: row.target,
            values: (debits.get(row) ?? []).map((value) => (value === null ? null : -value)),
            unread: row.unread,
          },
        ],
  );
  return printedResults(rows).flatMap(({ key, values, name }) =>
    values.flatMap((printed, measure) => {
      const { sum, summands } = printedResultSum(key, asCredits, measure, 'costs-negative');
      const identity = resultIdentities[key];
      if (printed === null || identity === undefined || summands === 0) return [];
      const year = structure.plan.measures[measure]?.year ?? null;
      return [
        checkOf(
          {
            identity,
            year,
            subject: name,
            expected: printed,
            found: sum,
            tolerance: tolerance(summands),
          },
          rows,
          measure,
        ),
      ];
    }),
  );
};

/** All balances of a complete trial balance add up to zero, and debit equals credit. */
export const balanceChecks = (
  structure: BlockStructure,
  { rows, debits, tolerance }: BlockRows,
  isAccounts: boolean,
): Check[] => {
  const leaves = rows.filter(({ role, target }) => role === 'leaf' && target !== null);
  const statements = new Set(leaves.map(({ target }) => target?.statement));
  if (!isAccounts || statements.size < 2 || !statements.has('assets')) return [];
  return structure.plan.measures.map(({ year }, measure) => {
    const values = leaves.map((row) => debits.get(row)?.[measure] ?? 0);
    const found = values.reduce((sum, value) => sum + value, 0);
    return checkOf(
      {
        identity: 'balances',
        year,
        subject: '',
        expected: 0,
        found,
        tolerance: tolerance(values.length),
      },
      rows,
      measure,
    );
  });
};
