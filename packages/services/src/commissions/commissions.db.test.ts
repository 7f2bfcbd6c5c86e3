import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { commissionSteps } from '@valia/db/schema/network/commission-steps.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import {
  canCorrectCommission,
  canMoveCommission,
  type CommissionStatus,
  commissionStatuses,
} from '@valia/domain/commissions/commission-status.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '../notifications/notification-verbs.ts';
import { failureCodes } from '../testing/failure-codes.ts';
import { approveCommission } from './acts/commission-verbs.ts';
import { getCommission } from './get-commission.ts';
import { getOwnCommission } from './get-own-commission.ts';
import { getStatement } from './get-statement.ts';
import { checkLedger } from './ledger/prove-commissions.ts';
import { listCommissions } from './list-commissions.ts';
import { listOwnCommissions } from './list-own-commissions.ts';
import { setTariff } from './set-tariff.ts';
import {
  type CommissionSuite,
  createCommissionSuite,
  type TestCommissionAction,
} from './testing/commission-suite.ts';

let suite: CommissionSuite;
let adviser: TestAdviser;
let another: TestAdviser;
beforeAll(async () => {
  suite = await createCommissionSuite();
  const { db } = suite.database;
  [adviser, another] = [await createAdviser(db), await createAdviser(db)];
});
afterAll(() => suite.database.close());

/** Creates a commission and moves it to a status by its own actions. */
const standing = async (status: CommissionStatus, of = adviser): Promise<string> => {
  const id = await suite.given(of);
  if (status === 'estimated') return id;
  if (status === 'cancelled') return (await suite.act(id, 'cancelled')).id;
  await suite.earn(id);
  const path: TestCommissionAction[] = ['approved', 'paid', 'reversed'];
  for (const act of path.slice(0, path.indexOf(status as TestCommissionAction) + 1))
    await suite.act(id, act);
  return id;
};

const statement = { from: '2020-01-01', to: '2100-01-01', search: '', after: 0, limit: 200 };

describe('a commission', () => {
  test('is estimated with its request, and stands in no balance', async () => {
    const id = await suite.given(adviser);
    const { requestId } = await suite.rowOf(id);
    const { details } = await getOwnCommission({ ctx: suite.as(adviser), input: { requestId } });
    expect(details).toMatchObject({
      commission: {
        status: 'estimated',
        amountCents: 2_720_000,
        formula: { baseKind: 'expected', baseCents: 272_000_000, rate: 0.01, tierToCents: null },
        next: { kind: 'answer' },
      },
      steps: [{ kind: 'estimated', cause: 'request-sent' }],
      entries: [],
    });
  });

  test('moves as the grid of statuses says, and in no other way', async () => {
    const acts: TestCommissionAction[] = ['approved', 'paid', 'cancelled', 'reversed', 'corrected'];
    for (const from of commissionStatuses) {
      for (const to of acts) {
        const id = await standing(from);
        const moved = await suite.act(id, to).catch((error: unknown) => error);
        const isAllowed =
          to === 'corrected' ? canCorrectCommission(from) : canMoveCommission(from, to);
        const status = to === 'corrected' ? from : to;
        expect(moved, `${from} ${to}`).toMatchObject(
          isAllowed ? { status } : { code: 'commission-status-refused' },
        );
      }
      const id = await standing(from);
      await suite.earn(id);
      const { status } = await suite.rowOf(id);
      expect(status, `${from} won`).toBe(from === 'estimated' ? 'earned' : from);
    }
    expect((await checkLedger(suite.database.db)).faults).toEqual([]);
  });

  test('is another’s as a missing one is, and nobody settles their own', async () => {
    const id = await standing('earned');
    const { requestId, version } = await suite.rowOf(id);
    for (const asked of [requestId, randomUUID()]) {
      const call = { ctx: suite.as(another), input: { requestId: asked } };
      await expect(getOwnCommission(call)).rejects.toThrow('not-found');
    }
    const input = { commissionId: id, actId: randomUUID(), version, reason: '' };
    await expect(approveCommission({ ctx: suite.as(adviser), input })).rejects.toThrow('forbidden');
    const owner = await createAdviser(suite.database.db, {
      role: 'user',
      globalAdmin: true,
      secondFactor: true,
    });
    const own = await standing('earned', owner);
    await expect(
      approveCommission({ ctx: suite.as(owner), input: { ...input, commissionId: own } }),
    ).rejects.toThrow('forbidden');
  });
});

