import type { SheetBlock } from '../blocks/sheet-block.ts';
import type { SourceCell } from '../source-cells.ts';
import { readCell, type CellReading, type WrittenFigure } from './read-cell.ts';

/** What the cells in the figure columns of a block hold. They are read when asked for: a block may have a million. */
export interface Readings {
  /** Undefined for a cell of another column. */
  of: (cell: SourceCell) => CellReading | undefined;
  forEachFigure: (visit: (figure: WrittenFigure, cell: SourceCell) => void) => void;
}

const sideOfText = (text: string): 'debit' | 'credit' =>
  /^(?:d|dr|db)/iu.test(text.trim()) ? 'debit' : 'credit';

/** Applies a column of D and H to the figures of its row. */
const sidesBeside = (
  block: SheetBlock,
  sides: readonly number[],
  isFigure: (cell: SourceCell) => boolean,
): Map<SourceCell, WrittenFigure['side']> => {
  const found = new Map<SourceCell, WrittenFigure['side']>();
  if (sides.length === 0) return found;
  for (const { cells } of block.body)
    for (const mark of cells.filter(({ column }) => sides.includes(column))) {
      const cell = cells.findLast((one) => one.column < mark.column && isFigure(one));
      if (cell !== undefined) found.set(cell, sideOfText(mark.text));
    }
  return found;
};

/** `figures`: the columns that hold some; `sides`: those that hold D and H. */
export const readingsOf = (
  block: SheetBlock,
  figures: readonly number[],
  sides: readonly number[],
): Readings => {
  const columns = new Set(figures);
  const beside = sidesBeside(
    block,
    sides,
    (cell) => columns.has(cell.column) && readCell(cell).kind === 'figure',
  );
  const of: Readings['of'] = (cell) => {
    if (!columns.has(cell.column)) return undefined;
    const reading = readCell(cell);
    const side = beside.get(cell);
    return reading.kind === 'figure' && side !== undefined
      ? { kind: 'figure', figure: { ...reading.figure, side } }
      : reading;
  };
  return {
    of,
    forEachFigure: (visit) => {
      for (const { cells } of block.body)
        for (const cell of cells) {
          const reading = of(cell);
          if (reading?.kind === 'figure') visit(reading.figure, cell);
        }
    },
  };
};
