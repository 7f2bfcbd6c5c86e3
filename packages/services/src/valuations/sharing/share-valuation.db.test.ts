import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { failureCodes } from '../../testing/failure-codes.ts';
import { listValuationPeople } from '../list/list-valuation-people.ts';
import { saveValuation } from '../save-valuation.ts';
import { getValuation } from '../valuation-verbs.ts';
import { changeShare, revokeShare, shareValuation } from './share-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
// The limits are reset, because one user shares more here than is allowed in an hour.
beforeEach(() => suite.database.db.delete(rateLimits));
afterAll(() => suite.database.close());

const ungranted = sql`select 1 from pg_locks where not granted`;

const auditOf = async (id: string) => {
  const rows = await suite.database.db
    .select({
      action: auditLogs.action,
      actorUserId: auditLogs.actorUserId,
      before: auditLogs.before,
      after: auditLogs.after,
    })
    .from(auditLogs)
    .where(eq(auditLogs.subjectId, id))
    .orderBy(asc(auditLogs.id));
  return rows.filter(({ action }) => action.startsWith('valuation.share'));
};

describe('sharing', () => {
  test('gives the person of the address the right, and both know who shares it', async () => {
    const owner = suite.contextOf(suite.adviser);
    const { id } = await suite.given(owner);
    const { email, userId } = suite.stranger;
    const people = await shareValuation({ ctx: owner, input: { id, email, right: 'read' } });
    const shared = { userId, name: 'Marta Puig Serra', right: 'read' };
    expect(people).toMatchObject({ access: 'owner', shares: [{ ...shared, email }] });
    const theirs = suite.contextOf(suite.stranger);
    expect(await getValuation({ ctx: theirs, input: { id } })).toMatchObject({ access: 'read' });
    expect(await listValuationPeople({ ctx: theirs, input: { id } })).toMatchObject({
      owner: { userId: suite.adviser.userId, name: 'Marta Puig Serra' },
      access: 'read',
      shares: [{ ...shared, email: null }],
    });
  });

  test('with who has it already changes the right, once', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const { email, userId } = suite.stranger;
    await shareValuation({ ctx, input: { id, email, right: 'read' } });
    await shareValuation({ ctx, input: { id, email, right: 'edit' } });
    const people = await shareValuation({ ctx, input: { id, email, right: 'edit' } });
    expect(people.shares).toMatchObject([{ userId, right: 'edit' }]);
    expect(await auditOf(id)).toEqual([
      {
        action: 'valuation.shared',
        actorUserId: suite.adviser.userId,
        before: null,
        after: { userId, right: 'read' },
      },
      {
        action: 'valuation.share-changed',
        actorUserId: suite.adviser.userId,
        before: { userId, right: 'read' },
        after: { userId, right: 'edit' },
      },
    ]);
  });

  // The user who first signed up with an email address may not be its owner.
  test.each([
    ['whose account is locked', { emailConfirmed: true, status: 'locked' }],
    ['whose account is erased', { emailConfirmed: true, status: 'erased' }],
    ['who has not confirmed the address', { emailConfirmed: false }],
  ] as const)('with somebody %s answers as an address that nobody has', async (_who, options) => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const { email } = await createAdviser(suite.database.db, options);
    const refusal = {
      code: 'invalid-input',
      fields: [{ path: 'email', code: 'person-not-found', params: {} }],
    };
    await expect(
      shareValuation({ ctx, input: { id, email, right: 'read' } }),
    ).rejects.toMatchObject(refusal);
    await expect(
      shareValuation({ ctx, input: { id, email: 'nadie@example.test', right: 'read' } }),
    ).rejects.toMatchObject(refusal);
    expect(await auditOf(id)).toEqual([]);
  });

  test('with somebody who is being erased waits, and then knows nobody of that address', async () => {
    const { db } = suite.database;
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const { email, userId } = await createAdviser(db, { emailConfirmed: true });
    const { sharing } = await db.transaction(async (tx) => {
      await tx.update(users).set({ status: 'erased' }).where(eq(users.id, userId));
      const call = shareValuation({ ctx, input: { id, email, right: 'read' } });
      const settled = call.catch((error: unknown) => error);
      const waiting = async () => (await db.execute(ungranted)).length;
      await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
      return { sharing: settled };
    });
    expect(await sharing).toMatchObject({ fields: [{ path: 'email', code: 'person-not-found' }] });
    expect(await auditOf(id)).toEqual([]);
  });

  test('tells of thirty addresses in an hour, and then of none', async () => {
    const confirmed = { emailConfirmed: true };
    const ctx = suite.contextOf(await createAdviser(suite.database.db, confirmed));
    const { id } = await suite.given(ctx);
    const ask = (place: number) =>
      shareValuation({ ctx, input: { id, email: `nadie-${place}@example.test`, right: 'read' } });
    for (let place = 0; place < 30; place += 1)
      await expect(ask(place)).rejects.toThrow('invalid-input');
    await expect(ask(30)).rejects.toThrow('too-many-requests');
    const { email } = suite.stranger;
    const known = shareValuation({ ctx, input: { id, email, right: 'read' } });
    await expect(known).rejects.toThrow('too-many-requests');
  });

  test('by who has not confirmed their address is refused, and counts as no try', async () => {
    const unconfirmed = await createAdviser(suite.database.db, { emailConfirmed: false });
    const ctx = suite.contextOf(unconfirmed);
    const { id } = await suite.given(ctx);
    const { email } = suite.stranger;
    const refused = shareValuation({ ctx, input: { id, email, right: 'read' } });
    await expect(refused).rejects.toMatchObject({ code: 'email-not-confirmed' });
    const theirs = suite.contextOf(suite.stranger);
    await expect(getValuation({ ctx: theirs, input: { id } })).rejects.toThrow('not-found');
    expect(await suite.database.db.select().from(rateLimits)).toEqual([]);
    expect(await auditOf(id)).toEqual([]);
  });

  test('with oneself is refused at the address', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    await expect(
      shareValuation({ ctx, input: { id, email: suite.adviser.email, right: 'edit' } }),
    ).rejects.toMatchObject({ fields: [{ path: 'email', code: 'already-owner' }] });
  });

  test('twenty times at once makes one share and one row of the log', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const { email } = suite.stranger;
    const calls = Array.from({ length: 20 }, () =>
      shareValuation({ ctx, input: { id, email, right: 'edit' } }),
    );
    expect(failureCodes(await Promise.allSettled(calls))).toEqual([]);
    expect(await auditOf(id)).toHaveLength(1);
  });
});

