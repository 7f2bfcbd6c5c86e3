import type { Database } from '@valia/db/client.ts';
import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import type { LedgerEntry } from '@valia/domain/commissions/commission-ledger.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

export type CommissionRow = typeof commissions.$inferSelect;

/** The commission of a request, locked for a change; null when no rule applied to the request. */
export const lockCommissionOf = async (
  tx: Transaction,
  requestId: string,
): Promise<CommissionRow | null> => {
  const [row] = await tx
    .select()
    .from(commissions)
    .where(eq(commissions.requestId, requestId))
    .for('update');
  return row ?? null;
};

export const lockCommission = async (
  tx: Transaction,
  commissionId: string,
): Promise<CommissionRow> => {
  const [row] = await tx
    .select()
    .from(commissions)
    .where(eq(commissions.id, commissionId))
    .for('update');
  if (row === undefined) throw new AppError('not-found');
  return row;
};

/** The ledger entries of a commission, oldest first. */
export const commissionEntriesOf = (db: Database, commissionId: string): Promise<LedgerEntry[]> =>
  db
    .select({
      id: commissionEntries.id,
      commissionId: commissionEntries.commissionId,
      kind: commissionEntries.kind,
      amountCents: commissionEntries.amountCents,
    })
    .from(commissionEntries)
    .where(eq(commissionEntries.commissionId, commissionId))
    .orderBy(asc(commissionEntries.number));

/** The amounts that a referrer still owes from reversed commissions, oldest first. */
export const referrerDebts = async (db: Database, recipientUserId: string) => {
  const { commissionId, amountCents, id, kind, number } = commissionEntries;
  const balance = sql<string>`sum(${amountCents})`;
  const rows = await db
    .select({
      commissionId,
      balance,
      // A reversed commission has exactly one reversal entry.
      reversalId: sql<string>`max(${id}::text) filter (where ${kind} = 'reversal')`,
    })
    .from(commissionEntries)
    .innerJoin(commissions, eq(commissions.id, commissionId))
    .where(
      and(eq(commissions.recipientUserId, recipientUserId), eq(commissions.status, 'reversed')),
    )
    .groupBy(commissionId)
    .having(sql`sum(${amountCents}) < 0`)
    .orderBy(sql`min(${number}) filter (where ${kind} = 'reversal')`);
  return rows.map((row) => ({
    commissionId: row.commissionId,
    reversalId: row.reversalId,
    balanceCents: BigInt(row.balance),
  }));
};
