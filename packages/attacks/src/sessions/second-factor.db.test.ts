import { createRecoveryCodes, hashRecoveryCode } from '@valia/auth/recovery-codes.ts';
import { createTimeCodeSeed, timeCodeAt } from '@valia/auth/time-code.ts';
import { mfaRecoveryCodes, userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  HttpPerson,
  sessionCookieName,
  signedInPerson,
} from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import { startListeningServer } from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { listedProcedures } from '../access/listed-procedures.ts';

let server: ListeningServer;
beforeAll(async () => {
  server = await startListeningServer();
});
afterEach(() => server.setClock(null));
afterAll(() => server.close());

interface Enrolled extends SignedInPerson {
  seed: string;
}

const enrolled = async (): Promise<Enrolled> => {
  const seed = createTimeCodeSeed();
  return { ...(await signedInPerson(server, { seed })), seed };
};

/** The answer to a correct password, in a separate browser. */
const challengeOf = async (
  { email }: Pick<SignedInPerson, 'email'>,
  http = new HttpPerson(server.origin),
): Promise<{ http: HttpPerson; challenge: string }> => {
  const answer = await http.call('auth.signIn', { email, password: adviserPassword });
  expect(answer.data).toMatchObject({ mfaRequired: true });
  return { http, challenge: (answer.data as { challenge: string }).challenge };
};

const wrongCode = (seed: string, now: Date): string =>
  String((Number(timeCodeAt(seed, now)) + 1) % 1_000_000).padStart(6, '0');

/** Sets the clock to a time after every time step used before. */
const later = (steps: number): Date => {
  const now = new Date(Date.now() + steps * 30_000);
  server.setClock(now);
  return now;
};

describe('S5 a sign-in that waits for its code', () => {
  test('opens nothing: no cookie is set, and the challenge is no session', async () => {
    const person = await enrolled();
    const { http, challenge } = await challengeOf(person);
    expect(http.cookies.has(sessionCookieName)).toBe(false);
    http.cookies.set(sessionCookieName, challenge);
    const guarded = listedProcedures.filter(({ policy }) => policy !== 'public');
    for (const { path } of guarded) {
      expect(await http.call(path, {})).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      });
    }
    expect((await http.call('auth.session')).data).toBeNull();
  });

  test('takes the challenge and the code, and nothing that says who', async () => {
    const [person, other] = [await enrolled(), await enrolled()];
    const { http, challenge } = await challengeOf(person);
    const now = later(5);
    const code = timeCodeAt(person.seed, now);
    const smuggled = await http.call('auth.mfaVerify', { challenge, code, userId: other.userId });
    expect(smuggled).toMatchObject({ status: 400, code: 'invalid-input' });
    const ofOther = await http.call('auth.mfaVerify', {
      challenge,
      code: timeCodeAt(other.seed, now),
    });
    expect(ofOther.data).toEqual({ valid: false });
    const right = await http.call('auth.mfaVerify', { challenge, code });
    expect(right.data).toMatchObject({ valid: true, session: { email: person.email } });
    expect((await http.call('auth.session')).data).toMatchObject({ userId: person.userId });
  });

  test('ends after five minutes, and is used up by the right code', async () => {
    const person = await enrolled();
    const late = await challengeOf(person);
    const now = later(11);
    const code = timeCodeAt(person.seed, now);
    expect(
      await late.http.call('auth.mfaVerify', { challenge: late.challenge, code }),
    ).toMatchObject({ status: 401, code: 'second-factor-challenge-ended' });
    const fresh = await challengeOf(person);
    const input = { challenge: fresh.challenge, code };
    expect((await fresh.http.call('auth.mfaVerify', input)).data).toMatchObject({ valid: true });
    expect(await fresh.http.call('auth.mfaVerify', input)).toMatchObject({
      code: 'second-factor-challenge-ended',
    });
  });

  test('is void once the password has changed', async () => {
    const person = await enrolled();
    const { http, challenge } = await challengeOf(person);
    const newPassword = 'Otra-clave-9-larga';
    const changed = { currentPassword: adviserPassword, newPassword };
    expect(await person.http.call('auth.account.changePassword', changed)).toMatchObject({
      status: 200,
    });
    const code = timeCodeAt(person.seed, new Date());
    expect(await http.call('auth.mfaVerify', { challenge, code })).toMatchObject({
      code: 'second-factor-challenge-ended',
    });
  });
});

