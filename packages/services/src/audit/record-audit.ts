import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Transaction } from './change-audited.ts';
import type { ServiceContext } from '../service-context.ts';

export interface AuditEntry {
  /** Noun and past participle: `valuation.updated`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** What changed, as plain data. Ids and codes, no personal data: rows stay when a person is erased. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** For acts of somebody who is not signed in yet; otherwise the context's actor. */
  actorUserId?: string;
}

/** Writes one row of the audit log in the transaction of the change it tells about; answers its id. */
export const recordAudit = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'actor' | 'now' | 'requestId'>,
  { action, subjectType, subjectId, before = null, after = null, actorUserId }: AuditEntry,
): Promise<number> => {
  const [row] = await tx
    .insert(auditLogs)
    .values({
      at: ctx.now,
      actorUserId: actorUserId ?? ctx.actor?.userId ?? null,
      action,
      subjectType,
      subjectId,
      before,
      after,
      requestId: ctx.requestId,
    })
    .returning({ id: auditLogs.id });
  if (row === undefined) throw new AppError('internal');
  return row.id;
};
