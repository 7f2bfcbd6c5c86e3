import { valuationIdInput, valuationSchema } from '@valia/domain/valuations/valuation-schemas.ts';
import { read } from '../verbs/verb.ts';
import { toValuation } from './to-valuation.ts';
import { loadValuation } from './valuation-access.ts';
import { findSnapshotIdentity } from './versions/latest-snapshot.ts';

/** One valuation that I may read, with its document. */
export const getValuation = read({
  right: 'work-on-own-valuations',
  input: valuationIdInput,
  output: valuationSchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor, input }) => {
    const row = await loadValuation(ctx.db, { id: input.id, userId: actor.userId, need: 'read' });
    return toValuation(row, await findSnapshotIdentity(ctx.db, row.id));
  },
});
