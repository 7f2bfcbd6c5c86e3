import { transactionsSchema } from '@valia/domain/comparables/comparable-schemas.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import { loadOwnTransactions } from './own-transactions.ts';

/** The sales that I have noted. */
export const listTransactions = read({
  right: 'work-on-own-comparables',
  ...withoutInput,
  output: transactionsSchema,
  run: async ({ ctx, actor: { userId } }) => ({
    transactions: await loadOwnTransactions(ctx.db, userId),
  }),
});
