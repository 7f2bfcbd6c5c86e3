import {
  type BudgetDocument,
  type BudgetRow,
  emptyBudgetRow,
  mostBudgetRows,
} from './budget-document.ts';
import { totalsOfRow, signOf } from './budget-sums.ts';

const keyOf = ({ section, label }: Pick<BudgetRow, 'section' | 'label'>): string =>
  `${section} ${label.trim().toLocaleLowerCase('es')}`;

/** Rows by what they are called, each figure put where the same row stands; the rest is added at the end. */
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
  return [...merged.values()].slice(0, mostBudgetRows);
};

interface CopyOptions {
  /** 0.03: three per cent above last year. */
  growth: number;
  newId: () => string;
}

/** Budgets a year by the one before: its closed months as they were, the others as they were budgeted. */
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
      budget: totalsOfRow(earlier, from.closedMonths).months.map((amount) => {
        const grown = Math.round(signOf(earlier.section) * amount * (1 + growth) * 100) / 100;
        return grown === 0 ? null : grown;
      }),
    }),
  }),
});
