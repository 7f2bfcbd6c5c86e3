import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { objectKinds } from '../access/access-world.ts';
import { callAfterWaiting, callDuringChange } from '../access/call-after-waiting.ts';
import { bystanderDigest } from '../access/bystander.ts';
import { describeDifferences } from '../access/describe-differences.ts';
import { changedTables } from '../access/digest-statement.ts';
import { lockOrganization, moveIntoOrganization } from '../access/object-makers.ts';

const password = adviserPassword;

const exportOf = async ({ http }: SignedInPerson): Promise<string> => {
  const { data } = await http.call('auth.account.export', { password });
  return (data as { fileId: string } | null)?.fileId ?? '';
};

const erase = async ({ http }: SignedInPerson) =>
  (await http.call('auth.account.erase', { password })).code;

/** An export and an erasure affect only the data of their user, and nothing of another user's. */
export async function* erasureAttack(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const [other, person] = [await signedInPerson(server), await signedInPerson(server)];
  const ofOther = eq(organizations.id, other.organizationId);
  const ofPerson = eq(organizations.id, person.organizationId);
  const fileId = await exportOf(other);
  const statusOf = async (id: string) => (await other.http.fetch(`/files/${id}`)).status;
  const digest = await bystanderDigest(server);
  const before = await digest();
  await exportOf(person);
  yield* describeDifferences([['copy of another after a copy', await statusOf(fileId), 200]]);
  await db.update(organizations).set({ logoFileId: fileId }).where(ofOther);
  await db.update(organizations).set({ name: 'La suya' }).where(ofPerson);
  const { data } = await person.http.call('auth.account.erasure');
  const { organization } = data as { organization: { name: string } };
  yield* describeDifferences([
    ['organization that an erasure takes', organization.name, 'La suya'],
    ['erased', await erase(person), null],
    ['copy of another after an erasure', await statusOf(fileId), 200],
    [
      'logo of another',
      (await db.select().from(organizations).where(ofOther))[0]?.logoFileId,
      fileId,
    ],
    ['what is a bystander’s', changedTables(before, await digest()), ''],
  ]);
  yield* movedMeanwhileFaults(server, other);
}

/**
 * The erasure of a user who is moved to another organization in the meantime is refused; an erasure does not wait for
 * the work of others.
 */
async function* movedMeanwhileFaults(
  server: ListeningServer,
  other: SignedInPerson,
): AsyncGenerator<string> {
  const { db } = server;
  const [moved, person] = [await signedInPerson(server), await signedInPerson(server)];
  const code = await callAfterWaiting(db, {
    change: async (tx) => {
      await lockOrganization(tx, moved);
      await moveIntoOrganization(tx, other.organizationId, [moved]);
    },
    call: () => erase(moved),
  });
  const id = await objectKinds.valuation(server, other);
  const { waited, answer } = await callDuringChange(db, {
    change: (tx) => tx.select().from(valuations).where(eq(valuations.id, id)).for('update'),
    call: () => erase(person),
  });
  yield* describeDifferences([
    ['erasure of who was moved meanwhile', code, 'conflict'],
    ['erasure beside another’s work', answer, null],
    ['erasure that waits for another’s valuation', waited, false],
  ]);
}
