import { randomUUID } from 'node:crypto';
import { createDatabaseClient } from '@valia/db/client.ts';
import type { DatabaseClient } from '@valia/db/client.ts';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { createTestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { testReference } from '@valia/db/testing/test-reference.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailJobs } from '../jobs/mail-jobs.ts';
import type { MailJobs } from '../jobs/mail-jobs.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: TestDatabase;
let client: DatabaseClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = createDatabaseClient(database.url, { maxConnections: 1 });
});
afterAll(async () => {
  await client.close();
  await database.close();
});

const refusal = new StartupError('The database could not be prepared: no room.');

const queueAt = (databaseUrl: string): MailJobs =>
  createMailJobs({ databaseUrl, newId: randomUUID, onError: () => undefined });

const otherConnections = async (): Promise<number> => {
  const rows = await client.sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'valia'`;
  return rows.length;
};

describe('a migration that fails', () => {
  test.each([
    ['before the queue is open', false],
    ['once the queue is open', true],
  ])('%s is what the start says, and leaves no queue open', async (_name, waits) => {
    const jobs = queueAt(database.url);
    let opening = Promise.resolve();
    const open = () => (opening = jobs.open());
    const migrate = async () => {
      if (waits) await opening;
      throw refusal;
    };
    const preparing = prepareDatabase(
      { client, migrate },
      { jobs: { ...jobs, open } },
      testReference,
    );
    await expect(preparing).rejects.toBe(refusal);
    await expect.poll(otherConnections, { timeout: 10_000, interval: 50 }).toBe(0);
  });

  test('is told before what the queue says', async () => {
    const jobs = queueAt(database.url.replace(/\/[^/]+$/, '/valia_nowhere'));
    const migrate = () => Promise.reject(refusal);
    await expect(prepareDatabase({ client, migrate }, { jobs }, testReference)).rejects.toBe(
      refusal,
    );
  });
});
