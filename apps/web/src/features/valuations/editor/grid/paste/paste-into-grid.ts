import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { projectedYears } from '@valia/domain/valuation-years/account-years.ts';
import { blockNotation } from '../../../../../components/grid/paste/block-notation.ts';
import type { GridRow } from '../grid-model.ts';
import type { GridPosition } from '../../../../../components/grid/grid-navigation.ts';
import { pasteBlock, type PasteOutcome } from './paste-block.ts';
import { readBlock } from '../../../../../components/grid/paste/read-block.ts';
import { placeRows } from './place-rows.ts';
import { splitHeaders } from './split-headers.ts';

interface Grid {
  rows: readonly GridRow[];
  /** The year of each column; null for one that is of no year. */
  years: readonly (number | null)[];
}

/**
 * The grid's column for each of the block's: that of its year, or one after the other where the heads say none of the
 * grid's. None is of a head that says no year beside others that do, or the same as another.
 */
const placeColumns = (heads: readonly (number | null)[], years: Grid['years'], from: number) => {
  const areOfGrid = heads.some((year) => year !== null && years.includes(year));
  return heads.map((year, column) => {
    if (year === null) return -1;
    if (!areOfGrid) return from + heads.slice(0, column).filter((other) => other !== null).length;
    return heads.indexOf(year) === heads.lastIndexOf(year) ? years.indexOf(year) : -1;
  });
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
  const { years: heads } = block;
  const cells =
    heads === null
      ? block.cells
      : block.cells.map((row) => row.filter((_, column) => heads[column] != null));
  const notation = blockNotation(cells, { language, unit: document.unit });
  const places = placeRows({ ...block, cells }, rows, from.row, notation);
  const columns = heads === null ? null : placeColumns(heads, years, from.column);
  const pathAt = (row: number, column: number): string | null => {
    const place = columns === null ? from.column + column : (columns[column] ?? -1);
    return rows[places[row] ?? -1]?.cells[place]?.path ?? null;
  };
  const outcome = pasteBlock(document, block.cells, { pathAt }, notation);
  const path = outcome.applied[0] ?? outcome.refused[0]?.path ?? 'accounts.years';
  return { path, outcome };
};
