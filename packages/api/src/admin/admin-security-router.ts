import { acknowledgeEvent } from '@valia/services/security-log/acknowledge-event.ts';
import {
  getSecurityEvent,
  listSecurityEvents,
} from '@valia/services/security-log/security-events.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminSecurityRouter = router({
  ...proceduresOf({
    list: listSecurityEvents,
    get: getSecurityEvent,
    acknowledge: acknowledgeEvent,
    ...savedViewVerbs('security-events'),
  }),
});
