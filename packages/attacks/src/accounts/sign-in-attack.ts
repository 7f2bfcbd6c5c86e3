import { randomUUID } from 'node:crypto';
import { createRecoveryCodes, hashRecoveryCode } from '@valia/auth/recovery-codes.ts';
import { createTimeCodeSeed, timeCodeAt } from '@valia/auth/time-code.ts';
import type { Database } from '@valia/db/client.ts';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { mfaRecoveryCodes } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { failuresBeforeDelay } from '@valia/domain/limits/limit-rules.ts';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { signInFailureKey } from '@valia/services/sessions/forget-sign-in-failures.ts';
import { eq } from 'drizzle-orm';
import { bystanderDigest } from '../access/bystander.ts';
import { describeDifferences } from '../access/describe-differences.ts';
import { changedTables } from '../access/digest-statement.ts';

const hourMs = 3_600_000;

const giveCode = async (db: Database, { userId }: SignedInPerson, text: string): Promise<void> => {
  const codeHash = hashRecoveryCode(text);
  await db
    .insert(mfaRecoveryCodes)
    .values({ id: randomUUID(), userId, codeHash, createdAt: new Date() });
};

/** The sign-in methods: passwords, codes and challenges, and the answers for a locked account. */
export async function* signInAttack(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const seed = createTimeCodeSeed();
  // Created first, because a query without a condition finds the first row.
  const other = await signedInPerson(server, { secondFactor: true });
  const person = await signedInPerson(server, { seed });
  const locked = await signedInPerson(server, { status: 'locked' });
  const [code = '', spare = ''] = createRecoveryCodes();
  const [ofOther = ''] = createRecoveryCodes();
  for (const text of [code, spare]) await giveCode(db, person, text);
  await giveCode(db, other, ofOther);
  const http = new HttpPerson(server.origin);
  const enter = async (email: string, password = adviserPassword) =>
    (await http.call('auth.signIn', { email, password })).data as { challenge?: string } | null;
  const challenge = async () => (await enter(person.email))?.challenge;
  const answer = async (input: object) => {
    const { data, code: error } = await http.call('auth.mfaVerify', input);
    return error ?? (data as { valid: boolean }).valid;
  };
  const now = timeCodeAt(seed, new Date());
  const tired = await challenge();
  const tries = [];
  for (let i = 0; i < 5; i += 1) tries.push(await answer({ challenge: tired, code: '000000' }));
  const late = await challenge();
  const invited = await signedInPerson(server, { emailConfirmed: false });
  const { email } = other;
  yield* describeDifferences([
    ['wrong password', await enter(person.email, 'no es esta'), null],
    ['locked', await enter(locked.email), null],
    ['asks for a code', typeof (await challenge()), 'string'],
    ['of another', await answer({ challenge: await challenge(), code: ofOther }), false],
    ['code', await answer({ challenge: await challenge(), code: now }), true],
    ['code again', await answer({ challenge: await challenge(), code: now }), false],
    ['recovery', await answer({ challenge: await challenge(), code }), true],
    ['recovery again', await answer({ challenge: await challenge(), code }), false],
    ['sixth try', await answer({ challenge: tired, code: spare }), 'second-factor-challenge-ended'],
    [
      'any password',
      (await person.http.call('auth.account.export', { password: 'no es esta' })).code,
      'password-wrong',
    ],
    [
      'unverified',
      (await invited.http.call('auth.organizations.invite', { email: 'x@example.test' })).code,
      'email-not-confirmed',
    ],
    [
      'unverified shares',
      (await invited.http.call('valuations.share', { id: randomUUID(), email, right: 'read' }))
        .code,
      'email-not-confirmed',
    ],
  ]);
  server.setClock(new Date(Date.now() + 301_000));
  yield* describeDifferences([
    ['late', await answer({ challenge: late, code: spare }), 'second-factor-challenge-ended'],
  ]);
  server.setClock(null);
  yield* codeFaults(server);
  yield* browserFaults(server);
}

