import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import type { BrokenAt } from '@valia/domain/security/broken-at.ts';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SealHead } from './seal-audit-logs.ts';
import { sealedColumns, sealOf, type SealedRow } from './seal-of.ts';

const pageSize = 1_000;

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

/** The fault of a chain that no longer has a known seal: it was cut off before it, or sealed again. */
export const findLostSeal = async (db: Database, known: SealHead): Promise<BrokenAt | null> => {
  const { position } = known;
  const [stored] = await db
    .select({ auditLogId: auditSeals.auditLogId, seal: auditSeals.seal })
    .from(auditSeals)
    .where(eq(auditSeals.position, position));
  if (stored === undefined) return { position, auditLogId: null, fault: 'seal-missing' };
  const { auditLogId, seal } = stored;
  return seal === known.seal ? null : { position, auditLogId, fault: 'seal-differs' };
};

export interface Walked {
  /** The last seal that holds. */
  head: SealHead;
  brokenAt: BrokenAt | null;
  isComplete: boolean;
}

/** Walks on from a seal that holds, to the end of the chain or as far as one call goes. */
export const walkAuditChain = async (
  db: Database,
  from: SealHead,
  most: number,
): Promise<Walked> => {
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

export interface RowsSeen {
  /** The last row of those that were looked at; null where there was none. */
  last: number | null;
  brokenAt: BrokenAt | null;
  isComplete: boolean;
}

const rowsSchema = z.tuple([
  z.object({
    bare: z.coerce.number().nullable(),
    last: z.coerce.number().nullable(),
    seen: z.coerce.number(),
  }),
]);

/** Looks through rows of the log from one on: the product writes none that is neither sealed nor queued to be. */
export const findRowWithoutSeal = async (
  db: Database,
  after: number | null,
  most: number,
): Promise<RowsSeen> => {
  const from = after === null ? sql`true` : sql`id > ${after}`;
  const rows = await db.execute(sql`
    select min(id) filter (where seal.audit_log_id is null and waiting.audit_log_id is null) as bare,
      max(id) as last, count(*) as seen
    from (select id from ${auditLogs} where ${from} order by id limit ${most}) as log
    left join ${auditSeals} as seal on seal.audit_log_id = log.id
    left join ${auditSealQueue} as waiting on waiting.audit_log_id = log.id`);
  const [{ bare, last, seen }] = rowsSchema.parse([...rows]);
  const brokenAt =
    bare === null ? null : { position: null, auditLogId: bare, fault: 'row-without-seal' as const };
  return { last, brokenAt, isComplete: seen < most };
};

/** The row that shows a fault in the list: the broken one, or the first one after a gap. */
export const rowOfFault = async (
  db: Database,
  { position, auditLogId, fault }: BrokenAt,
): Promise<number | null> => {
  if (fault !== 'row-missing' && fault !== 'seal-missing') return auditLogId;
  const [next] = await db
    .select({ id: auditLogs.id })
    .from(auditSeals)
    .innerJoin(auditLogs, eq(auditLogs.id, auditSeals.auditLogId))
    .where(gt(auditSeals.position, position ?? 0))
    .orderBy(asc(auditSeals.position))
    .limit(1);
  return next?.id ?? null;
};
