import type { Database } from '@valia/db/client.ts';
import { budgets } from '@valia/db/schema/workspace/budgets.ts';
import { emptyBudget } from '@valia/domain/budgets/budget-document.ts';
import { budgetSchema, budgetYearInput } from '@valia/domain/budgets/budget-schemas.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Actor } from '../service-context.ts';
import { read } from '../verbs/verb.ts';

export interface BudgetOfPerson {
  ownerId: string;
  year: number;
}

export const isBudgetOf = ({ ownerId, year }: BudgetOfPerson) =>
  and(eq(budgets.ownerId, ownerId), eq(budgets.year, year));

export const findBudget = async (db: Database, key: BudgetOfPerson) => {
  const [row] = await db.select().from(budgets).where(isBudgetOf(key));
  return row ?? null;
};

/** Whose budget it is, as its title says. */
export const businessNameOf = ({ organizationName, ...person }: Actor): string =>
  organizationName ?? nameOrEmail(person);

/** My budget of a year; an empty one where none was saved. */
export const getBudget = read({
  right: 'work-on-own-budgets',
  input: budgetYearInput,
  output: budgetSchema,
  touches: null,
  sample: () => ({ year: 2026 }),
  run: async ({ ctx, actor, input: { year } }) => {
    const ownerId = actor.userId;
    const found = await findBudget(ctx.db, { ownerId, year });
    const years = await ctx.db
      .select({ year: budgets.year })
      .from(budgets)
      .where(eq(budgets.ownerId, ownerId))
      .orderBy(asc(budgets.year));
    return {
      year,
      version: found?.version ?? 0,
      document: found?.document ?? emptyBudget,
      updatedAt: found?.updatedAt.toISOString() ?? null,
      businessName: businessNameOf(actor),
      years: years.map((row) => row.year),
    };
  },
});
