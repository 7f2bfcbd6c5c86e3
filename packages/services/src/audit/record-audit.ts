import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../context/service-context.ts';
import type { Transaction } from '../context/change-audited.ts';

export interface AuditEntry {
  /** Noun and past participle: `valuation.updated`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /**
   * The changed values, as plain data: only ids and codes, no personal data, because audit rows remain when a user is
   * erased.
   */
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  /**
   * Set for actions of a user who is not signed in yet, or null when no user acted. Defaults to the context's actor.
   */
  actorUserId?: string | null;
  /** Writes the rows that reference the audit row of this entry, once it has an id. */
  follow?: (tx: Transaction, auditLogId: number) => Promise<unknown>;
}

type AuditContext = Pick<ServiceContext, 'actor' | 'now' | 'requestId'>;

/**
 * Writes audit log rows in the same transaction as the changes that they describe; returns their ids in the same order.
 */
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

/** Same as `recordAudits`, for one entry. */
export const recordAudit = async (
  tx: Transaction,
  ctx: AuditContext,
  entry: AuditEntry,
): Promise<number> => {
  const [id] = await recordAudits(tx, ctx, [entry]);
  if (id === undefined) throw new AppError('internal');
  return id;
};
