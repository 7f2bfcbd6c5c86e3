import { eq } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';
import { valuations } from './valuations.ts';

/** The tags of a valuation, whoever wrote them. The owner, who never changes, is stored for listing one user's tags. */
export const valuationTags = pgTable(
  'valuation_tags',
  {
    valuationId: exported(
      uuid('valuation_id')
        .notNull()
        .references(() => valuations.id, { onDelete: 'cascade' }),
    ),
    ownerId: impersonal(
      uuid('owner_id')
        .notNull()
        .references(() => users.id),
    ),
    tag: exported(text('tag').notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.valuationId, table.tag] }),
    index('valuation_tags_by_owner').on(table.ownerId, table.tag, table.valuationId),
  ],
);

declareRowOwnership(valuationTags, {
  of: (userId) => eq(valuationTags.ownerId, userId),
  onErasure: 'deleted',
});
