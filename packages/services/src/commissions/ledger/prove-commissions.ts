import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { commissionSteps } from '@valia/db/schema/network/commission-steps.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { ledgerBalance, earnedAmount } from '@valia/domain/commissions/commission-ledger.ts';
import { commissionBands, sumOfBandsCents } from '@valia/domain/commissions/commission-rule.ts';
import {
  type LedgerError,
  type LedgerProof,
  ledgerProofSchema,
} from '@valia/domain/commissions/commission-schemas.ts';
import type { CommissionStatus } from '@valia/domain/commissions/commission-status.ts';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { readConsistently } from '../../context/change-audited.ts';
import { withoutInput } from '../../verbs/no-input.ts';
import { read } from '../../verbs/verb.ts';
import type { CommissionRow } from '../lock-commission.ts';
import type { EntryRow } from './add-ledger-entries.ts';
import { firstEntrySeal, computeEntrySeal } from './compute-entry-seal.ts';

const mostFaults = 100;

interface Ledger {
  recipientUserId: string;
  entries: EntryRow[];
  rows: CommissionRow[];
  /** The last step of each commission, corrections excluded. */
  lastSteps: ReadonlyMap<string, string>;
  /** The seals recorded in the audit log, by entry id. */
  audited: ReadonlyMap<string, string>;
}

const auditedEntries = z.object({
  entries: z.array(z.object({ id: z.string(), seal: z.string() })),
});

const loadLedger = async (db: Database, recipientUserId: string): Promise<Ledger> => {
  const isTheirs = eq(commissionEntries.recipientUserId, recipientUserId);
  const entries = await db
    .select()
    .from(commissionEntries)
    .where(isTheirs)
    .orderBy(asc(commissionEntries.number));
  const rows = await db
    .select()
    .from(commissions)
    .where(eq(commissions.recipientUserId, recipientUserId));
  const ids = rows.map(({ id }) => id);
  const steps = await db
    .select({ id: commissionSteps.commissionId, kind: commissionSteps.kind })
    .from(commissionSteps)
    .where(inArray(commissionSteps.commissionId, ids))
    .orderBy(asc(commissionSteps.at));
  const logged = await db
    .select({ after: auditLogs.after })
    .from(auditLogs)
    .where(and(eq(auditLogs.subjectType, 'commission'), inArray(auditLogs.subjectId, ids)));
  const written = logged.flatMap(
    ({ after }) => auditedEntries.safeParse(after).data?.entries ?? [],
  );
  const moves = steps.filter(({ kind }) => kind !== 'corrected');
  return {
    recipientUserId,
    entries,
    rows,
    lastSteps: new Map(moves.map(({ id, kind }) => [id, kind])),
    audited: new Map(written.map(({ id, seal }) => [id, seal])),
  };
};

type Fault = Omit<LedgerError, 'recipientUserId'>;

/** Checks the chain: numbers without a gap, and each seal and balance consistent with the entry before. */
const chainFaults = ({ entries }: Ledger): Fault[] => {
  const faults: Fault[] = [];
  let [seal, balanceCents] = [firstEntrySeal, 0n];
  for (const [index, entry] of entries.entries()) {
    const { commissionId, number } = entry;
    const at = { commissionId, number };
    if (number !== index + 1) faults.push({ code: 'number-missing', ...at });
    if (entry.seal !== computeEntrySeal(seal, entry)) faults.push({ code: 'seal-broken', ...at });
    balanceCents += entry.amountCents;
    if (entry.balanceCents !== balanceCents) faults.push({ code: 'balance-wrong', ...at });
    ({ seal, balanceCents } = entry);
  }
  return faults;
};

const citationFaults = ({ entries }: Ledger): Fault[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries.flatMap(({ citesEntryId, commissionId, number }): Fault[] => {
    const cited = citesEntryId === null ? null : byId.get(citesEntryId);
    const isRight =
      cited === null ||
      (cited !== undefined && cited.number < number && cited.commissionId === commissionId);
    return isRight ? [] : [{ code: 'citation-wrong', commissionId, number }];
  });
};

