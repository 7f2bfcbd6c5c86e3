import type { BudgetDocument } from '@valia/domain/budgets/budget-document.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { GridPosition } from '../../../components/grid/grid-navigation.ts';
import { amountOfCell } from '../../../components/grid/paste/amount-of-cell.ts';
import { blockNotation } from '../../../components/grid/paste/block-notation.ts';
import { type Block, readBlock } from '../../../components/grid/paste/read-block.ts';
import { type BudgetPart, writeAmount } from './write-amount.ts';

export interface BudgetCell {
  id: string;
  part: BudgetPart;
  month: number;
}

const isWords = (cell: string | undefined): boolean =>
  cell !== undefined && /\p{L}{2}/u.test(cell) && !/\d/u.test(cell);

/** Without the names beside the block and the months above it. */
const withoutHeads = (block: Block): Block => {
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

/** A block copied from a spreadsheet, begun at a cell; `left` are its cells that have no place or are no amounts. */
export const pasteIntoBudget = (
  document: BudgetDocument,
  text: string,
  { from, cellAt, language }: Target,
) => {
  const block = withoutHeads(readBlock(text));
  const notation = blockNotation(block, { language, unit: 1 });
  const outcome = { document, applied: [] as BudgetCell[], left: 0 };
  for (const [down, line] of block.entries())
    for (const [along, given] of line.entries()) {
      if (given === '') continue;
      const cell = cellAt({ row: from.row + down, column: from.column + along });
      const amount = amountOfCell(given, notation.language);
      if (cell === null || amount === 'invalid') outcome.left += 1;
      else {
        outcome.document = writeAmount(outcome.document, cell, amount);
        outcome.applied.push(cell);
      }
    }
  return outcome;
};
