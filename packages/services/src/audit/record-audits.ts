import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import type { Transaction } from './change-audited.ts';
import type { ServiceContext } from '../service-context.ts';
import type { AuditEntry } from './record-audit.ts';

/** As `recordAudit`, for the changes that one statement made to many; answers their ids in the same order. */
export const recordAudits = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'actor' | 'now' | 'requestId'>,
  entries: readonly Omit<AuditEntry, 'actorUserId'>[],
): Promise<number[]> => {
  if (entries.length === 0) return [];
  const rows = await tx
    .insert(auditLogs)
    .values(
      entries.map(({ action, subjectType, subjectId, before = null, after = null }) => ({
        at: ctx.now,
        actorUserId: ctx.actor?.userId ?? null,
        action,
        subjectType,
        subjectId,
        before,
        after,
        requestId: ctx.requestId,
      })),
    )
    .returning({ id: auditLogs.id });
  return rows.map(({ id }) => id);
};
