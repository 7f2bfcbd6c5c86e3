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
import { describeDifferences } from './describe-differences.ts';
import { moveIntoOrganization } from './object-makers.ts';

/** A user who recorded a sale. */
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

/** Only the sales of verified advisers are part of the median that all advisers see. */
async function* medianFaults(server: ListeningServer): AsyncGenerator<string> {
  for (let count = 0; count < 5; count += 1) await giveSale(server, { isVerified: true });
  await giveSale(server, { isVerified: false });
  await giveSale(server, { isVerified: true, status: 'locked' });
  await giveSale(server, { isVerified: true, role: 'user' });
  const reader = await signedInPerson(server);
  const { data } = await reader.http.call('valuations.comparables.sectors', {});
  const { sectors } = data as ComparedSectors;
  const advisers = sectors.find(({ code }) => code === 'ALI')?.platform?.advisers;
  yield* describeDifferences([['whose sales count', advisers, 5]]);
}

/** The firm's verification of another adviser does not verify the user. */
async function* directoryFaults(server: ListeningServer): AsyncGenerator<string> {
  await createAdviser(server.db, { verified: true });
  const unchecked = await signedInPerson(server);
  const { data } = await unchecked.http.call('referrals.advisers', {});
  const { mayWrite } = data as { mayWrite: boolean };
  yield* describeDifferences([['writes without having been checked', mayWrite, false]]);
}

/** The logo of an organization is a file of the user who uploaded it, visible to all members. */
async function* teamLogoFaults(server: ListeningServer): AsyncGenerator<string> {
  const [owner, member] = [await signedInPerson(server), await signedInPerson(server)];
  const stranger = await signedInPerson(server);
  const { organizationId } = owner;
  await moveIntoOrganization(server.db, organizationId, [member]);
  const made = await owner.http.call('auth.account.export', { password: adviserPassword });
  const { fileId } = made.data as { fileId: string };
  await server.db
    .update(organizations)
    .set({ logoFileId: fileId })
    .where(eq(organizations.id, organizationId));
  const fetched = async ({ http }: SignedInPerson) => (await http.fetch(`/files/${fileId}`)).status;
  yield* describeDifferences([
    ['logo for a member', await fetched(member), 200],
    ['logo for a stranger', await fetched(stranger), 404],
  ]);
}

/** A colleague's shared template shows its owner's name, and is visible to nobody outside the organization. */
async function* templateFaults(server: ListeningServer): AsyncGenerator<string> {
  const [owner, member] = [await signedInPerson(server), await signedInPerson(server)];
  await moveIntoOrganization(server.db, owner.organizationId, [member]);
  const id = await objectKinds.template(server, owner);
  await owner.http.call('valuations.templates.change', { id, isShared: true });
  const ownerFor = async ({ http }: SignedInPerson) => {
    const { data } = await http.call('valuations.templates.list', {});
    const { items } = data as { items: { id: string; owner: string; ownerName: string | null }[] };
    const found = items.find((item) => item.id === id);
    return found && [found.owner, found.ownerName ?? ''].join(' ').trim();
  };
  yield* describeDifferences([
    ['a template to its owner', await ownerFor(owner), 'mine'],
    ['to a colleague', await ownerFor(member), 'organization Marta Puig Serra'],
    ['to a stranger', await ownerFor(await signedInPerson(server)), undefined],
  ]);
}

/** A user's tags, views and copies are separate from those of others, even under the same names. */
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
  yield* describeDifferences([
    ['tags', (await owner.http.call('valuations.tags')).text.includes('["media"]'), true],
    ['another’s view renamed', renamed.code, 'not-found'],
    ['copies, when one became another’s', await server.db.$count(valuations, isCopy), 1],
  ]);
}

/** The data in each adviser's workspace, and the data that they must not obtain from other advisers. */
export async function* workspaceAttack(server: ListeningServer): AsyncGenerator<string> {
  yield* medianFaults(server);
  yield* directoryFaults(server);
  yield* teamLogoFaults(server);
  yield* templateFaults(server);
  yield* listFaults(server);
}
