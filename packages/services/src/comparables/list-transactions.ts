import { requireRight } from '@valia/domain/access/rights.ts';
import type { ComparableTransaction } from '@valia/domain/comparables/comparable-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { loadOwnTransactions } from './own-transactions.ts';

/** The sales that I have noted. */
export const listTransactions = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<{ transactions: ComparableTransaction[] }> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-comparables');
  return { transactions: await loadOwnTransactions(ctx.db, userId) };
};
