import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each subject of a limit did what is limited, within the limit's span: shared by all servers. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the limit's name and its subject: addresses are not kept in clear. */
    key: text('key').primaryKey(),
    hits: timestamp('hits', { withTimezone: true, precision: 3 }).array().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('rate_limits_expires_at_index').on(table.expiresAt)],
);
