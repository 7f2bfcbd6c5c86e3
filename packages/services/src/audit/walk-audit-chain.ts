import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import type { BrokenAt } from '@valia/domain/security/broken-at.ts';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { NewestSeal } from './seal-audit-logs.ts';
import { sealedColumns, computeSeal, type SealedRow } from './compute-seal.ts';

const pageSize = 1_000;

interface ChainLink extends NewestSeal {
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

const faultOf = (head: NewestSeal, link: ChainLink): BrokenAt['fault'] | null => {
  if (link.position !== head.position + 1) return 'seal-missing';
  if (link.row === null) return 'row-missing';
  return link.seal === computeSeal(head.seal, link.row) ? null : 'seal-differs';
};

/** The fault of a chain that no longer contains a known seal: it was truncated before that seal, or sealed again. */
export const findLostSeal = async (db: Database, known: NewestSeal): Promise<BrokenAt | null> => {
  const { position } = known;
  const [stored] = await db
    .select({ auditLogId: auditSeals.auditLogId, seal: auditSeals.seal })
    .from(auditSeals)
    .where(eq(auditSeals.position, position));
  if (stored === undefined) return { position, auditLogId: null, fault: 'seal-missing' };
  const { auditLogId, seal } = stored;
  return seal === known.seal ? null : { position, auditLogId, fault: 'seal-differs' };
};

export interface ChainWalk {
  /** The last valid seal. */
  head: NewestSeal;
  brokenAt: BrokenAt | null;
  isComplete: boolean;
}

/** Verifies the chain from a valid seal on, up to its end or to the limit of one call. */
export const walkAuditChain = async (
  db: Database,
  from: NewestSeal,
  most: number,
): Promise<ChainWalk> => {
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

export interface ScannedRows {
  /** The id of the last row that was checked; null when there was no row. */
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

/**
 * Searches the log, from a given row on, for a row that is neither sealed nor queued for sealing; the product never
 * writes one.
 */
export const findRowWithoutSeal = async (
  db: Database,
  after: number | null,
  most: number,
): Promise<ScannedRows> => {
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

/** The row to which the list is opened to show a fault: the broken row, or the first row after a gap. */
export const faultyRow = async (
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