describe('the statement', () => {
  test('adds up from left to right, each reversal citing what it undoes and the other way round', async () => {
    const referrer = await createAdviser(suite.database.db);
    const reversed = await standing('reversed', referrer);
    const corrected = await standing('earned', referrer);
    await suite.act(corrected, 'corrected', { baseCents: 250_000_000 });
    await suite.act(corrected, 'approved');
    await suite.act(corrected, 'paid');
    await standing('estimated', referrer);
    const { entries, totals, estimated } = await getStatement({
      ctx: suite.as(referrer),
      input: { ...statement, kind: null },
    });
    expect(
      entries.map(({ number, kind, amountCents, balanceCents }) => [
        number,
        kind,
        amountCents,
        balanceCents,
      ]),
    ).toEqual([
      [1, 'earned', 2_720_000, 2_720_000],
      [2, 'payment', -2_720_000, 0],
      [3, 'reversal', -2_720_000, -2_720_000],
      [4, 'earned', 2_720_000, 0],
      [5, 'correction', -220_000, -220_000],
      [6, 'payment', -2_500_000, -2_720_000],
      [7, 'payment', 2_500_000, -220_000],
    ]);
    expect(
      entries.map(({ citesNumber, citedBy }) => [citesNumber, citedBy?.number ?? null]),
    ).toEqual([
      [null, 3],
      [1, null],
      [1, null],
      [null, 5],
      [4, null],
      [4, null],
      [3, null],
    ]);
    expect(totals).toEqual({
      openingCents: 0,
      earned: { cents: 5_440_000, count: 2 },
      corrected: { cents: -2_940_000, corrections: 1, reversals: 1 },
      paid: { cents: -2_720_000, count: 2 },
      closingCents: -220_000,
    });
    expect(estimated).toEqual({ cents: 2_720_000, count: 1 });
    const details = await getCommission({
      ctx: suite.as(suite.administrator),
      input: { commissionId: reversed },
    });
    expect(details.debtCents).toBe(220_000);
  });

  test('goes on page by page, and is nobody else’s', async () => {
    const referrer = await createAdviser(suite.database.db);
    await standing('paid', referrer);
    const read = (after: number, ctx = suite.as(referrer)) =>
      getStatement({ ctx, input: { ...statement, kind: null, limit: 1, after } });
    const first = await read(0);
    const second = await read(first.next ?? 0);
    expect([first.entries[0]?.number, second.entries[0]?.number, second.next]).toEqual([
      1,
      2,
      null,
    ]);
    const { entries, totals } = await read(0, suite.as(await createAdviser(suite.database.db)));
    expect([entries, totals.closingCents]).toEqual([[], 0]);
    const { items } = await listOwnCommissions({
      ctx: suite.as(referrer),
      input: { status: 'paid', cursor: null, limit: 50 },
    });
    expect(items).toHaveLength(1);
  });
});

test('tells its recipient of each step by the name of the company', async () => {
  const own = await createAdviser(suite.database.db);
  const id = await standing('approved', own);
  const { requestId } = await suite.rowOf(id);
  const { details } = await getOwnCommission({ ctx: suite.as(own), input: { requestId } });
  const company = details?.commission.companyName;
  const { items } = await listNotifications({
    ctx: suite.as(own),
    input: { unreadOnly: false, cursor: null, limit: 10 },
  });
  expect(items.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['commission-approved', company],
    ['commission-earned', company],
  ]);
});

