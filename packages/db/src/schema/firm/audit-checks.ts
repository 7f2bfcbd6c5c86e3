import type { BrokenAt } from '@valia/domain/security/broken-at.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';

const instant = (name: string) => impersonal(timestamp(name, { withTimezone: true, precision: 3 }));

/** The progress of the current check of the audit chain, and its findings: one row, created by the first check. */
export const auditChecks = pgTable(
  'audit_checks',
  {
    id: impersonal(smallint('id').primaryKey().default(1)),
    /** The last seal that the current pass found valid; null before its first one. */
    position: impersonal(bigint('position', { mode: 'number' })),
    seal: impersonal(text('seal'), { holds: 'codes' }),
    /** The last row of the log that the current pass found sealed or waiting; null before its first one. */
    auditLogId: impersonal(bigint('audit_log_id', { mode: 'number' })),
    /** The newest seal ever seen, because the chain never becomes shorter. */
    headPosition: impersonal(bigint('head_position', { mode: 'number' })),
    headSeal: impersonal(text('head_seal'), { holds: 'codes' }),
    /** The database's own counts of changed and deleted rows, which the product itself never increases. */
    rowCounters: impersonal(text('row_counters').notNull().default(''), { holds: 'codes' }),
    /** The current pass runs without pauses, because those counts have changed. */
    isHurried: impersonal(boolean('is_hurried').notNull().default(false)),
    startedAt: instant('started_at'),
    /** When the last pass without findings ended. */
    intactAt: instant('intact_at'),
    brokenAt: impersonal(jsonb('broken_at').$type<BrokenAt>(), { holds: 'codes' }),
    /** The row to inspect: the broken row, or the first row after a gap. */
    brokenRow: impersonal(bigint('broken_row', { mode: 'number' })),
  },
  (table) => [check('audit_checks_single_row_check', sql`${table.id} = 1`)],
);
