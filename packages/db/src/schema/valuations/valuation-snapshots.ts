import type { FrozenValuation } from '@valia/domain/valuations/frozen-valuation.ts';
import { inArray, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { sectorMultipleSets } from '../firm/sector-multiple-sets.ts';
import { users } from '../identity/users.ts';
import { valuations } from './valuations.ts';

/** The state of a valuation when it was completed. A trigger refuses any change of a row. */
export const valuationSnapshots = pgTable(
  'valuation_snapshots',
  {
    id: exported(uuid('id').primaryKey()),
    valuationId: exported(
      uuid('valuation_id')
        .notNull()
        .references(() => valuations.id),
    ),
    /** 1 for the first completion, 2 for the next… */
    number: exported(integer('number').notNull()),
    document: exported(jsonb('document').$type<FrozenValuation['document']>().notNull()),
    outcome: exported(jsonb('outcome').$type<FrozenValuation['outcome']>().notNull()),
    engineVersion: exported(text('engine_version').notNull()),
    sectorSetId: exported(uuid('sector_set_id').references(() => sectorMultipleSets.id)),
    sha256: exported(text('sha256').notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
    createdBy: impersonal(
      uuid('created_by')
        .notNull()
        .references(() => users.id),
      { holds: 'codes' },
    ),
  },
  (table) => [unique('valuation_snapshots_number').on(table.valuationId, table.number)],
);

declareRowOwnership(valuationSnapshots, {
  of: (userId) =>
    inArray(
      valuationSnapshots.valuationId,
      sql`(select id from valuations where owner_id = ${userId})`,
    ),
  onErasure: 'deleted',
});
