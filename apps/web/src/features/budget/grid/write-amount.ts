import {
  type BudgetDocument,
  type BudgetRow,
  budgetSections,
} from '@valia/domain/budgets/budget-document.ts';
import type { BudgetView } from '../read-budget-search.ts';

export type BudgetPart = 'budget' | 'actual';

/** The rows as they stand below each other: income, then costs. */
export const orderedRows = ({ rows }: BudgetDocument): BudgetRow[] =>
  budgetSections.flatMap((section) => rows.filter((row) => row.section === section));

/** What a cell is typed into; null where the view only reads. */
export const partOf = (
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

/** Costs are kept positive, however they are typed. */
export const amountOf = (row: BudgetRow, typed: number | null): number | null =>
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
    [part]: row[part].with(month, amountOf(row, typed)),
  }));

export const writeReason = (
  document: BudgetDocument,
  { id, month }: { id: string; month: number },
  reason: string,
): BudgetDocument =>
  changeRow(document, id, (row) => ({ ...row, reasons: row.reasons.with(month, reason) }));
