import type { CellAddress, CellOutcome, Outcome } from './accounts-intake.ts';
import type { SourceCell, SourceFile } from './source-cells.ts';

/** The record of each cell's outcome; the first outcome recorded for a cell remains. */
export interface OutcomeLedger {
  enter: (cells: readonly SourceCell[], outcome: Outcome) => void;
  /** Where a cell stands; null for one that came in with no file. */
  addressOf: (cell: SourceCell) => CellAddress | null;
  /** Of every cell that came in, in its order; cells without an entry are in no table. */
  outcomes: () => CellOutcome[];
}

const outsideTables: Outcome = { kind: 'set-aside', reason: 'no-accounts' };

export const openOutcomeLedger = (files: readonly SourceFile[]): OutcomeLedger => {
  const entries = new Map<SourceCell, CellOutcome>();
  for (const [file, { sheets }] of files.entries())
    for (const [sheet, { cells }] of sheets.entries())
      for (const cell of cells) {
        const { row, column } = cell;
        entries.set(cell, { file, sheet, row, column, outcome: outsideTables });
      }
  return {
    enter: (cells, outcome) => {
      for (const cell of cells) {
        const entry = entries.get(cell);
        if (entry?.outcome === outsideTables) entry.outcome = outcome;
      }
    },
    addressOf: (cell) => {
      const entry = entries.get(cell);
      if (entry === undefined) return null;
      const { file, sheet, row, column } = entry;
      return { file, sheet, row, column };
    },
    outcomes: () => [...entries.values()],
  };
};
