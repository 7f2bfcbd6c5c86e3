import { acknowledgeEvent } from '@valia/services/security/acknowledge-event.ts';
import { getSecurityEvent, listSecurityEvents } from '@valia/services/security/security-events.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';

export const adminSecurityRouter = router({
  ...proceduresOf({
    list: listSecurityEvents,
    get: getSecurityEvent,
    acknowledge: acknowledgeEvent,
  }),
  ...savedViewProcedures(isAdmin, 'security-events'),
});
