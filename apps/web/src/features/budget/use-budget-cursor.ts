import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type BudgetDocument,
  largestBudgetAmount,
  monthsInYear,
} from '@valia/domain/budgets/budget-document.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import type { GridPosition } from '../../components/grid/grid-navigation.ts';
import { amountOfCell } from '../../components/grid/paste/amount-of-cell.ts';
import { blockNotation } from '../../components/grid/paste/block-notation.ts';
import { type Block, readBlock } from '../../components/grid/paste/read-block.ts';
import { type CellCursor, useCellCursor } from '../../components/grid/use-cell-cursor.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { orderedRows, partOf, writeAmount } from './budget-edits.ts';
import { exactAmount } from './budget-texts.ts';
import type { BudgetView } from './read-budget-search.ts';
import type { BudgetEditing } from './use-budget.ts';

export interface BudgetCursor extends CellCursor<number> {
  /** What was typed and is no amount, by cell. */
  refused: Readonly<Record<string, string>>;
}

export const cellKey = (id: string, month: number): string => `${id} ${String(month)}`;

const isWords = (cell: string | undefined): boolean =>
  cell !== undefined && /\p{L}{2}/u.test(cell) && !/\d/u.test(cell);

/** Without the names beside the block and the months above it. */
const withoutHeads = (block: Block): Block => {
  const rows = block.every(([first]) => first === '' || isWords(first))
    ? block.map((row) => row.slice(1))
    : block;
  return rows[0]?.some((cell) => isWords(cell)) === true ? rows.slice(1) : rows;
};

/** Keys, typing and paste in the months of a budget. */
export const useBudgetCursor = (
  { document, change }: Pick<BudgetEditing, 'document' | 'change'>,
  view: BudgetView,
): BudgetCursor => {
  const { t } = useLingui();
  const language = useLanguage();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const rows = orderedRows(document);
  const { closedMonths } = document;
  const cellAt = ({ row, column: month }: GridPosition) => {
    const found = rows[row];
    const part = partOf(view, month, closedMonths);
    return found === undefined || part === null ? null : { row: found, id: found.id, part, month };
  };
  const textAt = (at: GridPosition): string | null => {
    const cell = cellAt(at);
    if (cell === null) return null;
    const { row, part, month } = cell;
    return refused[cellKey(row.id, month)] ?? exactAmount(row[part][month] ?? null, language);
  };
  const forget = (keys: readonly string[]): void =>
    setRefused((was) =>
      Object.fromEntries(Object.entries(was).filter(([key]) => !keys.includes(key))),
    );

  const write = (at: GridPosition, text: string): boolean => {
    const cell = cellAt(at);
    if (cell === null || text === textAt(at)) return false;
    const key = cellKey(cell.id, cell.month);
    const amount = parseNumber(text, { language, kind: 'money', currency: 'EUR' });
    if (amount === 'invalid' || Math.abs(amount ?? 0) > largestBudgetAmount) {
      setRefused((was) => ({ ...was, [key]: text }));
      return true;
    }
    forget([key]);
    change(writeAmount(document, cell, amount));
    return true;
  };

  const paste = (text: string, from: GridPosition): number => {
    const block = withoutHeads(readBlock(text));
    const notation = blockNotation(block, { language, unit: 1 });
    let [next, applied, left]: [BudgetDocument, number, number] = [document, 0, 0];
    const keys: string[] = [];
    for (const [down, line] of block.entries())
      for (const [along, given] of line.entries()) {
        if (given === '') continue;
        const cell = cellAt({ row: from.row + down, column: from.column + along });
        const amount = amountOfCell(given, notation.language);
        if (cell === null || cell.month >= monthsInYear || amount === 'invalid') {
          left += 1;
          continue;
        }
        next = writeAmount(next, cell, amount);
        keys.push(cellKey(cell.id, cell.month));
        applied += 1;
      }
    forget(keys);
    change(next);
    const title = t`${plural(applied, { one: '1 celda pegada', many: '# de celdas pegadas', other: '# celdas pegadas' })}`;
    const description = t`${plural(left, { one: '1 celda no es un importe o cae fuera de la tabla.', many: '# de celdas no son importes o caen fuera de la tabla.', other: '# celdas no son importes o caen fuera de la tabla.' })}`;
    if (left > 0 || applied === 0) showToast({ kind: 'warning', title, description });
    else showToast({ kind: 'success', title });
    return applied;
  };

  const cursor = useCellCursor<number>(
    { rows: rows.length, columns: monthsInYear },
    Math.min(closedMonths, monthsInYear - 1),
    {
      editableText: textAt,
      copyOf: textAt,
      holds: (at, text) => textAt(at) !== text,
      write,
      forget: (at) => {
        const cell = cellAt(at);
        if (cell !== null) forget([cellKey(cell.id, cell.month)]);
      },
      open: () => undefined,
      paste,
    },
  );
  return { ...cursor, refused };
};
