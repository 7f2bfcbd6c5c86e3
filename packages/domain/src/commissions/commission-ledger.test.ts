import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canCorrectCommission,
  canMoveCommission,
  type CommissionStatus,
} from './commission-status.ts';
import {
  ledgerBalance,
  correctingEntry,
  type DraftEntry,
  earnedAmount,
  earningEntry,
  type LedgerEntry,
  payingEntries,
  reversingEntry,
  transferredCents,
} from './commission-ledger.ts';

const commissionIds = ['a', 'b', 'c'] as const;
type Act = {
  of: (typeof commissionIds)[number];
  to: CommissionStatus | 'corrected';
  cents: bigint;
};

const act: fc.Arbitrary<Act> = fc.record({
  of: fc.constantFrom(...commissionIds),
  to: fc.constantFrom('earned', 'corrected', 'approved', 'paid', 'cancelled', 'reversed'),
  cents: fc.bigInt(1n, 10n ** 12n),
});

/** Applies the rules of all actions to a ledger in memory. */
const createLedger = () => {
  const ledger: LedgerEntry[] = [];
  const status = new Map<string, CommissionStatus>(commissionIds.map((id) => [id, 'estimated']));
  const transfers: { of: string; cents: bigint }[] = [];
  const of = (id: string) => ledger.filter(({ commissionId }) => commissionId === id);
  const debts = () =>
    commissionIds.flatMap((commissionId) => {
      const reversal = of(commissionId).find(({ kind }) => kind === 'reversal');
      const balanceCents = ledgerBalance(of(commissionId));
      return reversal === undefined || balanceCents >= 0n
        ? []
        : [{ commissionId, reversalId: reversal.id, balanceCents }];
    });
  const draftsOf = ({ of: id, to, cents }: Act): DraftEntry[] => {
    if (to === 'earned') return [earningEntry(id, cents)];
    if (to === 'corrected') return [correctingEntry(of(id), cents)].flatMap((one) => one ?? []);
    if (to === 'paid') return payingEntries(of(id), debts());
    const isReversed = to === 'reversed' || (to === 'cancelled' && of(id).length > 0);
    return isReversed ? [reversingEntry(of(id))] : [];
  };
  const take = (given: Act): void => {
    const from = status.get(given.of) ?? 'estimated';
    const isAllowed =
      given.to === 'corrected' ? canCorrectCommission(from) : canMoveCommission(from, given.to);
    if (!isAllowed) return;
    const drafts = draftsOf(given);
    for (const draft of drafts) ledger.push({ ...draft, id: `${ledger.length}` });
    if (given.to === 'paid') transfers.push({ of: given.of, cents: transferredCents(drafts) });
    if (given.to !== 'corrected') status.set(given.of, given.to);
  };
  return { ledger, status, transfers, of, take };
};

/** The allowed range of a commission's balance; a reversed commission may still have a debt to be deducted. */
const balancesWhen = (now: CommissionStatus, earned: bigint): [bigint, bigint] => {
  if (now === 'reversed') return [-earned, 0n];
  return now === 'earned' || now === 'approved' ? [earned, earned] : [0n, 0n];
};

test('whatever the order of acts, no cent appears or vanishes and nobody is paid twice', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const { ledger, status, transfers, of, take } = createLedger();
      for (const one of acts) {
        const before = [...ledger];
        take(one);
        expect(ledger.slice(0, before.length)).toEqual(before);
      }
      for (const id of commissionIds) {
        const balance = ledgerBalance(of(id));
        const now = status.get(id);
        const [least, most] = balancesWhen(now ?? 'estimated', earnedAmount(of(id)));
        expect(least <= balance && balance <= most).toBe(true);
        expect(transfers.filter((transfer) => transfer.of === id).length).toBeLessThanOrEqual(1);
      }
      for (const { cents } of transfers) expect(cents >= 0n).toBe(true);
      const transferred = transfers.reduce((sum, { cents }) => sum + cents, 0n);
      const paid = ledger.filter(({ kind }) => kind === 'payment');
      expect(transferred).toBe(-ledgerBalance(paid));
      const rest = ledger.filter(({ kind }) => kind !== 'payment');
      expect(ledgerBalance(ledger)).toBe(ledgerBalance(rest) - transferred);
    }),
    { numRuns: 500 },
  );
});

test('a debt of a reversed commission is taken off the next payment, never more than it comes to', () => {
  const { of, take, transfers } = createLedger();
  const to = (id: Act['of'], status: Act['to'], cents = 1n): void =>
    take({ of: id, to: status, cents });
  for (const status of ['earned', 'approved', 'paid', 'reversed'] as const)
    to('a', status, 1_386_000n);
  for (const status of ['earned', 'approved', 'paid'] as const) to('b', status, 1_180_000n);
  expect(transfers.map(({ cents }) => cents)).toEqual([1_386_000n, 0n]);
  expect(ledgerBalance(of('a'))).toBe(-206_000n);
  for (const status of ['earned', 'approved', 'paid'] as const) to('c', status, 2_860_000n);
  expect(transfers.at(-1)?.cents).toBe(2_654_000n);
  expect(ledgerBalance(of('a'))).toBe(0n);
});

test('a correction is the difference, cites what it corrects, and is none where nothing changed', () => {
  const entries = [{ id: '18', ...earningEntry('a', 2_764_000n) }];
  expect(correctingEntry(entries, 2_720_000n)).toEqual({
    commissionId: 'a',
    kind: 'correction',
    amountCents: -44_000n,
    citesEntryId: '18',
  });
  expect(correctingEntry(entries, 2_764_000n)).toBeNull();
});
