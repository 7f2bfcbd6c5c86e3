import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, withheld } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

const userStatuses = ['active', 'locked', 'erased'] as const;
const userLanguages = ['es', 'ca', 'en'] as const;

export const users = pgTable(
  'users',
  {
    id: exported(uuid('id').primaryKey()),
    /** Always in lower case, so that two accounts cannot have the same address. */
    email: exported(text('email').notNull(), {
      // Random, so that nobody can have signed up with this address before.
      erasedAs: sql`'erased-' || gen_random_uuid() || '@erased.invalid'`,
    }),
    passwordHash: withheld(text('password_hash').notNull(), { holds: 'codes' }),
    emailConfirmedAt: exported(timestamp('email_confirmed_at', { withTimezone: true }), {
      erasedAs: null,
    }),
    status: exported(text('status', { enum: userStatuses }).notNull().default('active'), {
      erasedAs: 'erased',
    }),
    language: exported(text('language', { enum: userLanguages }).notNull().default('es'), {
      erasedAs: 'es',
    }),
    termsVersion: exported(text('terms_version').notNull(), { holds: 'codes' }),
    termsAcceptedAt: exported(timestamp('terms_accepted_at', { withTimezone: true }).notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
    /** The last use of a session, set by a trigger on `sessions`; the time of registration before the first use. */
    lastAccessAt: exported(
      timestamp('last_access_at', { withTimezone: true }).notNull().defaultNow(),
    ),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    index('users_searched').using('gin', table.email.op('gin_trgm_ops')),
    index('users_newest').on(table.createdAt, table.id),
    index('users_latest_access').on(table.lastAccessAt, table.id),
    check(
      'users_email_check',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) <= 255`,
    ),
    check('users_status_check', oneOf(table.status, userStatuses)),
    check('users_language_check', oneOf(table.language, userLanguages)),
  ],
);

declareRowOwnership(users, {
  of: (userId) => eq(users.id, userId),
  onErasure: 'emptied',
});
