import { getFunnel } from '@valia/services/funnel/get-funnel.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';

export const adminFunnelRouter = router({
  ...proceduresOf({ get: getFunnel }),
  ...savedViewProcedures(isAdmin, 'funnel'),
});
