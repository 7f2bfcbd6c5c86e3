import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimits } from './create-rate-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const minuteMs = 60_000;
const start = new Date('2026-11-21T10:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const refusal = (work: Promise<unknown>): Promise<AppError | null> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error : null),
  );

describe('a limit', () => {
  test('of ten in fifteen minutes lets ten through and says when the next one may come', async () => {
    const limits = createRateLimits(database.db);
    const use = { limit: 'sign-in-per-account-and-range', subject: 'one' } as const;
    for (let count = 0; count < 10; count += 1) await limits.take([use], after(count * minuteMs));
    const refused = await refusal(limits.take([use], after(10 * minuteMs)));
    expect(refused).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 5 * 60 });
    expect(await limits.isUsedUp(use, after(10 * minuteMs))).toBe(true);
    expect(await limits.isUsedUp(use, after(15 * minuteMs))).toBe(false);
    await limits.take([use], after(15 * minuteMs));
    expect(await refusal(limits.take([use], after(15 * minuteMs)))).not.toBeNull();
  });

  test('holds when a hundred come at once, through several servers', async () => {
    const use = { limit: 'sign-in-per-account-and-range', subject: 'crowd' } as const;
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => createRateLimits(database.db).take([use], start)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  test('counts another subject apart, and what is given back not at all', async () => {
    const limits = createRateLimits(database.db);
    const use = (subject: string) => ({ limit: 'forgot-per-address-and-minute', subject }) as const;
    const release = await limits.take([use('a')], start);
    await limits.take([use('b')], start);
    expect(await refusal(limits.take([use('a')], after(1)))).not.toBeNull();
    await release();
    await limits.take([use('a')], after(2));
  });

  test('of several takes all or none', async () => {
    const limits = createRateLimits(database.db);
    const perMinute = { limit: 'forgot-per-address-and-minute', subject: 'full' } as const;
    const perHour = { limit: 'forgot-per-address-and-hour', subject: 'full' } as const;
    await limits.take([perMinute], start);
    for (let tries = 0; tries < 20; tries += 1) {
      expect(await refusal(limits.take([perHour, perMinute], after(tries)))).not.toBeNull();
    }
    await limits.take([perHour, perMinute], after(minuteMs));
  });

  test('keeps no subject in clear', async () => {
    const subject = '203.0.113.77';
    await createRateLimits(database.db).take([{ limit: 'sign-up-per-range', subject }], start);
    const rows = await database.db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toContain(subject);
  });
});
