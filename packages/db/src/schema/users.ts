import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';

const userStatuses = ['active', 'locked', 'erased'] as const;
const userLanguages = ['es', 'ca', 'en'] as const;

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Always in lower case, so that one address cannot hold two accounts. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    status: text('status', { enum: userStatuses }).notNull().default('active'),
    language: text('language', { enum: userLanguages }).notNull().default('es'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    index('users_newest').on(table.createdAt, table.id),
    check(
      'users_email_check',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) <= 255`,
    ),
    check('users_status_check', oneOf(table.status, userStatuses)),
    check('users_language_check', oneOf(table.language, userLanguages)),
  ],
);
