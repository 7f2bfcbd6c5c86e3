import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  ComparableTransaction,
  UpdateTransactionInput,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { multipleOfTransaction } from '@valia/domain/comparables/multiple-of-transaction.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { isTransactionOf, requireClosed, transactionColumns } from './own-transactions.ts';

/** Changes a sale that I noted, as I saw it. */
export const updateTransaction = async ({
  ctx,
  input: { id, version, ...given },
}: {
  ctx: ServiceContext;
  input: UpdateTransactionInput;
}): Promise<ComparableTransaction> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-comparables');
  const key = { id, ownerId: userId };
  requireClosed(ctx.now, [{ path: 'closedOn', day: given.closedOn }]);
  const evToEbitda = multipleOfTransaction(given);
  if (evToEbitda === null) throw new AppError('invalid-input');
  return changeAudited(ctx, async (tx) => {
    const [held] = await tx
      .select({ version: comparableTransactions.version })
      .from(comparableTransactions)
      .where(isTransactionOf(key))
      .for('update');
    if (held === undefined) throw new AppError('not-found');
    if (held.version !== version) throw new AppError('conflict');
    const [changed] = await tx
      .update(comparableTransactions)
      .set({ ...given, evToEbitda, version: version + 1, updatedAt: ctx.now })
      .where(isTransactionOf(key))
      .returning(transactionColumns);
    if (changed === undefined) throw new AppError('not-found');
    await recordAudit(tx, ctx, {
      action: 'comparable.updated',
      subjectType: 'comparable',
      subjectId: id,
      before: { version },
      after: { version: version + 1 },
    });
    return changed;
  });
};
