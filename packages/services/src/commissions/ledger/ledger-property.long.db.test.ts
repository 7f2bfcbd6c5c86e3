import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from './prove-commissions.ts';
import {
  type CommissionSuite,
  createCommissionSuite,
  type TestCommissionAction,
} from '../testing/commission-suite.ts';

let suite: CommissionSuite;
beforeAll(async () => {
  suite = await createCommissionSuite();
});
afterAll(() => suite.database.close());

const event = fc.record({
  of: fc.nat({ max: 2 }),
  to: fc.constantFrom<(TestCommissionAction | 'earned')[]>(
    'earned',
    'earned',
    'corrected',
    'approved',
    'approved',
    'paid',
    'paid',
    'cancelled',
    'reversed',
  ),
  euros: fc.integer({ min: 1_000, max: 90_000_000 }),
  /** The number of the requested id at which the process ends; it does not end if fewer ids are requested. */
  crashAt: fc.integer({ min: 1, max: 6 }),
  retries: fc.nat({ max: 3 }),
});

/** Simulates a process that ends during a change, whose earlier writes are rolled back. */
const crashing = (at: number) => {
  let left = at;
  return {
    newId: () => {
      left -= 1;
      if (left === 0) throw new Error('The process ended here.');
      return randomUUID();
    },
  };
};

const entriesOf = (userId: string) =>
  suite.database.db
    .select()
    .from(commissionEntries)
    .where(eq(commissionEntries.recipientUserId, userId))
    .orderBy(asc(commissionEntries.number));

test('whatever the order of events, crashes and retries, no cent appears or vanishes and no entry changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 16 }), async (events) => {
      const referrer = await createAdviser(suite.database.db);
      const ids = [
        await suite.given(referrer),
        await suite.given(referrer, 118_000_000),
        await suite.given(referrer, 12_345),
      ];
      let before = await entriesOf(referrer.userId);
      for (const { of, to, euros, crashAt, retries } of events) {
        const id = ids[of] ?? '';
        const { version } = await suite.rowOf(id);
        const actId = randomUUID();
        const act = (overrides = {}) =>
          to === 'earned'
            ? suite.earn(id, overrides)
            : suite.act(id, to, { actId, version, baseCents: euros * 100, overrides });
        await Promise.allSettled([act(crashing(crashAt))]);
        await Promise.allSettled(Array.from({ length: retries }, () => act()));
        const after = await entriesOf(referrer.userId);
        expect(after.slice(0, before.length)).toEqual(before);
        before = after;
      }
    }),
    { numRuns: 25 },
  );
  const { entries, faults } = await checkLedger(suite.database.db);
  expect(faults).toEqual([]);
  expect(entries).toBeGreaterThan(0);
}, 60_000);