describe('an act of fifty at once', () => {
  test('pays once: one entry, one audit row, one notification', async () => {
    const id = await standing('approved', await createAdviser(suite.database.db));
    const { version } = await suite.rowOf(id);
    const settled = await Promise.allSettled(
      Array.from({ length: 50 }, () => suite.act(id, 'paid', { version })),
    );
    expect(failureCodes(settled)).toEqual(Array.from({ length: 49 }, () => 'conflict'));
    const { db } = suite.database;
    const isPayment = and(
      eq(commissionEntries.commissionId, id),
      eq(commissionEntries.kind, 'payment'),
    );
    expect(await db.$count(commissionEntries, isPayment)).toBe(1);
    const isPaid = and(eq(auditLogs.subjectId, id), eq(auditLogs.action, 'commission.paid'));
    expect(await db.$count(auditLogs, isPaid)).toBe(1);
    const isTold = and(eq(notifications.subjectId, id), eq(notifications.kind, 'commission-paid'));
    expect(await db.$count(notifications, isTold)).toBe(1);
  });

  test('is done once however often it is sent, and its id is no other act’s', async () => {
    const id = await standing('approved');
    const [actId, { version }] = [randomUUID(), await suite.rowOf(id)];
    const sent = () => suite.act(id, 'paid', { version, actId });
    const answers = [await sent(), await sent()];
    expect(answers.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await suite.database.db.$count(commissionSteps, eq(commissionSteps.id, actId))).toBe(1);
    await expect(suite.act(id, 'reversed', { actId })).rejects.toThrow('conflict');
    await expect(suite.act(await standing('approved'), 'paid', { actId })).rejects.toThrow(
      'conflict',
    );
  });
});

describe('the check of the ledger', () => {
  test('names what was changed past the triggers', async () => {
    const tampered = await createCommissionSuite();
    const { db } = tampered.database;
    const referrer = await createAdviser(db);
    const id = await tampered.given(referrer);
    await tampered.earn(id);
    await tampered.act(id, 'approved');
    const codes = async () => (await checkLedger(db)).faults.map(({ code }) => code);
    expect(await codes()).toEqual([]);
    // Direct changes are refused by the tables' own triggers, with this message.
    const isRefused = { cause: { code: '42501', message: 'commission_entries is append-only' } };
    for (const change of [
      sql`update commission_entries set amount_cents = 1`,
      sql`delete from commission_entries`,
      sql`truncate commission_entries`,
    ])
      await expect(db.execute(change)).rejects.toMatchObject(isRefused);
    await db.execute(sql`alter table commission_entries disable trigger all`);
    await db.execute(sql`update commission_entries set amount_cents = amount_cents + 1`);
    expect(await codes()).toEqual(['seal-broken', 'balance-wrong', 'amount-wrong']);
    await db.execute(sql`delete from commission_entries`);
    expect(await codes()).toEqual(['number-missing', 'status-wrong']);
    await tampered.database.close();
  });
});

describe('a tariff', () => {
  test('is set for a day from today on, once, and an earlier estimate keeps its own', async () => {
    const id = await suite.given(adviser);
    const ctx = suite.as(suite.administrator);
    const set = (effectiveFrom: string) =>
      setTariff({
        ctx,
        input: {
          effectiveFrom,
          tiers: [{ requestType: 'referral', fromCents: 0, rate: 0.02, scale: 'marginal' }],
          paymentDays: 15,
        },
      });
    await expect(set('2026-01-02')).rejects.toThrow('invalid-input');
    const { tariffs, paymentDays } = await set('2099-01-01');
    expect([tariffs[0]?.effectiveFrom, paymentDays]).toEqual(['2099-01-01', 15]);
    await expect(set('2099-01-01')).rejects.toThrow('conflict');
    expect((await suite.rowOf(id)).amountCents).toBe(2_720_000n);
    await expect(
      setTariff({
        ctx: suite.as(adviser),
        input: { effectiveFrom: '2099-02-01', tiers: [], paymentDays: 1 },
      }),
    ).rejects.toThrow('forbidden');
  });
});

test('administrators find commissions by company and person, in each order', async () => {
  const ctx = suite.as(suite.administrator);
  for (const sort of ['since', 'amount', 'due'] as const) {
    const page = await listCommissions({
      ctx,
      input: {
        search: 'distribuciones',
        status: 'paid',
        requestType: 'referral',
        isOverdue: null,
        sort,
        direction: 'asc',
        cursor: null,
        limit: 1,
      },
    });
    expect(page.items).toHaveLength(1);
    expect(page.nextCursor).not.toBeNull();
  }
});
