import type { ListUrlState } from '../../components/filters/use-list-url-state.ts';
import { declareSearch, readChoice } from '../../components/filters/search-schema.ts';

export type BudgetView = 'both' | 'budget' | 'deviation';

const readYear = (given: unknown): number | undefined => {
  const year = typeof given === 'number' ? given : Number(given);
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : undefined;
};

/** The query parameters of the budget: the year, and the columns shown. */
export const budgetSearchSchema = declareSearch({
  year: readYear,
  show: readChoice<BudgetView>({ both: true, budget: true, deviation: true }),
});

export const readBudgetSearch = budgetSearchSchema.read;

/** The query string that the screen reads and writes. */
export type BudgetUrlState = ListUrlState<ReturnType<typeof readBudgetSearch>>;
