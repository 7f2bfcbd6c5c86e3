import { timeCodeAt } from '@valia/auth/time-code.ts';
import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { signInFailureKey } from '@valia/services/sessions/forget-sign-in-failures.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { HttpAnswer } from '@valia/server/testing/http-person.ts';
import {
  startListeningServer,
  slowAnswerTimeoutMs,
  publicOrigin,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

const seed = 'JBSWY3DPEHPK3PXP';

/** A server behind a trusted proxy, so that each caller can be given an IP address. */
let server: ListeningServer;
beforeAll(async () => {
  const env = { isLocal: false, publicOrigin, logLevel: 'silent' } as const;
  server = await startListeningServer({
    env: { ...env, trustProxy: '127.0.0.1' },
    answerWithinMs: slowAnswerTimeoutMs,
  });
});
afterAll(() => server.close());

let networks = 0;
const from = (): HttpPerson => {
  networks += 1;
  const own = `100.65.${Math.floor(networks / 250)}.${networks % 250}`;
  return new HttpPerson(server.origin, { 'x-forwarded-for': own });
};
const signIn = (person: HttpPerson, email: string, password: string, code?: string) =>
  person.call('auth.signIn', { email, password, ...(code === undefined ? {} : { code }) });
const seen = ({ status, text }: HttpAnswer) => `${status} ${text}`;

/** Sets the state after one more failure now, like slow attempts from ever different networks. */
const hold = async (email: string) => {
  const row = { consecutive: failuresBeforeDelay, lastFailedAt: new Date() };
  await server.db
    .insert(signInFailures)
    .values({ accountKey: signInFailureKey(email), ...row })
    .onConflictDoUpdate({ target: signInFailures.accountKey, set: row });
};
const held = async () => {
  const owner = await signedInPerson(server, { seed });
  await hold(owner.email);
  return owner;
};
const code = () => timeCodeAt(seed, new Date());

describe('S11 an account that others’ failures hold, from ever other networks', () => {
  test('is held for the right password alone, and for an address of nobody’s alike', async () => {
    const { email } = await held();
    const nobody = 'nobody-held@example.test';
    await hold(nobody);
    const plain = await createAdviser(server.db);
    await hold(plain.email);
    const answers = [
      await signIn(from(), email, adviserPassword),
      await signIn(from(), email, 'not this one'),
      await signIn(from(), plain.email, adviserPassword),
      await signIn(from(), nobody, adviserPassword),
    ];
    expect(answers[0]).toMatchObject({ status: 429, code: 'sign-in-held' });
    expect(answers[0]?.headers.get('retry-after')).toBe('300');
    expect(new Set(answers.map(seen)).size).toBe(1);
  });

  test('opens to its owner on a new device by password and code, while the tries go on', async () => {
    const { email, userId } = await held();
    const owner = from();
    const answer = await signIn(owner, email, adviserPassword, code());
    expect(answer.data).toMatchObject({ mfaRequired: false, session: { userId } });
    await hold(email);
    expect((await owner.call('auth.session')).data).toMatchObject({ userId });
    expect((await signIn(owner, email, adviserPassword)).data).toMatchObject({ mfaRequired: true });
  });

  test('opens by a recovery code, once', async () => {
    const { email, http } = await signedInPerson(server, { seed });
    const own = { password: adviserPassword, code: code() };
    const renewed = await http.call('auth.secondFactor.regenerateRecoveryCodes', own);
    const [first = ''] = (renewed.data as { recoveryCodes: string[] }).recoveryCodes;
    await hold(email);
    expect((await signIn(from(), email, adviserPassword, first)).status).toBe(200);
    await hold(email);
    expect((await signIn(from(), email, adviserPassword, first)).status).toBe(401);
  });

  test('tells nobody which of the two was wrong, nor whether there is an account or a factor', async () => {
    const { email } = await held();
    const nobody = 'nobody-held-2@example.test';
    await hold(nobody);
    const plain = await createAdviser(server.db);
    await hold(plain.email);
    const answers = [
      await signIn(from(), email, adviserPassword, '000000'),
      await signIn(from(), email, 'not this one', code()),
      await signIn(from(), email, 'not this one', '000000'),
      await signIn(from(), plain.email, adviserPassword, '000000'),
      await signIn(from(), nobody, 'not this one', '000000'),
    ];
    expect(new Set(answers.map(seen)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, code: 'credentials-wrong' });
  });

  test('takes one code once, also when fifty bring it at once', async () => {
    const { email } = await held();
    const once = code();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => signIn(from(), email, adviserPassword, once)),
    );
    // The first call unlocks the account; later calls with the same code get a challenge but no session.
    expect(answers.filter(({ text }) => text.includes('"mfaRequired":false')).length).toBe(1);
  });

  test('is not opened by codes guessed from many networks by who knows the password', async () => {
    const { email } = await held();
    for (let count = 0; count < 10; count += 1)
      await signIn(from(), email, adviserPassword, '000000');
    const answer = await signIn(from(), email, adviserPassword, code());
    expect(answer).toMatchObject({ status: 401, code: 'credentials-wrong' });
  });

  test('tells its owner of wrong codes from who knows the password, and of nobody else’s', async () => {
    const { email, userId } = await held();
    const ofCodes = and(
      eq(accountEvents.userId, userId),
      eq(accountEvents.kind, 'second-factor-failed'),
    );
    await signIn(from(), email, 'not this one', '000000');
    await signIn(from(), email, 'not this one', code());
    expect(await server.db.$count(accountEvents, ofCodes)).toBe(0);
    await signIn(from(), email, adviserPassword, '000000');
    await signIn(from(), email, adviserPassword, 'ABCD-EFGH-JKLM-NPQR');
    expect(await server.db.$count(accountEvents, ofCodes)).toBe(2);
  });

  test('is not closed to its owner by the guesses of who does not know the password', async () => {
    const { email } = await held();
    for (let count = 0; count < 30; count += 1)
      await signIn(from(), email, 'not this one', '000000');
    expect((await signIn(from(), email, adviserPassword, code())).status).toBe(200);
  });

  test('ends one network’s guesses after ten, with a code as without', async () => {
    const { email } = await held();
    const person = from();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await signIn(person, email, 'not this one', '000000')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test('a failure with a code neither lengthens the hold nor counts as one more', async () => {
    const { email } = await held();
    const mine = eq(signInFailures.accountKey, signInFailureKey(email));
    const [before] = await server.db.select().from(signInFailures).where(mine);
    await signIn(from(), email, 'not this one', '000000');
    expect(await server.db.select().from(signInFailures).where(mine)).toEqual([before]);
  });
});
