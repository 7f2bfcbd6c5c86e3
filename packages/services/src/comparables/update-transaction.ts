import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import {
  transactionSchema,
  updateTransactionInput,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { multipleOfTransaction } from '@valia/domain/comparables/multiple-of-transaction.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { isTransactionOf, requireClosed, transactionColumns } from './own-transactions.ts';

/** Changes a sale that I noted, as I saw it. */
export const updateTransaction = act({
  right: 'work-on-own-comparables',
  input: updateTransactionInput,
  output: transactionSchema,
  touches: { object: 'comparable', of: 'self', level: 'write' },
  sample: ({ id }) => ({
    id,
    version: 1,
    sector: 'ALI',
    name: 'Conservas de ejemplo',
    closedOn: '2026-03-31',
    enterpriseValue: 5_900_000,
    ebitda: 1_000_000,
    evToEbitda: null,
    source: 'Asesor de la parte vendedora',
  }),
  run: async ({ ctx, actor: { userId }, input: { id, version, ...given } }) => {
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
  },
});
