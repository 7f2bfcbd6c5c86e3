import { notificationSettings } from '@valia/db/schema/workspace/notification-settings.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import {
  hasDedicatedMail,
  defaultNotificationChoices,
} from '@valia/domain/notifications/notification-choice.ts';
import type { NotificationKind } from '@valia/domain/notifications/notification-kind.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

/**
 * Notifies a user in the ways that the user chose, in the transaction of the cause: in the app, by mail, or in the
 * daily summary. The last two are only recorded here; a job sends them.
 */
export const notifyUser = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  { userId, kind, subjectId }: { userId: string; kind: NotificationKind; subjectId: string },
): Promise<void> => {
  const { inApp, mail, digest } = notificationSettings;
  const [chosen = defaultNotificationChoices[kind]] = await tx
    .select({ inApp, mail, digest })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.kind, kind)));
  const wantsMail = chosen.mail && !hasDedicatedMail(kind);
  if (!chosen.inApp && !wantsMail && !chosen.digest) return;
  await tx.insert(notifications).values({
    id: ctx.newId(),
    userId,
    kind,
    subjectId,
    createdAt: ctx.now,
    inApp: chosen.inApp,
    mailDue: wantsMail ? true : null,
    digestDue: chosen.digest ? true : null,
  });
};
