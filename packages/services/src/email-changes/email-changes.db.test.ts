import { createLinkTokenMaker } from '@valia/auth/link-token.ts';
import { createSessionRegistry } from '@valia/auth/session-registry.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import {
  adviserPassword,
  createAdviser,
  type TestAdviser,
} from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareMail } from '../mail/prepare-mail.ts';
import { eraseAccount } from '../privacy/erase-account.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { cancelEmailChange, requestEmailChange } from './email-change-verbs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const linkTokens = createLinkTokenMaker('the secret of every test, long enough');
const address = () => `${randomUUID()}@example.test`;

/** A user who requests a change of email address, and the mails by recipient. */
const asking = async ({ emailConfirmed = true, nextEmail = address() } = {}) => {
  const { db } = database;
  const adviser = await createAdviser(db, { emailConfirmed });
  const messages: MailMessage[] = [];
  const mail = {
    enqueue: (_tx: unknown, message: MailMessage) => {
      messages.push(message);
      return Promise.resolve();
    },
  };
  const ctx = createServiceContext(db, adviser, { mail });
  const change = await requestEmailChange({
    ctx,
    input: { email: nextEmail, password: adviserPassword },
  });
  const letters = await Promise.all(
    messages.map((message) => {
      const now = new Date();
      return prepareMail({ db, now, linkTokens }, { id: randomUUID(), message, requestedAt: now });
    }),
  );
  const tokenTo = (to: string): string => {
    const letter = letters.find((one) => one?.to === to);
    return letter?.content.kind === 'email-change' ? letter.content.token : 'x'.repeat(43);
  };
  return { adviser, ctx, change, nextEmail, letters, messages, tokenTo };
};
type Asking = Awaited<ReturnType<typeof asking>>;

/** Confirms from a browser that is not signed in. */
const confirm = (token: string) =>
  confirmEmailChange({ ctx: createServiceContext(database.db), input: { token } });
const emailOf = async ({ userId }: TestAdviser) => {
  const [row] = await database.db.select().from(users).where(eq(users.id, userId));
  return row?.email;
};
const sidesOf = ({ adviser, nextEmail, tokenTo }: Asking) => ({
  former: tokenTo(adviser.email),
  next: tokenTo(nextEmail),
});

describe('a change of address', () => {
  test.each([
    ['former', 'next'],
    ['next', 'former'],
  ] as const)('is done once both agree, %s first', async (first, second) => {
    const asked = await asking();
    const tokens = sidesOf(asked);
    expect(await confirm(tokens[first])).toEqual({ waitsFor: second });
    expect(await emailOf(asked.adviser)).toBe(asked.adviser.email);
    expect(await confirm(tokens[first])).toEqual({ waitsFor: second });
    expect(await confirm(tokens[second])).toEqual({ waitsFor: null });
    expect(await emailOf(asked.adviser)).toBe(asked.nextEmail);
    await expect(confirm(tokens[second])).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  test('ends every session but that of the browser that confirms', async () => {
    const { db } = database;
    const asked = await asking();
    const { userId } = asked.adviser;
    const keeper = createSessionRegistry(db, new Date());
    const [own] = [await keeper.create(asked.adviser), await keeper.create(asked.adviser)];
    const tokens = sidesOf(asked);
    await confirm(tokens.former);
    const actor = asked.ctx.actor && { ...asked.ctx.actor, sessionId: own.id };
    await confirmEmailChange({ ctx: { ...asked.ctx, actor }, input: { token: tokens.next } });
    const left = await db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(left.map(({ id }) => id)).toEqual([own.id]);
  });

  test('tells the former address, and keeps the organization with its founder', async () => {
    const asked = await asking();
    const { db } = database;
    const { organizationId, email } = asked.adviser;
    await db.update(organizations).set({ email }).where(eq(organizations.id, organizationId));
    const tokens = sidesOf(asked);
    await confirm(tokens.former);
    await confirmEmailChange({ ctx: asked.ctx, input: { token: tokens.next } });
    const [row] = await db.select().from(organizations).where(eq(organizations.id, organizationId));
    expect(row?.email).toBe(asked.nextEmail);
    const now = new Date();
    const message = asked.messages.at(-1);
    if (message?.kind !== 'email-changed') throw new Error('Nobody was told.');
    const waiting = { id: randomUUID(), message, requestedAt: now };
    const letter = await prepareMail({ db, now, linkTokens }, waiting);
    expect(letter).toMatchObject({ to: email, content: { kind: 'email-changed' } });
  });

  test('asks nobody at an address that was never confirmed', async () => {
    const asked = await asking({ emailConfirmed: false });
    expect(asked.letters.map((letter) => letter?.to)).toEqual([asked.nextEmail]);
    expect(await confirm(asked.tokenTo(asked.nextEmail))).toEqual({ waitsFor: null });
  });

  test('is not done behind the back of whoever confirmed the present address meanwhile', async () => {
    const asked = await asking({ emailConfirmed: false });
    const { userId, email } = asked.adviser;
    const emailConfirmedAt = new Date();
    await database.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, userId));
    expect(await confirm(asked.tokenTo(asked.nextEmail))).toEqual({ waitsFor: 'former' });
    expect(await emailOf(asked.adviser)).toBe(email);
  });

  test('to an address with an account is answered alike, and nothing reaches that account', async () => {
    const other = await createAdviser(database.db);
    const asked = await asking({ nextEmail: other.email });
    expect(asked.change).toMatchObject({ nextEmail: other.email, nextConfirmed: false });
    expect(asked.letters.map((letter) => letter?.to)).toEqual(
      [asked.adviser.email, undefined].toReversed(),
    );
  });

  test('to an address that somebody signed up with meanwhile is not done', async () => {
    const asked = await asking();
    const tokens = sidesOf(asked);
    await createAdviser(database.db, { email: asked.nextEmail });
    await confirm(tokens.former);
    await expect(confirm(tokens.next)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await emailOf(asked.adviser)).toBe(asked.adviser.email);
  });

  test('needs the password, and a link of a wish that was taken back or is a day old does nothing', async () => {
    const asked = await asking();
    const refused = requestEmailChange({
      ctx: asked.ctx,
      input: { email: address(), password: 'not-the-password' },
    });
    await expect(refused).rejects.toMatchObject({ code: 'password-wrong' });
    const tokens = sidesOf(asked);
    const late = createServiceContext(database.db, null, {
      now: new Date(Date.now() + 86_400_000),
    });
    const tooLate = confirmEmailChange({ ctx: late, input: { token: tokens.next } });
    await expect(tooLate).rejects.toMatchObject({ code: 'link-not-valid' });
    await cancelEmailChange({ ctx: asked.ctx });
    await expect(confirm(tokens.next)).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  test('of fifty confirmations at once changes the address once', async () => {
    const asked = await asking();
    const tokens = sidesOf(asked);
    await confirm(tokens.former);
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        confirmEmailChange({
          ctx: createServiceContext(database.db),
          input: { token: tokens.next },
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('an erasure takes a wish for the address of the erased person with it, whoever had it', async () => {
  const { db } = database;
  const erased = await createAdviser(db);
  const asked = await asking({ nextEmail: erased.email });
  await eraseAccount({
    ctx: createServiceContext(db, erased),
    input: { password: adviserPassword },
  });
  const left = await db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, asked.adviser.userId));
  expect(left).toEqual([]);
});
