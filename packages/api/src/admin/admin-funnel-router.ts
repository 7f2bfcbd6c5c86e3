import { getFunnel } from '@valia/services/funnel/get-funnel.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminFunnelRouter = router({
  ...proceduresOf({ get: getFunnel, ...savedViewVerbs('funnel') }),
});
