import type { AccountsIntake } from '../accounts-intake.ts';
import { pastedTextToSheet } from '../blocks/pasted-text-to-sheet.ts';
import { countOutcomes, type OutcomeCounts } from '../count-outcomes.ts';
import { readAccounts, type ReadAccountsOptions } from '../read-accounts.ts';
import type { SourceFile, SourceSheet } from '../source-cells.ts';

export interface ReadIntake {
  intake: AccountsIntake;
  counts: OutcomeCounts;
  /** The figures of a year, summed by place. */
  places: (year: number) => Record<string, number>;
  asked: string[];
  /** The outcome of a cell of the first sheet. */
  outcomeAt: (
    row: number,
    column: number,
  ) => AccountsIntake['outcomes'][number]['outcome'] | undefined;
}

export const makeSourceFile = (sheets: readonly SourceSheet[], name = 'cuentas'): SourceFile => ({
  name,
  sha256: '0'.repeat(64),
  kind: 'clipboard',
  sheets,
  facts: [],
  dateSystem: 1900,
  marks: null,
  delimiter: null,
  notices: [],
});

/** Reads accounts for every test, and asserts each time that the outcomes of all cells are consistent. */
export const readIntake = (
  source: string | readonly SourceFile[],
  options: ReadAccountsOptions = {},
): ReadIntake => {
  const files = typeof source === 'string' ? [makeSourceFile([pastedTextToSheet(source)])] : source;
  const intake = readAccounts(files, options);
  const counts = countOutcomes(files, intake);
  const places = (year: number) => {
    const sums: Record<string, number> = {};
    for (const figure of intake.figures)
      if (figure.year === year)
        sums[figure.place] = Math.round(((sums[figure.place] ?? 0) + figure.amount) * 100) / 100;
    return sums;
  };
  const outcomeAt = (row: number, column: number) =>
    intake.outcomes.find(
      (one) => one.file === 0 && one.sheet === 0 && one.row === row && one.column === column,
    )?.outcome;
  return { intake, counts, places, asked: intake.questions.map(({ id }) => id), outcomeAt };
};
