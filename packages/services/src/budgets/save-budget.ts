import { budgets } from '@valia/db/schema/workspace/budgets.ts';
import { budgetDocumentSchema, emptyBudget } from '@valia/domain/budgets/budget-document.ts';
import {
  saveBudgetInput,
  type SaveBudgetInput,
  type SavedBudget,
  savedBudgetSchema,
} from '@valia/domain/budgets/budget-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import { and, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireWritten } from '../storage/require-written.ts';
import { wholeDocumentBytes } from '../verbs/body-bytes.ts';
import { act } from '../verbs/verb.ts';
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
export const saveBudget = act({
  right: 'work-on-own-budgets',
  input: saveBudgetInput,
  output: savedBudgetSchema,
  touches: null,
  sample: () => ({ year: 2026, version: 0, document: emptyBudget }),
  mostBodyBytes: wholeDocumentBytes,
  run: async ({ ctx, actor: { userId }, input }) => {
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
  },
});
