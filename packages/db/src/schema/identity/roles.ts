import { roles } from '@valia/domain/accounts/account-schemas.ts';
import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRows, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from './users.ts';

/** One row per user: a change replaces it. */
export const userRoles = pgTable(
  'user_roles',
  {
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .unique()
        .references(() => users.id),
    ),
    role: exported(text('role', { enum: roles }).notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
  },
  (table) => [check('user_roles_role_check', oneOf(table.role, roles))],
);

/** As specified: the first row by ascending role text. In `C`, so that no server's language changes the order. */
export const byRoleText = (role: SQLWrapper): SQL => sql`${role} collate "C"`;

export const globalAdmins = pgTable('global_admins', {
  userId: impersonal(
    uuid('user_id')
      .primaryKey()
      .references(() => users.id),
  ),
  createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
});

declareRows(userRoles, {
  of: (userId) => eq(userRoles.userId, userId),
  onErasure: 'deleted',
});

declareRows(globalAdmins, {
  of: (userId) => eq(globalAdmins.userId, userId),
  onErasure: 'deleted',
});
