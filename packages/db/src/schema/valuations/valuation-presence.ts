import { eq } from 'drizzle-orm';
import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';
import { valuations } from './valuations.ts';

/**
 * When a user was last seen with a shared valuation open. Rows of users who left without notice are deleted with all
 * expired rows.
 */
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

declareRowOwnership(valuationPresence, {
  of: (userId) => eq(valuationPresence.userId, userId),
  onErasure: 'deleted',
});
