import { timeCodeAt } from '@valia/auth/time-code.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAdviser } from '@valia/server/testing/call-product.ts';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import { startListeningServer } from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await startListeningServer();
});
afterAll(() => server.close());

const newPassword = 'Clave-que-nadie-lee-8';
const wrongPassword = 'esta-no-era-la-clave';
const linkToken = `Tok${'e'.repeat(39)}n`;
const email = 'secreta.en.registros@example.test';

/** Collects everything secret that a user types or has while using an account. */
const live = async (): Promise<string[]> => {
  const secrets = [adviserPassword, newPassword, wrongPassword, linkToken, email];
  const person = await signedInPerson(server, { email });
  const { http } = person;
  const password = adviserPassword;
  secrets.push(person.token);
  await http.call('auth.signIn', { email, password: wrongPassword });
  const begun = await http.call('auth.secondFactor.begin', { password });
  const { seed, uri } = begun.data as { seed: string; uri: string };
  const now = new Date();
  server.setClock(now);
  const code = timeCodeAt(seed, now);
  const confirmed = await http.call('auth.secondFactor.confirm', { password, code });
  const { recoveryCodes } = confirmed.data as { recoveryCodes: string[] };
  const browser = new HttpPerson(server.origin);
  const waiting = await browser.call('auth.signIn', { email, password });
  const { challenge } = waiting.data as { challenge: string };
  await browser.call('auth.mfaVerify', { challenge, code });
  await browser.call('auth.mfaVerify', { challenge, code: recoveryCodes[0] });
  await browser.call('auth.account.changePassword', { currentPassword: password, newPassword });
  secrets.push(seed, uri, challenge, ...recoveryCodes, ...browser.cookies.values());
  for (const path of ['auth.verifyEmail', 'auth.checkRecovery'])
    await browser.call(path, { token: linkToken });
  await browser.call('auth.resetPassword', { token: linkToken, password: newPassword });
  for (const path of ['/verify-email', '/reset-password', '/invite'])
    await browser.fetch(`${path}?token=${linkToken}`);
  await browser.call('valuations.list', { search: email });
  await browser.call('auth.signUp', { ...testAdviser, password: newPassword });
  expect(server.logged()).not.toMatch(new RegExp(`\\b${code}\\b`));
  return secrets;
};

describe('S30 the log', () => {
  test('holds no password, token, code or address that anybody used, whatever level it is at', async () => {
    const secrets = await live();
    const logged = server.logged();
    expect(logged).toContain('/trpc/auth.signIn');
    expect(logged).toContain('/reset-password');
    for (const secret of secrets) {
      expect(logged).not.toContain(secret);
      expect(logged).not.toContain(encodeURIComponent(secret));
    }
  });

  test('nor when the database refuses the very statement that holds them', async () => {
    const broken = await startListeningServer();
    try {
      const signUp = { ...testAdviser, email, password: newPassword };
      const http = new HttpPerson(broken.origin);
      await broken.db.execute(sql`alter table users add constraint never check (false) not valid`);
      expect((await http.call('auth.signUp', signUp)).status).toBe(500);
      const logged = broken.logged();
      expect(logged).toContain('a call failed');
      for (const secret of [newPassword, email, '$argon2id']) expect(logged).not.toContain(secret);
    } finally {
      await broken.close();
    }
  });
});
