import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import {
  createdTransactionsSchema,
  createTransactionsInput,
  mostTransactions,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { multipleOfTransaction } from '@valia/domain/comparables/multiple-of-transaction.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { longInputBytes } from '../verbs/body-bytes.ts';
import { act } from '../verbs/verb.ts';
import { requireClosed } from './own-transactions.ts';

/** Notes sales that I know of, one or a pasted block of them: all or none. */
export const createTransactions = act({
  right: 'work-on-own-comparables',
  input: createTransactionsInput,
  output: createdTransactionsSchema,
  touches: null,
  sample: () => ({
    transactions: [
      {
        sector: 'ALI',
        name: 'Conservas de ejemplo',
        closedOn: '2026-03-31',
        enterpriseValue: 5_900_000,
        ebitda: 1_000_000,
        evToEbitda: null,
        source: 'Asesor de la parte vendedora',
      },
    ],
  }),
  mostBodyBytes: longInputBytes,
  run: async ({ ctx, actor: { userId }, input: { transactions } }) => {
    const days = transactions.map(({ closedOn }, at) => ({
      path: `transactions.${String(at)}.closedOn`,
      day: closedOn,
    }));
    requireClosed(ctx.now, days);
    const times = { createdAt: ctx.now, updatedAt: ctx.now };
    const rows = transactions.map((given) => {
      const evToEbitda = multipleOfTransaction(given);
      if (evToEbitda === null) throw new AppError('invalid-input');
      return { ...given, evToEbitda, id: ctx.newId(), ownerId: userId, ...times };
    });
    return changeAudited(ctx, async (tx) => {
      await requireNotErased(tx, userId);
      await tx.insert(comparableTransactions).values(rows);
      const kept = await tx.$count(
        comparableTransactions,
        eq(comparableTransactions.ownerId, userId),
      );
      if (kept > mostTransactions) {
        const params = { maximum: mostTransactions };
        throw new AppError('invalid-input', [{ path: 'transactions', code: 'too-many', params }]);
      }
      await recordAudit(tx, ctx, {
        action: 'comparable.created',
        subjectType: 'comparable',
        subjectId: rows[0]?.id ?? userId,
        after: { count: rows.length },
      });
      return { created: rows.length };
    });
  },
});
