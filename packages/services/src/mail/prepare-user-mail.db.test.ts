import { createLinkTokenMaker } from '@valia/auth/link-token.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { linkLifetimesMs } from '@valia/domain/accounts/recovery-schemas.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetPassword } from '../recovery/reset-password.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { prepareMail } from './prepare-mail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const requestedAt = new Date('2026-11-21T10:00:00.000Z');
const after = (ms: number) => new Date(requestedAt.getTime() + ms);
const lifetimeMs = linkLifetimesMs['recover-password'];

/** One mail with a recovery link, sent at a given time by a server with a given secret. */
const given = async () => {
  const { db } = database;
  const { userId } = await createAdviser(db);
  const mail = {
    id: randomUUID(),
    requestedAt,
    message: { kind: 'recover-password', userId },
  } as const;
  const tryAt = async (now: Date, secret = 'the secret of every test, long enough') => {
    const prepared = await prepareMail({ db, now, linkTokens: createLinkTokenMaker(secret) }, mail);
    return prepared?.content.kind === 'recover-password' ? prepared.content.token : null;
  };
  const link = async () => {
    const [row] = await db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));
    return row;
  };
  return { tryAt, link };
};

describe('the link of a mail that is tried again', () => {
  test('works for its whole time from the last try on', async () => {
    const { tryAt, link } = await given();
    const first = await tryAt(requestedAt);
    const late = after(8 * lifetimeMs);
    expect(await tryAt(late)).toBe(first);
    expect((await link())?.expiresAt).toEqual(new Date(late.getTime() + lifetimeMs));
  });

  test('is the one that was sent last, also when the secret changed between', async () => {
    const { tryAt, link } = await given();
    await tryAt(requestedAt);
    const before = await link();
    await tryAt(after(1000), 'another secret, just as long as that');
    expect((await link())?.tokenHash).not.toBe(before?.tokenHash);
  });

  test('stays used when it was used', async () => {
    const { tryAt, link } = await given();
    const token = await tryAt(requestedAt);
    const ctx = { ...createServiceContext(database.db), now: after(1000) };
    await resetPassword({ ctx, input: { token: token ?? '', password: 'Nogal-verde-27' } });
    await tryAt(after(2000));
    expect((await link())?.usedAt).toEqual(after(1000));
    expect((await link())?.expiresAt).toEqual(after(lifetimeMs));
  });
});
