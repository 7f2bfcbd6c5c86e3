import type { Transaction } from '../context/change-audited.ts';
import { alertSettings } from '@valia/db/schema/firm/alert-settings.ts';
import type { Database } from '@valia/db/client.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { LeadThresholds } from '@valia/domain/leads/lead-value-events.ts';
import {
  securityEventSeverity,
  type SecurityEventType,
} from '@valia/domain/security/security-event.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../context/service-context.ts';

export const getLeadThresholds = async (db: Database): Promise<LeadThresholds> => {
  const [row] = await db.select().from(alertSettings);
  if (row === undefined) throw new AppError('internal');
  return { high: row.highLeadRevenue, extreme: row.extremeLeadRevenue };
};

export interface RaisedLeadEvent {
  leadId: string;
  type: Extract<
    SecurityEventType,
    'duplicate_lead_detected' | 'high_value_lead_unassigned' | 'extremely_high_value_lead'
  >;
  detail?: Record<string, string>;
}

/**
 * Raises events about leads for the administrators: at most one for each lead, type and day in Madrid, however often
 * the check runs.
 */
export const raiseLeadEvents = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  events: readonly RaisedLeadEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  const leadDay = madridCalendar.date(ctx.now);
  await tx
    .insert(securityLogs)
    .values(
      events.map(({ leadId, type, detail = {} }) => ({
        id: ctx.newId(),
        eventType: type,
        severity: securityEventSeverity[type],
        subjectId: leadId,
        detail,
        leadDay,
        createdAt: ctx.now,
      })),
    )
    .onConflictDoNothing();
};
