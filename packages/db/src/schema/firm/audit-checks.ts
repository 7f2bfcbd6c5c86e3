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

/** How far the audit chain is checked in the present pass, and what was found: one row, made by the first check. */
export const auditChecks = pgTable(
  'audit_checks',
  {
    id: impersonal(smallint('id').primaryKey().default(1)),
    /** The last seal of the present pass that holds; null before its first. */
    position: impersonal(bigint('position', { mode: 'number' })),
    seal: impersonal(text('seal'), { holds: 'codes' }),
    /** The last row of the log that this pass has found sealed or waiting; null before its first. */
    auditLogId: impersonal(bigint('audit_log_id', { mode: 'number' })),
    /** The newest seal that was ever seen: the chain never gets shorter. */
    headPosition: impersonal(bigint('head_position', { mode: 'number' })),
    headSeal: impersonal(text('head_seal'), { holds: 'codes' }),
    /** The database's own counts of changed and deleted rows, which never grow by what the product does. */
    rowCounters: impersonal(text('row_counters').notNull().default(''), { holds: 'codes' }),
    /** The present pass runs without pauses, because those counts have changed. */
    isHurried: impersonal(boolean('is_hurried').notNull().default(false)),
    startedAt: instant('started_at'),
    /** When the last pass ended that found nothing. */
    intactAt: instant('intact_at'),
    brokenAt: impersonal(jsonb('broken_at').$type<BrokenAt>(), { holds: 'codes' }),
    /** The row to look at: the broken one, or the first one after a gap. */
    brokenRow: impersonal(bigint('broken_row', { mode: 'number' })),
  },
  (table) => [check('audit_checks_single_row_check', sql`${table.id} = 1`)],
);
