import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { Transaction } from '../context/change-audited.ts';

export interface AuditEntry {
  /** Noun and past participle: `valuation.updated`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** What changed, as plain data. Ids and codes, no personal data: rows stay when a person is erased. */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /** For acts of somebody who is not signed in yet, or null for nobody's; otherwise the context's actor. */
  actorUserId?: string | null;
  /** Writes what names the row of this entry, once it has an id. */
  follow?: (tx: Transaction, auditLogId: number) => Promise<unknown>;
}

type AuditContext = Pick<ServiceContext, 'actor' | 'now' | 'requestId'>;

/** Writes rows of the audit log in the transaction of the changes they tell about; answers their ids in this order. */
export const recordAudits = async (
  tx: Transaction,
  { actor, now, requestId }: AuditContext,
  entries: readonly AuditEntry[],
): Promise<number[]> => {
  if (entries.length === 0) return [];
  const rows = await tx
    .insert(auditLogs)
    .values(
      entries.map(({ action, subjectType, subjectId, before = null, after = null, ...entry }) => ({
        at: now,
        actorUserId: entry.actorUserId === undefined ? (actor?.userId ?? null) : entry.actorUserId,
        action,
        subjectType,
        subjectId,
        before,
        after,
        requestId,
      })),
    )
    .returning({ id: auditLogs.id });
  const ids = rows.map(({ id }) => id);
  for (const [at, id] of ids.entries()) await entries[at]?.follow?.(tx, id);
  return ids;
};

/** As `recordAudits`, for one. */
export const recordAudit = async (
  tx: Transaction,
  ctx: AuditContext,
  entry: AuditEntry,
): Promise<number> => {
  const [id] = await recordAudits(tx, ctx, [entry]);
  if (id === undefined) throw new AppError('internal');
  return id;
};