describe('the right of a share', () => {
  test('of who has none is not found', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const { userId } = suite.stranger;
    await expect(
      changeShare({ ctx, input: { id, personId: userId, right: 'edit' } }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('taking a share back', () => {
  test('ends it, is audited once, and is answered again when its answer got lost', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const { id } = await suite.given(ctx);
    const { email, userId } = suite.stranger;
    await shareValuation({ ctx, input: { id, email, right: 'edit' } });
    const first = await revokeShare({ ctx, input: { id, personId: userId } });
    expect(first.shares).toEqual([]);
    expect(await revokeShare({ ctx, input: { id, personId: userId } })).toEqual(first);
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'valuation.share-taken-back',
      before: { userId, right: 'edit' },
      after: null,
    });
    expect(await auditOf(id)).toHaveLength(2);
  });
});

describe('two people on one valuation', () => {
  test('saving at once: one is saved, the other learns which fields differ, nothing is overwritten', async () => {
    const owner = suite.contextOf(suite.adviser);
    const theirs = suite.contextOf(suite.stranger);
    const { id, version, document } = await suite.given(owner);
    await shareValuation({ ctx: owner, input: { id, email: suite.stranger.email, right: 'edit' } });
    const mine = { ...document, conclusion: 'De quien la tiene' };
    const other = { ...document, bridge: { ...document.bridge, cash: 5 } };
    const settled = await Promise.allSettled([
      saveValuation({ ctx: owner, input: { id, version, document: mine } }),
      saveValuation({ ctx: theirs, input: { id, version, document: other } }),
    ]);
    const refusals = settled.flatMap((save): unknown[] =>
      save.status === 'rejected' ? [save.reason] : [],
    );
    expect(refusals).toMatchObject([
      {
        code: 'valuation-version-conflict',
        fields: [{ path: 'bridge.cash' }, { path: 'conclusion' }],
      },
    ]);
    const saved = settled[0]?.status === 'fulfilled' ? mine : other;
    expect((await suite.rowOf(id))?.document).toEqual(saved);
  });
});
