import { randomUUID } from 'node:crypto';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import {
  adviserPassword,
  createAdviser,
  type TestAdviserOptions,
} from '@valia/db/testing/create-adviser.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { and, eq, ne } from 'drizzle-orm';
import { objectKinds } from './access-world.ts';
import { differences } from './differences.ts';
import { moveInto } from './object-makers.ts';

/** Somebody who noted a sale. */
const giveSale = async (
  server: ListeningServer,
  { isVerified, ...options }: TestAdviserOptions & { isVerified: boolean },
): Promise<void> => {
  const adviser = await createAdviser(server.db, options);
  if (isVerified)
    await server.db
      .update(userVerificationStatus)
      .set({ verificationStatus: 'verified' })
      .where(eq(userVerificationStatus.userId, adviser.userId));
  await objectKinds.comparable(server, adviser);
};

interface ComparedSectors {
  sectors: { code: string; platform: { advisers: number } | null }[];
}

/** Whose sales make a median that all advisers see. */
async function* medianFaults(server: ListeningServer): AsyncGenerator<string> {
  for (let count = 0; count < 5; count += 1) await giveSale(server, { isVerified: true });
  await giveSale(server, { isVerified: false });
  await giveSale(server, { isVerified: true, status: 'locked' });
  await giveSale(server, { isVerified: true, role: 'user' });
  const reader = await signedInPerson(server);
  const { data } = await reader.http.call('valuations.comparables.sectors', {});
  const { sectors } = data as ComparedSectors;
  const advisers = sectors.find(({ code }) => code === 'ALI')?.platform?.advisers;
  yield* differences([['whose sales count', advisers, 5]]);
}

/** The firm's check of others is none of one's own. */
async function* directoryFaults(server: ListeningServer): AsyncGenerator<string> {
  await createAdviser(server.db, { verified: true });
  const unchecked = await signedInPerson(server);
  const { data } = await unchecked.http.call('referrals.advisers', {});
  const { mayWrite } = data as { mayWrite: boolean };
  yield* differences([['writes without having been checked', mayWrite, false]]);
}

/** The logo of an organization is a file of whoever sent it, and its members' to see. */
async function* teamLogoFaults(server: ListeningServer): AsyncGenerator<string> {
  const [owner, member] = [await signedInPerson(server), await signedInPerson(server)];
  const stranger = await signedInPerson(server);
  const { organizationId } = owner;
  await moveInto(server.db, organizationId, [member]);
  const made = await owner.http.call('auth.account.export', { password: adviserPassword });
  const { fileId } = made.data as { fileId: string };
  await server.db
    .update(organizations)
    .set({ logoFileId: fileId })
    .where(eq(organizations.id, organizationId));
  const fetched = async ({ http }: SignedInPerson) => (await http.fetch(`/files/${fileId}`)).status;
  yield* differences([
    ['logo for a member', await fetched(member), 200],
    ['logo for a stranger', await fetched(stranger), 404],
  ]);
}

/** A colleague's template is theirs by name, and nobody else's to see. */
async function* templateFaults(server: ListeningServer): AsyncGenerator<string> {
  const [owner, member] = [await signedInPerson(server), await signedInPerson(server)];
  await moveInto(server.db, owner.organizationId, [member]);
  const id = await objectKinds.template(server, owner);
  await owner.http.call('valuations.templates.change', { id, isShared: true });
  const ownerFor = async ({ http }: SignedInPerson) => {
    const { data } = await http.call('valuations.templates.list', {});
    const { items } = data as { items: { id: string; owner: string; ownerName: string | null }[] };
    const found = items.find((item) => item.id === id);
    return found && [found.owner, found.ownerName ?? ''].join(' ').trim();
  };
  yield* differences([
    ['a template to its owner', await ownerFor(owner), 'mine'],
    ['to a colleague', await ownerFor(member), 'organization Marta Puig Serra'],
    ['to a stranger', await ownerFor(await signedInPerson(server)), undefined],
  ]);
}

/** The tags, views and copies that one has are one's own, whatever others call theirs. */
async function* listFaults(server: ListeningServer): AsyncGenerator<string> {
  const [owner, other] = [await signedInPerson(server), await signedInPerson(server)];
  const id = await objectKinds.valuation(server, owner);
  const items = [{ id, version: 1 }];
  const apply = ({ http }: SignedInPerson, action: object, to: object[] = items) =>
    http.call('valuations.applyToMany', { action, items: to });
  const theirs = [{ id: await objectKinds.valuation(server, other), version: 1 }];
  await apply(owner, { kind: 'add-tags', tags: ['media'] });
  await apply(other, { kind: 'add-tags', tags: ['alta', 'zeta'] }, theirs);
  const view = { id: await objectKinds.view(server, other), name: 'Mía', search: {} };
  const renamed = await owner.http.call('valuations.saveView', { ...view, formerName: 'Suya' });
  const duplicate = { kind: 'duplicate', batchId: randomUUID() };
  await apply(owner, duplicate);
  const isMine = eq(valuations.ownerId, owner.userId);
  const isCopy = and(isMine, ne(valuations.id, id));
  await server.db.update(valuations).set({ ownerId: other.userId }).where(isCopy);
  await apply(owner, duplicate);
  yield* differences([
    ['tags', (await owner.http.call('valuations.tags')).text.includes('["media"]'), true],
    ['another’s view renamed', renamed.code, 'not-found'],
    ['copies, when one became another’s', await server.db.$count(valuations, isCopy), 1],
  ]);
}

/** What advisers have at their desk, and may not have of one another's. */
export async function* workspaceAttack(server: ListeningServer): AsyncGenerator<string> {
  yield* medianFaults(server);
  yield* directoryFaults(server);
  yield* teamLogoFaults(server);
  yield* templateFaults(server);
  yield* listFaults(server);
}
