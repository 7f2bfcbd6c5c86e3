import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import {
  securityEventSeverity,
  type SecurityEventType,
} from '@valia/domain/security/security-event.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface SecurityEvent {
  type: SecurityEventType;
  /** The id of the user or object that the event is about. */
  subjectId: string | null;
  /** Ids, codes and counts: no personal data. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Records an event for the administrators, in the transaction of the change that caused it. */
export const recordSecurityEvent = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  { type, subjectId, detail = {} }: SecurityEvent,
): Promise<void> => {
  await tx.insert(securityLogs).values({
    id: ctx.newId(),
    eventType: type,
    severity: securityEventSeverity[type],
    subjectId,
    detail,
    createdAt: ctx.now,
  });
};
