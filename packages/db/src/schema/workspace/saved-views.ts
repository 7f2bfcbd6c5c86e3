import type { SavedView, SavedViewList } from '@valia/domain/lists/saved-view-schemas.ts';
import { eq } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/** One user's saved views of the lists they use: the query string of each list. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: impersonal(uuid('id').primaryKey()),
    /** The id chosen by the user's client; another user's view may have the same one. */
    clientId: impersonal(uuid('client_id').notNull()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id),
    ),
    list: exported(text('list').$type<SavedViewList>().notNull()),
    name: exported(text('name').notNull()),
    search: exported(jsonb('search').$type<SavedView['search']>().notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    unique('saved_views_client_id').on(table.userId, table.list, table.clientId),
    index('saved_views_by_list').on(table.userId, table.list, table.createdAt),
  ],
);

declareRowOwnership(savedViews, {
  of: (userId) => eq(savedViews.userId, userId),
  onErasure: 'deleted',
});
