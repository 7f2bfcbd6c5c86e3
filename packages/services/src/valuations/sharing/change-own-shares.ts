import { requireRight } from '@valia/domain/access/rights.ts';
import type { ValuationPeople } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { changeAudited, type Transaction } from '../../audit/change-audited.ts';
import type { ServiceContext } from '../../service-context.ts';
import { peopleOf } from '../list/list-valuation-people.ts';
import { type AccessibleValuation, loadValuation } from '../valuation-access.ts';

/** Runs a change of the shares of a valuation of mine, and answers with who shares it then. */
export const changeOwnShares = async (
  ctx: ServiceContext,
  id: string,
  change: (tx: Transaction, valuation: AccessibleValuation) => Promise<unknown>,
): Promise<ValuationPeople> => {
  const { userId } = requireRight(ctx.actor, 'share-own-valuations');
  return changeAudited(ctx, async (tx) => {
    const valuation = await loadValuation(tx, { id, userId, need: 'own' });
    await change(tx, valuation);
    return peopleOf(tx, valuation);
  });
};
