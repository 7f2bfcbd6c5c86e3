import { files } from '@valia/db/schema/valuations/files.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { removingBytesOnFailure } from './removing-bytes-on-failure.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const lost = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });

const given = async () => {
  const ctx = createServiceContext(database.db);
  const storageKey = randomUUID();
  await ctx.files.put(storageKey, new Uint8Array([37]));
  return { ctx, storageKey };
};

test('bytes of a change that failed go', async () => {
  const { ctx, storageKey } = await given();
  const failing = removingBytesOnFailure(ctx, storageKey, () => Promise.reject(lost));
  await expect(failing).rejects.toBe(lost);
  await expect(ctx.files.get(storageKey)).rejects.toThrow('not-found');
});

test('bytes of a change that was committed before its connection was lost stay', async () => {
  const { ctx, storageKey } = await given();
  const { userId: ownerId } = await createAdviser(database.db);
  const failing = removingBytesOnFailure(ctx, storageKey, async () => {
    await database.db.insert(files).values({
      id: randomUUID(),
      ownerId,
      name: 'a.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 1,
      sha256: '0'.repeat(64),
      storageKey,
      createdAt: new Date(),
    });
    throw lost;
  });
  await expect(failing).rejects.toBe(lost);
  expect(await ctx.files.get(storageKey)).toEqual(new Uint8Array([37]));
});

test('bytes stay while the database cannot say whether there is a row', async () => {
  const { ctx, storageKey } = await given();
  const away = new Proxy(database.db, {
    get: (target, name): unknown =>
      name === '$count' ? () => Promise.reject(lost) : Reflect.get(target, name),
  });
  const failing = removingBytesOnFailure({ ...ctx, db: away }, storageKey, () =>
    Promise.reject(lost),
  );
  await expect(failing).rejects.toBe(lost);
  expect(await ctx.files.get(storageKey)).toEqual(new Uint8Array([37]));
});
