import { createCallerFactory, router } from '@valia/api/procedures/router.ts';
import { noInput } from '@valia/services/verbs/no-input.ts';
import {
  isAdmin,
  isAdvisor,
  isGlobalAdmin,
  isSuperadmin,
  publicProcedure,
  signedIn,
} from '@valia/api/procedures/procedures.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { observeContext } from './testing/observe-context.ts';

const guarded = router({
  publicProcedure: publicProcedure.input(noInput).query(() => 'in'),
  signedIn: signedIn.input(noInput).query(() => 'in'),
  isAdvisor: isAdvisor.input(noInput).query(() => 'in'),
  isAdmin: isAdmin.input(noInput).query(() => 'in'),
  isSuperadmin: isSuperadmin.input(noInput).query(() => 'in'),
  isGlobalAdmin: isGlobalAdmin.input(noInput).query(() => 'in'),
});
const callerOf = createCallerFactory(guarded);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The answer of each predicate: `in`, or the code of the refusal. */
const answersFor = async (person: TestAdviser | null) => {
  const caller = callerOf(observeContext(database.db, person).context);
  const names = [
    'publicProcedure',
    'signedIn',
    'isAdvisor',
    'isAdmin',
    'isSuperadmin',
    'isGlobalAdmin',
  ] as const;
  const answers = await Promise.all(
    names.map((name) =>
      caller[name]().catch((error: unknown) => (error instanceof Error ? error.message : '?')),
    ),
  );
  return answers.join(' ');
};

describe('6. the predicates of procedures', () => {
  test('nobody signed out gets past the public ones', async () => {
    const no = 'unauthenticated';
    expect(await answersFor(null)).toBe(`in ${no} ${no} ${no} ${no} ${no}`);
  });

  test.each([
    ['user', false, 'in in forbidden forbidden forbidden forbidden'],
    ['advisor', false, 'in in in forbidden forbidden forbidden'],
    ['admin', false, 'in in forbidden in forbidden forbidden'],
    ['superadmin', false, 'in in forbidden in in forbidden'],
    ['user', true, 'in in forbidden in forbidden in'],
    ['advisor', true, 'in in in in forbidden in'],
  ] as const)('%s, global administrator %s: %s', async (role, globalAdmin, answers) => {
    const person = { role, globalAdmin, secondFactor: true };
    expect(await answersFor(await createAdviser(database.db, person))).toBe(answers);
  });

  test('an administrator without a second factor gets no further than anybody signed in', async () => {
    const person = await createAdviser(database.db, { role: 'superadmin', globalAdmin: true });
    const no = 'second-factor-required';
    expect(await answersFor(person)).toBe(`in in forbidden ${no} ${no} ${no}`);
  });
});
