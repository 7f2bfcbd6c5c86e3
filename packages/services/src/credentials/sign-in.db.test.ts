import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import {
  adviserPassword,
  createAdviser,
  type TestAdviser,
} from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { createDatabaseClient } from '@valia/db/client.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getSession, toSession } from '../sessions/get-session.ts';
import { signInByPassword } from '../testing/sign-in-by-password.ts';
import { resolveActor } from '../sessions/resolve-actor.ts';
import { signIn } from './sign-in.ts';
import { signOut } from '../sessions/sign-out.ts';

let database: TestDatabase;
let adviser: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  adviser = await createAdviser(database.db);
});
afterAll(() => database.close());

const context = () => createServiceContext(database.db);
const actorOfToken = (token: string | null, now = new Date()) =>
  resolveActor({ db: database.db, now, token });

describe('signing in', () => {
  test('with the right password opens a session that says who it is', async () => {
    const { session, cookie } = await signInByPassword({
      ctx: context(),
      input: { email: adviser.email, password: adviserPassword },
    });
    expect(session).toMatchObject({
      userId: adviser.userId,
      firstName: 'Marta',
      organizationName: 'Asesoría Puig',
      role: 'advisor',
    });
    const actor = await actorOfToken(cookie.token);
    const { expiresAt: _expiresAt, ...known } = session;
    expect(actor && toSession(actor)).toMatchObject(known);
  });

  test('answers an unknown address, a wrong password and a locked account alike, after one comparison each', async () => {
    const locked = await createAdviser(database.db, { status: 'locked' });
    const ctx = context();
    const compared: string[] = [];
    const passwords = {
      ...ctx.passwords,
      verify: (stored: string | null, password: string) => {
        compared.push(password);
        return ctx.passwords.verify(stored, password);
      },
    };
    const attempts = [
      { email: 'nobody@example.test', password: adviserPassword },
      { email: adviser.email, password: 'otra clave' },
      { email: locked.email, password: adviserPassword },
    ];
    for (const input of attempts) {
      await expect(signIn({ ctx: { ...ctx, passwords }, input })).rejects.toMatchObject({
        code: 'credentials-wrong',
        fields: [],
      });
    }
    expect(compared).toHaveLength(3);
  });

  test('always makes a new token and ends the session the browser came with', async () => {
    const input = { email: adviser.email, password: adviserPassword };
    const first = await signInByPassword({ ctx: context(), input });
    const actor = await actorOfToken(first.cookie.token);
    const second = await signInByPassword({ ctx: { ...context(), actor }, input });
    expect(second.cookie.token).not.toBe(first.cookie.token);
    expect(await actorOfToken(first.cookie.token)).toBeNull();
    expect(await actorOfToken(second.cookie.token)).toMatchObject({ userId: adviser.userId });
  });

  test('of an administrator lasts an hour unused', async () => {
    const admin = await createAdviser(database.db, { role: 'admin' });
    const { session, cookie } = await signInByPassword({
      ctx: context(),
      input: { email: admin.email, password: adviserPassword },
    });
    expect(Date.parse(session.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(await actorOfToken(cookie.token, new Date(Date.now() + 3_600_001))).toBeNull();
  });
});

describe('signing out', () => {
  test('ends the session on the server, is written down, and can be done twice', async () => {
    const person = await createAdviser(database.db);
    const { cookie } = await signInByPassword({
      ctx: context(),
      input: { email: person.email, password: adviserPassword },
    });
    const ctx = { ...context(), actor: await actorOfToken(cookie.token) };
    await signOut({ ctx });
    expect(await actorOfToken(cookie.token)).toBeNull();
    await signOut({ ctx: { ...ctx, actor: null } });
    const rows = await database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.actorUserId, person.userId));
    expect(rows.map(({ action }) => action)).toEqual(['session.created', 'session.ended']);
  });
});

describe('who calls', () => {
  test('is nobody without a token or with a made-up one', async () => {
    expect(await actorOfToken(null)).toBeNull();
    expect(await actorOfToken('')).toBeNull();
    expect(await actorOfToken('a\u0000b')).toBeNull();
    expect(await getSession({ ctx: context() })).toBeNull();
  });

  test('cannot be said when the database is away: a failure, never a lesser role', async () => {
    const gone = createDatabaseClient('postgres://nobody@127.0.0.1:1/none', { maxConnections: 1 });
    await expect(resolveActor({ db: gone.db, now: new Date(), token: 'x' })).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
    await gone.close();
  });
});
