import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRows, exported, impersonal, withheld } from '../../column-privacy.ts';
import { users } from './users.ts';

/** A leaked row signs nobody in: `id` is the SHA-256 of the token, which only the cookie holds. */
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
    /** As its person recognises it: browser and system. */
    device: exported(text('device')),
    /** Shortened: a network, not a household. */
    address: exported(text('address')),
  },
  (table) => [
    check('sessions_id_check', sql`${table.id} ~ '^[0-9a-f]{64}$'`),
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);

declareRows(sessions, {
  of: (userId) => eq(sessions.userId, userId),
  onErasure: 'deleted',
});
