import { timeCodeAt } from '@valia/auth/time-code.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { loginChallenges, mfaRecoveryCodes } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpPerson } from '@valia/server/testing/http-person.ts';
import { startMailingServer } from '@valia/server/testing/mailing-server.ts';
import type { MailingServer } from '@valia/server/testing/mailing-server.ts';

let server: MailingServer;
beforeAll(async () => {
  server = await startMailingServer();
});
afterAll(() => server.close());

const attackersPassword = 'Atacante-2026!';
const victimsPassword = 'Nogal-verde-27';
const visitor = () => new HttpPerson(server.origin);
const signIn = (person: HttpPerson, email: string, password: string) =>
  person.call('auth.signIn', { email, password });

let accounts = 0;
/** Signs up with an email address, sets up a second factor, signs in elsewhere too, and has an open challenge. */
const prepare = async () => {
  accounts += 1;
  const email = `victim-${accounts}@example.test`;
  const attacker = visitor();
  const signedUp = await attacker.call('auth.signUp', {
    firstName: 'Pau',
    lastName: 'Roca',
    email,
    company: 'Roca Assessors',
    phone: '972 000 111',
    city: null,
    advisoryType: null,
    taxId: null,
    password: attackersPassword,
    termsAccepted: true,
  });
  expect(signedUp.status).toBe(200);
  const second = visitor();
  expect((await signIn(second, email, attackersPassword)).status).toBe(200);
  const password = attackersPassword;
  const begun = await attacker.call('auth.secondFactor.begin', { password });
  const { seed } = begun.data as { seed: string };
  const code = timeCodeAt(seed, new Date());
  const confirmed = await attacker.call('auth.secondFactor.confirm', { password, code });
  expect(confirmed.status).toBe(200);
  expect((await signIn(second, email, attackersPassword)).data).toMatchObject({
    mfaRequired: true,
  });
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  const userId = user?.id ?? '';
  return { email, attacker, second, userId, token: await server.tokenTo(email) };
};

const rowsOf = async (userId: string) => ({
  challenges: await server.db.$count(loginChallenges, eq(loginChallenges.userId, userId)),
  recoveryCodes: await server.db.$count(mfaRecoveryCodes, eq(mfaRecoveryCodes.userId, userId)),
  devices: await server.db.$count(knownDevices, eq(knownDevices.userId, userId)),
});
const isSignedIn = async (person: HttpPerson) => (await person.call('auth.session')).data !== null;

describe('S34 an account that somebody prepared for its victim', () => {
  test('is opened by nothing of theirs once the victim has confirmed the address elsewhere', async () => {
    const { email, attacker, second, userId, token } = await prepare();
    const answer = await visitor().call('auth.verifyEmail', { token });
    expect(answer.data).toMatchObject({ verifiedNow: true });
    expect(await isSignedIn(attacker)).toBe(false);
    expect((await attacker.call('valuations.dashboard')).status).toBe(401);
    expect(await rowsOf(userId)).toEqual({ challenges: 0, recoveryCodes: 0, devices: 0 });
    for (const person of [attacker, second, visitor()])
      expect((await signIn(person, email, attackersPassword)).status).toBe(401);
  });

  test('becomes the victim’s by the password that they set at once, and asks for no factor', async () => {
    const { email, attacker, token } = await prepare();
    const victim = visitor();
    const answer = await victim.call('auth.verifyEmail', { token });
    const { recoveryToken } = answer.data as { recoveryToken: string };
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const reset = { token: recoveryToken, password: victimsPassword };
    expect((await victim.call('auth.resetPassword', reset)).status).toBe(200);
    expect((await signIn(victim, email, victimsPassword)).data).toMatchObject({
      mfaRequired: false,
      session: { emailConfirmed: true, secondFactor: false },
    });
    expect((await signIn(attacker, email, attackersPassword)).status).toBe(401);
    const used = await visitor().call('auth.resetPassword', reset);
    expect(used.code).toBe('link-not-valid');
    expect(server.logged()).not.toContain(recoveryToken);
  });

  test('of which only the hash of the new link is kept, for an hour', async () => {
    const { userId, token } = await prepare();
    const answer = await visitor().call('auth.verifyEmail', { token });
    const { recoveryToken } = answer.data as { recoveryToken: string };
    const links = await server.db
      .select()
      .from(oneTimeLinks)
      .where(eq(oneTimeLinks.userId, userId));
    expect(JSON.stringify(links)).not.toContain(recoveryToken);
    const end =
      links.find(({ purpose }) => purpose === 'recover-password')?.expiresAt.getTime() ?? 0;
    expect(end - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  test('a browser that is signed in to it keeps its session, its factor and its password, and no other does', async () => {
    const { email, attacker: person, second, userId, token } = await prepare();
    const answer = await person.call('auth.verifyEmail', { token });
    expect(answer.data).toEqual({ verifiedNow: true });
    expect((await person.call('auth.session')).data).toMatchObject({
      emailConfirmed: true,
      secondFactor: true,
    });
    expect(await isSignedIn(second)).toBe(false);
    expect(await rowsOf(userId)).toEqual({ challenges: 0, recoveryCodes: 10, devices: 1 });
    expect((await signIn(second, email, attackersPassword)).data).toMatchObject({
      mfaRequired: true,
    });
  });

  test('a browser that is signed in to another account counts as any other', async () => {
    const { attacker, token } = await prepare();
    const { attacker: somebody } = await prepare();
    const answer = await somebody.call('auth.verifyEmail', { token });
    expect(answer.data).toHaveProperty('recoveryToken');
    expect(await isSignedIn(attacker)).toBe(false);
    expect(await isSignedIn(somebody)).toBe(true);
  });

  test('is confirmed by nobody who merely fetches the link, as a mail scanner does', async () => {
    const { attacker, token } = await prepare();
    for (const method of ['GET', 'HEAD']) {
      const response = await visitor().fetch(`/verify-email?token=${token}`, { method });
      expect(response.status).toBe(200);
    }
    const input = encodeURIComponent(JSON.stringify({ token }));
    expect((await visitor().fetch(`/trpc/auth.verifyEmail?input=${input}`)).status).toBe(405);
    expect((await attacker.call('auth.session')).data).toMatchObject({ emailConfirmed: false });
  });
});
