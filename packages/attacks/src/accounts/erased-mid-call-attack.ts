import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { appRouter } from '@valia/api/app-router.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import {
  adviserPassword,
  createAdviser,
  type TestAdviser,
  type TestAdviserOptions,
} from '@valia/db/testing/create-adviser.ts';
import type { Database } from '@valia/db/client.ts';
import { uploadContentType } from '@valia/server/plugins/cross-site-guard.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eraseAccount } from '@valia/services/privacy/erase-account.ts';
import { personalData } from '@valia/services/privacy/personal-data.ts';
import type { ServiceContext } from '@valia/services/context/service-context.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { eq } from 'drizzle-orm';
import {
  objectKindOf,
  missingIdOf,
  objectFor,
  objectKinds,
  shareWith,
} from '../access/access-world.ts';
import { personDigest } from '../access/bystander.ts';
import { changedTables } from '../access/digest-statement.ts';
import { inputFor, listedProcedures, type ListedProcedure } from '../access/listed-procedures.ts';
import { makeTemplate } from '../access/object-makers.ts';

const withFactor = { secondFactor: true } as const;
/** The options of a user whom each policy lets in, by the policy's name. */
const letIn: Readonly<Record<string, TestAdviserOptions>> = {
  signedIn: {},
  isAdvisor: {},
  isAdmin: { role: 'admin', ...withFactor },
  isSuperadmin: { role: 'superadmin', ...withFactor },
  isGlobalAdmin: { role: 'user', globalAdmin: true, ...withFactor },
};

/** All mutations for signed-in users. */
export const signedInProcedures: readonly ListedProcedure[] = listedProcedures.filter(
  ({ type, policy }) => type === 'mutation' && policy !== 'public',
);

const pdf = (): Promise<Uint8Array> => Promise.resolve(new TextEncoder().encode('%PDF'));
const nothing = () => undefined;

const contextOf = (db: Database, person: TestAdviser): ServiceContext =>
  createServiceContext(db, person, {
    logos: {
      readLogo: (bytes) => Promise.resolve({ bytes, mediaType: 'image/png', color: '#4e93a3' }),
    },
    reports: { renderValuationReport: pdf },
    templates: { printTemplate: pdf },
  });

/** Answers the status of a call that began before its user was erased, and does its work after the erasure. */
export const callAfterErasure = async (
  { db }: Pick<ListeningServer, 'db'>,
  person: TestAdviser,
  {
    path,
    hasBytesInput,
    input,
  }: Pick<ListedProcedure, 'path' | 'hasBytesInput'> & { input: unknown },
): Promise<number> => {
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: new Request(`http://localhost/trpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': hasBytesInput ? uploadContentType : 'application/json' },
      body: hasBytesInput ? (input as Uint8Array<ArrayBuffer>) : JSON.stringify(input ?? {}),
    }),
    router: appRouter,
    createContext: () => ({
      ...contextOf(db, person),
      sessionCookie: { set: nothing, clear: nothing },
    }),
  });
  return response.status;
};

export const createErasedPerson = async (
  { db }: Pick<ListeningServer, 'db'>,
  options: TestAdviserOptions = {},
): Promise<TestAdviser> => {
  const person = await createAdviser(db, { emailConfirmed: true, ...options });
  // Erasing the last superadmin or global administrator is refused, so there is a second one.
  if (options.role === 'superadmin' || options.globalAdmin) await createAdviser(db, options);
  await eraseAccount({
    ctx: createServiceContext(db, person),
    input: { password: adviserPassword },
  });
  return person;
};

/** Requests remain after the erasure of either side. */
const isRequest = (kind: ReturnType<typeof objectKindOf>): boolean =>
  kind === 'request' || kind === 'received-request';

/**
 * The object of the call that remains after an erasure because others also use it. Data of the erased user alone is
 * deleted.
 */
const whatIsLeft = async (
  server: ListeningServer,
  { touches }: ListedProcedure,
  { person, status }: { person: TestAdviser; status: 'pending' | 'accepted' },
): Promise<string> => {
  const { db } = server;
  const kind = objectKindOf(touches);
  if (kind === 'valuation' && touches?.level !== 'own') {
    const owner = await createAdviser(db);
    const id = await objectKinds.valuation(server, owner);
    // Restores the share that the call found, because the erasure ends it.
    await shareWith(server, id, { ...person, right: 'edit', grantedBy: owner.userId });
    return id;
  }
  if (kind === 'template' && touches?.level === 'read') return makeTemplate(server, null);
  if (touches?.of === 'administrator') return objectFor(server, touches, await createAdviser(db));
  if (!isRequest(kind)) return missingIdOf(touches);
  const id = await objectFor(server, touches, person);
  const requests = advisorCollaborationRequests;
  const accepted = { status: 'accepted', outcome: 'open', decidedAt: new Date() } as const;
  if (status === 'accepted') await db.update(requests).set(accepted).where(eq(requests.id, id));
  return id;
};

/**
 * The tables that an erasure deletes from or empties; excludes `security_logs`, where a refusal is recorded for any
 * caller.
 */
const erasedTables = personalData.filter(
  ({ name, erasure }) => erasure !== 'kept' && name !== 'security_logs',
);

async function* faultsOfCall(
  server: ListeningServer,
  procedure: ListedProcedure,
  status: 'pending' | 'accepted',
): AsyncGenerator<string> {
  const { path, policy } = procedure;
  const options = letIn[policy ?? ''];
  if (options === undefined)
    throw new Error(`erased-mid-call-attack.ts knows no policy ${policy ?? ''} yet`);
  const person = await createErasedPerson(server, options);
  const input = inputFor(procedure, await whatIsLeft(server, procedure, { person, status }));
  const digest = personDigest(server, person.userId, erasedTables);
  const before = await digest();
  const answer = await callAfterErasure(server, person, { ...procedure, input });
  if (answer >= 500) yield `${path} after an erasure: ${answer}`;
  const written = changedTables(before, await digest());
  if (written !== '') yield `${path} after an erasure: writes ${written} of who was erased`;
}

/** After a user's erasure, a call of theirs that already passed its checks writes none of their data. */
export async function* erasedMidCallAttack(
  server: ListeningServer,
  procedure: ListedProcedure,
): AsyncGenerator<string> {
  yield* faultsOfCall(server, procedure, 'pending');
  if (isRequest(objectKindOf(procedure.touches)))
    yield* faultsOfCall(server, procedure, 'accepted');
}
