import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { changeUnaudited, type Transaction } from '../context/change-audited.ts';
import { sealedColumns, sealOf, seedSeal } from './seal-of.ts';

const mostAtOnce = 500;

export interface SealHead {
  position: number;
  seal: string;
}

/** The newest seal; null before the first one. */
export const findSealHead = async (db: Database): Promise<SealHead | null> => {
  const [head] = await db
    .select({ position: auditSeals.position, seal: auditSeals.seal })
    .from(auditSeals)
    .orderBy(desc(auditSeals.position))
    .limit(1);
  return head ?? null;
};

const sealBatch = async (tx: Transaction, now: Date): Promise<number> => {
  const rows = await tx
    .select(sealedColumns)
    .from(auditSealQueue)
    .innerJoin(auditLogs, eq(auditLogs.id, auditSealQueue.auditLogId))
    .orderBy(asc(auditSealQueue.auditLogId))
    .limit(mostAtOnce);
  if (rows.length === 0) return 0;
  let { position, seal } = (await findSealHead(tx)) ?? { position: 0, seal: seedSeal };
  const seals = rows.map((row) => {
    position += 1;
    seal = sealOf(seal, row);
    return { position, auditLogId: row.id, seal, sealedAt: now };
  });
  await tx.insert(auditSeals).values(seals);
  await tx.delete(auditSealQueue).where(
    inArray(
      auditSealQueue.auditLogId,
      rows.map(({ id }) => id),
    ),
  );
  return rows.length;
};

/**
 * Chains the committed rows of the audit log that wait for it, and answers how many. One server does it at a time:
 * the others find it being done and answer 0. Writers never wait for it.
 */
export const sealAuditLogs = async (db: Database, now: Date): Promise<number> => {
  let sealed = 0;
  for (;;) {
    const batch = await changeUnaudited({ db }, 'keeps-the-log', async (tx) => {
      const [lock] = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext('valia audit seals')) as mine`,
      );
      return lock?.mine === true ? sealBatch(tx, now) : 0;
    });
    sealed += batch;
    if (batch < mostAtOnce) return sealed;
  }
};
