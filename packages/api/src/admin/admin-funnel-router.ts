import { funnelSchema, getFunnelInput } from '@valia/domain/tracking/funnel-schemas.ts';
import { getFunnel } from '@valia/services/funnel/get-funnel.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';
import { taking } from '../procedures/taking.ts';

export const adminFunnelRouter = router({
  get: taking(isAdmin, getFunnelInput, { touches: null, sample: () => ({}) })
    .output(funnelSchema)
    .query(({ ctx, input }) => getFunnel({ ctx, input })),
  ...savedViewProcedures(isAdmin, 'funnel'),
});
