import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import {
  deletedTransactionSchema,
  transactionIdInput,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { isTransactionOf } from './own-transactions.ts';

/** Forgets a sale that I noted. */
export const deleteTransaction = act({
  right: 'work-on-own-comparables',
  input: transactionIdInput,
  output: deletedTransactionSchema,
  touches: { object: 'comparable', of: 'self', level: 'write' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id } }) =>
    changeAudited(ctx, async (tx) => {
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
    }),
});
