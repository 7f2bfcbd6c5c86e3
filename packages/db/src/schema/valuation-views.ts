import type { ValuationView } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** One person's named views of their list: what its address asks for. */
export const valuationViews = pgTable(
  'valuation_views',
  {
    id: uuid('id').primaryKey(),
    /** What its person calls it by: another's may be the same. Null in the oldest rows, which are called by their `id`. */
    clientId: uuid('client_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    search: jsonb('search').$type<ValuationView['search']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    unique('valuation_views_user_client_id').on(table.userId, table.clientId),
    index('valuation_views_by_user').on(table.userId, table.createdAt),
  ],
);
