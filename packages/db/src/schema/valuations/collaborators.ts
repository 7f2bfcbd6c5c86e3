import { eq } from 'drizzle-orm';
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/** All users who joined as collaborating advisers; administrators see how many joined recently. */
export const collaborators = pgTable(
  'collaborators',
  {
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .unique()
        .references(() => users.id),
    ),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
  },
  (table) => [index('collaborators_created_at_index').on(table.createdAt)],
);

declareRowOwnership(collaborators, {
  of: (userId) => eq(collaborators.userId, userId),
  onErasure: 'deleted',
});
