import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';

/**
 * The chain over the audit log: `seal` is the SHA-256 of the previous seal and the canonical row. Append-only by
 * trigger.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    /** 1, 2, 3 … without a gap. */
    position: impersonal(bigint('position', { mode: 'number' }).primaryKey()),
    auditLogId: impersonal(bigint('audit_log_id', { mode: 'number' }).notNull().unique()),
    seal: impersonal(text('seal').notNull(), { holds: 'codes' }),
    sealedAt: impersonal(timestamp('sealed_at', { withTimezone: true }).notNull()),
  },
  (table) => [check('audit_seals_seal_check', sql`${table.seal} ~ '^[0-9a-f]{64}$'`)],
);

/** The rows that wait for their seal. A trigger inserts each one, so that the sealer never searches the log. */
export const auditSealQueue = pgTable('audit_seal_queue', {
  auditLogId: impersonal(bigint('audit_log_id', { mode: 'number' }).primaryKey()),
});
