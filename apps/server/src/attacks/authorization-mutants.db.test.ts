import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { invitations } from '@valia/db/schema/invitations.ts';
import { afterEach, expect, test } from 'vitest';
import { procedureFaults } from '../testing/procedure-faults.ts';
import { authorizationMutants } from '../testing/authorization-mutants.ts';
import {
  newcomerFaults,
  ruleFaults,
  shareFaults,
  signInFaults,
  wallFaults,
} from '../testing/wall-faults.ts';
import { canaryFaults } from '../testing/canary.ts';
import { linkFaults, viewFaults } from '../testing/link-faults.ts';
import { reportFaults } from '../testing/report-faults.ts';
import { listedProcedures, signedInPerson } from '../testing/http-person.ts';
import { listen, patientAnswerMs } from '../testing/listening-server.ts';
import type { ListeningServer } from '../testing/listening-server.ts';

const leastCaught = 0.95;
const hourMs = 3_600_000;

const activate = (name: string | null) => Reflect.set(globalThis, 'valiaMutant', name);
afterEach(() => activate(null));

async function* invitationFaults(server: ListeningServer): AsyncGenerator<string> {
  const [owner, third] = [await signedInPerson(server), await signedInPerson(server)];
  const token = createSessionToken();
  await server.db.insert(invitations).values({
    id: randomUUID(),
    organizationId: owner.organizationId,
    email: 'somebody.else@example.test',
    invitedBy: owner.userId,
    tokenHash: hashLinkToken(token),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + hourMs),
  });
  const answer = await third.http.call('auth.invitations.accept', { token });
  if (answer.code !== 'invitation-for-another') yield 'an invitation for another was accepted';
}

/** All that shows who may do what, the quick parts first. */
async function* faults(server: ListeningServer): AsyncGenerator<string> {
  yield* ruleFaults();
  yield* wallFaults(server);
  yield* newcomerFaults(server);
  yield* shareFaults(server);
  yield* reportFaults(server);
  yield* viewFaults(server);
  yield* linkFaults(server);
  yield* signInFaults(server);
  yield* invitationFaults(server);
  for (const procedure of listedProcedures) yield* procedureFaults(server, procedure);
  yield* canaryFaults(server);
}

interface Told {
  /** The first thing that tells a mutant from the product. */
  fault: string | null;
  /** What broke before anything was told: that says nothing of who may do what, and counts as not noticed. */
  failure?: string;
}

const firstFault = async (): Promise<Told> => {
  const server = await listen({ answerWithinMs: patientAnswerMs });
  try {
    for await (const fault of faults(server)) return { fault };
    return { fault: null };
  } catch (error) {
    return { fault: null, failure: String(error) };
  } finally {
    await server.close();
  }
};

test('T2 the product as it is has no fault', { timeout: hourMs }, async () => {
  expect(await firstFault()).toEqual({ fault: null });
});

/** What told each mutant, by its name. */
const told = new Map<string, string | null>();

test.each(authorizationMutants)('T2 $name', { timeout: hourMs }, async ({ name }) => {
  activate(name);
  const { fault, failure } = await firstFault();
  told.set(name, fault);
  const unnoticed = failure === undefined ? 'NOT NOTICED' : `BROKEN ${failure}`;
  process.stdout.write(`${name}: ${fault ?? unnoticed}\n`);
  expect(told.has(name)).toBe(true);
});

test('T2 at least 95 of 100 mutants are told', () => {
  const caught = [...told.values()].filter((fault) => fault !== null).length;
  process.stdout.write(`${caught} of ${told.size} mutants caught\n`);
  expect(authorizationMutants.length).toBeGreaterThanOrEqual(40);
  expect(caught / told.size).toBeGreaterThanOrEqual(leastCaught);
});
