export const commissionEntryKinds = ['earned', 'correction', 'payment', 'reversal'] as const;
export type CommissionEntryKind = (typeof commissionEntryKinds)[number];

/** The ledger entries of one commission, oldest first. */
export interface LedgerEntry {
  id: string;
  commissionId: string;
  kind: CommissionEntryKind;
  /** Positive amounts are in the referrer's favour; payments and reversals are negative. */
  amountCents: bigint;
}

/** An entry to add, before the ledger assigns its number. */
export interface DraftEntry {
  commissionId: string;
  kind: CommissionEntryKind;
  amountCents: bigint;
  /** The entry that this one corrects, pays or reverses. */
  citesEntryId: string | null;
}

export const ledgerBalance = (entries: readonly Pick<LedgerEntry, 'amountCents'>[]): bigint =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0n);

/** The amount of the commission: the sum of all entries except payments and reversals. */
export const earnedAmount = (entries: readonly LedgerEntry[]): bigint =>
  ledgerBalance(entries.filter(({ kind }) => kind === 'earned' || kind === 'correction'));

const lastOf = (entries: readonly LedgerEntry[], ...kinds: CommissionEntryKind[]): LedgerEntry => {
  const found = entries.findLast(({ kind }) => kinds.includes(kind));
  if (found === undefined) throw new Error(`The ledger has no entry of ${kinds.join(', ')}`);
  return found;
};

export const earningEntry = (commissionId: string, amountCents: bigint): DraftEntry => ({
  commissionId,
  kind: 'earned',
  amountCents,
  citesEntryId: null,
});

/** An entry with the difference between a commission's amount and a new amount; null when there is no difference. */
export const correctingEntry = (
  entries: readonly LedgerEntry[],
  amountCents: bigint,
): DraftEntry | null => {
  const corrected = lastOf(entries, 'earned', 'correction');
  const differenceCents = amountCents - earnedAmount(entries);
  if (differenceCents === 0n) return null;
  return {
    commissionId: corrected.commissionId,
    kind: 'correction',
    amountCents: differenceCents,
    citesEntryId: corrected.id,
  };
};

/**
 * Reverses all earnings: for a cancelled commission the amount owed, for a paid one it becomes a debt of the referrer.
 */
export const reversingEntry = (entries: readonly LedgerEntry[]): DraftEntry => {
  const earning = lastOf(entries, 'earned');
  return {
    commissionId: earning.commissionId,
    kind: 'reversal',
    amountCents: -earnedAmount(entries),
    citesEntryId: earning.id,
  };
};

interface Debt {
  commissionId: string;
  /** The reversal that caused the debt. */
  reversalId: string;
  /** Below zero. */
  balanceCents: bigint;
}

/**
 * Pays everything owed for a commission. The referrer's debts from reversed commissions are deducted, oldest first,
 * never more than is paid. Each debt is settled by a separate entry, so that each commission's entries add up.
 */
export const payingEntries = (
  entries: readonly LedgerEntry[],
  debts: readonly Debt[],
): DraftEntry[] => {
  const owedCents = ledgerBalance(entries);
  const earning = lastOf(entries, 'earned');
  const payment: DraftEntry = {
    commissionId: earning.commissionId,
    kind: 'payment',
    amountCents: -owedCents,
    citesEntryId: earning.id,
  };
  let leftCents = owedCents;
  const worked = debts.flatMap(({ commissionId, reversalId, balanceCents }): DraftEntry[] => {
    const amountCents = -balanceCents < leftCents ? -balanceCents : leftCents;
    if (amountCents <= 0n) return [];
    leftCents -= amountCents;
    return [{ commissionId, kind: 'payment', amountCents, citesEntryId: reversalId }];
  });
  return [payment, ...worked];
};

/** The amount transferred by a payment's entries, never negative. */
export const transferredCents = (entries: readonly Pick<DraftEntry, 'amountCents'>[]): bigint =>
  -ledgerBalance(entries);
