import { shareRights } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';
import { valuations } from './valuations.ts';

/** The users other than the owner who may read or edit a valuation. */
export const valuationShares = pgTable(
  'valuation_shares',
  {
    valuationId: exported(
      uuid('valuation_id')
        .notNull()
        .references(() => valuations.id, { onDelete: 'cascade' }),
    ),
    userId: exported(
      uuid('user_id')
        .notNull()
        .references(() => users.id),
    ),
    right: exported(text('right', { enum: shareRights }).notNull()),
    grantedBy: exported(
      uuid('granted_by')
        .notNull()
        .references(() => users.id),
    ),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.valuationId, table.userId] }),
    check('valuation_shares_right_check', oneOf(table.right, shareRights)),
    index('valuation_shares_by_user').on(table.userId, table.valuationId),
  ],
);

declareRowOwnership(valuationShares, {
  of: (userId) =>
    sql`${valuationShares.userId} = ${userId} or ${valuationShares.grantedBy} = ${userId}`,
  onErasure: 'deleted',
});
