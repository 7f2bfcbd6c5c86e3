import { shareRights } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';
import { valuations } from './valuations.ts';

/** Who besides its owner may read or edit a valuation. */
export const valuationShares = pgTable(
  'valuation_shares',
  {
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => valuations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    right: text('right', { enum: shareRights }).notNull(),
    grantedBy: uuid('granted_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.valuationId, table.userId] }),
    check('valuation_shares_right_check', oneOf(table.right, shareRights)),
    index('valuation_shares_by_user').on(table.userId, table.valuationId),
  ],
);
