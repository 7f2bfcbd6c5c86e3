import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';

/**
 * The times of the recent calls of each subject of a rate limit, within the limit's time span; shared by all servers.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the limit's name and its subject, so that IP and email addresses are not stored in plain text. */
    key: impersonal(text('key').primaryKey(), { holds: 'codes' }),
    hits: impersonal(timestamp('hits', { withTimezone: true, precision: 3 }).array().notNull()),
    expiresAt: impersonal(timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [index('rate_limits_expires_at_index').on(table.expiresAt)],
);
