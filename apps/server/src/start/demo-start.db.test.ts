import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { testReference } from '@valia/db/testing/test-reference.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWithDemo } from './demo-start.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const shown = async (): Promise<string[]> => {
  const { db, now, secrets } = createServiceContext(database.db);
  const onProgress = (sentence: string): never => {
    throw new Error(sentence);
  };
  const accounts = await startWithDemo({ db, now, secrets, reference: testReference, onProgress });
  return accounts.map(({ email }) => email);
};

test('a database without demo people is neither filled nor shown any', async () => {
  await createAdviser(database.db);
  expect(await shown()).toEqual([]);
});

test('the demo people are shown at every start, however many others are older', async () => {
  for (let older = 0; older < 4; older += 1) await createAdviser(database.db);
  await createAdviser(database.db, { email: 'rosa@quesosurdaneta.example' });
  expect(await shown()).toEqual(['rosa@quesosurdaneta.example']);
});