describe('S6 a code', () => {
  test('opens once: the second time it is wrong, and the step before it is too', async () => {
    const person = await enrolled();
    const now = later(20);
    const [first, second] = [await challengeOf(person), await challengeOf(person)];
    const code = timeCodeAt(person.seed, now);
    const answers = [];
    for (const { http, challenge } of [first, second])
      answers.push((await http.call('auth.mfaVerify', { challenge, code })).data);
    expect(answers).toMatchObject([{ valid: true }, { valid: false }]);
    const earlier = timeCodeAt(person.seed, new Date(now.getTime() - 30_000));
    const replay = { challenge: second.challenge, code: earlier };
    expect((await second.http.call('auth.mfaVerify', replay)).data).toEqual({ valid: false });
  });

  test('fifty times at once opens one session', async () => {
    const person = await enrolled();
    const now = later(30);
    const code = timeCodeAt(person.seed, now);
    const tries = [];
    for (let i = 0; i < 10; i += 1) tries.push(await challengeOf(person));
    const answers = await Promise.all(
      tries.flatMap(({ http, challenge }) =>
        Array.from({ length: 5 }, () => http.call('auth.mfaVerify', { challenge, code })),
      ),
    );
    const valid = answers.filter(
      ({ data }) => (data as { valid?: boolean } | null)?.valid === true,
    );
    expect(valid).toHaveLength(1);
    const rows = await server.db.select().from(sessions).where(eq(sessions.userId, person.userId));
    expect(rows).toHaveLength(2);
  });

  test('used to enrol does not sign in, nor does one used to sign in disable', async () => {
    const person = await signedInPerson(server);
    const password = adviserPassword;
    const begun = await person.http.call('auth.secondFactor.begin', { password });
    const { seed } = begun.data as { seed: string };
    const now = later(40);
    const code = timeCodeAt(seed, now);
    const confirmed = await person.http.call('auth.secondFactor.confirm', { password, code });
    expect(confirmed.data).toMatchObject({ recoveryCodes: { length: 10 } });
    const { http, challenge } = await challengeOf(person);
    expect((await http.call('auth.mfaVerify', { challenge, code })).data).toEqual({ valid: false });
    const next = timeCodeAt(seed, later(42));
    expect((await http.call('auth.mfaVerify', { challenge, code: next })).data).toMatchObject({
      valid: true,
    });
    const disabled = await http.call('auth.secondFactor.disable', { password, code: next });
    expect(disabled).toMatchObject({ status: 400, code: 'second-factor-code-wrong' });
  });

  test.each(['12345', '1234567', ' 123456', '１２３４５６', '١٢٣٤٥٦', '12345a', ''])(
    'is six plain digits and not %j',
    async (code) => {
      const person = await enrolled();
      const { http, challenge } = await challengeOf(person);
      expect(await http.call('auth.mfaVerify', { challenge, code })).toMatchObject({ status: 400 });
    },
  );
});

