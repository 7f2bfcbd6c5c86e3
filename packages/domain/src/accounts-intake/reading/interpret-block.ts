import type { Check } from '../accounts-intake.ts';
import type { PgcPlace } from '../chart/pgc-places.ts';
import { decideIncomeSigns, type IncomeSignsDecision } from '../decisions/income-signs.ts';
import {
  balanceChecks,
  incomeRowsOf,
  partsChecks,
  printedResults,
  resultChecks,
  type BlockRows,
} from './block-checks.ts';
import {
  measuredValue,
  sumTolerance,
  writtenValue,
  type MeasuredValue,
} from '../figures/block-values.ts';
import type { DecimalSeparator } from '../figures/figure-value.ts';
import { settleRoles } from '../rows/settle-roles.ts';
import type { ValuedRow } from '../rows/row-tree.ts';
import { monthChecks } from './month-checks.ts';
import { decideBlockSigns, debitOfRow, type BlockSigns } from './block-signs.ts';
import type { BlockStructure } from './block-structure.ts';

export interface InterpretedRow extends ValuedRow {
  measured: readonly MeasuredValue[];
}

/** A block read with one notation: the content of its rows, the rows that are used, and the sums that are correct. */
export interface Interpretation {
  rows: readonly InterpretedRow[];
  leaves: ReadonlyMap<ValuedRow, readonly ValuedRow[]>;
  signs: BlockSigns;
  /** The amounts on the debit side; null when a figure is missing or the user has to be asked for its sign. */
  debits: ReadonlyMap<ValuedRow, readonly (number | null)[]>;
  checks: readonly Check[];
  /** Parents whose parts do not add up to them, and for each leaf below such a parent with a place, that parent. */
  broken: ReadonlySet<ValuedRow>;
  brokenAbove: ReadonlyMap<ValuedRow, InterpretedRow>;
  tolerance: (summands: number) => number;
}

const rowsWith = (structure: BlockStructure, mark: DecimalSeparator | null): InterpretedRow[] =>
  structure.rows.map((row, index) => {
    const measured = structure.plan.measures.map((measure, at) =>
      row.written === null
        ? measuredValue(row, measure, structure.readings, mark)
        : writtenValue(row, at, mark),
    );
    return {
      ...row,
      index,
      measured,
      values: measured.map(({ value }) => value),
      unread: measured.map(({ fault, isOpen }) => fault !== null || isOpen),
      role: 'leaf',
    };
  });

const decideIncome = (
  rows: readonly ValuedRow[],
  tolerance: BlockRows['tolerance'],
): IncomeSignsDecision => decideIncomeSigns(incomeRowsOf(rows), printedResults(rows), tolerance);

/** The place that a parent may take instead of its parts: its own, else the one that all of these have. */
export const placeOfParent = (
  row: ValuedRow,
  leaves: Interpretation['leaves'],
): PgcPlace | null => {
  const parts = new Set((leaves.get(row) ?? []).map(({ target }) => target?.place ?? null));
  const [only] = parts;
  return row.target?.place ?? (parts.size === 1 ? (only ?? null) : null);
};

const parentsOfBroken = (
  rows: readonly InterpretedRow[],
  broken: ReadonlySet<ValuedRow>,
  leaves: Interpretation['leaves'],
): Map<ValuedRow, InterpretedRow> => {
  const parents = new Map<ValuedRow, InterpretedRow>();
  for (const row of rows)
    if (broken.has(row) && placeOfParent(row, leaves) !== null)
      for (const leaf of leaves.get(row) ?? []) if (!parents.has(leaf)) parents.set(leaf, row);
  return parents;
};

/** Reads the whole block with one decimal mark; called with both marks when nothing else decides between them. */
export const interpretBlock = (
  structure: BlockStructure,
  mark: DecimalSeparator | null,
): Interpretation => {
  const valued = rowsWith(structure, mark);
  const tolerance = sumTolerance(
    valued.flatMap(({ values }) => values.filter((value) => value !== null)),
  );
  const settled = settleRoles(valued, tolerance);
  const rows = settled.rows as InterpretedRow[];
  const signs = decideBlockSigns(structure, rows, decideIncome(rows, tolerance), tolerance, mark);
  const debits = new Map<ValuedRow, readonly (number | null)[]>(
    rows.map((row) => [row, row.values.map((value) => debitOfRow(row, value, signs))]),
  );
  const whole = { rows, leaves: settled.leaves, debits, tolerance };
  const years = structure.plan.measures.map(({ year }) => year);
  const parts = partsChecks(whole, years);
  const broken = new Set(parts.filter(({ check }) => !check.holds).map(({ row }) => row));
  const checks = [
    ...parts.map(({ check }) => check),
    ...resultChecks(structure, rows, debits, tolerance),
    ...balanceChecks(structure, whole, signs.isAccounts),
    ...monthChecks(structure, rows, tolerance, mark),
  ];
  return {
    ...whole,
    signs,
    checks,
    broken,
    brokenAbove: parentsOfBroken(rows, broken, settled.leaves),
  };
};
