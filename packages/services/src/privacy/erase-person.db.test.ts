import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationNotes } from '@valia/db/schema/valuations/valuation-notes.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOwnMembership, updateOrganization } from '../organizations/own-organization-verbs.ts';
import { createReport } from '../reports/create-report.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { saveValuationNote } from '../valuations/valuation-note-verbs.ts';
import { eraseAccount } from './erase-account.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const pdf = new TextEncoder().encode('%PDF-1.7');
const erased = { input: { password: adviserPassword } };

/** An adviser with a completed valuation, and a file store that reports which keys have bytes. */
const reporting = async () => {
  const adviser = await createAdviser(suite.database.db);
  const { files: store, ...ctx } = suite.contextOf(adviser, {
    reports: { renderValuationReport: () => Promise.resolve(pdf) },
  });
  const keys = new Set<string>();
  const kept = {
    ...store,
    put: async (key: string, bytes: Uint8Array) => {
      keys.add(key);
      await store.put(key, bytes);
    },
    remove: async (key: string) => {
      keys.delete(key);
      await store.remove(key);
    },
  };
  const watched = { ...ctx, files: kept };
  const { id } = await suite.given(watched, { status: 'completed' });
  return { adviser, ctx: watched, id, keys };
};

describe('an erasure and a report of the person at once', () => {
  test('that is still printed: it is issued no more, and no bytes are left', async () => {
    const { ctx, id, keys } = await reporting();
    const renderValuationReport = async () => {
      await eraseAccount({ ctx, ...erased });
      return pdf;
    };
    const late = createReport({
      ctx: { ...ctx, reports: { renderValuationReport } },
      input: { valuationId: id, language: 'es' },
    });
    await expect(late).rejects.toMatchObject({ code: 'not-found' });
    expect([...keys]).toEqual([]);
  });

  test('that is being stored: the erasure waits for it, and takes its bytes too', async () => {
    const { adviser, ctx, id, keys } = await reporting();
    const { db } = suite.database;
    await createReport({ ctx, input: { valuationId: id, language: 'es' } });
    const [first] = await db.select().from(reports).where(eq(reports.valuationId, id));
    if (!first) throw new Error('no report was issued');
    const waiting = async () => {
      const rows = await db.execute(sql`select 1 from pg_locks where not granted`);
      return rows.length > 0;
    };
    const erasing = await db.transaction(async (tx) => {
      const fileId = randomUUID();
      await tx.execute(sql`insert into files select (jsonb_populate_record(f, jsonb_build_object(
        'id', ${fileId}::text, 'storage_key', 'late'))).* from files f where id = ${first.fileId}`);
      await tx.insert(reports).values({
        ...first,
        id: randomUUID(),
        fileId,
        verificationCode: null,
      });
      const erasure = eraseAccount({ ctx, ...erased });
      await expect.poll(waiting, { timeout: 10_000 }).toBe(true);
      await ctx.files.put('late', pdf);
      return { erasure };
    });
    await erasing.erasure;
    expect([...keys]).toEqual([]);
    expect(await db.$count(files, eq(files.ownerId, adviser.userId))).toBe(0);
  });
});

describe('a call of the person that was let in before the erasure', () => {
  /** Waits until a transaction waits for another one. */
  const somebodyWaits = () =>
    expect
      .poll(async () => {
        const rows = await suite.database.db.execute(sql`select 1 from pg_locks where not granted`);
        return rows.length > 0;
      })
      .toBe(true);

  test('and writes while it runs: the erasure waits for it, and takes what it wrote', async () => {
    const { db } = suite.database;
    const adviser = await createAdviser(db);
    const ctx = suite.contextOf(adviser);
    const { erasure } = await db.transaction(async (tx) => {
      await suite.given({ ...ctx, db: tx });
      await tx.insert(accountEvents).values({
        id: randomUUID(),
        userId: adviser.userId,
        kind: 'signed-in',
        createdAt: new Date(),
      });
      const begun = eraseAccount({ ctx, ...erased });
      await somebodyWaits();
      return { erasure: begun };
    });
    await erasure;
    expect(await db.$count(valuations, eq(valuations.ownerId, adviser.userId))).toBe(0);
    expect(await db.$count(accountEvents, eq(accountEvents.userId, adviser.userId))).toBe(0);
  });

  test('and keeps a note of another’s valuation only now: it keeps none', async () => {
    const { db } = suite.database;
    const [owner, guest] = [await createAdviser(db), await createAdviser(db)];
    const { id: valuationId } = await suite.given(suite.contextOf(owner));
    const ctx = suite.contextOf(guest);
    await eraseAccount({ ctx, ...erased });
    const share = { valuationId, userId: guest.userId, right: 'read' as const };
    // Restores the share as it was when the call checked it.
    await db
      .insert(valuationShares)
      .values({ ...share, grantedBy: owner.userId, createdAt: new Date() });
    const late = saveValuationNote({ ctx, input: { id: valuationId, text: 'Suyo', seen: null } });
    await expect(late).rejects.toThrow('unauthenticated');
    expect(await db.$count(valuationNotes, eq(valuationNotes.userId, guest.userId))).toBe(0);
  });
});

test('an address that somebody signed up with to stand in its way does not keep a person from being erased', async () => {
  const { db } = suite.database;
  const adviser = await createAdviser(db);
  await createAdviser(db, { email: `erased-${adviser.userId}@erased.invalid` });
  await eraseAccount({ ctx: suite.contextOf(adviser), ...erased });
  const [row] = await db.select().from(users).where(eq(users.id, adviser.userId));
  expect(row?.status).toBe('erased');
});

test('the erasure of a member whose file is the logo leaves the organization without it', async () => {
  const { db } = suite.database;
  const [owner, member] = [await createAdviser(db), await createAdviser(db)];
  await db.execute(sql`update organization_members set organization_id = ${owner.organizationId},
    role = 'member' where user_id = ${member.userId}`);
  const fileId = randomUUID();
  await db.insert(files).values({
    id: fileId,
    ownerId: member.userId,
    name: 'logo.png',
    mediaType: 'image/png',
    sizeBytes: 1,
    sha256: 'b'.repeat(64),
    storageKey: 'logo',
    createdAt: new Date(),
  });
  const ofOwner = eq(organizations.id, owner.organizationId);
  await db.update(organizations).set({ logoFileId: fileId }).where(ofOwner);
  await eraseAccount({ ctx: suite.contextOf(member), ...erased });
  const [left] = await db.select().from(organizations).where(ofOwner);
  expect(left).toMatchObject({ logoFileId: null, archivedAt: null });
});

test('an organization that was closed goes with who closed it, whatever address it carried', async () => {
  const { db } = suite.database;
  const [adviser, other] = [await createAdviser(db), await createAdviser(db)];
  const ctx = suite.contextOf(adviser);
  const details = { name: 'Asesores del Ebro', taxId: null, phone: null };
  await updateOrganization({ ctx, input: { ...details, email: other.email } });
  await endOwnMembership({ ctx });
  const left = () => db.$count(organizations, eq(organizations.id, adviser.organizationId));
  await eraseAccount({ ctx: suite.contextOf(other), ...erased });
  expect(await left()).toBe(1);
  await eraseAccount({ ctx, ...erased });
  expect(await left()).toBe(0);
});
