import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  acknowledgeEventInput,
  securityEventItemSchema,
} from '@valia/domain/security/security-event-schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { clearAlertBadgeCache } from '../alerts/alert-badge.ts';
import { act, changed, writeChange } from '../verbs/verb.ts';
import { loadSecurityEvent } from './security-events.ts';

/**
 * Marks an event as acknowledged, which removes it from the badge. `conflict` when another administrator has already
 * acknowledged it.
 */
export const acknowledgeEvent = act({
  right: 'enter-administration',
  input: acknowledgeEventInput,
  output: securityEventItemSchema,
  touches: { object: 'security-event', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ id, note: 'Era un ensayo nuestro' }),
  run: async ({ ctx, actor: { userId }, input: { id, note } }) => {
    const event = await writeChange(ctx, async (tx) => {
      const [known] = await tx
        .update(securityLogs)
        .set({
          acknowledgedAt: ctx.now,
          acknowledgedBy: userId,
          note: note === '' ? null : note,
          tellingDue: null,
        })
        .where(and(eq(securityLogs.id, id), isNull(securityLogs.acknowledgedAt)))
        .returning({ eventType: securityLogs.eventType });
      if (known === undefined) {
        const exists = await tx.$count(securityLogs, eq(securityLogs.id, id));
        throw new AppError(exists > 0 ? 'conflict' : 'not-found');
      }
      return changed(await loadSecurityEvent(tx, id), {
        action: 'security.acknowledged',
        subjectType: 'security-event',
        subjectId: id,
        before: { eventType: known.eventType },
      });
    });
    clearAlertBadgeCache(ctx.db);
    return event;
  },
});
