import { createTimeCodeSeed, timeCodeAt } from '@valia/auth/time-code.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { Database } from '@valia/db/client.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import type { ShareRight } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { copyReport } from '@valia/services/reports/copy-report.ts';
import { createReport } from '@valia/services/reports/create-report.ts';
import { issueTemplateDocument } from '@valia/services/templates/documents/issue-template-document.ts';
import type { ServiceContext } from '@valia/services/context/service-context.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { and, eq, sql } from 'drizzle-orm';
import { objectKinds, shareWith } from './access-world.ts';
import { callAfterWaiting } from './call-after-waiting.ts';
import { describeDifferences } from './describe-differences.ts';
import { inputFor, listedProcedures } from './listed-procedures.ts';

interface Shared {
  server: ListeningServer;
  valuationId: string;
  guest: SignedInPerson;
}

const giveShared = async (server: ListeningServer, right: ShareRight): Promise<Shared> => {
  const [owner, guest] = [await signedInPerson(server), await signedInPerson(server)];
  const valuationId = await objectKinds.valuation(server, owner);
  const { userId } = guest;
  await shareWith(server, valuationId, { userId, right, grantedBy: owner.userId });
  return { server, valuationId, guest };
};

type Input = Readonly<Record<string, unknown>>;

const asksForPassword = (input: unknown): input is Input =>
  typeof input === 'object' && input !== null && Object.values(input).includes(adviserPassword);

const shareOf = ({ valuationId, guest }: Shared) =>
  and(eq(valuationShares.valuationId, valuationId), eq(valuationShares.userId, guest.userId));
const weaken = (db: Database, shared: Shared) =>
  db.update(valuationShares).set({ right: 'read' }).where(shareOf(shared));
const takeBack = (db: Database, shared: Shared) =>
  db.delete(valuationShares).where(shareOf(shared));

const answerOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'in',
    (error: unknown) => (error instanceof Error ? error.message : '?'),
  );

/** The answer to a guest whose share changes while a document is printed for them. */
const answerToPrinting = async (
  shared: Shared,
  meanwhile: (db: Database, shared: Shared) => Promise<unknown>,
  print: (ctx: ServiceContext) => Promise<unknown>,
): Promise<string> => {
  const { db } = shared.server;
  const renderValuationReport = async () => {
    await meanwhile(db, shared);
    return new Uint8Array([37]);
  };
  const ctx = createServiceContext(db, shared.guest, { reports: { renderValuationReport } });
  return answerOf(print(ctx));
};

async function* printingFaults(server: ListeningServer): AsyncGenerator<string> {
  const shared = await giveShared(server, 'edit');
  const { valuationId } = shared;
  const completed = { status: 'completed', completedAt: new Date() } as const;
  await server.db.update(valuations).set(completed).where(eq(valuations.id, valuationId));
  const create = (ctx: ServiceContext) =>
    createReport({ ctx, input: { valuationId, language: 'ca' } });
  yield* describeDifferences([
    ['printed for who may only read', await answerToPrinting(shared, weaken, create), 'forbidden'],
  ]);
  await server.db.update(valuationShares).set({ right: 'edit' }).where(shareOf(shared));
  yield* describeDifferences([
    ['printed for who is no guest', await answerToPrinting(shared, takeBack, create), 'not-found'],
    ['printed', await server.db.$count(reports, eq(reports.valuationId, valuationId)), 0],
  ]);
}

async function* copyingFaults(server: ListeningServer): AsyncGenerator<string> {
  const owner = await signedInPerson(server);
  const guest = await signedInPerson(server);
  const code = await objectKinds.report(server, owner);
  const [report] = await server.db
    .select({ valuationId: reports.valuationId })
    .from(reports)
    .where(eq(reports.verificationCode, code));
  const shared = { server, guest, valuationId: report?.valuationId ?? '' };
  const { userId } = guest;
  await shareWith(server, shared.valuationId, { userId, right: 'read', grantedBy: owner.userId });
  const copy = (ctx: ServiceContext) => copyReport({ ctx, input: { code } });
  yield* describeDifferences([
    ['copied for who is no guest', await answerToPrinting(shared, takeBack, copy), 'not-found'],
  ]);
}

/** A document that is deleted while it is printed leaves no file. */
async function* issuingFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const owner = await signedInPerson(server);
  const id = await objectKinds['template-document'](server, owner);
  const printTemplate = async () => {
    await db.delete(templateDocuments).where(eq(templateDocuments.id, id));
    return new Uint8Array([37]);
  };
  const ctx = createServiceContext(db, owner, { templates: { printTemplate } });
  const code = await answerOf(issueTemplateDocument({ ctx, input: { id, format: 'pdf' } }));
  yield* describeDifferences([['issued of what is deleted', code, 'not-found']]);
}

/** Saves that wait for another user's save; when that ends, the guest has only the right to read. */
async function* savingFaults(server: ListeningServer): AsyncGenerator<string> {
  const inputs = {
    update: (document: object) => ({ document: { ...document, conclusion: 'Otra' } }),
    changeStatus: () => ({ to: 'in_progress' }),
  };
  for (const [name, inputOf] of Object.entries(inputs)) {
    const shared = await giveShared(server, 'edit');
    const { guest, valuationId: id } = shared;
    const { data } = await guest.http.call('valuations.get', { id });
    const { document } = data as { document: object };
    const { code } = await callAfterWaiting(server.db, {
      change: async (tx) => {
        await weaken(tx, shared);
        const version = sql`${valuations.version} + 1`;
        await tx.update(valuations).set({ version }).where(eq(valuations.id, id));
      },
      call: () => guest.http.call(`valuations.${name}`, { id, version: 1, ...inputOf(document) }),
    });
    yield* describeDifferences([[`${name} by who may only read by then`, code, 'forbidden']]);
  }
}

/** The changes that invalidate a proof of the password. */
const endings = [
  { by: 'the password before', change: { passwordHash: 'otra' }, refusal: 'password-wrong' },
  { by: 'who is locked', change: { status: 'locked' }, refusal: 'unauthenticated' },
] as const;

/**
 * Every call of a signed-in user that requires the password, when the proof of the password becomes invalid before the
 * call is done.
 */
async function* passwordFaults(server: ListeningServer): AsyncGenerator<string> {
  let asked = 0;
  for (const procedure of listedProcedures) {
    const input = inputFor(procedure, '');
    if (procedure.policy !== 'signedIn' || !asksForPassword(input)) continue;
    asked += 1;
    for (const { by, change, refusal } of endings) {
      const seed = createTimeCodeSeed();
      const { http, userId } = await signedInPerson(server, { seed });
      const code = timeCodeAt(seed, new Date());
      const answer = await callAfterWaiting(server.db, {
        change: (tx) => tx.update(users).set(change).where(eq(users.id, userId)),
        call: () => http.call(procedure.path, 'code' in input ? { ...input, code } : input),
      });
      yield* describeDifferences([[`${procedure.path} by ${by}`, answer.code, refusal]]);
    }
  }
  if (asked === 0) yield 'no call asks for the password';
}

/** The rights of a user are checked again at the end of a call that takes long or waits for another user's change. */
export async function* lateRightAttack(server: ListeningServer): AsyncGenerator<string> {
  yield* printingFaults(server);
  yield* copyingFaults(server);
  yield* issuingFaults(server);
  yield* savingFaults(server);
  yield* passwordFaults(server);
}
