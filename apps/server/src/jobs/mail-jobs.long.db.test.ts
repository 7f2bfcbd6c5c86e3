import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMailJobs } from './mail-jobs.ts';
import type { MailJobs, CollectedMail } from './mail-jobs.ts';

let database: TestDatabase;
const opened: MailJobs[] = [];
const open = async (): Promise<MailJobs> => {
  const jobs = createMailJobs({
    databaseUrl: database.url,
    newId: randomUUID,
    onError: () => undefined,
    maintainEverySeconds: 1,
  });
  opened.push(jobs);
  await jobs.open();
  return jobs;
};
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
});
afterAll(() => database.close());

const enqueue = (jobs: MailJobs) =>
  database.db.transaction((tx) =>
    jobs.enqueue(tx, { kind: 'account-exists', userId: randomUUID() }),
  );
/** Returns the mails that can be taken from the queue within a few seconds. */
const takeSoon = async (jobs: MailJobs): Promise<CollectedMail[]> => {
  const taken: CollectedMail[] = [];
  await expect
    .poll(
      async () => {
        taken.push(...(await jobs.take(10)));
        return taken.length;
      },
      { timeout: 10_000, interval: 100 },
    )
    .toBeGreaterThan(0);
  return taken;
};

describe('a mail that waits', () => {
  test('is taken by one server, however many there are', async () => {
    const servers = [await open(), await open(), await open()];
    const [first] = servers;
    for (let count = 0; count < 12; count += 1) if (first !== undefined) await enqueue(first);
    const taken = await Promise.all(
      servers.flatMap((jobs) => [jobs.take(2), jobs.take(2), jobs.take(2)]),
    );
    const ids = taken.flat().map(({ id }) => id);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
    await Promise.all(taken.flat().map((mail) => mail.done()));
  });

  test('comes back under the same id when the server that had it was killed', async () => {
    const killed = await open();
    await enqueue(killed);
    const [lost] = await killed.take(10);
    expect(await killed.take(10)).toEqual([]);
    // Simulates that a minute has passed.
    await database.db.execute(sql`update jobs.job set started_on = now() - interval '1 minute'`);
    const [again] = await takeSoon(await open());
    expect(again?.id).toBe(lost?.id);
    await again?.done();
  });

  test('that failed comes back later, and a finished one never', async () => {
    const jobs = await open();
    await enqueue(jobs);
    const [first] = await jobs.take(10);
    await first?.failed('ECONNREFUSED');
    expect(await jobs.take(10)).toEqual([]);
    const [second] = await takeSoon(jobs);
    expect(second?.id).toBe(first?.id);
    expect(second?.isLastTry).toBe(false);
    await second?.done();
    await database.db.execute(sql`update jobs.job set start_after = now() - interval '1 day'`);
    expect(await jobs.take(10)).toEqual([]);
  });

  test('that fails to the last is kept apart for an administrator', async () => {
    const jobs = await open();
    await enqueue(jobs);
    await database.db.execute(
      sql`update jobs.job set retry_count = retry_limit where name = 'mail' and state = 'created'`,
    );
    const [last] = await jobs.take(10);
    expect(last?.isLastTry).toBe(true);
    await last?.failed('EENVELOPE 550');
    const failed = await database.db.execute(
      sql`select data, output from jobs.job where name = 'mail-failed'`,
    );
    expect([...failed]).toEqual([{ data: last?.data, output: { reason: 'EENVELOPE 550' } }]);
  });
});