/** The state of an account after many failed sign-ins by others: its password opens it only together with a code. */
const hold = (db: Database, email: string) =>
  db.insert(signInFailures).values({
    accountKey: signInFailureKey(email),
    consecutive: failuresBeforeDelay,
    lastFailedAt: new Date(),
  });

const password = adviserPassword;

/** A code sets up and opens only the account of its own user, whatever setups or codes others have. */
async function* codeFaults(server: ListeningServer): AsyncGenerator<string> {
  const digest = await bystanderDigest(server);
  const [other, person] = [await signedInPerson(server), await signedInPerson(server)];
  const { email } = person;
  const before = await digest();
  const begin = async ({ http }: SignedInPerson) =>
    (await http.call('auth.secondFactor.begin', { password })).data as { seed: string } | null;
  await begin(other);
  const seed = (await begin(person))?.seed ?? createTimeCodeSeed();
  const visitor = new HttpPerson(server.origin);
  const enter = async (code: string) =>
    (await visitor.call('auth.signIn', { email, password, code })).code;
  const code = timeCodeAt(seed, new Date());
  const confirmed = await person.http.call('auth.secondFactor.confirm', { password, code });
  const codes = (confirmed.data as { recoveryCodes: string[] } | null)?.recoveryCodes ?? [];
  const [spare = ''] = codes;
  await hold(server.db, email);
  const wrong = await enter('000000');
  yield* describeDifferences([
    ['code of what was begun', confirmed.code, null],
    ['what is a bystander’s', changedTables(before, await digest()), ''],
    ['held, with a wrong code', wrong, 'credentials-wrong'],
    ['held, with a recovery code', await enter(spare), null],
  ]);
  yield* heldFaults(server);
}

/** An account on hold opens with its own current code, whichever other accounts have a second factor. */
async function* heldFaults(server: ListeningServer): AsyncGenerator<string> {
  const seed = createTimeCodeSeed();
  const { email } = await signedInPerson(server, { seed });
  await hold(server.db, email);
  const code = timeCodeAt(seed, new Date());
  const visitor = new HttpPerson(server.origin);
  const { code: error } = await visitor.call('auth.signIn', { email, password, code });
  yield* describeDifferences([['held, with its code', error, null]]);
}

/** Each browser signs in separately: a sign-in in another browser ends nothing that this one has begun. */
async function* browserFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db, mails } = server;
  const digest = await bystanderDigest(server);
  const seed = createTimeCodeSeed();
  const [person, locked] = [
    await signedInPerson(server, { seed }),
    await signedInPerson(server, { seed }),
  ];
  const newcomer = await signedInPerson(server);
  const visitor = new HttpPerson(server.origin);
  const enter = async ({ email }: SignedInPerson) =>
    (await visitor.call('auth.signIn', { email, password })).data as { challenge?: string } | null;
  const [first, ofLocked] = [await enter(person), await enter(locked)];
  await enter(person);
  await db.update(users).set({ status: 'locked' }).where(eq(users.id, locked.userId));
  const answer = async (entry: { challenge?: string } | null) => {
    const input = { challenge: entry?.challenge, code: timeCodeAt(seed, new Date()) };
    const { code, data } = await visitor.call('auth.mfaVerify', input);
    return code ?? (data as { valid: boolean }).valid;
  };
  await enter(newcomer);
  const { userId } = newcomer;
  const told = mails.some((mail) => mail.kind === 'new-device' && mail.userId === userId);
  yield* describeDifferences([
    ['code after another browser began', await answer(first), true],
    ['code of who was locked meanwhile', await answer(ofLocked), 'second-factor-challenge-ended'],
    ['mail of a first browser', told, false],
  ]);
  const before = await digest();
  // A time at which the bystander's own challenges have expired.
  server.setClock(new Date(Date.now() + 2 * hourMs));
  await enter(person);
  server.setClock(null);
  yield* describeDifferences([
    ['what is a bystander’s', changedTables(before, await digest()), ''],
  ]);
}
