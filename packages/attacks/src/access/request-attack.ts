import { randomUUID } from 'node:crypto';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { objectKinds, shareWith } from './access-world.ts';
import { describeDifferences } from './describe-differences.ts';

const administrator = { role: 'admin', secondFactor: true } as const;
const text = 'Hablamos el lunes';

/** The refusal code of a call about requests; null when it succeeds. */
const answerTo = async ({ http }: SignedInPerson, path: string, input: object) =>
  (await http.call(`referrals.${path}`, input)).code;

/** Transfers the valuation of a request to another user; answers its id. */
const handOver = async ({ db }: ListeningServer, requestId: string, ownerId: string) => {
  const [request] = await db
    .select({ id: advisorCollaborationRequests.valuationId })
    .from(advisorCollaborationRequests)
    .where(eq(advisorCollaborationRequests.id, requestId));
  const id = request?.id ?? '';
  await db.update(valuations).set({ ownerId }).where(eq(valuations.id, id));
  return id;
};

/** A request from the sender to this adviser. */
const requestTo = async (
  server: ListeningServer,
  sender: SignedInPerson,
  { userId }: SignedInPerson,
): Promise<string> => {
  const id = await objectKinds.request(server, sender);
  await server.db
    .update(advisorCollaborationRequests)
    .set({ targetAdvisorId: userId })
    .where(eq(advisorCollaborationRequests.id, id));
  return id;
};

/** The valuation sent with a request can be read, and its access changed, only while it belongs to the sender. */
async function* versionFaults(server: ListeningServer): AsyncGenerator<string> {
  const sender = await signedInPerson(server);
  const admin = await signedInPerson(server, administrator);
  const heir = await signedInPerson(server);
  const requestId = await objectKinds['firm-request'](server, sender);
  const versionsFor = async ({ http }: SignedInPerson) => {
    const { data } = await http.call('referrals.get', { requestId });
    const { valuation } = data as { valuation: { versions: unknown[] } | null };
    return valuation?.versions.length ?? 0;
  };
  const open = (person: SignedInPerson) =>
    answerTo(person, 'openVersion', { requestId, number: 1 });
  const seen = { requestId, version: 1 };
  const show = () =>
    answerTo(sender, 'changeAccess', { ...seen, numbers: [1], reports: true, live: false });
  yield* describeDifferences([
    ['versions for the firm', await versionsFor(admin), 1],
    ['a version for the firm', await open(admin), null],
    ['versions for the sender', await versionsFor(sender), 1],
    ['a version for a stranger', await open(heir), 'not-found'],
  ]);
  const handed = await handOver(server, requestId, heir.userId);
  yield* describeDifferences([
    ['versions of another’s for the firm', await versionsFor(admin), 0],
    ['a version of another’s for the firm', await open(admin), 'not-found'],
    ['versions of another’s for the sender', await versionsFor(sender), 0],
    ['a version of another’s for the sender', await open(sender), 'not-found'],
    ['another’s is shown', await show(), 'not-found'],
  ]);
  const { userId } = sender;
  await shareWith(server, handed, { userId, right: 'edit', grantedBy: heir.userId });
  yield* describeDifferences([['another’s that I may edit is shown', await show(), 'forbidden']]);
}

/**
 * Only the sender's own valuations can be sent along, and a request between advisers requires that the firm has
 * verified both.
 */
async function* sendingFaults(server: ListeningServer): AsyncGenerator<string> {
  const [sender, other] = [await signedInPerson(server), await signedInPerson(server)];
  const target = await signedInPerson(server, { verified: true });
  const asked = { type: 'referral', companyName: 'Talleres Ordóñez', message: text } as const;
  const send = (given: object) =>
    answerTo(sender, 'create', {
      requestId: randomUUID(),
      targetAdvisorId: null,
      ...asked,
      ...given,
    });
  const valuationId = await objectKinds.valuation(server, other);
  const theirs = await send({ valuationId });
  await shareWith(server, valuationId, {
    userId: sender.userId,
    right: 'edit',
    grantedBy: other.userId,
  });
  yield* describeDifferences([
    ['sent with another’s', theirs, 'not-found'],
    ['sent with another’s that I may edit', await send({ valuationId }), 'forbidden'],
    [
      'sent with one’s own',
      await send({ valuationId: await objectKinds.valuation(server, sender) }),
      null,
    ],
    ['sent unchecked to an adviser', await send({ targetAdvisorId: target.userId }), 'forbidden'],
  ]);
}

/** Each change of a request's status belongs to one side, and is possible only while the request is pending. */
async function* moveFaults(server: ListeningServer): AsyncGenerator<string> {
  const [sender, target] = [
    await signedInPerson(server, { verified: true }),
    await signedInPerson(server, { verified: true }),
  ];
  const unchecked = await signedInPerson(server);
  const requestId = await requestTo(server, sender, target);
  const theirs = await requestTo(server, sender, unchecked);
  const seen = { requestId, version: 1 };
  const won = { requestId, version: 2, outcome: 'won' };
  const all = { requestId, version: 2, numbers: [1], reports: true, live: true };
  const messageId = randomUUID();
  yield* describeDifferences([
    ['accepted by its sender', await answerTo(sender, 'accept', seen), 'forbidden'],
    ['withdrawn by its target', await answerTo(target, 'withdraw', seen), 'forbidden'],
    [
      'accepted unchecked',
      await answerTo(unchecked, 'accept', { ...seen, requestId: theirs }),
      'forbidden',
    ],
    ['accepted', await answerTo(target, 'accept', seen), null],
    ['its end set by its target', await answerTo(target, 'setOutcome', won), 'forbidden'],
    ['its end confirmed by its sender', await answerTo(sender, 'confirmOutcome', won), 'forbidden'],
    [
      'its versions widened by its target',
      await answerTo(target, 'changeAccess', all),
      'forbidden',
    ],
    [
      'withdrawn after that',
      await answerTo(sender, 'withdraw', { ...seen, version: 2 }),
      'request-status-refused',
    ],
    ['written', await answerTo(sender, 'sendMessage', { requestId, messageId, text }), null],
    [
      'written as another',
      await answerTo(target, 'sendMessage', { requestId, messageId, text }),
      'conflict',
    ],
  ]);
}

/** A message is marked as read when the other side reads it; all administrators of the firm are one side. */
async function* readingFaults(server: ListeningServer): AsyncGenerator<string> {
  const sender = await signedInPerson(server);
  const [admin, colleague] = [
    await signedInPerson(server, administrator),
    await signedInPerson(server, administrator),
  ];
  const requestId = await objectKinds['firm-request'](server, sender);
  await admin.http.call('admin.collaborations.accept', { requestId, version: 1 });
  for (const person of [sender, admin])
    await answerTo(person, 'sendMessage', { requestId, messageId: randomUUID(), text });
  const newFor = async ({ http }: SignedInPerson) =>
    ((await http.call('referrals.markRead', { requestId })).data as { read: number }).read;
  yield* describeDifferences([
    ['new for a colleague of who wrote', await newFor(colleague), 1],
    ['new for the sender', await newFor(sender), 1],
  ]);
}

/** Who may send a request to whom, and what each side of a request may do and see. */
export async function* requestAttack(server: ListeningServer): AsyncGenerator<string> {
  yield* versionFaults(server);
  yield* sendingFaults(server);
  yield* moveFaults(server);
  yield* readingFaults(server);
}
