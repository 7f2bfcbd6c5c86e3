import type { Outcome } from './accounts-intake.ts';
import type { SourceCell } from './source-cells.ts';

/** Where the outcome of each cell is entered; the first entry of a cell stands. */
export interface OutcomeLedger {
  enter: (cells: readonly SourceCell[], outcome: Outcome) => void;
  of: (cell: SourceCell) => Outcome | null;
}

export const openOutcomeLedger = (): OutcomeLedger => {
  const outcomes = new Map<SourceCell, Outcome>();
  return {
    enter: (cells, outcome) => {
      for (const cell of cells) if (!outcomes.has(cell)) outcomes.set(cell, outcome);
    },
    of: (cell) => outcomes.get(cell) ?? null,
  };
};
