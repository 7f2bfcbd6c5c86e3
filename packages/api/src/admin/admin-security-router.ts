import {
  acknowledgeEventInput,
  listSecurityEventsInput,
  securityEventItemSchema,
  securityEventPageSchema,
  securityEventRefInput,
} from '@valia/domain/security/security-event-schemas.ts';
import { acknowledgeEvent } from '@valia/services/security/acknowledge-event.ts';
import { getSecurityEvent, listSecurityEvents } from '@valia/services/security/security-events.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';
import { taking } from '../procedures/taking.ts';

const touched = { object: 'security-event', of: 'administrator' } as const;

export const adminSecurityRouter = router({
  list: taking(isAdmin, listSecurityEventsInput, { touches: null, sample: () => ({}) })
    .output(securityEventPageSchema)
    .query(({ ctx, input }) => listSecurityEvents({ ctx, input })),
  get: taking(isAdmin, securityEventRefInput, {
    touches: { ...touched, level: 'read' },
    sample: ({ id }) => ({ id }),
  })
    .output(securityEventItemSchema)
    .query(({ ctx, input }) => getSecurityEvent({ ctx, input })),
  acknowledge: taking(isAdmin, acknowledgeEventInput, {
    touches: { ...touched, level: 'write' },
    sample: ({ id }) => ({ id, note: 'Era un ensayo nuestro' }),
  })
    .output(securityEventItemSchema)
    .mutation(({ ctx, input }) => acknowledgeEvent({ ctx, input })),
  ...savedViewProcedures(isAdmin, 'security-events'),
});
