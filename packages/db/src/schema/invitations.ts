import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Into an organization, for the owner of one address. Its token's hash is there once the mail is on its way. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    email: text('email').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').unique(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true, precision: 3 }),
    acceptedBy: uuid('accepted_by').references(() => users.id),
  },
  (table) => [
    check(
      'invitations_email_check',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) <= 255`,
    ),
    check(
      'invitations_accepted_check',
      sql`(${table.acceptedAt} is null) = (${table.acceptedBy} is null)`,
    ),
    uniqueIndex('invitations_open_index')
      .on(table.organizationId, table.email)
      .where(sql`accepted_at is null`),
    index('invitations_expires_at_index').on(table.expiresAt),
  ],
);
