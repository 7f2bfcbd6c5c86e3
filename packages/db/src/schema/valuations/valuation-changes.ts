import type { FieldChange } from '@valia/domain/valuations/activity/changed-values.ts';
import { inArray, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported } from '../../column-privacy.ts';
import { valuations } from './valuations.ts';

/**
 * The values behind a 'valuation.updated' row of the audit log, which itself contains only the field names: that log is
 * never erased, and a document may contain personal data.
 */
export const valuationChanges = pgTable(
  'valuation_changes',
  {
    auditLogId: exported(bigint('audit_log_id', { mode: 'number' }).primaryKey()),
    valuationId: exported(
      uuid('valuation_id')
        .notNull()
        .references(() => valuations.id, { onDelete: 'cascade' }),
    ),
    /** Only the first changes; `leafCount` is their total number. */
    leaves: exported(jsonb('leaves').$type<FieldChange[]>().notNull()),
    leafCount: exported(integer('leaf_count').notNull()),
  },
  (table) => [index('valuation_changes_by_valuation').on(table.valuationId)],
);

declareRowOwnership(valuationChanges, {
  of: (userId) =>
    inArray(
      valuationChanges.valuationId,
      sql`(select id from valuations where owner_id = ${userId})`,
    ),
  onErasure: 'deleted',
});