describe('S7 guessing codes', () => {
  test('five wrong ones end the sign-in: the sixth is refused, even when right', async () => {
    const person = await enrolled();
    const now = later(50);
    const { http, challenge } = await challengeOf(person);
    for (let i = 0; i < 5; i += 1) {
      const code = wrongCode(person.seed, now);
      expect((await http.call('auth.mfaVerify', { challenge, code })).data).toEqual({
        valid: false,
      });
    }
    const right = { challenge, code: timeCodeAt(person.seed, now) };
    expect(await http.call('auth.mfaVerify', right)).toMatchObject({
      status: 401,
      code: 'second-factor-challenge-ended',
    });
  });

  test('ten wrong ones in 15 minutes hold the account, across sign-ins; then it opens again', async () => {
    const person = await enrolled();
    const now = later(60);
    for (let i = 0; i < 10; i += 1) {
      const { http, challenge } = await challengeOf(person);
      await http.call('auth.mfaVerify', { challenge, code: wrongCode(person.seed, now) });
    }
    const held = await challengeOf(person);
    const input = { challenge: held.challenge, code: timeCodeAt(person.seed, now) };
    expect(await held.http.call('auth.mfaVerify', input)).toMatchObject({
      status: 429,
      code: 'too-many-requests',
    });
    const after = later(60 + 31);
    const again = await challengeOf(person);
    const code = timeCodeAt(person.seed, after);
    expect(
      (await again.http.call('auth.mfaVerify', { challenge: again.challenge, code })).data,
    ).toMatchObject({ valid: true });
  });

  test('a hundred codes in one request are refused, and none is looked at', async () => {
    const person = await enrolled();
    const { http, challenge } = await challengeOf(person);
    const contexts = server.contexts();
    for (const comma of [',', '%2C', '%252C']) {
      const path = Array(100).fill('auth.mfaVerify').join(comma);
      const calls = Array.from({ length: 100 }, (_, i) => [
        i,
        { challenge, code: String(i).padStart(6, '0') },
      ]);
      const response = await http.fetch(`/trpc/${path}?batch=1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(calls)),
      });
      expect(response.status).toBe(400);
    }
    expect(server.contexts()).toBe(contexts);
  });

  test('the password of an open session cannot be guessed through its guarded calls', async () => {
    const person = await signedInPerson(server);
    const codes = [];
    for (let i = 0; i < 11; i += 1)
      codes.push((await person.http.call('auth.secondFactor.begin', { password: `no ${i}` })).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('password-wrong'));
    expect(codes[10]).toBe('too-many-requests');
    const right = await person.http.call('auth.secondFactor.begin', { password: adviserPassword });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('S8 changing the second factor', () => {
  const guarded = [
    ['auth.secondFactor.begin', {}],
    ['auth.secondFactor.confirm', { code: '123456' }],
    ['auth.secondFactor.disable', { code: '123456' }],
    ['auth.secondFactor.regenerateRecoveryCodes', { code: '123456' }],
    ['auth.account.export', {}],
    ['auth.account.erase', {}],
  ] as const;

  test.each(guarded)('%s needs the password, whatever session asks', async (path, input) => {
    const person = await enrolled();
    expect(await person.http.call(path, input)).toMatchObject({ status: 400 });
    const wrong = await person.http.call(path, { ...input, password: 'not this one' });
    expect(wrong).toMatchObject({ status: 403, code: 'password-wrong' });
  });

  test('enabling ends all other sessions, and tells the person', async () => {
    const person = await signedInPerson(server);
    const elsewhere = new HttpPerson(server.origin);
    const password = adviserPassword;
    await elsewhere.call('auth.signIn', { email: person.email, password });
    expect((await elsewhere.call('auth.session')).data).not.toBeNull();
    const begun = await person.http.call('auth.secondFactor.begin', { password });
    const { seed } = begun.data as { seed: string };
    const code = timeCodeAt(seed, new Date());
    await person.http.call('auth.secondFactor.confirm', { password, code });
    expect((await elsewhere.call('auth.session')).data).toBeNull();
    expect((await person.http.call('auth.session')).data).toMatchObject({ secondFactor: true });
    expect(server.mails).toContainEqual({
      kind: 'second-factor-changed',
      userId: person.userId,
      change: 'enabled',
    });
  });

  test('a begun factor counts for nothing before its first code', async () => {
    const person = await signedInPerson(server);
    await person.http.call('auth.secondFactor.begin', { password: adviserPassword });
    const http = new HttpPerson(server.origin);
    const signIn = { email: person.email, password: adviserPassword };
    expect((await http.call('auth.signIn', signIn)).data).toMatchObject({ mfaRequired: false });
  });

  test('the seed is kept encrypted, and leaves the server at enrolment alone', async () => {
    const { http, userId } = await signedInPerson(server);
    const begun = await http.call('auth.secondFactor.begin', { password: adviserPassword });
    const { seed } = begun.data as { seed: string };
    const [stored] = await server.db
      .select()
      .from(userMfaFactors)
      .where(eq(userMfaFactors.userId, userId));
    expect(JSON.stringify(stored)).not.toContain(seed);
    expect(server.secrets.open(stored?.seed ?? '', userId)).toBe(seed);
    expect((await http.call('auth.secondFactor.get')).text).not.toContain(seed);
  });

  test('a recovery code signs in once, typed with or without its hyphens', async () => {
    const person = await enrolled();
    const [code = ''] = createRecoveryCodes();
    await server.db.insert(mfaRecoveryCodes).values({
      id: randomUUID(),
      userId: person.userId,
      codeHash: hashRecoveryCode(code),
      createdAt: new Date(),
    });
    const first = await challengeOf(person);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const used = await first.http.call('auth.mfaVerify', {
      challenge: first.challenge,
      code: typed,
    });
    expect(used.data).toMatchObject({ valid: true });
    const second = await challengeOf(person);
    const again = await second.http.call('auth.mfaVerify', { challenge: second.challenge, code });
    expect(again.data).toEqual({ valid: false });
  });

  test('new recovery codes void the former ones', async () => {
    const person = await enrolled();
    const now = later(80);
    const input = { password: adviserPassword, code: timeCodeAt(person.seed, now) };
    const made = await person.http.call('auth.secondFactor.regenerateRecoveryCodes', input);
    const { recoveryCodes: former } = made.data as { recoveryCodes: string[] };
    const code = timeCodeAt(person.seed, later(82));
    await person.http.call('auth.secondFactor.regenerateRecoveryCodes', {
      password: adviserPassword,
      code,
    });
    const { http, challenge } = await challengeOf(person);
    const old = await http.call('auth.mfaVerify', { challenge, code: former[0] });
    expect(old.data).toEqual({ valid: false });
    expect((await person.http.call('auth.secondFactor.get')).data).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
    });
  });
});
