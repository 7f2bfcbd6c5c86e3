import type { Address } from '../../components/filters/use-address.ts';
import { declareSearch, readChoice } from '../../components/filters/search-schema.ts';

export type BudgetView = 'both' | 'budget' | 'deviation';

const readYear = (given: unknown): number | undefined => {
  const year = typeof given === 'number' ? given : Number(given);
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : undefined;
};

/** What the address of the budget asks for: the year and what of it is shown. */
export const budgetSearchSchema = declareSearch({
  year: readYear,
  show: readChoice<BudgetView>({ both: true, budget: true, deviation: true }),
});

export const readBudgetSearch = budgetSearchSchema.read;

/** The address that the screen reads and writes. */
export type BudgetAddress = Address<ReturnType<typeof readBudgetSearch>>;
