import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';
import { valuations } from './valuations.ts';

/** The tags of a valuation, whoever wrote them. The owner, who never changes, is kept to list one person's tags. */
export const valuationTags = pgTable(
  'valuation_tags',
  {
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => valuations.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.valuationId, table.tag] }),
    index('valuation_tags_by_owner').on(table.ownerId, table.tag, table.valuationId),
  ],
);
