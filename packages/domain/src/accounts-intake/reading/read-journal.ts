import { columnsOfBlock } from '../blocks/block-columns.ts';
import type { SheetBlock } from '../blocks/sheet-block.ts';
import { kindOfCell, readCell } from '../figures/read-cell.ts';
import type { SourceCell } from '../source-cells.ts';
import type { BlockReading, DraftOutcome } from './block-reading.ts';

const leastDays = 3;
const leastShare = 0.8;

const isDay = (cell: SourceCell): boolean => {
  const reading = readCell(cell);
  return reading.kind === 'refused' && reading.fault === 'date';
};

/** Nearly every row has its own day: entries, not balances. */
const hasDayColumn = ({ body }: SheetBlock): boolean => {
  const counts = new Map<number, number>();
  for (const { cells } of body)
    for (const cell of cells)
      if (isDay(cell)) counts.set(cell.column, (counts.get(cell.column) ?? 0) + 1);
  return [...counts.values()].some(
    (count) => count >= leastDays && count >= body.length * leastShare,
  );
};

/** Whether a block lists entries with their days, debit and credit: a journal, or a ledger of one account. */
export const isJournal = (block: SheetBlock): boolean =>
  hasDayColumn(block) &&
  columnsOfBlock(block).figures.some(
    ({ head }) => head.measure === 'debit' || head.measure === 'credit',
  );

const isFigure = (cell: SourceCell): boolean => kindOfCell(cell) === 'figure';

/** Entries are no accounts: their figures are refused, and the message says what to ask for. */
export const readJournal = (block: SheetBlock, index: number): BlockReading => {
  const { figures } = columnsOfBlock(block);
  const columns = new Set(figures.map(({ column }) => column));
  const cells = block.body.flatMap((row) => row.cells);
  const entries = cells.filter((cell) => columns.has(cell.column) && isFigure(cell));
  const outcomes: DraftOutcome[] = [
    { cells: entries, outcome: { kind: 'refused', fault: 'journal' } },
    { cells: block.heads.flatMap((row) => row.cells), outcome: { kind: 'label', what: 'head' } },
    { cells: block.titles.flatMap((row) => row.cells), outcome: { kind: 'label', what: 'title' } },
    { cells, outcome: { kind: 'label', what: 'name' } },
  ];
  return {
    index,
    decisions: [],
    questions: [],
    figures: [],
    outcomes,
    checks: [],
    unit: 1,
    isUnitStated: false,
    unitSeen: null,
    isUnitContradictory: false,
    hasCents: false,
    largest: null,
  };
};
