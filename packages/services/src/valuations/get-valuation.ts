import { requireRight } from '@valia/domain/access/rights.ts';
import type { Valuation, ValuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ServiceContext } from '../service-context.ts';
import { findSnapshotIdentity } from './versions/latest-snapshot.ts';
import { toValuation } from './to-valuation.ts';
import { loadValuation } from './valuation-access.ts';

/** One valuation that I may read, with its document. */
export const getValuation = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ValuationIdInput;
}): Promise<Valuation> => {
  const actor = requireRight(ctx.actor, 'work-on-own-valuations');
  const row = await loadValuation(ctx.db, { id: input.id, userId: actor.userId, need: 'read' });
  return toValuation(row, await findSnapshotIdentity(ctx.db, row.id));
};
