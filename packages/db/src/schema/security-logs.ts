import { securityEventTypes, securitySeverities } from '@valia/domain/security/security-event.ts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';

/** Events for the administrators' eyes. `subjectId` and `detail` hold ids, codes and counts, no personal data. */
export const securityLogs = pgTable(
  'security_logs',
  {
    id: uuid('id').primaryKey(),
    eventType: text('event_type', { enum: securityEventTypes }).notNull(),
    severity: text('severity', { enum: securitySeverities }).notNull(),
    subjectId: text('subject_id'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    acknowledgedBy: uuid('acknowledged_by'),
    note: text('note'),
  },
  (table) => [
    check('security_logs_event_type_check', oneOf(table.eventType, securityEventTypes)),
    check('security_logs_severity_check', oneOf(table.severity, securitySeverities)),
    index('security_logs_by_time').on(table.createdAt, table.id),
    index('security_logs_by_subject').on(table.subjectId, table.eventType, table.createdAt),
    // The two counts of the administrators' badge.
    index('security_logs_leads')
      .on(table.createdAt)
      .where(
        sql`event_type in ('duplicate_lead_detected', 'high_value_lead_unassigned', 'extremely_high_value_lead')`,
      ),
    index('security_logs_grave')
      .on(table.createdAt)
      .where(sql`severity in ('high', 'critical')`),
  ],
);
