import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpPerson } from '@valia/server/testing/http-person.ts';
import type { HttpAnswer } from '@valia/server/testing/http-person.ts';
import {
  startListeningServer,
  slowAnswerTimeoutMs,
  publicOrigin,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

/** A server behind a trusted proxy, so that each caller can be given an IP address. */
let server: ListeningServer;
/** A server without a proxy, which ignores the IP address that callers claim. */
let direct: ListeningServer;
beforeAll(async () => {
  const env = { isLocal: false, publicOrigin, logLevel: 'silent' } as const;
  server = await startListeningServer({ env: { ...env, trustProxy: '127.0.0.1' } });
  direct = await startListeningServer({
    env: { ...env, trustProxy: false },
    answerWithinMs: slowAnswerTimeoutMs,
  });
});
afterAll(async () => {
  await server.close();
  await direct.close();
});

let networks = 0;
/** A caller with an IP address that no other test uses. */
const from = (address?: string): HttpPerson => {
  networks += 1;
  const own = `100.64.${Math.floor(networks / 250)}.${networks % 250}`;
  return new HttpPerson(server.origin, { 'x-forwarded-for': address ?? own });
};
const signIn = (person: HttpPerson, email: string, password = 'not this one') =>
  person.call('auth.signIn', { email, password });
const seen = ({ status, text }: HttpAnswer) => `${status} ${text}`;
const timesOf = (answers: readonly HttpAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('S9 a sign-in', () => {
  test('answers an unknown address, a wrong password and a locked account with the same bytes', async () => {
    const { email } = await createAdviser(server.db);
    const locked = await createAdviser(server.db, { status: 'locked' });
    const answers = [
      await signIn(from(), email),
      await signIn(from(), 'nobody@example.test'),
      await signIn(from(), locked.email, adviserPassword),
    ];
    expect(new Set(answers.map(seen)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, code: 'credentials-wrong' });
  });

  test('is limited for an unknown address as for a known one', async () => {
    const { email } = await createAdviser(server.db);
    const guess = async (address: string) => {
      const person = from();
      const answers: HttpAnswer[] = [];
      for (let count = 0; count < 12; count += 1) answers.push(await signIn(person, address));
      return answers.map(({ status, code }) => `${status} ${code}`);
    };
    expect(await guess('nobody-at-all@example.test')).toEqual(await guess(email));
  });
});

describe('S10 nobody learns who has an account', () => {
  test.each(['auth.forgotPassword', 'auth.resendVerification'])(
    '%s answers every address alike, and is limited alike',
    async (procedure) => {
      const { email } = await createAdviser(server.db);
      const answers = async (address: string) => {
        const person = from();
        const first = await person.call(procedure, { email: address });
        const second = await person.call(procedure, { email: address.toUpperCase() });
        return [seen(first), second.status, second.code, second.headers.get('retry-after')];
      };
      const known = await answers(email);
      expect(known.slice(1, 3)).toEqual([429, 'too-many-requests']);
      expect(await answers(`not-${email}`)).toEqual(known);
    },
  );

  test('asks for at most five mails an hour for one address, whoever asks', async () => {
    const { email } = await createAdviser(server.db);
    const start = new Date('2027-03-01T10:00:00.000Z');
    const statuses: number[] = [];
    for (let minute = 0; minute < 7; minute += 1) {
      server.setClock(new Date(start.getTime() + minute * 61_000));
      statuses.push((await from().call('auth.forgotPassword', { email })).status);
    }
    server.setClock(null);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  const application = (email: string) => ({
    firstName: 'Jordi',
    lastName: 'Vila',
    email,
    company: 'Gestoria Vila',
    phone: '972 200 000',
    city: null,
    advisoryType: null,
    taxId: null,
    password: 'secret',
    termsAccepted: true,
  });

  test('a sign-up tells of five known addresses an hour, then of none, and their owners are told once', async () => {
    const { email, userId } = await createAdviser(server.db);
    const person = from();
    const answers: HttpAnswer[] = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push(await person.call('auth.signUp', application(email)));
    }
    expect(timesOf(answers, 409)).toBe(5);
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'too-many-requests' });
    const fresh = await person.call('auth.signUp', application(`fresh-${userId}@example.test`));
    expect(fresh.status).toBe(429);
    const told = server.mails.filter((mail) => 'userId' in mail && mail.userId === userId);
    expect(told).toEqual([{ kind: 'account-exists', userId }]);
  });

  test('sign-ups of known addresses tell of five, however many come at once', async () => {
    const known = await Promise.all(Array.from({ length: 20 }, () => createAdviser(server.db)));
    const person = from();
    const answers = await Promise.all(
      known.map(({ email }) => person.call('auth.signUp', application(email))),
    );
    expect(timesOf(answers, 409)).toBe(5);
    expect(timesOf(answers, 429)).toBe(15);
  });

  test('twenty sign-ups an hour come from one range of addresses, not twenty-one', async () => {
    const answers: HttpAnswer[] = [];
    for (let index = 1; index <= 21; index += 1) {
      const person = from(`2001:db8:7:7::${index}`);
      answers.push(
        await person.call('auth.signUp', application(`from-one-range-${index}@example.test`)),
      );
    }
    expect(timesOf(answers, 200)).toBe(20);
    expect(timesOf(answers, 429)).toBe(1);
  });
});

describe('S11 guessing a password', () => {
  test('ends after ten tries, whatever address is claimed and however the e-mail is written', async () => {
    const { email } = await createAdviser(direct.db);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const claimed = { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=198.51.100.7` };
        const written = index % 2 === 0 ? email : ` ${email.toUpperCase()} `;
        return signIn(new HttpPerson(direct.origin, claimed), written);
      }),
    );
    expect(timesOf(answers, 401)).toBe(10);
    expect(timesOf(answers, 429)).toBe(90);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(
      /^\d+$/,
    );
  });

  test('is not multiplied by a batch', async () => {
    const { email } = await createAdviser(server.db);
    const input = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [index, { email, password: 'not this one' }]),
    );
    const path = `/trpc/${Array(10).fill('auth.signIn').join(',')}?batch=1`;
    const response = await from().fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(response.status).toBe(400);
  });

  test('counts the addresses of one IPv6 network as one', async () => {
    const { email } = await createAdviser(server.db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(from(`2001:db8:1:2::${index + 1}`), email)),
    );
    expect(timesOf(answers, 401)).toBe(10);
  });

  test('of many accounts ends after thirty tries from one range', async () => {
    const person = from();
    const answers: HttpAnswer[] = [];
    for (let index = 0; index < 40; index += 1) {
      answers.push(await signIn(person, `spray-${index}@example.test`));
    }
    expect(timesOf(answers, 401)).toBe(30);
  });

  test('locks the owner out neither elsewhere nor on a device that signed in before', async () => {
    const { email } = await createAdviser(server.db);
    const office = from('192.0.2.80');
    expect((await signIn(office, email, adviserPassword)).status).toBe(200);
    await office.call('auth.signOut');
    const attacker = from('192.0.2.80');
    const answers: HttpAnswer[] = [];
    for (let count = 0; count < 35; count += 1) answers.push(await signIn(attacker, email));
    expect(timesOf(answers, 401)).toBe(10);
    expect((await signIn(office, email, adviserPassword)).status).toBe(200);
    expect((await signIn(from(), email, adviserPassword)).status).toBe(200);
  });

  test('a known device has a limit too, and is known to the account it signed in to alone', async () => {
    const [own, other] = [await createAdviser(server.db), await createAdviser(server.db)];
    const person = from();
    expect((await signIn(person, own.email, adviserPassword)).status).toBe(200);
    const answers: HttpAnswer[] = [];
    for (let count = 0; count < 12; count += 1) answers.push(await signIn(person, own.email));
    expect(timesOf(answers, 401)).toBe(10);
    const [device] = [...person.cookies].filter(([name]) => name.includes('device'));
    const stranger = from();
    stranger.cookies.set(device?.[0] ?? '', device?.[1] ?? '');
    const guesses: HttpAnswer[] = [];
    for (let count = 0; count < 12; count += 1) guesses.push(await signIn(stranger, other.email));
    expect(timesOf(guesses, 401)).toBe(10);
  });

  test('a hundred times in a row slows strangers down, and the owner gets one mail', async () => {
    const { email, userId } = await createAdviser(server.db);
    const owner = from();
    expect((await signIn(owner, email, adviserPassword)).status).toBe(200);
    const start = new Date('2027-04-01T10:00:00.000Z');
    server.setClock(start);
    for (let network = 0; network < failuresBeforeDelay / 10; network += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => signIn(from(`198.51.100.${network}`), email)),
      );
      expect(timesOf(answers, 401)).toBe(10);
    }
    expect((await signIn(from(), email, adviserPassword)).status).toBe(429);
    const told = server.mails.filter((mail) => 'userId' in mail && mail.userId === userId);
    expect(told).toEqual([{ kind: 'many-failed-sign-ins', userId }]);
    const events = await server.db
      .select()
      .from(securityLogs)
      .where(eq(securityLogs.subjectId, userId));
    expect(events.map(({ eventType }) => eventType)).toEqual(['sign_in_failures']);
    expect((await signIn(owner, email, adviserPassword)).status).toBe(200);
    server.setClock(null);
    expect((await signIn(from(), email, adviserPassword)).status).toBe(200);
    const [row] = await server.db.select().from(users).where(eq(users.id, userId));
    expect(row?.status).toBe('active');
  });
});
