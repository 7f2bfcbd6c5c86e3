import { randomUUID } from 'node:crypto';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { ApiContext } from '@valia/api/procedures/api-context.ts';
import { appRouter } from '@valia/api/app-router.ts';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { eraseAccount } from '@valia/services/privacy/erase-account.ts';
import { personalData } from '@valia/services/privacy/personal-data.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingIdOf } from './access-world.ts';
import { inputFor, listedProcedures } from './listed-procedures.ts';
import type { ListedProcedure } from './listed-procedures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('with reference data');
});
afterAll(() => database.close());

const nothing = () => undefined;
/** Of a call that began before its person was erased, and comes to its work after that. */
const lateContext = (person: TestAdviser): ApiContext => ({
  ...createServiceContext(database.db, person),
  sessionCookie: { set: nothing, clear: nothing },
});

const callLate = async (person: TestAdviser, path: string, input: unknown): Promise<number> => {
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: new Request(`http://localhost/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input ?? {}),
    }),
    router: appRouter,
    createContext: () => lateContext(person),
  });
  return response.status;
};

const erasedPerson = async (): Promise<TestAdviser> => {
  const person = await createAdviser(database.db, { emailConfirmed: true });
  const ctx = createServiceContext(database.db, person);
  await eraseAccount({ ctx, input: { password: adviserPassword } });
  return person;
};

/** The tables that hold something of a person which an erasure takes. */
const tablesLeft = async ({ userId }: TestAdviser): Promise<string[]> => {
  const left: string[] = [];
  for (const { name, rowsOf, table, erasure } of personalData) {
    if (rowsOf === null || erasure !== 'deleted') continue;
    if ((await database.db.$count(table, rowsOf(userId))) > 0) left.push(name);
  }
  return left;
};

const inputOf = (procedure: ListedProcedure): unknown =>
  inputFor(procedure, missingIdOf(procedure.touches));

describe('R11 a call that its person’s erasure overtook', () => {
  const mutations = listedProcedures.filter(
    ({ type, policy }) => type === 'mutation' && policy === 'signedIn',
  );

  test.each(mutations)('writes nothing of them any more: $path', async (procedure) => {
    const person = await erasedPerson();
    expect(await callLate(person, procedure.path, inputOf(procedure))).toBeLessThan(500);
    expect(await tablesLeft(person)).toEqual([]);
  });

  test('nor does the sign-out of a session that is gone', async () => {
    const person = await erasedPerson();
    expect(await callLate(person, 'auth.signOut', {})).toBe(200);
    expect(await tablesLeft(person)).toEqual([]);
  });

  test('nor does it make them a member of whoever invited them', async () => {
    const owner = await createAdviser(database.db, { emailConfirmed: true });
    const person = await erasedPerson();
    const token = createSessionToken();
    await database.db.insert(invitations).values({
      id: randomUUID(),
      organizationId: owner.organizationId,
      email: person.email,
      invitedBy: owner.userId,
      tokenHash: hashLinkToken(token),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect(await callLate(person, 'auth.invitations.accept', { token })).toBe(401);
    expect(await tablesLeft(person)).toEqual([]);
  });
});
