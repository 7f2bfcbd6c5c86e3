import { files } from '@valia/db/schema/valuations/files.ts';
import { storageUse } from '@valia/db/schema/valuations/storage-use.ts';
import { valuationChanges } from '@valia/db/schema/valuations/valuation-changes.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReport } from '../reports/create-report.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { createValuationSuite } from '../testing/create-valuation-suite.ts';
import { applyToValuations } from '../valuations/bulk/apply-to-valuations.ts';
import { saveValuation } from '../valuations/save-valuation.ts';
import { createValuation, getValuation } from '../valuations/valuation-verbs.ts';
import { getOwnStorage } from './get-own-storage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('with reference data');
});
afterAll(() => database.close());

const create = (adviser: TestAdviser) =>
  createValuation({
    ctx: createServiceContext(database.db, adviser),
    input: {
      clientId: randomUUID(),
      type: 'client_business',
      method: 'dcf',
      companyName: 'Conservas Valdeorza',
    },
  });
const duplicate = (adviser: TestAdviser, ids: string[]) =>
  applyToValuations({
    ctx: createServiceContext(database.db, adviser),
    input: {
      action: { kind: 'duplicate', batchId: randomUUID() },
      items: ids.map((id) => ({ id, version: 1 })),
    },
  });
const useOf = async (adviser: TestAdviser) =>
  (await getOwnStorage({ ctx: createServiceContext(database.db, adviser) })).use;

/** The expected counter, computed from the rows themselves. */
const countedAnew = async ({ userId }: TestAdviser) => {
  const bytes = sql<number>`coalesce(sum(octet_length(${valuations.document}::text)), 0)::int`;
  const [own] = await database.db
    .select({ bytes, rows: sql<number>`count(*)::int` })
    .from(valuations)
    .where(eq(valuations.ownerId, userId));
  const [frozen] = await database.db
    .select({
      bytes: sql<number>`coalesce(sum(octet_length(${valuationSnapshots.document}::text)
        + octet_length(${valuationSnapshots.outcome}::text)), 0)::int`,
    })
    .from(valuationSnapshots)
    .innerJoin(valuations, eq(valuations.id, valuationSnapshots.valuationId))
    .where(eq(valuations.ownerId, userId));
  const documentBytes = (own?.bytes ?? 0) + (frozen?.bytes ?? 0);
  return { valuationCount: own?.rows, documentBytes };
};

/** Notes of the maximum length that a document allows. */
const longNotes = 'x'.repeat(5_000);
const withLongNotes = async (adviser: TestAdviser, id: string, notes = longNotes) => {
  const ctx = createServiceContext(database.db, adviser);
  const { version, document } = await getValuation({ ctx, input: { id } });
  return saveValuation({
    ctx,
    input: { id, version, document: { ...document, conclusion: notes } },
  });
};
const fill = ({ userId }: TestAdviser, bytes: number) =>
  database.db.update(storageUse).set({ documentBytes: bytes }).where(eq(storageUse.userId, userId));

/** The values stored for the latest save, and the number of changed fields. */
const latestChange = async ({ userId }: TestAdviser) => {
  const [row] = await database.db
    .select({ leaves: valuationChanges.leaves, leafCount: valuationChanges.leafCount })
    .from(valuationChanges)
    .innerJoin(valuations, eq(valuations.id, valuationChanges.valuationId))
    .where(eq(valuations.ownerId, userId))
    .orderBy(desc(valuationChanges.auditLogId))
    .limit(1);
  return row;
};

const historyOf = async ({ userId }: TestAdviser) => {
  const bytes = sql<number>`coalesce(sum(octet_length(${valuationChanges.leaves}::text)), 0)::int`;
  const [rows] = await database.db
    .select({ bytes })
    .from(valuationChanges)
    .innerJoin(valuations, eq(valuations.id, valuationChanges.valuationId))
    .where(eq(valuations.ownerId, userId));
  const [kept] = await database.db
    .select({ bytes: storageUse.historyBytes })
    .from(storageUse)
    .where(eq(storageUse.userId, userId));
  return { counted: kept?.bytes, rows: rows?.bytes };
};

describe('what saves are remembered by', () => {
  test('is counted as its rows are, also after a valuation is gone', async () => {
    const adviser = await createAdviser(database.db, { emailConfirmed: true });
    const [first, second] = [(await create(adviser)).id, (await create(adviser)).id];
    await withLongNotes(adviser, first);
    await withLongNotes(adviser, second);
    const both = await historyOf(adviser);
    expect(both.counted).toBeGreaterThan(100);
    expect(both.counted).toBe(both.rows);
    await database.db.delete(valuations).where(eq(valuations.id, first));
    const { counted, rows } = await historyOf(adviser);
    expect(counted).toBe(rows);
    expect(counted).toBeLessThan(both.counted ?? 0);
  });

  test('is no more than a limit, beyond which a save is kept without its values', async () => {
    const adviser = await createAdviser(database.db, { emailConfirmed: true });
    const { id } = await create(adviser);
    await withLongNotes(adviser, id);
    expect((await latestChange(adviser))?.leaves).toHaveLength(1);
    await database.db
      .update(storageUse)
      .set({ historyBytes: 50_000_000 })
      .where(eq(storageUse.userId, adviser.userId));
    await withLongNotes(adviser, id, 'y'.repeat(longNotes.length));
    expect(await latestChange(adviser)).toEqual({ leaves: [], leafCount: 1 });
  });
});