/** Checks that the ledger and the audit log contain exactly the same entries. */
const auditFaults = ({ entries, audited }: Ledger): Fault[] => {
  const missing = entries.filter(({ id, seal }) => audited.get(id) !== seal);
  const known = new Set(entries.map(({ id }) => id));
  const lost = [...audited.keys()].filter((id) => !known.has(id));
  return [
    ...missing.map(({ commissionId, number }): Fault => ({
      code: 'audit-missing',
      commissionId,
      number,
    })),
    ...lost.map((): Fault => ({ code: 'number-missing', commissionId: null, number: null })),
  ];
};

/** Whether the entries of a commission match its status. */
const isBalanced = (status: CommissionStatus, entries: readonly EntryRow[]): boolean => {
  const [balance, earned] = [ledgerBalance(entries), earnedAmount(entries)];
  switch (status) {
    case 'estimated':
      return entries.length === 0;
    case 'earned':
    case 'approved':
      return earned > 0n && balance === earned;
    case 'paid':
      return earned > 0n && balance === 0n;
    case 'cancelled':
      return balance === 0n;
    case 'reversed':
      return earned > 0n && balance <= 0n && balance >= -earned;
  }
};

/** Whether the amount equals the parts of the base times their rates, and the parts do not exceed the base. */
const isReckonedRight = (row: CommissionRow): boolean => {
  const bands = commissionBands(row).map(({ valueCents, rate }) => ({
    valueCents: BigInt(valueCents),
    rate,
  }));
  const within = bands.reduce((sum, { valueCents }) => sum + valueCents, 0n);
  return within <= row.baseCents && sumOfBandsCents(bands) === row.amountCents;
};

const commissionFaults = ({ rows, entries, lastSteps }: Ledger): Fault[] =>
  rows.flatMap((row): Fault[] => {
    const { id: commissionId, status, amountCents } = row;
    const own = entries.filter((entry) => entry.commissionId === commissionId);
    const at = { commissionId, number: null };
    const payments = own.filter((entry) => entry.kind === 'payment' && entry.amountCents < 0n);
    return [
      ...(isBalanced(status, own) && lastSteps.get(commissionId) === status
        ? []
        : [{ code: 'status-wrong' as const, ...at }]),
      ...(own.length > 0 && earnedAmount(own) !== amountCents
        ? [{ code: 'amount-wrong' as const, ...at }]
        : []),
      ...(isReckonedRight(row) ? [] : [{ code: 'formula-wrong' as const, ...at }]),
      ...(payments.length > 1 ? [{ code: 'paid-twice' as const, ...at }] : []),
    ];
  });

const faultsOf = (ledger: Ledger): LedgerError[] =>
  [chainFaults, citationFaults, auditFaults, commissionFaults].flatMap((check) =>
    check(ledger).map((fault) => ({ ...fault, recipientUserId: ledger.recipientUserId })),
  );

const nextRecipient = async (db: Database, after: string | null): Promise<string | null> => {
  const [row] = await db
    .select({ id: commissions.recipientUserId })
    .from(commissions)
    .where(after === null ? undefined : gt(commissions.recipientUserId, after))
    .orderBy(asc(commissions.recipientUserId))
    .limit(1);
  return row?.id ?? null;
};

/**
 * Recalculates every balance from its entries, referrer by referrer, and reports whatever does not add up, was changed,
 * or is missing. It detects a difference of one cent as well as a missing row.
 */
export const checkLedger = (db: Database): Promise<LedgerProof> =>
  readConsistently(db, async (tx) => {
    const proof: LedgerProof = { entries: 0, commissions: 0, balanceCents: 0, faults: [] };
    for (
      let recipient = await nextRecipient(tx, null);
      recipient !== null;
      recipient = await nextRecipient(tx, recipient)
    ) {
      const ledger = await loadLedger(tx, recipient);
      proof.entries += ledger.entries.length;
      proof.commissions += ledger.rows.length;
      proof.balanceCents += Number(ledgerBalance(ledger.entries));
      proof.faults.push(...faultsOf(ledger));
    }
    return { ...proof, faults: proof.faults.slice(0, mostFaults) };
  });

/** Same as `checkLedger`, for administrators. */
export const proveCommissions = read({
  right: 'settle-commissions',
  ...withoutInput,
  output: ledgerProofSchema,
  run: async ({ ctx }) => checkLedger(ctx.db),
});
