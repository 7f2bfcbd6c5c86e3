import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed sign-ins in a row, by address, whether anybody has it or not: both take the same work. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** SHA-256 of the address. */
    accountKey: text('account_key').primaryKey(),
    consecutive: integer('consecutive').notNull(),
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('sign_in_failures_last_failed_at_index').on(table.lastFailedAt)],
);
