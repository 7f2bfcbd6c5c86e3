import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { blockNotation } from './block-notation.ts';
import { addComparables, comparablesOf } from './comparable-edits.ts';
import type { GridPosition } from './grid-navigation.ts';
import { type Block, pasteBlock, type PasteOutcome, readBlock } from './paste-block.ts';

/** The columns of a comparable, as the grid shows them. */
export const comparableColumns = [
  'included',
  'name',
  'source',
  'date',
  'evToEbitda',
  'evToEbit',
  'evToSales',
  'priceToEarnings',
] as const;
export type ComparableColumn = (typeof comparableColumns)[number];

/** The field of a cell; null for the mark that is clicked rather than typed. */
export const comparablePath = (index: number, column: ComparableColumn): string | null =>
  column === 'included' ? null : `multiples.comparables.${String(index)}.${column}`;

const firstMultiple = comparableColumns.indexOf('evToEbitda');

/** A first row whose multiples are words: the names of the columns. */
const withoutNames = (block: Block, column: number): Block => {
  const [first = []] = block;
  const words = first.filter(
    (cell, place) => place + column >= firstMultiple && /\p{L}{2}/u.test(cell),
  );
  return block.length > 1 && words.length > 0 ? block.slice(1) : block;
};

/** A block copied from a spreadsheet, begun at a cell; rows are added for what goes past the last one. */
export const pasteComparables = (
  document: ValuationDocument,
  text: string,
  from: GridPosition,
  language: Language,
  freshId: () => string,
): PasteOutcome => {
  const column = Math.max(from.column, 1);
  const block = withoutNames(readBlock(text), column);
  const lacking = from.row + block.length - comparablesOf(document).length;
  const longer = addComparables(
    document,
    Array.from({ length: Math.max(0, lacking) }, () => freshId()),
  );
  const rows = comparablesOf(longer).length;
  const pathAt = (row: number, offset: number): string | null => {
    const name = comparableColumns[column + offset];
    return name === undefined || from.row + row >= rows
      ? null
      : comparablePath(from.row + row, name);
  };
  return pasteBlock(
    longer,
    block,
    { pathAt },
    blockNotation(block, { language, unit: document.unit }),
  );
};
