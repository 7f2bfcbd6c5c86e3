import { roles } from '@valia/domain/accounts/account-schemas.ts';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';

/** One row per user: a change replaces it. */
export const userRoles = pgTable(
  'user_roles',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    role: text('role', { enum: roles }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('user_roles_role_check', oneOf(table.role, roles))],
);

/** As specified: the first row by ascending role text. In `C`, so that no server's language changes the order. */
export const byRoleText = (role: SQLWrapper): SQL => sql`${role} collate "C"`;

export const globalAdmins = pgTable('global_admins', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
