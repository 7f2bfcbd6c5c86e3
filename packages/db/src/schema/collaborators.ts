import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Everybody who joined as a collaborating adviser; administrators see how many did lately. */
export const collaborators = pgTable(
  'collaborators',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('collaborators_created_at_index').on(table.createdAt)],
);
