import { createPasswordHasher } from '@valia/auth/password-hasher.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { createAdvisers } from '@valia/db/testing/create-adviser.ts';
import { inArray } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpPerson } from '@valia/server/testing/http-person.ts';
import { startListeningServer, publicOrigin } from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

const samples = 2_000;
const addresses = 20;
/** With more attempts, a limit would refuse them, and a known account's history would get no further line. */
const triesPerAddress = 9;
const passwords = createPasswordHasher();

let server: ListeningServer;
beforeAll(async () => {
  const env = { isLocal: false, publicOrigin, logLevel: 'silent' } as const;
  server = await startListeningServer(
    { env: { ...env, trustProxy: '127.0.0.1' } },
    { context: { passwords } },
  );
});
afterAll(() => server.close());

let callers = 0;
const millisecondsOf = async (email: string): Promise<number> => {
  callers += 1;
  const address = `10.${Math.floor(callers / 62_500) % 250}.${Math.floor(callers / 250) % 250}.${callers % 250}`;
  const person = new HttpPerson(server.origin, { 'x-forwarded-for': address });
  const begun = performance.now();
  const { status } = await person.call('auth.signIn', { email, password: 'not this one' });
  const taken = performance.now() - begun;
  expect(status).toBe(401);
  return taken;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The probability that a value of `many` is above one of `others`: 0.5 when they cannot be distinguished. */
const areaUnderCurve = (many: readonly number[], others: readonly number[]): number => {
  const all = [
    ...many.map((value) => ({ value, isOne: true })),
    ...others.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  const ranks = all.reduce((sum, { isOne }, at) => sum + (isOne ? at + 1 : 0), 0);
  return (ranks - (many.length * (many.length + 1)) / 2) / (many.length * others.length);
};

const knownAddresses = async (): Promise<string[]> => {
  const people = await createAdvisers(
    server.db,
    Array.from({ length: addresses }, () => ({})),
  );
  const emails = people.map(({ email }) => email);
  await server.db
    .update(users)
    .set({ passwordHash: await passwords.hash('the right one') })
    .where(inArray(users.email, emails));
  return emails;
};

/** One sign-in of each kind, in a random order, so that a slowdown of the machine affects both equally. */
const measurePair = async (known: string, unknown: string) => {
  if (randomInt(2) === 0)
    return { known: await millisecondsOf(known), unknown: await millisecondsOf(unknown) };
  const other = await millisecondsOf(unknown);
  return { known: await millisecondsOf(known), unknown: other };
};

test(
  'S9 a sign-in takes as long for an unknown address as for a known one',
  { timeout: 1_800_000 },
  async () => {
    const known = await knownAddresses();
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let count = 0; times.known.length < samples; count += 1) {
      const round = Math.floor(count / addresses);
      if (count % (addresses * triesPerAddress) === 0) await server.forgetCalls();
      const at = count % addresses;
      const pair = await measurePair(known[at] ?? '', `nobody-${at}-of-many@example.test`);
      // The first round is not measured, because it warms up what later rounds use.
      if (round === 0) continue;
      times.known.push(pair.known);
      times.unknown.push(pair.unknown);
    }
    const area = areaUnderCurve(times.known, times.unknown);
    const ratio = median(times.known) / median(times.unknown);
    expect(Math.max(area, 1 - area)).toBeLessThanOrEqual(0.55);
    expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.1);
  },
);
