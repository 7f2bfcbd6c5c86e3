export const commissionEntryKinds = ['earned', 'correction', 'payment', 'reversal'] as const;
export type CommissionEntryKind = (typeof commissionEntryKinds)[number];

/** What the ledger holds of one commission, oldest first. */
export interface LedgerEntry {
  id: string;
  commissionId: string;
  kind: CommissionEntryKind;
  /** For the referrer positive, for what was paid or taken back negative. */
  amountCents: bigint;
}

/** An entry to add, before the ledger numbers it. */
export interface DraftEntry {
  commissionId: string;
  kind: CommissionEntryKind;
  amountCents: bigint;
  /** The entry that it corrects, pays or takes back. */
  citesEntryId: string | null;
}

export const balanceOf = (entries: readonly Pick<LedgerEntry, 'amountCents'>[]): bigint =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0n);

/** What the commission came to: all but payments and what was taken back. */
export const earnedOf = (entries: readonly LedgerEntry[]): bigint =>
  balanceOf(entries.filter(({ kind }) => kind === 'earned' || kind === 'correction'));

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

/** Brings a commission to another amount by what it differs; null where nothing does. */
export const correctingEntry = (
  entries: readonly LedgerEntry[],
  amountCents: bigint,
): DraftEntry | null => {
  const corrected = lastOf(entries, 'earned', 'correction');
  const differenceCents = amountCents - earnedOf(entries);
  if (differenceCents === 0n) return null;
  return {
    commissionId: corrected.commissionId,
    kind: 'correction',
    amountCents: differenceCents,
    citesEntryId: corrected.id,
  };
};

/** Takes back all that was earned: of a cancelled commission what was owed, of a paid one a debt of the referrer. */
export const reversingEntry = (entries: readonly LedgerEntry[]): DraftEntry => {
  const earning = lastOf(entries, 'earned');
  return {
    commissionId: earning.commissionId,
    kind: 'reversal',
    amountCents: -earnedOf(entries),
    citesEntryId: earning.id,
  };
};

interface Debt {
  commissionId: string;
  /** The reversal that made it. */
  reversalId: string;
  /** Below zero. */
  balanceCents: bigint;
}

/**
 * Pays all that is owed of a commission. What the referrer owes of reversed ones is taken off it, oldest first, and
 * never more than is paid: a debt is worked off by an entry of its own, so that each commission's entries add up.
 */
export const payingEntries = (
  entries: readonly LedgerEntry[],
  debts: readonly Debt[],
): DraftEntry[] => {
  const owedCents = balanceOf(entries);
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

/** What is transferred by a payment's entries: never below zero. */
export const transferredCents = (entries: readonly Pick<DraftEntry, 'amountCents'>[]): bigint =>
  -balanceOf(entries);
