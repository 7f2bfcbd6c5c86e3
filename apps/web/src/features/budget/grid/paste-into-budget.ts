import type { BudgetDocument } from '@valia/domain/budgets/budget-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { GridPosition } from '../../../components/grid/grid-navigation.ts';
import { parseAmountCell } from '../../../components/grid/paste/parse-amount-cell.ts';
import { detectBlockNotation } from '../../../components/grid/paste/detect-block-notation.ts';
import {
  type PastedCells,
  parsePastedCells,
} from '../../../components/grid/paste/parse-pasted-cells.ts';
import { type BudgetPart, writeAmount } from './write-amount.ts';

export interface BudgetCell {
  id: string;
  part: BudgetPart;
  month: number;
}

const isWords = (cell: string | undefined): boolean =>
  cell !== undefined && /\p{L}{2}/u.test(cell) && !/\d/u.test(cell);

/** The block without its row names and its month headers. */
const withoutHeads = (block: PastedCells): PastedCells => {
  const rows = block.every(([first]) => first === '' || isWords(first))
    ? block.map((row) => row.slice(1))
    : block;
  return rows[0]?.some((cell) => isWords(cell)) === true ? rows.slice(1) : rows;
};

interface Target {
  from: GridPosition;
  cellAt: (at: GridPosition) => BudgetCell | null;
  language: Language;
}

/**
 * Pastes a block from a spreadsheet, starting at a cell; `left` is the number of cells that have no target or are not
 * amounts.
 */
export const pasteIntoBudget = (
  document: BudgetDocument,
  text: string,
  { from, cellAt, language }: Target,
) => {
  const block = withoutHeads(parsePastedCells(text));
  const notation = detectBlockNotation(block, { language, unit: 1 });
  const outcome = { document, applied: [] as BudgetCell[], left: 0 };
  for (const [down, line] of block.entries())
    for (const [along, given] of line.entries()) {
      if (given === '') continue;
      const cell = cellAt({ row: from.row + down, column: from.column + along });
      const amount = parseAmountCell(given, notation.language);
      if (cell === null || amount === 'invalid') outcome.left += 1;
      else {
        outcome.document = writeAmount(outcome.document, cell, amount);
        outcome.applied.push(cell);
      }
    }
  return outcome;
};
