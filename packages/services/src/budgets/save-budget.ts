import { budgets } from '@valia/db/schema/workspace/budgets.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { budgetDocumentSchema } from '@valia/domain/budgets/budget-document.ts';
import type { SaveBudgetInput, SavedBudget } from '@valia/domain/budgets/budget-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import { and, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { requireWritten } from '../storage/require-written.ts';
import { type BudgetOfPerson, findBudget, isBudgetOf } from './get-budget.ts';

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
 * Saves my budget of a year over the version I loaded. The same again is answered as saved; one that I saved elsewhere
 * meanwhile is a `conflict`. The audit row names no amounts.
 */
export const saveBudget = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SaveBudgetInput;
}): Promise<SavedBudget> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-budgets');
  const key = { ownerId: userId, year: input.year };
  return changeAudited(ctx, async (tx) => {
    await requireNotErased(tx, userId);
    const current = await findBudget(tx, key);
    const document = requireWritten(budgetDocumentSchema, {
      written: input.document,
      stored: current?.document ?? null,
      at: 'document',
    });
    if (current && canonicalJson(current.document) === canonicalJson(document))
      return { version: current.version, updatedAt: current.updatedAt.toISOString() };
    const saved = await writeOver(tx, key, { ...input, document }, ctx.now);
    if (saved === null) throw new AppError('conflict');
    const { closedMonths, rows } = document;
    await recordAudit(tx, ctx, {
      action: 'budget.saved',
      subjectType: 'budget',
      subjectId: `${userId}/${String(input.year)}`,
      before: { version: input.version },
      after: { version: saved.version, closedMonths, rows: rows.length },
    });
    return saved;
  });
};
