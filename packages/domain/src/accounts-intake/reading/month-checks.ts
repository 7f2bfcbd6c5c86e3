import type { Check } from '../accounts-intake.ts';
import { figureValue, type DecimalSeparator } from '../figures/figure-value.ts';
import { roundSum } from '../figures/block-values.ts';
import type { ValuedRow } from '../rows/row-tree.ts';
import type { BlockStructure } from './block-structure.ts';

interface RowOfMonths {
  row: ValuedRow;
  total: number;
  months: readonly number[];
}

const rowsOfMonths = (
  { columns, plan, readings }: BlockStructure,
  rows: readonly ValuedRow[],
  measure: number,
  mark: DecimalSeparator | null,
): RowOfMonths[] => {
  const support = plan.measures[measure]?.support ?? [];
  const months = columns.figures
    .filter(({ column, head }) => head.month !== null && support.includes(column))
    .map(({ column }) => column);
  if (months.length < 3) return [];
  return rows.flatMap((row) => {
    const total = row.values[measure] ?? null;
    const values = months.map((column) => {
      const cell = row.row.cells.find((one) => one.column === column);
      const reading = cell === undefined ? undefined : readings.of(cell);
      if (reading === undefined) return 0;
      return reading.kind === 'figure' ? figureValue(reading.figure, mark) : null;
    });
    const read = values.filter((value) => value !== null);
    return total === null || read.length < values.length ? [] : [{ row, total, months: read }];
  });
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** The months beside a total add up to it, or the last of them is it where they are cumulative. */
export const monthChecks = (
  structure: BlockStructure,
  rows: readonly ValuedRow[],
  tolerance: (summands: number) => number,
  mark: DecimalSeparator | null,
): Check[] =>
  structure.plan.measures.flatMap(({ year }, measure): Check[] => {
    const read = rowsOfMonths(structure, rows, measure, mark);
    if (read.length === 0) return [];
    const most = tolerance(read[0]?.months.length ?? 1);
    const isNear = (one: number, other: number) => Math.abs(one - other) <= most;
    const cumulative = read.filter(({ total, months }) => isNear(total, months.at(-1) ?? 0)).length;
    const added = read.filter(({ total, months }) => isNear(total, sumOf(months))).length;
    const foundOf = ({ months }: RowOfMonths) =>
      cumulative > added ? (months.at(-1) ?? 0) : sumOf(months);
    const wrong = read.filter((one) => !isNear(one.total, foundOf(one)));
    const shown = wrong[0] ?? read[0];
    if (shown === undefined) return [];
    return [
      {
        identity: 'months',
        year,
        subject: wrong[0]?.row.name ?? '',
        expected: roundSum(shown.total),
        found: roundSum(foundOf(shown)),
        tolerance: most,
        holds: wrong.length === 0,
        causes: wrong.slice(1, 5).map(({ row }) => row.name),
      },
    ];
  });
