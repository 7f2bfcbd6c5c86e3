import {
  type BudgetDocument,
  type BudgetRow,
  emptyBudgetRow,
  maxBudgetRows,
} from './budget-document.ts';
import { budgetRowTotals, budgetSectionSign } from './budget-sums.ts';

const keyOf = ({ section, label }: Pick<BudgetRow, 'section' | 'label'>): string =>
  `${section} ${label.trim().toLocaleLowerCase('es')}`;

/** Merges rows by their names: figures of a known row are added to it, other rows are appended at the end. */
export const mergeBudgetRows = <Given extends Pick<BudgetRow, 'section' | 'label' | 'line'>>(
  rows: readonly BudgetRow[],
  given: readonly Given[],
  { newId, put }: { newId: () => string; put: (row: BudgetRow, from: Given) => BudgetRow },
): BudgetRow[] => {
  const merged = new Map(rows.map((row) => [keyOf(row), row] as const));
  for (const from of given) {
    const { section, label, line } = from;
    const known = merged.get(keyOf(from)) ?? emptyBudgetRow({ id: newId(), section, label, line });
    merged.set(keyOf(from), put(known, from));
  }
  return [...merged.values()].slice(0, maxBudgetRows);
};

interface CopyOptions {
  /** 0.03 means three per cent above last year. */
  growth: number;
  newId: () => string;
}

/** Budgets a year from the year before: from the actual figures of its closed months, and the budget of the others. */
export const copyBudget = (
  into: BudgetDocument,
  from: BudgetDocument,
  { growth, newId }: CopyOptions,
): BudgetDocument => ({
  ...into,
  rows: mergeBudgetRows(into.rows, from.rows, {
    newId,
    put: (row, earlier) => ({
      ...row,
      budget: budgetRowTotals(earlier, from.closedMonths).months.map((amount) => {
        const grown =
          Math.round(budgetSectionSign(earlier.section) * amount * (1 + growth) * 100) / 100;
        return grown === 0 ? null : grown;
      }),
    }),
  }),
});
