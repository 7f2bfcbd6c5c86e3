import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { createTestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTransactionDeadline } from './transaction-deadline.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const firmName = async () => {
  const [firm] = await database.db.select({ name: firmSettings.name }).from(firmSettings);
  return firm?.name;
};

describe('a transaction of a call', () => {
  test('commits as long as the call is waited for', async () => {
    const db = setTransactionDeadline(database.db, new AbortController().signal);
    await db.transaction((tx) => tx.update(firmSettings).set({ name: 'In time' }));
    expect(await firmName()).toBe('In time');
    expect(await db.select({ name: firmSettings.name }).from(firmSettings)).toHaveLength(1);
  });

  test('does not commit when the call was answered meanwhile, nor begin after that', async () => {
    const call = new AbortController();
    const db = setTransactionDeadline(database.db, call.signal);
    const late = db.transaction(async (tx) => {
      await tx.update(firmSettings).set({ name: 'Too late' });
      call.abort();
    });
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    let begun = false;
    const next = db.transaction(async () => {
      begun = true;
    });
    await expect(next).rejects.toMatchObject({ code: 'unavailable' });
    expect([begun, await firmName()]).toEqual([false, 'In time']);
  });
});
