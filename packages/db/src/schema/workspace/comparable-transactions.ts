import { eq } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A sale known to an adviser, with its multiple. Others see it only in medians of at least five advisers. */
export const comparableTransactions = pgTable(
  'comparable_transactions',
  {
    id: impersonal(uuid('id').primaryKey()),
    ownerId: impersonal(
      uuid('owner_id')
        .notNull()
        .references(() => users.id),
    ),
    sector: exported(text('sector').notNull()),
    name: exported(text('name').notNull()),
    closedOn: exported(date('closed_on').notNull()),
    /** Euros; null when only the multiple is known. */
    enterpriseValue: exported(doublePrecision('enterprise_value')),
    ebitda: exported(doublePrecision('ebitda')),
    evToEbitda: exported(doublePrecision('ev_ebitda').notNull()),
    source: exported(text('source').notNull()),
    version: impersonal(integer('version').notNull().default(1)),
    createdAt: exported(instant('created_at').notNull()),
    updatedAt: exported(instant('updated_at').notNull()),
  },
  (table) => [
    index('comparable_transactions_by_owner').on(table.ownerId, table.closedOn),
    index('comparable_transactions_by_sector').on(table.sector, table.ownerId, table.evToEbitda),
  ],
);

declareRowOwnership(comparableTransactions, {
  of: (userId) => eq(comparableTransactions.ownerId, userId),
  onErasure: 'deleted',
});
