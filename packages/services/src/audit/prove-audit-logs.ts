import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/audit-logs.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/audit-seals.ts';
import type {
  AuditProof,
  BrokenAt,
  ProveAuditInput,
} from '@valia/domain/security/audit-proof-schemas.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';
import { sealedColumns, sealOf, seedSeal, type SealedRow } from './seal-of.ts';
import type { SealHead } from './seal-audit-logs.ts';

const pageSize = 1_000;

interface ChainLink extends SealHead {
  auditLogId: number;
  row: SealedRow | null;
}

const readLinks = async (db: Database, after: number): Promise<ChainLink[]> =>
  db
    .select({
      position: auditSeals.position,
      seal: auditSeals.seal,
      auditLogId: auditSeals.auditLogId,
      row: sealedColumns,
    })
    .from(auditSeals)
    .leftJoin(auditLogs, eq(auditLogs.id, auditSeals.auditLogId))
    .where(gt(auditSeals.position, after))
    .orderBy(asc(auditSeals.position))
    .limit(pageSize);

const faultOf = (head: SealHead, link: ChainLink): BrokenAt['fault'] | null => {
  if (link.position !== head.position + 1) return 'seal-missing';
  if (link.row === null) return 'row-missing';
  return link.seal === sealOf(head.seal, link.row) ? null : 'seal-differs';
};

/** Walks the chain from its first seal; `known` must be met on the way. */
const walk = async (
  db: Database,
  known: SealHead | null,
): Promise<{ head: SealHead; brokenAt: BrokenAt | null }> => {
  let head: SealHead = { position: 0, seal: seedSeal };
  for (;;) {
    const links = await readLinks(db, head.position);
    for (const link of links) {
      const { auditLogId, position } = link;
      const fault = faultOf(head, link);
      if (fault === 'seal-missing')
        return { head, brokenAt: { position: head.position + 1, auditLogId: null, fault } };
      if (fault !== null) return { head, brokenAt: { position, auditLogId, fault } };
      if (known?.position === position && known.seal !== link.seal)
        return { head, brokenAt: { position, auditLogId, fault: 'seal-differs' } };
      head = { position, seal: link.seal };
    }
    if (links.length < pageSize) break;
  }
  const isCut = known !== null && known.position > head.position;
  const position = head.position + 1;
  return { head, brokenAt: isCut ? { position, auditLogId: null, fault: 'seal-missing' } : null };
};

/** A row that is neither sealed nor waiting did not come in by the door. */
const findRowWithoutSeal = async (db: Database): Promise<BrokenAt | null> => {
  const [row] = await db
    .select({ id: auditLogs.id })
    .from(auditLogs)
    .leftJoin(auditSeals, eq(auditSeals.auditLogId, auditLogs.id))
    .leftJoin(auditSealQueue, eq(auditSealQueue.auditLogId, auditLogs.id))
    .where(and(isNull(auditSeals.auditLogId), isNull(auditSealQueue.auditLogId)))
    .orderBy(asc(auditLogs.id))
    .limit(1);
  return row === undefined
    ? null
    : { position: null, auditLogId: row.id, fault: 'row-without-seal' };
};

/** Computes every seal again, and names the first place that does not hold. */
export const proveAuditChain = (db: Database, known: SealHead | null = null): Promise<AuditProof> =>
  db.transaction(
    async (tx) => {
      const { head, brokenAt } = await walk(tx, known);
      return {
        sealed: head.position,
        unsealed: await tx.$count(auditSealQueue),
        headSeal: head.position === 0 ? null : head.seal,
        brokenAt: brokenAt ?? (await findRowWithoutSeal(tx)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** The proof of the audit log for administrators. */
export const proveAuditLogs = ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ProveAuditInput;
}): Promise<AuditProof> => {
  requireAdministrator(ctx, 'enter-administration');
  return proveAuditChain(ctx.db, input?.known ?? null);
};
