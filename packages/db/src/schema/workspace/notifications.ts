import { notificationKinds } from '@valia/domain/notifications/notification-kind.ts';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';

/** The notifications of a user in the bell menu; the text is composed when it is shown, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    kind: exported(text('kind', { enum: notificationKinds }).notNull()),
    /** The subject of the notification: a lead, a request, a valuation. */
    subjectId: exported(uuid('subject_id').notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
    readAt: exported(timestamp('read_at', { withTimezone: true, precision: 3 })),
    /** Whether the notification appears in the bell menu; otherwise it exists only for its email or the digest. */
    inApp: impersonal(boolean('in_app').notNull().default(true)),
    /** The emails that still have to be sent; null once sent, or when none was needed. */
    mailDue: impersonal(boolean('mail_due')),
    digestDue: impersonal(boolean('digest_due')),
  },
  (table) => [
    check('notifications_kind_check', oneOf(table.kind, notificationKinds)),
    index('notifications_by_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`read_at is null and in_app`),
    index('notifications_mail_due')
      .on(table.createdAt)
      .where(sql`mail_due`),
    index('notifications_digest_due')
      .on(table.userId)
      .where(sql`digest_due`),
  ],
);

declareRowOwnership(notifications, {
  of: (userId) => eq(notifications.userId, userId),
  onErasure: 'deleted',
});
