import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginSecondFactor } from '../second-factor/second-factor-verbs.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { signInFailureKey } from './forget-sign-in-failures.ts';
import { signIn } from '../credentials/sign-in.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const busy = { verify: () => Promise.reject(new AppError('unavailable')) };

describe('a password that a busy server did not look at', () => {
  test('counts neither for the limits nor for the row of failures', async () => {
    const { db } = database;
    const { email } = await createAdviser(db);
    const mine = eq(signInFailures.accountKey, signInFailureKey(email));
    const before = {
      accountKey: signInFailureKey(email),
      lastFailedAt: new Date(Date.now() - 3_600_000),
    };
    await db.insert(signInFailures).values({ ...before, consecutive: failuresBeforeDelay });
    const ctx = createServiceContext(db);
    const crowded = { ...ctx, passwords: { ...ctx.passwords, ...busy } };
    const input = { email, password: 'no es esta' };
    for (let count = 0; count < 12; count += 1)
      await expect(signIn({ ctx: crowded, input })).rejects.toMatchObject({ code: 'unavailable' });
    const [row] = await db.select().from(signInFailures).where(mine);
    expect(row?.consecutive).toBe(failuresBeforeDelay);
    await expect(signIn({ ctx, input })).rejects.toMatchObject({ code: 'credentials-wrong' });
  });

  test('of an open session may be given again', async () => {
    const adviser = await createAdviser(database.db);
    const ctx = createServiceContext(database.db, adviser);
    const crowded = { ...ctx, passwords: { ...ctx.passwords, ...busy } };
    for (let count = 0; count < 12; count += 1) {
      const begun = beginSecondFactor({ ctx: crowded, input: { password: 'x' } });
      await expect(begun).rejects.toMatchObject({ code: 'unavailable' });
    }
  });
});

test('a range that is used up writes down nothing of the addresses it still tries', async () => {
  const { db } = database;
  const ctx = createServiceContext(db);
  const crowded = { ...ctx, passwords: { ...ctx.passwords, verify: () => Promise.resolve(false) } };
  const tryAddress = (index: number) =>
    signIn({ ctx: crowded, input: { email: `spray-${index}@example.test`, password: 'x' } });
  for (let index = 0; index < 30; index += 1)
    await expect(tryAddress(index)).rejects.toMatchObject({ code: 'credentials-wrong' });
  const rows = await db.$count(rateLimits);
  for (let index = 30; index < 35; index += 1)
    await expect(tryAddress(index)).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await db.$count(rateLimits)).toBe(rows);
});
