import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import type {
  AuditProof,
  BrokenAt,
  ProveAuditInput,
} from '@valia/domain/security/audit-proof-schemas.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';
import { readAtOneMoment } from './change-audited.ts';
import { sealedColumns, sealOf, seedSeal, type SealedRow } from './seal-of.ts';
import type { SealHead } from './seal-audit-logs.ts';

const pageSize = 1_000;
/** Seals proved in one call, which has to answer within seconds. */
const mostAtOnce = 10_000;

interface ChainLink extends SealHead {
  auditLogId: number;
  row: SealedRow | null;
}

const readLinks = async (db: Database, after: number, most: number): Promise<ChainLink[]> =>
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
    .limit(most);

const faultOf = (head: SealHead, link: ChainLink): BrokenAt['fault'] | null => {
  if (link.position !== head.position + 1) return 'seal-missing';
  if (link.row === null) return 'row-missing';
  return link.seal === sealOf(head.seal, link.row) ? null : 'seal-differs';
};

/** The chain no longer holds a seal that was written down: cut off before it, or made anew. */
const findLostSeal = async (db: Database, known: SealHead): Promise<BrokenAt | null> => {
  const { position } = known;
  const [stored] = await db
    .select({ auditLogId: auditSeals.auditLogId, seal: auditSeals.seal })
    .from(auditSeals)
    .where(eq(auditSeals.position, position));
  if (stored === undefined) return { position, auditLogId: null, fault: 'seal-missing' };
  const { auditLogId, seal } = stored;
  return seal === known.seal ? null : { position, auditLogId, fault: 'seal-differs' };
};

interface Walked {
  /** The last seal that holds. */
  head: SealHead;
  brokenAt: BrokenAt | null;
  isComplete: boolean;
}

/** Walks on from a seal that holds, to the end of the chain or as far as one call goes. */
const walk = async (db: Database, from: SealHead, most: number): Promise<Walked> => {
  let head = from;
  for (let left = most; left > 0; left -= pageSize) {
    const asked = Math.min(pageSize, left);
    const links = await readLinks(db, head.position, asked);
    for (const link of links) {
      const { auditLogId, position, seal } = link;
      const fault = faultOf(head, link);
      if (fault !== null) {
        const isGap = fault === 'seal-missing';
        const place = isGap
          ? { position: head.position + 1, auditLogId: null }
          : { position, auditLogId };
        return { head, brokenAt: { ...place, fault }, isComplete: false };
      }
      head = { position, seal };
    }
    if (links.length < asked) return { head, brokenAt: null, isComplete: true };
  }
  return { head, brokenAt: null, isComplete: false };
};

export interface ProofRange {
  /** Where to begin; null: at the first seal. */
  known?: SealHead | null;
  /** How many seals to go. */
  most?: number;
  /** Rows that were never sealed are not looked for, which reads the whole log. */
  isPart?: boolean;
}

const proveRange = async (
  db: Database,
  { known = null, most = mostAtOnce }: ProofRange,
): Promise<Walked> => {
  const from = known ?? { position: 0, seal: seedSeal };
  const lost = known === null ? null : await findLostSeal(db, known);
  return lost === null ? walk(db, from, most) : { head: from, brokenAt: lost, isComplete: false };
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

/**
 * Computes the seals again from a known one on, and names the first place that does not hold. A long chain takes
 * several calls: an answer that is not complete goes on from its own `sealed` and `headSeal`.
 */
export const proveAuditChain = (db: Database, range: ProofRange = {}): Promise<AuditProof> =>
  readAtOneMoment(db, async (tx) => {
    const { head, brokenAt, isComplete } = await proveRange(tx, range);
    return {
      sealed: head.position,
      unsealed: await tx.$count(auditSealQueue),
      headSeal: head.position === 0 ? null : head.seal,
      brokenAt: isComplete && range.isPart !== true ? await findRowWithoutSeal(tx) : brokenAt,
      isComplete,
    };
  });

/** The proof of the audit log for administrators. */
export const proveAuditLogs = ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ProveAuditInput;
}): Promise<AuditProof> => {
  requireAdministrator(ctx, 'enter-administration');
  return proveAuditChain(ctx.db, { known: input?.known ?? null });
};
