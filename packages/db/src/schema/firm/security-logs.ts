import { securityEventTypes, securitySeverities } from '@valia/domain/security/security-event.ts';
import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  date,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
  withheld,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

/** Events that only administrators see. `subjectId` and `detail` contain ids, codes and counts, no personal data. */
export const securityLogs = pgTable(
  'security_logs',
  {
    id: impersonal(uuid('id').primaryKey()),
    eventType: exported(text('event_type', { enum: securityEventTypes }).notNull()),
    severity: exported(text('severity', { enum: securitySeverities }).notNull()),
    subjectId: impersonal(text('subject_id'), { holds: 'codes' }),
    detail: exported(
      jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
      { holds: 'codes' },
    ),
    /** For an event about a lead: its day in Madrid, within which it is reported once. */
    leadDay: impersonal(date('lead_day')),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
    acknowledgedAt: withheld(timestamp('acknowledged_at', { withTimezone: true })),
    acknowledgedBy: withheld(uuid('acknowledged_by')),
    note: withheld(text('note'), { erasedAs: null }),
    /** The notifications that still have to be sent to administrators; null once sent, or when none was needed. */
    tellingDue: impersonal(boolean('telling_due').default(true)),
  },
  (table) => [
    check('security_logs_event_type_check', oneOf(table.eventType, securityEventTypes)),
    check('security_logs_severity_check', oneOf(table.severity, securitySeverities)),
    index('security_logs_by_time').on(table.createdAt, table.id),
    index('security_logs_by_subject').on(table.subjectId, table.eventType, table.createdAt),
    uniqueIndex('security_logs_lead_day').on(table.subjectId, table.eventType, table.leadDay),
    // For the two counts in the administrators' badge.
    index('security_logs_leads')
      .on(table.createdAt)
      .where(
        sql`event_type in ('duplicate_lead_detected', 'high_value_lead_unassigned', 'extremely_high_value_lead') and acknowledged_at is null`,
      ),
    index('security_logs_grave')
      .on(table.createdAt)
      .where(sql`severity in ('high', 'critical') and acknowledged_at is null`),
    // The events that no administrator has acknowledged yet.
    index('security_logs_open')
      .on(table.createdAt, table.id)
      .where(sql`acknowledged_at is null`),
    index('security_logs_telling_due')
      .on(table.createdAt)
      .where(sql`telling_due`),
  ],
);

declareRowOwnership(securityLogs, {
  of: (userId) => eq(securityLogs.subjectId, userId),
  onErasure: 'emptied',
});

declareAuthorship(securityLogs, {
  of: (userId) => eq(securityLogs.acknowledgedBy, userId),
  erasedAs: { note: null },
  exports: ['eventType', 'acknowledgedAt', 'note'],
});
