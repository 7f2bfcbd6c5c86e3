import { timeCodeAt } from '@valia/auth/time-code.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { HttpAnswer, SignedInPerson } from '@valia/server/testing/http-person.ts';
import {
  linkTokenFromMail,
  isUnanswered,
  listenWithoutCallLimits,
} from '../requests/listen-without-call-limits.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

const isFull = process.env.VALIA_FULL === '1';
const rounds = isFull ? 20 : 1;
const callers = 50;

let server: ListeningServer;
beforeAll(async () => {
  server = await listenWithoutCallLimits(callers);
});
afterAll(() => server.close());

describe('T10 one among forty-nine sign-ins', { timeout: rounds * 20_000 }, () => {
  const password = adviserPassword;
  const newPassword = 'Otra-clave-larga-7';
  const acts: [string, number, (person: SignedInPerson) => Promise<() => Promise<HttpAnswer>>][] = [
    [
      'a reset',
      0,
      async ({ userId }) => {
        const token = await linkTokenFromMail(server, userId, 'recover-password');
        return () =>
          new HttpPerson(server.origin).call('auth.resetPassword', {
            token,
            password: newPassword,
          });
      },
    ],
    [
      'a change of the password',
      1,
      async ({ http }) => {
        const input = { currentPassword: password, newPassword };
        return () => http.call('auth.account.changePassword', input);
      },
    ],
    [
      'an enrolment',
      1,
      async ({ http }) => {
        const begun = await http.call('auth.secondFactor.begin', { password });
        const { seed } = begun.data as { seed: string };
        const code = timeCodeAt(seed, new Date());
        return () => http.call('auth.secondFactor.confirm', { password, code });
      },
    ],
  ];

  test.each(acts)(
    '%s leaves no session that was opened before it',
    async (_name, left, prepare) => {
      for (let round = 0; round < rounds; round += 1) {
        const person = await signedInPerson(server);
        const act = await prepare(person);
        const enter = () =>
          new HttpPerson(server.origin).call('auth.signIn', { email: person.email, password });
        const before = Array.from({ length: callers / 2 }, enter);
        const acted = act();
        const after = Array.from({ length: callers / 2 - 1 }, enter);
        const answers = await Promise.all([acted, ...before, ...after]);
        expect(answers.filter(isUnanswered)).toEqual([]);
        expect(answers[0]?.status).toBe(200);
        expect(await server.db.$count(sessions, eq(sessions.userId, person.userId))).toBe(left);
      }
    },
  );

  test('an erasure among exports leaves none of them', async () => {
    const { http, userId } = await signedInPerson(server);
    const take = () => http.call('auth.account.export', { password });
    const answers = await Promise.all([
      take(),
      take(),
      http.call('auth.account.erase', { password }),
      take(),
      take(),
    ]);
    expect(answers.filter(isUnanswered)).toEqual([]);
    expect(answers[2]?.status).toBe(200);
    expect(await server.db.$count(files, eq(files.ownerId, userId))).toBe(0);
  });
});
