import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';
import { valuations } from './valuations.ts';

/** One user's private note on a valuation; an emptied note has no row. */
export const valuationNotes = pgTable(
  'valuation_notes',
  {
    valuationId: exported(
      uuid('valuation_id')
        .notNull()
        .references(() => valuations.id, { onDelete: 'cascade' }),
    ),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id),
    ),
    text: exported(text('text').notNull()),
    updatedAt: exported(timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.valuationId, table.userId] }),
    check('valuation_notes_empty_is_no_row_check', sql`${table.text} <> ''`),
    index('valuation_notes_by_user').on(table.userId),
  ],
);

declareRowOwnership(valuationNotes, {
  of: (userId) => eq(valuationNotes.userId, userId),
  onErasure: 'deleted',
});
