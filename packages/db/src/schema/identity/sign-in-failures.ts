import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';

/**
 * Consecutive failed sign-ins by email address, whether an account has it or not, so that both cases cost the same
 * work.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** SHA-256 of the email address. */
    accountKey: impersonal(text('account_key').primaryKey(), { holds: 'codes' }),
    consecutive: impersonal(integer('consecutive').notNull()),
    lastFailedAt: impersonal(
      timestamp('last_failed_at', { withTimezone: true, precision: 3 }).notNull(),
    ),
  },
  (table) => [index('sign_in_failures_last_failed_at_index').on(table.lastFailedAt)],
);
