import { hashLinkToken } from '@valia/auth/link-token.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { signInFailureKey } from '@valia/services/sessions/forget-sign-in-failures.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  HttpPerson,
  sessionCookieName,
  signedInPerson,
} from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import { publicOrigin } from '@valia/server/testing/listening-server.ts';
import { startMailingServer } from '@valia/server/testing/mailing-server.ts';
import type { MailingServer } from '@valia/server/testing/mailing-server.ts';

let server: MailingServer;
beforeAll(async () => {
  server = await startMailingServer();
});
afterEach(() => server.setClock(null));
afterAll(() => server.close());

const strongPassword = 'Nogal-verde-27';
const visitor = () => new HttpPerson(server.origin);
const signIn = (email: string, password: string) =>
  visitor().call('auth.signIn', { email, password });
const reset = (token: string, password = strongPassword) =>
  visitor().call('auth.resetPassword', { token, password });
const isValid = async (token: string) =>
  (await visitor().call('auth.checkRecovery', { token })).data;

/**
 * The token in a recovery mail, as its recipient gets it. Each call has its own hour, so that limits do not interfere.
 */
let hours = 0;
const recover = async (email: string, count = 1): Promise<string> => {
  hours += 1;
  server.setClock(new Date(Date.now() + hours * 3_700_000));
  expect((await visitor().call('auth.forgotPassword', { email })).status).toBe(200);
  server.setClock(null);
  return server.tokenTo(email, count);
};

describe('S12 the links in mails', () => {
  test.each(['host', 'x-forwarded-host', 'forwarded', 'x-forwarded-proto'])(
    'begin with the public address, whatever %s says',
    async (name) => {
      const { email } = await createAdviser(server.db);
      const value = name === 'forwarded' ? 'host=evil.example;proto=http' : 'evil.example';
      hours += 1;
      server.setClock(new Date(Date.now() + hours * 3_700_000));
      const answer = await visitor().call('auth.forgotPassword', { email }, { [name]: value });
      expect(answer.status).toBe(200);
      const [mail] = await server.mailsTo(email);
      expect(mail?.links.map((link) => new URL(link).origin)).toEqual([publicOrigin]);
      expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example');
    },
  );
});

/** Sends wrong sign-ins from many networks, until the delay refuses every attempt by strangers. */
const pollUntilHeld = async (email: string) => {
  for (let count = 0; count < failuresBeforeDelay; count += 1) {
    await server.db.delete(rateLimits);
    expect((await signIn(email, 'not this one')).status).toBe(401);
  }
  expect((await signIn(email, 'not this one')).status).toBe(429);
};

/** Sets the same state directly in the database. */
const holdByFailures = async (email: string) => {
  const row = { consecutive: failuresBeforeDelay, lastFailedAt: new Date() };
  await server.db
    .insert(signInFailures)
    .values({ accountKey: signInFailureKey(email), ...row })
    .onConflictDoUpdate({ target: signInFailures.accountKey, set: row });
};

describe('S11 an owner whose account is held by somebody else’s wrong passwords', () => {
  test('gets in with the password that they set by mail, while the tries go on', async () => {
    const { email } = await createAdviser(server.db);
    await pollUntilHeld(email);
    const browser = visitor();
    const token = await recover(email);
    expect(
      (await browser.call('auth.resetPassword', { token, password: strongPassword })).status,
    ).toBe(200);
    const input = { email, password: strongPassword };
    await holdByFailures(email);
    expect((await signIn(email, strongPassword)).status).toBe(429);
    expect((await browser.call('auth.signIn', input)).status).toBe(200);
  });

  type Owner = SignedInPerson;
  const administrator = async () =>
    (await signedInPerson(server, { role: 'superadmin', secondFactor: true })).http;
  const reason = 'called us';
  const unlock = async ({ userId }: Owner) =>
    (await administrator()).call('admin.users.unlock', { userId, reason });
  const byAdministrator = async (owner: Owner) => {
    await (await administrator()).call('admin.users.lock', { userId: owner.userId, reason });
    return unlock(owner);
  };
  test.each([
    ['a reset', async ({ email }: Owner) => reset(await recover(email))],
    [
      'a change',
      ({ http }: Owner) =>
        http.call('auth.account.changePassword', {
          currentPassword: adviserPassword,
          newPassword: strongPassword,
        }),
    ],
    ['an administrator’s unlock', byAdministrator],
    ['an unlock of an account that is not locked', unlock],
  ])('begins a new count by %s', async (_name, act) => {
    const owner = await signedInPerson(server);
    await holdByFailures(owner.email);
    expect((await act(owner)).status).toBe(200);
    const mine = eq(signInFailures.accountKey, signInFailureKey(owner.email));
    expect(await server.db.$count(signInFailures, mine)).toBe(0);
  });

  test('an unlock that finds an account held by failures is written down, one that finds nothing is not', async () => {
    const owner = await signedInPerson(server);
    const written = () =>
      server.db.$count(
        auditLogs,
        and(eq(auditLogs.subjectId, owner.userId), eq(auditLogs.action, 'user.unlocked')),
      );
    await unlock(owner);
    expect(await written()).toBe(0);
    await holdByFailures(owner.email);
    await unlock(owner);
    await unlock(owner);
    expect(await written()).toBe(1);
  });
});

