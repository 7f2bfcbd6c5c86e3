import { eq } from 'drizzle-orm';
import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRows, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';
import { valuations } from './valuations.ts';

/** When somebody was last seen with a shared valuation open. Rows of who left without a word go with all that has expired. */
export const valuationPresence = pgTable(
  'valuation_presence',
  {
    valuationId: exported(
      uuid('valuation_id')
        .notNull()
        .references(() => valuations.id, { onDelete: 'cascade' }),
    ),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    seenAt: exported(timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.valuationId, table.userId] }),
    index('valuation_presence_by_user').on(table.userId),
  ],
);

declareRows(valuationPresence, {
  of: (userId) => eq(valuationPresence.userId, userId),
  onErasure: 'deleted',
});
