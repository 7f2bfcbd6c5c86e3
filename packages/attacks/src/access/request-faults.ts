import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { objectKinds } from './access-world.ts';
import { differences } from './differences.ts';

/** Gives the valuation that came along with a request to somebody else. */
const handOver = async ({ db }: ListeningServer, requestId: string, ownerId: string) => {
  const request = db
    .select({ id: advisorCollaborationRequests.valuationId })
    .from(advisorCollaborationRequests)
    .where(eq(advisorCollaborationRequests.id, requestId));
  await db.update(valuations).set({ ownerId }).where(eq(valuations.id, request));
};

/** What came along with a request is read while it is its sender’s. */
export async function* requestFaults(server: ListeningServer): AsyncGenerator<string> {
  const sender = await signedInPerson(server);
  const admin = await signedInPerson(server, { role: 'admin', secondFactor: true });
  const heir = await signedInPerson(server);
  const requestId = await objectKinds['firm-request'](server, sender);
  const versionsFor = async ({ http }: SignedInPerson) => {
    const { data } = await http.call('referrals.get', { requestId });
    const { valuation } = data as { valuation: { versions: unknown[] } | null };
    return valuation?.versions.length ?? 0;
  };
  const open = async ({ http }: SignedInPerson) =>
    (await http.call('referrals.openVersion', { requestId, number: 1 })).code;
  yield* differences([
    ['versions for the firm', await versionsFor(admin), 1],
    ['a version for the firm', await open(admin), null],
    ['versions for the sender', await versionsFor(sender), 1],
    ['a version for a stranger', await open(heir), 'not-found'],
  ]);
  await handOver(server, requestId, heir.userId);
  yield* differences([
    ['versions of another’s for the firm', await versionsFor(admin), 0],
    ['a version of another’s for the firm', await open(admin), 'not-found'],
    ['versions of another’s for the sender', await versionsFor(sender), 0],
    ['a version of another’s for the sender', await open(sender), 'not-found'],
  ]);
}