describe('S13 a recovery link', () => {
  test('sets a new password once, ends every session, signs nobody in and tells the owner', async () => {
    const person = await signedInPerson(server);
    const token = await recover(person.email);
    expect(await isValid(token)).toEqual({ valid: true });
    const answer = await reset(token);
    expect(answer).toMatchObject({ status: 200, data: null });
    const set = answer.headers.getSetCookie().filter((line) => line.startsWith(sessionCookieName));
    expect(set.every((line) => line.startsWith(`${sessionCookieName}=;`))).toBe(true);
    expect((await person.http.call('auth.session')).data).toBeNull();
    expect((await signIn(person.email, adviserPassword)).status).toBe(401);
    expect((await signIn(person.email, strongPassword)).status).toBe(200);
    await server.queueIsEmpty();
    const subjects = (await server.mailsTo(person.email)).map(({ headers }) => headers['subject']);
    expect(subjects).toContain('Tu contraseña ha cambiado');
    expect(await isValid(token)).toEqual({ valid: false });
    expect(await reset(token, 'Otra-clave-distinta-9')).toMatchObject({
      status: 400,
      code: 'link-not-valid',
    });
    expect((await signIn(person.email, strongPassword)).status).toBe(200);
  });

  test('used twenty times at once counts once', async () => {
    const { email, userId } = await createAdviser(server.db);
    const token = await recover(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `${strongPassword}-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ code }) => code === 'link-not-valid' || code === 'unavailable'),
    ).toHaveLength(19);
    const changes = await server.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.action, 'user.password-reset'), eq(auditLogs.subjectId, userId)));
    expect(changes).toHaveLength(1);
  });

  test('is void an hour after its mail, to the second', async () => {
    const { email, userId } = await createAdviser(server.db);
    const token = await recover(email);
    const [link] = await server.db
      .select()
      .from(oneTimeLinks)
      .where(eq(oneTimeLinks.userId, userId));
    const end = link?.expiresAt.getTime() ?? 0;
    server.setClock(new Date(end - 1));
    expect(await isValid(token)).toEqual({ valid: true });
    server.setClock(new Date(end + 1000));
    expect(await isValid(token)).toEqual({ valid: false });
    expect((await reset(token)).code).toBe('link-not-valid');
    expect(end - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  test('is void once a newer one was asked for', async () => {
    const { email } = await createAdviser(server.db);
    const older = await recover(email);
    const newer = await recover(email, 2);
    expect(older).not.toBe(newer);
    expect((await reset(older)).code).toBe('link-not-valid');
    expect((await reset(newer)).status).toBe(200);
  });

  test('is void once the person has changed the password, whoever holds it', async () => {
    const person = await signedInPerson(server);
    const token = await recover(person.email);
    const change = { currentPassword: adviserPassword, newPassword: strongPassword };
    expect((await person.http.call('auth.account.changePassword', change)).status).toBe(200);
    expect(await isValid(token)).toEqual({ valid: false });
    expect((await reset(token, 'Otra-clave-distinta-9')).code).toBe('link-not-valid');
    expect((await signIn(person.email, strongPassword)).status).toBe(200);
  });

  test('is kept as its hash alone, and holds 256 bits', async () => {
    const { email, userId } = await createAdviser(server.db);
    const token = await recover(email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [link] = await server.db
      .select()
      .from(oneTimeLinks)
      .where(eq(oneTimeLinks.userId, userId));
    expect(link?.tokenHash).toBe(hashLinkToken(token));
    expect(JSON.stringify(link)).not.toContain(token);
    expect(server.logged()).not.toContain(token);
  });

  test('does not open what it is not for, nor does another text', async () => {
    const { email } = await createAdviser(server.db);
    const token = await recover(email);
    expect((await visitor().call('auth.verifyEmail', { token })).code).toBe('link-not-valid');
    expect((await visitor().call('auth.invitations.read', { token })).code).toBe('link-not-valid');
    for (const wrong of ['', 'x', `${token}x`, token.slice(1), `${token.slice(0, -1)}=`]) {
      expect((await reset(wrong)).status).toBe(400);
    }
    expect(await isValid(token)).toEqual({ valid: true });
  });

  test('takes no weak password, says all that it lacks, and stays usable', async () => {
    const { email } = await createAdviser(server.db);
    const token = await recover(email);
    const answer = await reset(token, 'corta');
    expect(answer).toMatchObject({ status: 400, code: 'password-too-weak' });
    for (const lack of ['length', 'upper', 'digit', 'special']) {
      expect(answer.text).toContain(`password-needs-${lack}`);
    }
    expect((await reset(token, 'P@ssw0rd')).text).toContain('password-too-common');
    expect((await reset(token)).status).toBe(200);
  });

  test('leaves the second factor where it is', async () => {
    const person = await signedInPerson(server, { seed: 'JBSWY3DPEHPK3PXP' });
    expect((await reset(await recover(person.email))).status).toBe(200);
    const answer = await signIn(person.email, strongPassword);
    expect(answer.data).toMatchObject({ mfaRequired: true });
  });

  test('hands an account over that somebody else made of the address, with a factor of theirs', async () => {
    const seed = 'JBSWY3DPEHPK3PXP';
    const squatter = await signedInPerson(server, { seed, emailConfirmed: false });
    expect((await reset(await recover(squatter.email))).status).toBe(200);
    expect((await squatter.http.call('auth.session')).data).toBeNull();
    const owner = await signIn(squatter.email, strongPassword);
    expect(owner.data).toMatchObject({
      mfaRequired: false,
      session: { emailConfirmed: true, secondFactor: false },
    });
  });

  test.each(['/reset-password', '/verify-email', '/invite'])(
    'is told to no other site: %s',
    async (path) => {
      const response = await visitor().fetch(`${path}?token=${'a'.repeat(43)}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    },
  );
});

describe('the link that verifies an address', () => {
  const application = (email: string) => ({
    firstName: 'Pau',
    lastName: 'Roca',
    email,
    company: 'Roca Assessors',
    phone: '972 000 111',
    city: null,
    advisoryType: null,
    taxId: null,
    password: 'secret',
    termsAccepted: true,
    language: 'ca',
  });

  test('verifies once, says so again, and needs nobody signed in', async () => {
    const email = 'pau.roca@example.test';
    const person = visitor();
    await person.call('auth.signUp', application(email));
    expect((await person.call('auth.session')).data).toMatchObject({ emailConfirmed: false });
    const token = await server.tokenTo(email);
    expect((await visitor().call('auth.verifyEmail', { token })).data).toMatchObject({
      verifiedNow: true,
    });
    expect((await person.call('auth.verifyEmail', { token })).data).toEqual({
      verifiedNow: false,
    });
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    expect(user?.emailConfirmedAt).not.toBeNull();
  });

  test('says that nothing is left to verify once a recovery has shown whose the address is', async () => {
    const email = 'pau.roca-3@example.test';
    await visitor().call('auth.signUp', application(email));
    const token = await server.tokenTo(email);
    expect((await reset(await recover(email, 2))).status).toBe(200);
    const answer = await visitor().call('auth.verifyEmail', { token });
    expect([answer.code, answer.data]).toEqual([null, { verifiedNow: false }]);
    // The password set by the reset remains valid.
    expect((await signIn(email, strongPassword)).status).toBe(200);
  });

  test('used twenty times at once verifies once', async () => {
    const email = 'pau.roca-2@example.test';
    await visitor().call('auth.signUp', application(email));
    const token = await server.tokenTo(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor().call('auth.verifyEmail', { token })),
    );
    const verified = answers.filter(({ text }) => text.includes('"verifiedNow":true'));
    expect(verified).toHaveLength(1);
  });
});
