import type { AccountsIntake, Outcome } from './accounts-intake.ts';
import { withFactSheets } from './fact-sheets.ts';
import type { SourceFile } from './source-cells.ts';

export interface OutcomeCounts {
  cells: number;
  placed: number;
  summed: number;
  labels: number;
  setAside: number;
  asked: number;
  refused: number;
}

const counted: Readonly<Record<Outcome['kind'], keyof OutcomeCounts>> = {
  placed: 'placed',
  summed: 'summed',
  label: 'labels',
  'set-aside': 'setAside',
  asked: 'asked',
  refused: 'refused',
};

/** More than a sheet has columns. */
const columnStep = 16_384;

const placeIn = (row: number, column: number): number => row * columnStep + column;

/**
 * Checks that every imported cell has exactly one outcome. Throws when a cell is missing or its question does not
 * exist, because a silently lost figure is the one fault that nobody can see.
 */
export const countOutcomes = (
  files: readonly SourceFile[],
  intake: AccountsIntake,
): OutcomeCounts => {
  const expected = files
    .map(withFactSheets)
    .map(({ sheets }) =>
      sheets.map(({ cells }) => new Set(cells.map(({ row, column }) => placeIn(row, column)))),
    );
  const questions = new Set(intake.questions.map(({ id }) => id));
  const counts = { cells: 0, placed: 0, summed: 0, labels: 0, setAside: 0, asked: 0, refused: 0 };
  for (const { file, sheet, row, column, outcome } of intake.outcomes) {
    if (expected[file]?.[sheet]?.delete(placeIn(row, column)) !== true)
      throw new Error(`The cell ${file}.${sheet}.${row}.${column} has two outcomes`);
    if (outcome.kind === 'asked' && !questions.has(outcome.question))
      throw new Error(`Nobody is asked ${outcome.question} of ${file}.${sheet}.${row}.${column}`);
    counts.cells += 1;
    counts[counted[outcome.kind]] += 1;
  }
  const left = expected.flat().reduce((sum, cells) => sum + cells.size, 0);
  if (left > 0) throw new Error(`${left} cells are without an outcome`);
  return counts;
};
