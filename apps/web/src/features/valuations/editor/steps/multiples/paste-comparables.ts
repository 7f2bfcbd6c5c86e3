import { headsOfComparables } from '@valia/domain/comparables/heads-of-comparables.ts';
import { addComparables, comparablesOf } from '@valia/domain/valuation-choices/comparable-edits.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { blockNotation } from '../../../../../components/grid/paste/block-notation.ts';
import { isComparableTypeWord } from '../../values/comparable-type.ts';
import type { GridPosition } from '../../../../../components/grid/grid-navigation.ts';
import { pasteBlock, type PasteOutcome } from '../../grid/paste/paste-block.ts';
import { type Block, readBlock } from '../../../../../components/grid/paste/read-block.ts';

/** The columns of a comparable, as the grid shows them. */
export const comparableColumns = [
  'included',
  'name',
  'type',
  'source',
  'date',
  'evToEbitda',
  'evToEbit',
  'evToSales',
  'priceToEarnings',
] as const;
export type ComparableColumn = (typeof comparableColumns)[number];

/** A multiple, among what else is told of a comparable. */
export const isFigureColumn = (column: string): boolean => /^(?:ev|price)To/u.test(column);

/** The field of a cell; null for the mark that is clicked rather than typed. */
export const comparablePath = (index: number, column: ComparableColumn): string | null =>
  column === 'included' ? null : `multiples.comparables.${String(index)}.${column}`;

const firstMultiple = comparableColumns.indexOf('evToEbitda');
const typeColumn = comparableColumns.indexOf('type');

const sayType = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.filter(isComparableTypeWord).length * 2 > filled.length;
};

/** The column of a block that says of most rows what the comparable is; −1 where none does. */
const typesIn = (block: Block): number => {
  const width = Math.max(...block.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, place) => block.map((row) => row[place] ?? ''));
  const found = columns.findIndex(sayType);
  // The first row may hold the names of the columns.
  return found >= 0 ? found : columns.findIndex(([, ...cells]) => sayType(cells));
};

/** Where each column of a block falls. Sheets seldom say what a comparable is, or in a place of their own. */
const columnsOf = (block: Block, from: number): number[] => {
  const types = typesIn(block);
  const width = Math.max(...block.map(({ length }) => length));
  let next = from;
  return Array.from({ length: width }, (_, place) => {
    if (place === types) return typeColumn;
    if (next === typeColumn && place > 0) next += 1;
    next += 1;
    return next - 1;
  });
};

/** A first row whose multiples are words: the names of the columns. */
const withoutNames = (block: Block, columns: readonly number[]): Block => {
  const [first = []] = block;
  const words = first.filter(
    (cell, place) => (columns[place] ?? 0) >= firstMultiple && /\p{L}{2}/u.test(cell),
  );
  return block.length > 1 && words.length > 0 ? block.slice(1) : block;
};

interface PlacedBlock {
  cells: Block;
  /** Of each column of `cells` the column of a comparable. */
  columns: readonly number[];
  /** Heads of columns that a comparable has no place for. */
  leftOut: string[];
}

/** By the words of its heads, in whatever order they stand; null for a block without any. */
const placedByHeads = (block: Block): PlacedBlock | null => {
  const heads = headsOfComparables(block);
  if (heads === null) return null;
  const below = block.slice(heads.row + 1).filter((row) => row.some(Boolean));
  const types = typesIn(below);
  const isTypeSaid = heads.columns.some((head) => head?.column === 'type');
  const places = heads.columns.map((head, at) =>
    head === null && at === types && !isTypeSaid
      ? typeColumn
      : comparableColumns.findIndex((column) => column === head?.column),
  );
  const taken = places.flatMap((place, at) => (place < 0 ? [] : [at]));
  const isFilled = (at: number) => below.some((row) => (row[at] ?? '') !== '');
  return {
    cells: below.map((row) => taken.map((at) => row[at] ?? '')),
    columns: taken.map((at) => places[at] ?? 0),
    leftOut: (block[heads.row] ?? []).filter(
      (head, at) => head !== '' && (places[at] ?? -1) < 0 && isFilled(at),
    ),
  };
};

/** From a cell on, column by column. */
const placedFrom = (block: Block, column: number): PlacedBlock => {
  const columns = columnsOf(block, Math.max(column, 1));
  return { cells: withoutNames(block, columns), columns, leftOut: [] };
};

/**
 * A block copied from a spreadsheet, begun at a cell, or under its own heads, which say where each column goes; rows are
 * added for what goes past the last one.
 */
export const pasteComparables = (
  document: ValuationDocument,
  text: string,
  from: GridPosition,
  language: Language,
  freshId: () => string,
): PasteOutcome => {
  const whole = readBlock(text);
  const { cells: block, columns, leftOut } = placedByHeads(whole) ?? placedFrom(whole, from.column);
  const lacking = from.row + block.length - comparablesOf(document).length;
  const longer = addComparables(
    document,
    Array.from({ length: Math.max(0, lacking) }, () => freshId()),
  );
  const rows = comparablesOf(longer).length;
  const pathAt = (row: number, offset: number): string | null => {
    const name = comparableColumns[columns[offset] ?? comparableColumns.length];
    return name === undefined || from.row + row >= rows
      ? null
      : comparablePath(from.row + row, name);
  };
  const notation = blockNotation(block, { language, unit: document.unit });
  return { ...pasteBlock(longer, block, { pathAt }, notation), leftOut };
};
