import { eq, sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';

/** Append-only by trigger. No foreign keys, because a row remains after the deletion of the object it describes. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: impersonal(bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()),
    at: exported(timestamp('at', { withTimezone: true }).notNull()),
    actorUserId: impersonal(uuid('actor_user_id')),
    action: exported(text('action').notNull(), { holds: 'codes' }),
    subjectType: exported(text('subject_type').notNull(), { holds: 'codes' }),
    subjectId: exported(text('subject_id').notNull(), { holds: 'codes' }),
    // Ids, codes and figures; texts by users are in `audit_notes` and `valuation_changes`.
    before: exported(jsonb('before'), { holds: 'codes' }),
    after: exported(jsonb('after'), { holds: 'codes' }),
    requestId: impersonal(text('request_id').notNull(), { holds: 'codes' }),
  },
  (table) => [
    index('audit_logs_subject_index').on(table.subjectType, table.subjectId, table.id),
    // Most rows of a valuation are saves, so a query for any other action must not read through them.
    index('audit_logs_besides_saves')
      .on(table.subjectType, table.subjectId, table.id)
      .where(sql`action <> 'valuation.updated'`),
    index('audit_logs_by_action').on(table.action, table.id),
    index('audit_logs_by_time').on(table.at),
    index('audit_logs_actor_index').on(table.actorUserId, table.id),
  ],
);

declareRowOwnership(auditLogs, {
  of: (userId) => eq(auditLogs.actorUserId, userId),
  onErasure: 'kept',
});
