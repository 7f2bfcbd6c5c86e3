import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { users } from './users.ts';

/** A leaked row does not permit a sign-in: `id` is the SHA-256 of the token, which only the cookie contains. */
export const sessions = pgTable(
  'sessions',
  {
    id: withheld(text('id').primaryKey(), { holds: 'codes' }),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull()),
    expiresAt: exported(timestamp('expires_at', { withTimezone: true }).notNull()),
    lastUsedAt: exported(timestamp('last_used_at', { withTimezone: true }).notNull()),
    /** Browser and operating system, by which the user recognises the device. */
    device: exported(text('device')),
    /** The shortened IP address, which identifies a network and not a household. */
    address: exported(text('address')),
  },
  (table) => [
    check('sessions_id_check', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);

declareRowOwnership(sessions, {
  of: (userId) => eq(sessions.userId, userId),
  onErasure: 'deleted',
});
