import type { ChangedLeaf } from '@valia/domain/valuations/changed-leaves.ts';
import { bigint, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { valuations } from './valuations.ts';

/**
 * The values behind a 'valuation.updated' row of the audit log, which itself only names the fields: that log can
 * never forget, and a document may hold personal data.
 */
export const valuationChanges = pgTable(
  'valuation_changes',
  {
    auditLogId: bigint('audit_log_id', { mode: 'number' }).primaryKey(),
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => valuations.id, { onDelete: 'cascade' }),
    /** The first ones only; `leafCount` says how many there were. */
    leaves: jsonb('leaves').$type<ChangedLeaf[]>().notNull(),
    leafCount: integer('leaf_count').notNull(),
  },
  (table) => [index('valuation_changes_by_valuation').on(table.valuationId)],
);
