import { notifications } from '@valia/db/schema/notifications.ts';
import type { NotificationKind } from '@valia/domain/notifications/notification-kind.ts';
import type { Transaction } from '../audit/change-audited.ts';
import type { ServiceContext } from '../service-context.ts';

/** Tells a person behind the bell, in the transaction of its cause. */
export const notifyUser = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  { userId, kind, subjectId }: { userId: string; kind: NotificationKind; subjectId: string },
): Promise<void> => {
  await tx
    .insert(notifications)
    .values({ id: ctx.newId(), userId, kind, subjectId, createdAt: ctx.now });
};
