import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Append-only by trigger. No foreign keys: a row outlives what it tells about. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorUserId: uuid('actor_user_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_logs_subject_index').on(table.subjectType, table.subjectId, table.id),
    // Most rows of a valuation are its saves: what looks for anything else must not read through them.
    index('audit_logs_besides_saves')
      .on(table.subjectType, table.subjectId, table.id)
      .where(sql`action <> 'valuation.updated'`),
    index('audit_logs_actor_index').on(table.actorUserId, table.id),
  ],
);
