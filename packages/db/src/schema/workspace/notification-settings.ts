import { notificationKinds } from '@valia/domain/notifications/notification-kind.ts';
import { eq } from 'drizzle-orm';
import { boolean, check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';

/** How a user wants to be notified of an event, when that differs from the default. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    kind: exported(text('kind', { enum: notificationKinds }).notNull()),
    inApp: exported(boolean('in_app').notNull()),
    mail: exported(boolean('mail').notNull()),
    digest: exported(boolean('digest').notNull()),
    updatedAt: exported(timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('notification_settings_kind_check', oneOf(table.kind, notificationKinds)),
  ],
);

declareRowOwnership(notificationSettings, {
  of: (userId) => eq(notificationSettings.userId, userId),
  onErasure: 'deleted',
});
