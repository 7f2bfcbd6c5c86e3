import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { projectedYears } from './account-years.ts';
import { blockNotation } from './block-notation.ts';
import type { GridRow } from './grid-model.ts';
import type { GridPosition } from './grid-navigation.ts';
import { pasteBlock, type PasteOutcome, readBlock } from './paste-block.ts';
import { placeRows } from './place-rows.ts';
import { splitHeaders } from './split-headers.ts';

interface Grid {
  rows: readonly GridRow[];
  /** The year of each column; null for one that is of no year. */
  years: readonly (number | null)[];
}

/** The columns by the years that the block's heads say; null where they say none of the grid's. */
const columnsByYear = (heads: readonly (number | null)[] | null, years: Grid['years']) => {
  if (heads === null || heads.includes(null) || new Set(heads).size < heads.length) return null;
  const places = heads.map((year) => years.indexOf(year));
  return places.some((place) => place >= 0) ? places : null;
};

/** A block copied from a spreadsheet, begun at a cell of a grid of lines and years. */
export const pasteIntoGrid = (
  document: ValuationDocument,
  text: string,
  { rows, years, from, language }: Grid & { from: GridPosition; language: Language },
): { path: string; outcome: PasteOutcome } => {
  const known = new Set([
    ...document.accounts.years.map(({ year }) => year),
    ...projectedYears(document),
  ]);
  const block = splitHeaders(readBlock(text), known);
  const notation = blockNotation(block.cells, { language, unit: document.unit });
  const places = placeRows(block, rows, from.row, notation);
  const columns = columnsByYear(block.years, years);
  const pathAt = (row: number, column: number): string | null => {
    const place = columns === null ? from.column + column : (columns[column] ?? -1);
    return rows[places[row] ?? -1]?.cells[place]?.path ?? null;
  };
  const outcome = pasteBlock(document, block.cells, { pathAt }, notation);
  return { path: pathAt(0, 0) ?? 'accounts.years', outcome };
};
