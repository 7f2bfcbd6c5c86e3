import { roles } from '@valia/domain/accounts/user-roles.ts';
import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from './users.ts';

/** One row per user, which a change replaces. */
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

/**
 * The specification requires the first row by ascending role text. Sorted in `C`, so that a server's locale cannot
 * change the order.
 */
export const orderByRoleText = (role: SQLWrapper): SQL => sql`${role} collate "C"`;

export const globalAdmins = pgTable('global_admins', {
  userId: impersonal(
    uuid('user_id')
      .primaryKey()
      .references(() => users.id),
  ),
  createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
});

declareRowOwnership(userRoles, {
  of: (userId) => eq(userRoles.userId, userId),
  onErasure: 'deleted',
});

declareRowOwnership(globalAdmins, {
  of: (userId) => eq(globalAdmins.userId, userId),
  onErasure: 'deleted',
});
