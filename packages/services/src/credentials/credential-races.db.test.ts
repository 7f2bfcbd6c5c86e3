import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { createTimeCodeSeed, timeCodeAt } from '@valia/auth/time-code.ts';
import type { Database } from '@valia/db/client.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import {
  adviserPassword,
  createAdviser,
  type TestAdviser,
} from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockUser } from '../administration/user-verbs.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { exportAccount } from '../privacy/export-account.ts';
import { resetPassword } from '../recovery/reset-password.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  regenerateRecoveryCodes,
} from '../second-factor/second-factor-verbs.ts';
import { verifySignIn } from '../second-factor/verify-sign-in.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { signIn } from './sign-in.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { changePassword } from './change-password.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

const password = adviserPassword;
const newPassword = 'Otra-clave-larga-7';

/** Makes a call during which something else is committed, just after the password was verified. */
const overtaken = (
  adviser: TestAdviser | null,
  meanwhile: () => Promise<unknown>,
): ServiceContext => {
  const ctx = createServiceContext(db, adviser);
  const verify: typeof ctx.passwords.verify = async (stored, typed) => {
    const matches = await ctx.passwords.verify(stored, typed);
    await meanwhile();
    return matches;
  };
  return { ...ctx, passwords: { ...ctx.passwords, verify } };
};

/** Makes a call that is about to commit when something else starts; it commits once the other one waits for it. */
const overtaking = (
  adviser: TestAdviser | null,
  begin: () => Promise<unknown>,
): { ctx: ServiceContext; begun: () => Promise<unknown> } => {
  let begun: Promise<unknown> = Promise.resolve();
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      begun = begin();
      begun.catch(() => undefined);
      await expect.poll(waitingForRows).toBeGreaterThan(0);
      return result;
    }, config);
  const slow = new Proxy(db, {
    get: (target, name): unknown =>
      name === 'transaction' ? transaction : Reflect.get(target, name),
  });
  return { ctx: { ...createServiceContext(db, adviser), db: slow }, begun: () => begun };
};

