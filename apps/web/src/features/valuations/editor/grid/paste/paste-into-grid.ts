import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { projectedYears } from '@valia/domain/valuation-years/account-years.ts';
import { detectBlockNotation } from '../../../../../components/grid/paste/detect-block-notation.ts';
import type { GridRow } from '../grid-model.ts';
import type { GridPosition } from '../../../../../components/grid/grid-navigation.ts';
import { pasteBlock, type PasteOutcome } from './paste-block.ts';
import { parsePastedCells } from '../../../../../components/grid/paste/parse-pasted-cells.ts';
import { matchPastedRows } from './match-pasted-rows.ts';
import { splitHeaders } from './split-headers.ts';

interface Grid {
  rows: readonly GridRow[];
  /** The year of each column; null for a column without a year. */
  years: readonly (number | null)[];
}

/**
 * The grid's column for each of the block's: by its year, or in sequence when no header is one of the grid's years. -1
 * for a header without a year, and also, when headers have the grid's years, for one that occurs twice.
 */
const placeColumns = (heads: readonly (number | null)[], years: Grid['years'], from: number) => {
  const areOfGrid = heads.some((year) => year !== null && years.includes(year));
  return heads.map((year, column) => {
    if (year === null) return -1;
    if (!areOfGrid) return from + heads.slice(0, column).filter((other) => other !== null).length;
    return heads.indexOf(year) === heads.lastIndexOf(year) ? years.indexOf(year) : -1;
  });
};

/** Pastes a block from a spreadsheet, starting at a cell of a grid of lines and years. */
export const pasteIntoGrid = (
  document: ValuationDocument,
  text: string,
  { rows, years, from, language }: Grid & { from: GridPosition; language: Language },
): { path: string; outcome: PasteOutcome } => {
  const known = new Set([
    ...document.accounts.years.map(({ year }) => year),
    ...projectedYears(document),
  ]);
  const block = splitHeaders(parsePastedCells(text), known);
  const { years: heads } = block;
  const cells =
    heads === null
      ? block.cells
      : block.cells.map((row) => row.filter((_, column) => heads[column] != null));
  const notation = detectBlockNotation(cells, { language, unit: document.unit });
  const places = matchPastedRows({ ...block, cells }, rows, from.row, notation);
  const columns = heads === null ? null : placeColumns(heads, years, from.column);
  const pathAt = (row: number, column: number): string | null => {
    const place = columns === null ? from.column + column : (columns[column] ?? -1);
    return rows[places[row] ?? -1]?.cells[place]?.path ?? null;
  };
  const outcome = pasteBlock(document, block.cells, { pathAt }, notation);
  const path = outcome.applied[0] ?? outcome.refused[0]?.path ?? 'accounts.years';
  return { path, outcome };
};
