import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getFirm } from './firm-verbs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the firm', () => {
  test('is there from the first migration, with every field empty', async () => {
    expect(await getFirm({ ctx: createServiceContext(database.db) })).toEqual({
      name: '',
      taxId: '',
      address: '',
      dataProtectionContact: '',
      mailbox: '',
      phone: '',
    });
  });

  test('is one: a second row is refused', async () => {
    await expect(database.db.insert(firmSettings).values({ id: 2 })).rejects.toMatchObject({
      cause: { code: '23514' },
    });
    await expect(database.db.insert(firmSettings).values({})).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });
});
