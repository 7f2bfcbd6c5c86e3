import type { FrozenValuation } from '@valia/domain/valuations/frozen-valuation.ts';
import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { sectorMultipleSets } from './sector-multiple-sets.ts';
import { users } from './users.ts';
import { valuations } from './valuations.ts';

/** What a valuation was when it was completed. A trigger refuses any change to a row. */
export const valuationSnapshots = pgTable(
  'valuation_snapshots',
  {
    id: uuid('id').primaryKey(),
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => valuations.id),
    /** 1 for the first completion, 2 for the next… */
    number: integer('number').notNull(),
    document: jsonb('document').$type<FrozenValuation['document']>().notNull(),
    outcome: jsonb('outcome').$type<FrozenValuation['outcome']>().notNull(),
    engineVersion: text('engine_version').notNull(),
    sectorSetId: uuid('sector_set_id').references(() => sectorMultipleSets.id),
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [unique('valuation_snapshots_number').on(table.valuationId, table.number)],
);
