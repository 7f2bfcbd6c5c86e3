import type { Database } from '@valia/db/client.ts';
import { alertSettings } from '@valia/db/schema/firm/alert-settings.ts';
import { notificationSettings } from '@valia/db/schema/workspace/notification-settings.ts';
import { defaultNotificationChoices } from '@valia/domain/notifications/notification-choice.ts';
import { notificationKinds } from '@valia/domain/notifications/notification-kind.ts';
import {
  changeNotificationSettingsInput,
  type NotificationSettings,
  notificationSettingsSchema,
} from '@valia/domain/notifications/notification-schemas.ts';
import { defaultDigestHour } from '@valia/domain/security/alert-settings-schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read } from '../verbs/verb.ts';

const readSettings = async (db: Database, userId: string): Promise<NotificationSettings> => {
  const { kind, inApp, mail, digest } = notificationSettings;
  const rows = await db
    .select({ kind, inApp, mail, digest })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  const [alerts] = await db.select({ digestHour: alertSettings.digestHour }).from(alertSettings);
  return {
    choices: notificationKinds.map(
      (known) =>
        rows.find((row) => row.kind === known) ?? {
          kind: known,
          ...defaultNotificationChoices[known],
        },
    ),
    digestHour: alerts?.digestHour ?? defaultDigestHour,
  };
};

/** The caller's notification settings for each event. */
export const getNotificationSettings = read({
  right: 'read-own-alerts',
  ...withoutInput,
  output: notificationSettingsSchema,
  run: ({ ctx, actor: { userId } }) => readSettings(ctx.db, userId),
});

/** Saves the caller's notification settings; they apply from the next event on. */
export const changeNotificationSettings = change({
  right: 'read-own-alerts',
  input: changeNotificationSettingsInput,
  output: notificationSettingsSchema,
  touches: null,
  sample: () => ({
    choices: [{ kind: 'lead-assigned', inApp: true, mail: false, digest: true }],
  }),
  run: async ({ ctx, actor: { userId }, tx, input: { choices } }) => {
    await requireNotErased(tx, userId);
    await tx
      .insert(notificationSettings)
      .values(choices.map((choice) => ({ ...choice, userId, updatedAt: ctx.now })))
      .onConflictDoUpdate({
        target: [notificationSettings.userId, notificationSettings.kind],
        set: {
          inApp: sql`excluded.in_app`,
          mail: sql`excluded.mail`,
          digest: sql`excluded.digest`,
          updatedAt: ctx.now,
        },
      });
    return changed(await readSettings(tx, userId), {
      action: 'notification-settings.changed',
      subjectType: 'user',
      subjectId: userId,
      after: Object.fromEntries(
        choices.map(({ kind, ...ways }) => [
          kind,
          Object.entries(ways).flatMap(([way, isWanted]) => (isWanted ? [way] : [])),
        ]),
      ),
    });
  },
});