const waitingForRows = async () => {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks where not granted`,
  );
  return row?.count ?? 0;
};

const changed = (adviser: TestAdviser) => () =>
  changePassword({
    ctx: createServiceContext(db, adviser),
    input: { currentPassword: password, newPassword },
  });

const reset = (adviser: TestAdviser) => async () => {
  const token = createSessionToken();
  await db.insert(oneTimeLinks).values({
    id: randomUUID(),
    userId: adviser.userId,
    purpose: 'recover-password',
    tokenHash: hashLinkToken(token),
    requestedAt: new Date(),
    expiresAt: new Date(Date.now() + 60_000),
  });
  await resetPassword({
    ctx: createServiceContext(db),
    input: { token, password: newPassword },
  });
};

const enrolled = (adviser: TestAdviser) => async () => {
  const ctx = createServiceContext(db, adviser);
  const { seed } = await beginSecondFactor({ ctx, input: { password } });
  await confirmSecondFactor({ ctx, input: { password, code: timeCodeAt(seed, new Date()) } });
};

const locked = (adviser: TestAdviser) => async () => {
  const admin = await createAdviser(db, { role: 'superadmin', secondFactor: true });
  const input = { userId: adviser.userId, reason: 'Sospecha' };
  await lockUser({ ctx: createServiceContext(db, admin), input });
};

const sessionsOf = ({ userId }: TestAdviser) => db.$count(sessions, eq(sessions.userId, userId));

/** An adviser with the seed of their second factor. */
const withFactor = async () => {
  const adviser = await createAdviser(db, { emailConfirmed: true, secondFactor: true });
  const seed = createTimeCodeSeed();
  const sealed = createServiceContext(db).secrets.seal(seed, adviser.userId);
  await db
    .update(userMfaFactors)
    .set({ seed: sealed })
    .where(eq(userMfaFactors.userId, adviser.userId));
  return { adviser, code: () => timeCodeAt(seed, new Date()) };
};

describe('a sign-in whose password was compared before', () => {
  test.each([
    ['the password was changed', changed, 1],
    ['the password was reset', reset, 0],
    ['the account was locked', locked, 0],
  ])('%s opens nothing', async (_what, meanwhile, left) => {
    const adviser = await createAdviser(db);
    const ctx = overtaken(null, meanwhile(adviser));
    const signedIn = signIn({ ctx, input: { email: adviser.email, password } });
    await expect(signedIn).rejects.toMatchObject({ code: 'credentials-wrong' });
    expect(await sessionsOf(adviser)).toBe(left);
  });

  test('a second factor was set up asks for its code', async () => {
    const adviser = await createAdviser(db);
    const ctx = overtaken(null, enrolled(adviser));
    const signedIn = await signIn({ ctx, input: { email: adviser.email, password } });
    expect(signedIn.mfaRequired).toBe(true);
    expect(await sessionsOf(adviser)).toBe(0);
  });
});

describe('a session that is being opened', () => {
  test('ends with the others when the password changes before it is committed', async () => {
    const adviser = await createAdviser(db);
    const { ctx, begun } = overtaking(null, changed(adviser));
    await signIn({ ctx, input: { email: adviser.email, password } });
    await begun();
    expect(await sessionsOf(adviser)).toBe(1);
  });

  test('by a code ends with the others too', async () => {
    const { adviser, code } = await withFactor();
    const opened = await signIn({
      ctx: createServiceContext(db),
      input: { email: adviser.email, password },
    });
    if (!opened.mfaRequired) throw new Error('No code was asked for.');
    const { ctx, begun } = overtaking(null, changed(adviser));
    await verifySignIn({ ctx, input: { challenge: opened.challenge, code: code() } });
    await begun();
    expect(await sessionsOf(adviser)).toBe(1);
  });

  test('and everything that ends it take turns without a deadlock', async () => {
    const adviser = await createAdviser(db);
    const ctx = () => createServiceContext(db);
    const tries = Array.from({ length: 8 }, () =>
      signIn({ ctx: ctx(), input: { email: adviser.email, password } }),
    );
    const settled = await Promise.allSettled([...tries, changed(adviser)()]);
    const refused = settled.filter(
      (result) =>
        result.status === 'rejected' &&
        (result.reason as { code?: string }).code !== 'credentials-wrong',
    );
    expect(refused).toEqual([]);
    expect(settled.at(-1)?.status).toBe('fulfilled');
    expect(await sessionsOf(adviser)).toBe(1);
  });
});

describe('a password that was proved before it changed', () => {
  const acts: [string, (ctx: ServiceContext) => Promise<unknown>][] = [
    [
      'changes it no more',
      (ctx) => changePassword({ ctx, input: { currentPassword: password, newPassword } }),
    ],
    ['sets no second factor up', (ctx) => beginSecondFactor({ ctx, input: { password } })],
    ['erases nothing', (ctx) => eraseAccount({ ctx, input: { password } })],
    ['takes nothing away', (ctx) => exportAccount({ ctx, input: { password } })],
  ];
  test.each(acts)('%s', async (_what, act) => {
    const adviser = await createAdviser(db, { emailConfirmed: true });
    const ctx = overtaken(adviser, changed(adviser));
    await expect(act(ctx)).rejects.toMatchObject({ code: 'password-wrong' });
    const [row] = await db.select().from(users).where(eq(users.id, adviser.userId));
    expect(row?.status).toBe('active');
    expect(
      await createServiceContext(db).passwords.verify(row?.passwordHash ?? null, newPassword),
    ).toBe(true);
  });

  test('confirms no second factor', async () => {
    const adviser = await createAdviser(db);
    const { seed } = await beginSecondFactor({
      ctx: createServiceContext(db, adviser),
      input: { password },
    });
    const ctx = overtaken(adviser, changed(adviser));
    const code = timeCodeAt(seed, new Date());
    const confirmed = confirmSecondFactor({ ctx, input: { password, code } });
    await expect(confirmed).rejects.toMatchObject({ code: 'password-wrong' });
    const [factor] = await db
      .select({ isVerified: userMfaFactors.isVerified })
      .from(userMfaFactors)
      .where(eq(userMfaFactors.userId, adviser.userId));
    expect(factor?.isVerified).toBe(false);
  });

  test.each([
    ['takes no second factor away', disableSecondFactor],
    ['makes no new codes', regenerateRecoveryCodes],
  ])('%s', async (_what, act) => {
    const { adviser, code } = await withFactor();
    const ctx = overtaken(adviser, changed(adviser));
    const done = act({ ctx, input: { password, code: code() } });
    await expect(done).rejects.toMatchObject({ code: 'password-wrong' });
    const mine = eq(userMfaFactors.userId, adviser.userId);
    expect(await db.$count(userMfaFactors, mine)).toBe(1);
  });
});
