import { findComparableHeaders } from '@valia/domain/comparables/comparable-headers.ts';
import { addComparables, comparablesOf } from '@valia/domain/valuation-choices/comparable-edits.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { detectBlockNotation } from '../../../../../components/grid/paste/detect-block-notation.ts';
import { isComparableTypeWord } from '../../values/comparable-type.ts';
import type { GridPosition } from '../../../../../components/grid/grid-navigation.ts';
import { pasteBlock, type PasteOutcome } from '../../grid/paste/paste-block.ts';
import {
  type PastedCells,
  parsePastedCells,
} from '../../../../../components/grid/paste/parse-pasted-cells.ts';

/** The columns of a comparable, in the grid's order. */
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

/** Whether a column contains a multiple, unlike the other columns of a comparable. */
export const isFigureColumn = (column: string): boolean => /^(?:ev|price)To/u.test(column);

/** The field of a cell; null for the checkbox, which is clicked and not typed. */
export const comparablePath = (index: number, column: ComparableColumn): string | null =>
  column === 'included' ? null : `multiples.comparables.${String(index)}.${column}`;

const firstMultiple = comparableColumns.indexOf('evToEbitda');
const typeColumn = comparableColumns.indexOf('type');

const sayType = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.filter(isComparableTypeWord).length * 2 > filled.length;
};

/** The column of a block that contains the comparable's type in most rows; −1 when there is none. */
const typesIn = (block: PastedCells): number => {
  const width = Math.max(...block.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, place) => block.map((row) => row[place] ?? ''));
  const found = columns.findIndex(sayType);
  // The first row may contain the column names.
  return found >= 0 ? found : columns.findIndex(([, ...cells]) => sayType(cells));
};

/**
 * The target of each column of a block. Spreadsheets seldom contain a comparable's type, or have it in another
 * position.
 */
const columnsOf = (block: PastedCells, from: number): number[] => {
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

/** Removes a first row with words in the multiples' columns, because it contains the column names. */
const withoutNames = (block: PastedCells, columns: readonly number[]): PastedCells => {
  const [first = []] = block;
  const words = first.filter(
    (cell, place) => (columns[place] ?? 0) >= firstMultiple && /\p{L}{2}/u.test(cell),
  );
  return block.length > 1 && words.length > 0 ? block.slice(1) : block;
};

interface PlacedBlock {
  cells: PastedCells;
  /** The comparable's column for each column of `cells`. */
  columns: readonly number[];
  /** The headers of columns that a comparable has no place for. */
  leftOut: string[];
}

/** Places the columns by their headers, in any order; null for a block without headers. */
const placedByHeads = (block: PastedCells): PlacedBlock | null => {
  const heads = findComparableHeaders(block);
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

/** Places the columns one after the other, starting at a cell. */
const placedFrom = (block: PastedCells, column: number): PlacedBlock => {
  const columns = columnsOf(block, Math.max(column, 1));
  return { cells: withoutNames(block, columns), columns, leftOut: [] };
};

/**
 * Pastes a block from a spreadsheet, starting at a cell, or by its own headers, which define the columns; rows are
 * added when it extends beyond the last one.
 */
export const pasteComparables = (
  document: ValuationDocument,
  text: string,
  from: GridPosition,
  language: Language,
  freshId: () => string,
): PasteOutcome => {
  const whole = parsePastedCells(text);
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
  const notation = detectBlockNotation(block, { language, unit: document.unit });
  return { ...pasteBlock(longer, block, { pathAt }, notation), leftOut };
};
