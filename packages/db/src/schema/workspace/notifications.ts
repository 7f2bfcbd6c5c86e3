import { notificationKinds } from '@valia/domain/notifications/notification-kind.ts';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRows, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';

/** What a person is told of behind the bell; the text is written when it is read, in the reader's language. */
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
    /** What it is about: a lead, a request, a valuation. */
    subjectId: exported(uuid('subject_id').notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
    readAt: exported(timestamp('read_at', { withTimezone: true, precision: 3 })),
    /** Whether it stands behind the bell; one that does not is there for its mail or the summary alone. */
    inApp: impersonal(boolean('in_app').notNull().default(true)),
    /** What still has to be sent of it; null once it went, or when nothing was to be. */
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

declareRows(notifications, {
  of: (userId) => eq(notifications.userId, userId),
  onErasure: 'deleted',
});
