import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { users } from './users.ts';

/**
 * A user's request to change their email address, at most one per user: it takes effect once both addresses have
 * confirmed it. The hashes of the two links are set once their emails are being sent.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .unique()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    /** In lower case, as the account has it or had it. */
    formerEmail: exported(text('former_email').notNull()),
    nextEmail: exported(text('next_email').notNull()),
    formerTokenHash: withheld(text('former_token_hash').unique(), { holds: 'codes' }),
    nextTokenHash: withheld(text('next_token_hash').unique(), { holds: 'codes' }),
    formerConfirmedAt: exported(timestamp('former_confirmed_at', { withTimezone: true })),
    nextConfirmedAt: exported(timestamp('next_confirmed_at', { withTimezone: true })),
    requestedAt: exported(
      timestamp('requested_at', { withTimezone: true, precision: 3 }).notNull(),
    ),
    expiresAt: exported(timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull()),
    /** When the account received the new address. */
    doneAt: exported(timestamp('done_at', { withTimezone: true })),
  },
  (table) => [
    check(
      'email_changes_email_check',
      sql`${table.nextEmail} = lower(${table.nextEmail}) and length(${table.nextEmail}) <= 255`,
    ),
    index('email_changes_next_email').on(table.nextEmail),
    index('email_changes_expires_at').on(table.expiresAt),
  ],
);

declareRowOwnership(emailChanges, {
  of: (userId) => eq(emailChanges.userId, userId),
  onErasure: 'deleted',
});
