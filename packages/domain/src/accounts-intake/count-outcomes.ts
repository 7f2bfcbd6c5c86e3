import type { AccountsIntake, Outcome } from './accounts-intake.ts';
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

const addressOf = (file: number, sheet: number, row: number, column: number): string =>
  `${file}.${sheet}.${row}.${column}`;

/**
 * The law of a take: every cell that came in has one outcome, and none has two. Throws where a cell is
 * missing or asks nobody, since a figure lost in silence is the one fault that nobody can see.
 */
export const countOutcomes = (
  files: readonly SourceFile[],
  intake: AccountsIntake,
): OutcomeCounts => {
  const expected = new Set(
    files.flatMap(({ sheets }, file) =>
      sheets.flatMap(({ cells }, sheet) =>
        cells.map(({ row, column }) => addressOf(file, sheet, row, column)),
      ),
    ),
  );
  const questions = new Set(intake.questions.map(({ id }) => id));
  const counts = { cells: 0, placed: 0, summed: 0, labels: 0, setAside: 0, asked: 0, refused: 0 };
  for (const { file, sheet, row, column, outcome } of intake.outcomes) {
    const address = addressOf(file, sheet, row, column);
    if (!expected.delete(address)) throw new Error(`The cell ${address} has two outcomes`);
    if (outcome.kind === 'asked' && !questions.has(outcome.question))
      throw new Error(`Nobody is asked ${outcome.question} of the cell ${address}`);
    counts.cells += 1;
    counts[counted[outcome.kind]] += 1;
  }
  if (expected.size > 0)
    throw new Error(`Cells without an outcome: ${[...expected].slice(0, 5).join(', ')}`);
  return counts;
};
