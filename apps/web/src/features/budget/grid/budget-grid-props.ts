import type { BudgetRow } from '@valia/domain/budgets/budget-document.ts';
import type { BudgetSums } from '@valia/domain/budgets/budget-sums.ts';
import type { BudgetView } from '../read-budget-search.ts';
import type { BudgetCursor } from './use-budget-cursor.ts';
import type { BudgetEditing } from '../use-budget.ts';

export interface BudgetGridProps {
  year: number;
  document: BudgetEditing['document'];
  sums: BudgetSums;
  view: BudgetView;
  cursor: BudgetCursor;
  onEditRow: (row: BudgetRow) => void;
}
