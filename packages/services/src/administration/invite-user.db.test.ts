import { createLinkTokenMaker } from '@valia/auth/link-token.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { InvitedRole } from '@valia/domain/accounts/user-administration-schemas.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { readInvitation } from '../invitations/read-invitation.ts';
import { registerInvited } from '../invitations/register-invited.ts';
import { prepareMail } from '../mail/prepare-mail.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getUser } from './get-user.ts';
import { inviteUser } from './invite-user.ts';

let database: TestDatabase;
let administrator: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
});
afterAll(() => database.close());

const linkTokens = createLinkTokenMaker('the secret of every test, long enough');

/** Sends an invitation, and returns the token in the mail. */
const invite = async (email: string, role: InvitedRole) => {
  const { db } = database;
  const messages: MailMessage[] = [];
  const mail = {
    enqueue: (_tx: unknown, message: MailMessage) => {
      messages.push(message);
      return Promise.resolve();
    },
  };
  const ctx = createServiceContext(db, administrator, { mail });
  await inviteUser({ ctx, input: { email, role } });
  const [message] = messages;
  if (message === undefined) throw new Error('Nothing was sent.');
  const now = new Date();
  const waiting = { id: randomUUID(), message, requestedAt: now };
  const prepared = await prepareMail({ db, now, linkTokens }, waiting);
  if (prepared?.content.kind !== 'invitation') throw new Error('No invitation was sent.');
  return { token: prepared.content.token, prepared };
};

const person = {
  firstName: 'Nicolás',
  lastName: 'Taboada',
  phone: '600 000 000',
  password: 'Nogal-verde-27',
  termsAccepted: true,
} as const;

describe("the firm's invitation", () => {
  test.each(['user', 'advisor'] as const)('makes a %s, in no organization', async (role) => {
    const email = `${randomUUID()}@example.test`;
    const { token, prepared } = await invite(email, role);
    expect(prepared).toMatchObject({ to: email, content: { organizationName: null } });
    const ctx = createServiceContext(database.db);
    expect(await readInvitation({ ctx, input: { token } })).toMatchObject({
      email,
      organizationName: null,
      hasAccount: false,
    });
    const { session } = await registerInvited({ ctx, input: { ...person, token } });
    expect(session).toMatchObject({ email, role, emailConfirmed: true, organizationName: null });
    const seen = await getUser({
      ctx: createServiceContext(database.db, administrator),
      input: { userId: session.userId },
    });
    expect(seen.organization).toBeNull();
    expect(seen.user.verification?.status ?? null).toBe(role === 'advisor' ? 'pending' : null);
    await expect(registerInvited({ ctx, input: { ...person, token } })).rejects.toThrow(
      'invitation-used',
    );
  });

  test('is replaced by the next one to the same address', async () => {
    const email = `${randomUUID()}@example.test`;
    const first = await invite(email, 'user');
    const second = await invite(email, 'advisor');
    const ctx = createServiceContext(database.db);
    const read = (token: string) => readInvitation({ ctx, input: { token } });
    await expect(read(first.token)).rejects.toThrow('link-not-valid');
    expect(await read(second.token)).toMatchObject({ email });
  });

  test('does not change the role of whoever has an account by now', async () => {
    const email = `${randomUUID()}@example.test`;
    const { token } = await invite(email, 'user');
    const adviser = await createAdviser(database.db, { email });
    const ctx = createServiceContext(database.db, adviser);
    const { session } = await acceptInvitation({ ctx, input: { token } });
    expect(session).toMatchObject({ role: 'advisor', emailConfirmed: true });
  });

  test('is not sent to an address with an account, nor by others than administrators', async () => {
    const adviser = await createAdviser(database.db);
    await expect(invite(adviser.email, 'user')).rejects.toThrow('account-exists');
    const input = { email: 'a@example.test', role: 'user' } as const;
    const by = (who: TestAdviser | null) =>
      inviteUser({ ctx: createServiceContext(database.db, who), input });
    await expect(by(adviser)).rejects.toThrow('forbidden');
    await expect(by(null)).rejects.toThrow('unauthenticated');
  });
});
