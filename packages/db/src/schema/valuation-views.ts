import type { ValuationView } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** One person's named views of their list: what its address asks for. */
export const valuationViews = pgTable(
  'valuation_views',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    search: jsonb('search').$type<ValuationView['search']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('valuation_views_by_user').on(table.userId, table.createdAt)],
);
