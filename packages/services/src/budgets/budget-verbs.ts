import type { Database } from '@valia/db/client.ts';
import { budgets } from '@valia/db/schema/workspace/budgets.ts';
import { budgetDocumentSchema, emptyBudget } from '@valia/domain/budgets/budget-document.ts';
import {
  budgetSchema,
  budgetYearInput,
  saveBudgetInput,
  type SaveBudgetInput,
  type SavedBudget,
  savedBudgetSchema,
} from '@valia/domain/budgets/budget-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import { and, asc, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { Actor } from '../context/service-context.ts';
import { requireValidDocument } from '../storage/require-valid-document.ts';
import { wholeDocumentBytes } from '../verbs/body-bytes.ts';
import { change, changed, read, unchanged } from '../verbs/verb.ts';

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

/** The name of the budget's owner, shown in its title. */
export const businessNameOf = ({ organizationName, ...person }: Actor): string =>
  organizationName ?? nameOrEmail(person);

/** The caller's budget of a year; an empty one when none was saved. */
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

const writeOver = async (
  tx: Transaction,
  key: BudgetOfPerson,
  { version, document }: SaveBudgetInput,
  now: Date,
): Promise<SavedBudget | null> => {
  const next = { document, version: version + 1, updatedAt: now };
  const written = { version: budgets.version, updatedAt: budgets.updatedAt };
  const [row] =
    version === 0
      ? await tx
          .insert(budgets)
          .values({ ...key, ...next })
          .onConflictDoNothing()
          .returning(written)
      : await tx
          .update(budgets)
          .set(next)
          .where(and(isBudgetOf(key), eq(budgets.version, version)))
          .returning(written);
  return row === undefined ? null : { ...row, updatedAt: row.updatedAt.toISOString() };
};

/**
 * Saves the caller's budget of a year over the version that was loaded. Sending the same content again succeeds; a
 * version saved elsewhere meanwhile is a `conflict`. The audit row contains no amounts.
 */
export const saveBudget = change({
  right: 'work-on-own-budgets',
  input: saveBudgetInput,
  output: savedBudgetSchema,
  touches: null,
  sample: () => ({ year: 2026, version: 0, document: emptyBudget }),
  mostBodyBytes: wholeDocumentBytes,
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    const key = { ownerId: userId, year: input.year };
    await requireNotErased(tx, userId);
    const current = await findBudget(tx, key);
    const document = requireValidDocument(budgetDocumentSchema, {
      written: input.document,
      stored: current?.document ?? null,
      at: 'document',
    });
    if (current && canonicalJson(current.document) === canonicalJson(document))
      return unchanged({ version: current.version, updatedAt: current.updatedAt.toISOString() });
    const saved = await writeOver(tx, key, { ...input, document }, ctx.now);
    if (saved === null) throw new AppError('conflict');
    const { closedMonths, rows } = document;
    return changed(saved, {
      action: 'budget.saved',
      subjectType: 'budget',
      subjectId: `${userId}/${String(input.year)}`,
      before: { version: input.version },
      after: { version: saved.version, closedMonths, rows: rows.length },
    });
  },
});
