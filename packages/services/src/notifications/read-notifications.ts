import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { readNotificationsInput } from '@valia/domain/notifications/notification-schemas.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { changeUnaudited } from '../audit/change-audited.ts';
import { act } from '../verbs/verb.ts';

/** Notes that the caller has seen these, or all of theirs. */
export const readNotifications = act({
  right: 'read-own-alerts',
  input: readNotificationsInput,
  output: z.null(),
  touches: { object: 'notification', of: 'self', level: 'own', missing: 'accepted' },
  sample: ({ id }) => ({ ids: [id] }),
  run: async ({ ctx, actor: { userId }, input: { ids } }) => {
    const named = ids === null ? undefined : inArray(notifications.id, ids);
    await changeUnaudited(ctx, 'marks-as-read', (tx) =>
      tx
        .update(notifications)
        .set({ readAt: ctx.now })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), named)),
    );
    return null;
  },
});
