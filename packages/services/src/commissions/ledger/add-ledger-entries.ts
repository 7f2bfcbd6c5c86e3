import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import type { DraftEntry } from '@valia/domain/commissions/commission-ledger.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { firstEntrySeal, computeEntrySeal } from './compute-entry-seal.ts';

export type EntryRow = typeof commissionEntries.$inferSelect;

/**
 * Makes writers of a referrer's ledger wait for each other, because the number, balance and seal of an entry depend on
 * the entry before.
 */
export const lockLedger = async (tx: Transaction, recipientUserId: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('valia commissions of ' || ${recipientUserId}::text))`,
  );
};

interface AddedEntries {
  recipientUserId: string;
  stepId: string;
  drafts: readonly DraftEntry[];
}

/** Adds entries with their numbers, balances and seals. The ledger must be locked. */
export const addLedgerEntries = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  { recipientUserId, stepId, drafts }: AddedEntries,
): Promise<EntryRow[]> => {
  if (drafts.length === 0) return [];
  const [last] = await tx
    .select()
    .from(commissionEntries)
    .where(eq(commissionEntries.recipientUserId, recipientUserId))
    .orderBy(desc(commissionEntries.number))
    .limit(1);
  // Keeps entries in the order of their dates, whichever call came first.
  const at = last !== undefined && last.at > ctx.now ? last.at : ctx.now;
  let { number, balanceCents, seal } = last ?? {
    number: 0,
    balanceCents: 0n,
    seal: firstEntrySeal,
  };
  const rows = drafts.map((draft): EntryRow => {
    number += 1;
    balanceCents += draft.amountCents;
    const entry = { ...draft, id: ctx.newId(), recipientUserId, stepId, number, balanceCents, at };
    seal = computeEntrySeal(seal, entry);
    return { ...entry, seal };
  });
  return tx.insert(commissionEntries).values(rows).returning();
};
