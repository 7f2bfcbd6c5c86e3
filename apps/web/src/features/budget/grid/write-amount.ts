import {
  type BudgetDocument,
  type BudgetRow,
  budgetSections,
} from '@valia/domain/budgets/budget-document.ts';
import type { BudgetView } from '../read-budget-search.ts';

export type BudgetPart = 'budget' | 'actual';

/** The rows in display order: income, then costs. */
export const orderedRows = ({ rows }: BudgetDocument): BudgetRow[] =>
  budgetSections.flatMap((section) => rows.filter((row) => row.section === section));

/** The part of the document that a cell's text is written to; null when the view is read-only. */
export const editedBudgetPart = (
  view: BudgetView,
  month: number,
  closedMonths: number,
): BudgetPart | null => {
  if (view === 'deviation') return null;
  return view === 'both' && month < closedMonths ? 'actual' : 'budget';
};

const changeRow = (
  document: BudgetDocument,
  id: string,
  change: (row: BudgetRow) => BudgetRow,
): BudgetDocument => ({
  ...document,
  rows: document.rows.map((row) => (row.id === id ? change(row) : row)),
});

/** Costs are stored as positive amounts, however they are typed. */
export const storedAmount = (row: BudgetRow, typed: number | null): number | null =>
  typed === null
    ? null
    : Math.round((row.section === 'cost' ? Math.abs(typed) : typed) * 100) / 100;

export const writeAmount = (
  document: BudgetDocument,
  { id, part, month }: { id: string; part: BudgetPart; month: number },
  typed: number | null,
): BudgetDocument =>
  changeRow(document, id, (row) => ({
    ...row,
    [part]: row[part].with(month, storedAmount(row, typed)),
  }));

export const writeReason = (
  document: BudgetDocument,
  { id, month }: { id: string; month: number },
  reason: string,
): BudgetDocument =>
  changeRow(document, id, (row) => ({ ...row, reasons: row.reasons.with(month, reason) }));
