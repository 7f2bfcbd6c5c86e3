import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ReadNotificationsInput } from '@valia/domain/notifications/notification-schemas.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { changeUnaudited } from '../audit/change-audited.ts';
import type { ServiceContext } from '../service-context.ts';

/** Notes that the caller has seen these, or all of theirs. */
export const readNotifications = async ({
  ctx,
  input: { ids },
}: {
  ctx: ServiceContext;
  input: ReadNotificationsInput;
}): Promise<null> => {
  const { userId } = requireRight(ctx.actor, 'read-own-alerts');
  const named = ids === null ? undefined : inArray(notifications.id, ids);
  await changeUnaudited(ctx, 'marks-as-read', (tx) =>
    tx
      .update(notifications)
      .set({ readAt: ctx.now })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), named)),
  );
  return null;
};
