import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { TransactionIdInput } from '@valia/domain/comparables/comparable-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { isTransactionOf } from './own-transactions.ts';

/** Forgets a sale that I noted. */
export const deleteTransaction = async ({
  ctx,
  input: { id },
}: {
  ctx: ServiceContext;
  input: TransactionIdInput;
}): Promise<{ id: string }> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-comparables');
  return changeAudited(ctx, async (tx) => {
    const gone = await tx
      .delete(comparableTransactions)
      .where(isTransactionOf({ id, ownerId: userId }))
      .returning({ id: comparableTransactions.id });
    if (gone.length === 0) throw new AppError('not-found');
    await recordAudit(tx, ctx, {
      action: 'comparable.deleted',
      subjectType: 'comparable',
      subjectId: id,
    });
    return { id };
  });
};
