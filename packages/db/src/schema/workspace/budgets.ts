import type { BudgetDocument } from '@valia/domain/budgets/budget-document.ts';
import { eq } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/** A user's budget of one year, month by month, with the actual figures. */
export const budgets = pgTable(
  'budgets',
  {
    ownerId: impersonal(
      uuid('owner_id')
        .notNull()
        .references(() => users.id),
    ),
    year: exported(integer('year').notNull()),
    document: exported(jsonb('document').$type<BudgetDocument>().notNull()),
    version: impersonal(integer('version').notNull()),
    updatedAt: exported(timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.year] })],
);

declareRowOwnership(budgets, {
  of: (userId) => eq(budgets.ownerId, userId),
  onErasure: 'deleted',
});
