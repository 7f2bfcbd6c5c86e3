import { eq } from 'drizzle-orm';
import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRows, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/** Everybody who joined as a collaborating adviser; administrators see how many did lately. */
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

declareRows(collaborators, {
  of: (userId) => eq(collaborators.userId, userId),
  onErasure: 'deleted',
});
