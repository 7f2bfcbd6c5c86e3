import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSessionRegistry } from './session-registry.ts';
import { hashSessionToken } from './session-token.ts';

const start = new Date('2024-05-06T08:00:00Z');
// lucia compares with the system's clock, which continues to run during a test, so times are far apart.
const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const open = async (options: Parameters<typeof createAdviser>[1] = {}) => {
  const adviser = await createAdviser(database.db, options);
  const opened = await createSessionRegistry(database.db, start).create(adviser);
  return { adviser, ...opened };
};

const validateAfter = (token: string, milliseconds: number) =>
  createSessionRegistry(database.db, after(milliseconds)).validate(token);

const storedRow = async (id: string) =>
  (await database.db.select().from(sessions).where(eq(sessions.id, id)))[0];

describe('a session', () => {
  test('is stored as the hash of its token, and a stored id opens nothing', async () => {
    const { token, id } = await open();
    expect(id).toBe(hashSessionToken(token));
    expect(JSON.stringify(await storedRow(id))).not.toContain(token);
    expect(await validateAfter(id, 0)).toBeNull();
    expect(await validateAfter(token, 0)).toMatchObject({ id });
  });

  test('of a user ends after seven idle days', async () => {
    const { token, id } = await open();
    expect(await validateAfter(token, 7 * dayMs - secondMs)).not.toBeNull();
    const other = await open();
    expect(await validateAfter(other.token, 7 * dayMs)).toBeNull();
    expect(await storedRow(other.id)).toBeUndefined();
    expect(await storedRow(id)).toBeDefined();
  });

  test('of a user in daily use ends after thirty days', async () => {
    const { token, cookieExpiresAt } = await open();
    for (let day = 1; day < 30; day += 1)
      expect(await validateAfter(token, day * dayMs)).not.toBeNull();
    expect(await validateAfter(token, 30 * dayMs - secondMs)).toMatchObject({
      endsAt: after(30 * dayMs),
    });
    expect(await validateAfter(token, 30 * dayMs)).toBeNull();
    expect(cookieExpiresAt).toEqual(after(30 * dayMs));
  });

  test.each([
    ['an admin', { role: 'admin' }],
    ['a superadmin', { role: 'superadmin' }],
    ['a global administrator of any role', { role: 'user', globalAdmin: true }],
  ] as const)('of %s ends after one idle hour and after twelve hours', async (_who, options) => {
    const idle = await open(options);
    expect(await validateAfter(idle.token, hourMs)).toBeNull();
    const used = await open(options);
    for (let half = 1; half < 24; half += 1)
      expect(await validateAfter(used.token, half * 30 * minuteMs)).not.toBeNull();
    expect(await validateAfter(used.token, 12 * hourMs)).toBeNull();
    expect(used.cookieExpiresAt).toEqual(after(12 * hourMs));
  });

  test('writes its use down once per five minutes', async () => {
    const { token, id } = await open();
    await validateAfter(token, 5 * minuteMs - secondMs);
    expect(await storedRow(id)).toMatchObject({ lastUsedAt: start });
    await validateAfter(token, 5 * minuteMs);
    expect(await storedRow(id)).toMatchObject({
      lastUsedAt: after(5 * minuteMs),
      expiresAt: after(5 * minuteMs + 7 * dayMs),
    });
    await validateAfter(token, 9 * minuteMs);
    expect(await storedRow(id)).toMatchObject({ lastUsedAt: after(5 * minuteMs) });
  });

  test('of a person made administrator follows the shorter times at once, and has the new rights', async () => {
    const { token, adviser } = await open();
    await database.db
      .update(userRoles)
      .set({ role: 'admin' })
      .where(eq(userRoles.userId, adviser.userId));
    expect(await validateAfter(token, 30 * minuteMs)).toMatchObject({ account: { role: 'admin' } });
    expect(await validateAfter(token, 2 * hourMs)).toBeNull();
  });

  test("of a person without a role row is a user's", async () => {
    const { token } = await open({ role: null });
    expect(await validateAfter(token, 0)).toMatchObject({
      account: { role: 'user', globalAdmin: false },
    });
  });

  test.each(['locked', 'erased'] as const)(
    "of an account that is %s is nobody's",
    async (status) => {
      const { token, adviser } = await open();
      await database.db.update(users).set({ status }).where(eq(users.id, adviser.userId));
      expect(await validateAfter(token, 0)).toBeNull();
    },
  );

  test('that was ended stays ended, and ending it twice is no fault', async () => {
    const { token, id } = await open();
    const keeper = createSessionRegistry(database.db, start);
    await keeper.end(id);
    await keeper.end(id);
    expect(await keeper.validate(token)).toBeNull();
  });

  test('survives fifty calls at the same moment with one write', async () => {
    const { token, id } = await open();
    const results = await Promise.all(
      Array.from({ length: 50 }, () => validateAfter(token, hourMs)),
    );
    expect(results.every((session) => session?.id === id)).toBe(true);
    expect(await storedRow(id)).toMatchObject({ lastUsedAt: after(hourMs) });
  });
});
