import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from './users.ts';

const linkPurposes = ['verify-email', 'recover-password'] as const;

/** The links sent to users: a user has one link for each purpose, the newest. Only the email contains its token. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    /** The id of the email that contains the link, so that an email sent again after a crash contains the same link. */
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    purpose: exported(text('purpose', { enum: linkPurposes }).notNull()),
    tokenHash: withheld(text('token_hash').notNull().unique(), { holds: 'codes' }),
    requestedAt: exported(
      timestamp('requested_at', { withTimezone: true, precision: 3 }).notNull(),
    ),
    expiresAt: exported(timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull()),
    usedAt: exported(timestamp('used_at', { withTimezone: true, precision: 3 })),
  },
  (table) => [
    unique('one_time_links_newest').on(table.userId, table.purpose),
    check('one_time_links_purpose_check', oneOf(table.purpose, linkPurposes)),
    check('one_time_links_token_hash_check', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    index('one_time_links_expires_at_index').on(table.expiresAt),
  ],
);

declareRowOwnership(oneTimeLinks, {
  of: (userId) => eq(oneTimeLinks.userId, userId),
  onErasure: 'deleted',
});
