import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { changeUnaudited, type Transaction } from '../context/change-audited.ts';
import { sealedColumns, computeSeal, seedSeal } from './compute-seal.ts';

const mostAtOnce = 500;

export interface NewestSeal {
  position: number;
  seal: string;
}

/** The newest seal; null before the first one. */
export const findNewestSeal = async (db: Database): Promise<NewestSeal | null> => {
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
  let { position, seal } = (await findNewestSeal(tx)) ?? { position: 0, seal: seedSeal };
  const seals = rows.map((row) => {
    position += 1;
    seal = computeSeal(seal, row);
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
 * Seals the committed rows of the audit log that are not sealed yet, and returns their number. Only one server seals at
 * a time; on the others the call returns 0. Writers of the log never wait for it.
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