describe('the counter of what a person keeps', () => {
  test('says what the rows take after they were made, changed, copied and deleted', async () => {
    const adviser = await createAdviser(database.db, { emailConfirmed: true });
    const { id } = await create(adviser);
    expect(await useOf(adviser)).toMatchObject(await countedAnew(adviser));
    await withLongNotes(adviser, id);
    const copied = await duplicate(adviser, [id]);
    expect(await useOf(adviser)).toMatchObject(await countedAnew(adviser));
    expect((await useOf(adviser)).valuationCount).toBe(2);
    const ctx = createServiceContext(database.db, adviser);
    const items = copied.outcomes.flatMap((outcome) =>
      outcome.kind === 'done' && outcome.item !== null ? [{ id: outcome.item.id, version: 1 }] : [],
    );
    await applyToValuations({ ctx, input: { action: { kind: 'delete' }, items } });
    expect(await useOf(adviser)).toMatchObject(await countedAnew(adviser));
    expect((await useOf(adviser)).valuationCount).toBe(1);
  });
});

describe('S35 copies of a large valuation', () => {
  test('stop at the quota, also fifty at once, and none is passed', async () => {
    const adviser = await createAdviser(database.db, { emailConfirmed: true });
    const { id } = await create(adviser);
    await withLongNotes(adviser, id);
    const { documentBytes: each } = await useOf(adviser);
    const room = 7;
    await fill(adviser, 500_000_000 - room * each);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => duplicate(adviser, [id])),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(results.length - refused.length).toBe(room);
    for (const result of refused)
      expect(result).toMatchObject({ reason: { code: 'documents-full' } });
    expect((await useOf(adviser)).documentBytes).toBe(500_000_000);
  });

  test('of many in one call are all made or none', async () => {
    const adviser = await createAdviser(database.db, { emailConfirmed: true });
    const ids = [(await create(adviser)).id, (await create(adviser)).id];
    await fill(adviser, 499_999_000);
    await expect(duplicate(adviser, ids)).rejects.toMatchObject({ code: 'documents-full' });
    expect((await countedAnew(adviser)).valuationCount).toBe(2);
  });

  test('end at a hundred, or at 10 MB, for who has not confirmed their address', async () => {
    const adviser = await createAdviser(database.db, { emailConfirmed: false });
    const { id } = await create(adviser);
    for (let count = 0; count < 3; count += 1) await duplicate(adviser, await ownIds(adviser));
    await database.db
      .update(storageUse)
      .set({ valuationCount: 99 })
      .where(eq(storageUse.userId, adviser.userId));
    await create(adviser);
    await expect(create(adviser)).rejects.toMatchObject({ code: 'unconfirmed-full' });
    await fill(adviser, 9_999_999);
    await expect(duplicate(adviser, [id])).rejects.toMatchObject({ code: 'unconfirmed-full' });
  });
});

const ownIds = async ({ userId }: TestAdviser) =>
  (
    await database.db
      .select({ id: valuations.id })
      .from(valuations)
      .where(eq(valuations.ownerId, userId))
  ).map(({ id }) => id);

describe('where no room is left', () => {
  test('a valuation can be made shorter and not longer, and room is won by deleting', async () => {
    const adviser = await createAdviser(database.db, { emailConfirmed: true });
    const { id } = await create(adviser);
    const { id: other } = await create(adviser);
    await withLongNotes(adviser, id);
    await fill(adviser, 500_000_100);
    await expect(withLongNotes(adviser, other)).rejects.toMatchObject({ code: 'documents-full' });
    await expect(withLongNotes(adviser, id, '値'.repeat(5_000))).rejects.toMatchObject({
      code: 'documents-full',
    });
    await withLongNotes(adviser, id, 'short');
    expect((await useOf(adviser)).documentBytes).toBeLessThan(500_000_000 - 4_000);
    await withLongNotes(adviser, other, 'x'.repeat(2_500));
  });
});

test('a report that the files of its owner have no room for is refused, and none of it is kept', async () => {
  const suite = await createValuationSuite();
  const bytes = new Uint8Array(1_000);
  const ctx = suite.contextOf(suite.adviser, {
    reports: { renderValuationReport: async () => bytes },
  });
  const { id } = await suite.given(ctx, { status: 'completed' });
  const setUsed = (fileBytes: number) =>
    suite.database.db
      .update(storageUse)
      .set({ fileBytes })
      .where(eq(storageUse.userId, suite.adviser.userId));
  await setUsed(99_999_001);
  const issue = () => createReport({ ctx, input: { valuationId: id, language: 'es' } });
  await expect(issue()).rejects.toMatchObject({ code: 'files-full' });
  expect(await suite.database.db.$count(files)).toBe(0);
  await setUsed(99_999_000);
  await issue();
  expect((await getOwnStorage({ ctx })).use.fileBytes).toBe(100_000_000);
  await suite.database.close();
});
