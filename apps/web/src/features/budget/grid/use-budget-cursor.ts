import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  type BudgetDocument,
  type BudgetRow,
  maxBudgetAmount,
  monthsInYear,
} from '@valia/domain/budgets/budget-document.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import type { GridPosition } from '../../../components/grid/grid-navigation.ts';
import { type CellCursor, useCellCursor } from '../../../components/grid/use-cell-cursor.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { orderedRows, editedBudgetPart, writeAmount } from './write-amount.ts';
import { type BudgetCell, pasteIntoBudget } from './paste-into-budget.ts';
import { exactAmount } from './shown-amount.ts';
import type { BudgetView } from '../read-budget-search.ts';
import type { BudgetEditing } from '../use-budget.ts';

export interface BudgetCursor extends CellCursor<number> {
  /** Typed texts that are not amounts, by cell. */
  refused: Readonly<Record<string, string>>;
}

export const cellKey = (id: string, month: number): string => `${id} ${String(month)}`;

const useTellPasted = () => {
  const { t } = useLingui();
  return (applied: number, left: number): void => {
    const title = t`${plural(applied, { one: '1 celda pegada', many: '# de celdas pegadas', other: '# celdas pegadas' })}`;
    const description = t`${plural(left, { one: '1 celda no es un importe o cae fuera de la tabla.', many: '# de celdas no son importes o caen fuera de la tabla.', other: '# celdas no son importes o caen fuera de la tabla.' })}`;
    if (left > 0 || applied === 0) showToast({ kind: 'warning', title, description });
    else showToast({ kind: 'success', title });
  };
};

/** Typed texts that are not amounts: they stay in their cells and are not part of the document. */
const useRefused = () => {
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  return {
    refused,
    keep: (key: string, text: string): void => setRefused((was) => ({ ...was, [key]: text })),
    forget: (keys: readonly string[]): void =>
      setRefused((was) =>
        Object.fromEntries(Object.entries(was).filter(([key]) => !keys.includes(key))),
      ),
  };
};

/** The place in the document of each cell of a view. */
const cellsOf = ({ closedMonths }: BudgetDocument, rows: readonly BudgetRow[], view: BudgetView) =>
  function cellAt({ row, column: month }: GridPosition): BudgetCell | null {
    const id = rows[row]?.id;
    const part = month < monthsInYear ? editedBudgetPart(view, month, closedMonths) : null;
    return id === undefined || part === null ? null : { id, part, month };
  };

/** Handles keys, typing and pasting in the months of a budget. */
export const useBudgetCursor = (
  { document, change }: Pick<BudgetEditing, 'document' | 'change'>,
  view: BudgetView,
): BudgetCursor => {
  const language = useLanguage();
  const { refused, keep, forget } = useRefused();
  const tellPasted = useTellPasted();
  const rows = orderedRows(document);
  const cellAt = cellsOf(document, rows, view);
  const textAt = (at: GridPosition): string | null => {
    const cell = cellAt(at);
    if (cell === null) return null;
    const amount = rows[at.row]?.[cell.part][cell.month] ?? null;
    return refused[cellKey(cell.id, cell.month)] ?? exactAmount(amount, language);
  };
  const write = (at: GridPosition, text: string): boolean => {
    const cell = cellAt(at);
    if (cell === null || text === textAt(at)) return false;
    const key = cellKey(cell.id, cell.month);
    const amount = parseNumber(text, { language, kind: 'money', currency: 'EUR' });
    if (amount === 'invalid' || Math.abs(amount ?? 0) > maxBudgetAmount) keep(key, text);
    else {
      forget([key]);
      change(writeAmount(document, cell, amount));
    }
    return true;
  };
  const paste = (text: string, from: GridPosition): number => {
    const outcome = pasteIntoBudget(document, text, { from, cellAt, language });
    forget(outcome.applied.map(({ id, month }) => cellKey(id, month)));
    change(outcome.document);
    tellPasted(outcome.applied.length, outcome.left);
    return outcome.applied.length;
  };
  const size = { rows: rows.length, columns: monthsInYear };
  const cursor = useCellCursor<number>(size, Math.min(document.closedMonths, monthsInYear - 1), {
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
  });
  return { ...cursor, refused };
};
