import { requireRight } from '@valia/domain/access/rights.ts';
import type { Valuation, ValuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { findSnapshotIdentity } from './latest-snapshot.ts';
import { loadOwnValuation, toValuation } from './own-valuation.ts';

/** One valuation of mine with its document. */
export const getValuation = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ValuationIdInput;
}): Promise<Valuation> => {
  const actor = requireRight(ctx.actor, 'work-on-own-valuations');
  const row = await loadOwnValuation(ctx.db, { id: input.id, ownerId: actor.userId });
  return toValuation(row, await findSnapshotIdentity(ctx.db, row.id));
};
