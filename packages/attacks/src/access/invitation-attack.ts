import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import type { Database } from '@valia/db/client.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { adviserPassword, createAdvisers } from '@valia/db/testing/create-adviser.ts';
import { maxMembers } from '@valia/domain/organizations/organization-schemas.ts';
import {
  HttpPerson,
  signedInPerson,
  type SignedInPerson,
} from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { bystanderDigest } from './bystander.ts';
import { describeDifferences } from './describe-differences.ts';
import { changedTables } from './digest-statement.ts';
import { lockOrganization, lockPerson, moveIntoOrganization } from './object-makers.ts';
import { callAfterWaiting } from './call-after-waiting.ts';

const hourMs = 3_600_000;
const members = organizationMembers.organizationId;

/** An invitation as it exists once its email is sent. */
const invite = async (
  { db }: ListeningServer,
  owner: SignedInPerson,
  { email }: Pick<SignedInPerson, 'email'>,
): Promise<{ id: string; token: string }> => {
  const [id, token] = [randomUUID(), createSessionToken()];
  await db.insert(invitations).values({
    id,
    organizationId: owner.organizationId,
    email,
    invitedBy: owner.userId,
    tokenHash: hashLinkToken(token),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + hourMs),
  });
  return { id, token };
};

const accept = async ({ http }: SignedInPerson, token: string) =>
  (await http.call('auth.invitations.accept', { token })).code;

const register = async ({ origin }: ListeningServer, token: string) => {
  const name = { firstName: 'Laia', lastName: 'Font', phone: '972 300 300' };
  const input = { token, ...name, password: adviserPassword, termsAccepted: true };
  return (await new HttpPerson(origin).call('auth.invitations.register', input)).code;
};

/** An invited user enters the organization that invited them, and nobody else does. */
export async function* invitationAttack(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const [owner, third] = [await signedInPerson(server), await signedInPerson(server)];
  const invited = await signedInPerson(server);
  const digest = await bystanderDigest(server);
  const before = await digest();
  const { id, token } = await invite(server, owner, invited);
  const { email } = third;
  yield* describeDifferences([
    ['another accepts', await accept(third, token), 'invitation-for-another'],
    ['who is invited accepts', await accept(invited, token), null],
    ['members', await db.$count(organizationMembers, eq(members, owner.organizationId)), 2],
    [
      'where another is',
      await db.$count(organizationMembers, eq(members, third.organizationId)),
      1,
    ],
    ['what is a bystander’s', changedTables(before, await digest()), ''],
    // The answer must not reveal that a member of another organization has an account.
    [
      'a member elsewhere',
      (await owner.http.call('auth.organizations.invite', { email })).code,
      null,
    ],
    [
      'who entered by what is taken back',
      (await owner.http.call('auth.organizations.revokeInvitation', { id })).code,
      'not-found',
    ],
    ['what says who entered', await db.$count(invitations, eq(invitations.id, id)), 1],
  ]);
  yield* usedMeanwhileFaults(server, owner);
  yield* movedMeanwhileFaults(server, owner);
  yield* endedMeanwhileFaults(server);
  yield* handedOverMeanwhileFaults(server);
  yield* fullFaults(server, owner);
}

/** The same invitation accepted twice at once, the second time after the user entered and was removed again. */
async function* usedMeanwhileFaults(
  server: ListeningServer,
  owner: SignedInPerson,
): AsyncGenerator<string> {
  const invited = await signedInPerson(server);
  const { id, token } = await invite(server, owner, invited);
  const acceptedBy = invited.userId;
  const code = await callAfterWaiting(server.db, {
    change: async (tx) => {
      await tx.select().from(users).where(eq(users.id, acceptedBy)).for('update');
      const used = { acceptedAt: new Date(), acceptedBy };
      await tx.update(invitations).set(used).where(eq(invitations.id, id));
    },
    call: () => accept(invited, token),
  });
  yield* describeDifferences([['used meanwhile', code, 'invitation-used']]);
}

/** A user who was moved into another organization in the meantime is not taken out of it without being asked. */
async function* movedMeanwhileFaults(
  server: ListeningServer,
  owner: SignedInPerson,
): AsyncGenerator<string> {
  const [invited, employer] = [await signedInPerson(server), await signedInPerson(server)];
  const { token } = await invite(server, owner, invited);
  const code = await callAfterWaiting(server.db, {
    change: async (tx) => {
      await lockOrganization(tx, owner);
      await moveIntoOrganization(tx, employer.organizationId, [invited]);
    },
    call: () => accept(invited, token),
  });
  yield* describeDifferences([['moved meanwhile', code, 'conflict']]);
}

/**
 * Nobody enters an organization that is disabled in the meantime, and a user who is locked in the meantime enters none.
 */
async function* endedMeanwhileFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const [invited, locked] = [await signedInPerson(server), await signedInPerson(server)];
  const disabled = { disabledAt: new Date(), disabledReason: 'Lo pidió' };
  const enterAfter = async (
    change: (tx: Database, owner: SignedInPerson) => Promise<unknown>,
    { email }: Pick<SignedInPerson, 'email'>,
    enter: (token: string) => Promise<string | null>,
  ) => {
    const owner = await signedInPerson(server);
    const { token } = await invite(server, owner, { email });
    return callAfterWaiting(db, { change: (tx) => change(tx, owner), call: () => enter(token) });
  };
  const disable = (tx: Database, { organizationId }: SignedInPerson) =>
    tx.update(organizations).set(disabled).where(eq(organizations.id, organizationId));
  const lock = (tx: Database) => lockPerson(tx, locked);
  const newcomer = { email: `new-${invited.email}` };
  const enters = (person: SignedInPerson) => (token: string) => accept(person, token);
  const registers = (token: string) => register(server, token);
  yield* describeDifferences([
    ['locked meanwhile', await enterAfter(lock, locked, enters(locked)), 'unauthenticated'],
    [
      'into what is disabled meanwhile',
      await enterAfter(disable, invited, enters(invited)),
      'link-not-valid',
    ],
    [
      'new into what is disabled meanwhile',
      await enterAfter(disable, newcomer, registers),
      'link-not-valid',
    ],
  ]);
}

/** An owner who hands their organization over in the meantime can no longer invite anybody into it. */
async function* handedOverMeanwhileFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const [owner, next] = [await signedInPerson(server), await signedInPerson(server)];
  const { organizationId } = owner;
  await moveIntoOrganization(db, organizationId, [next]);
  const give = (tx: Database, { userId }: SignedInPerson, role: 'owner' | 'member') =>
    tx.update(organizationMembers).set({ role }).where(eq(organizationMembers.userId, userId));
  const email = `new-${owner.email}`;
  const { code } = await callAfterWaiting(db, {
    change: async (tx) => {
      await lockOrganization(tx, owner);
      await give(tx, owner, 'member');
      await give(tx, next, 'owner');
    },
    call: () => owner.http.call('auth.organizations.invite', { email }),
  });
  yield* describeDifferences([
    ['invited after handing over', code, 'forbidden'],
    ['invited', await db.$count(invitations, eq(invitations.organizationId, organizationId)), 0],
  ]);
}

/** An organization at its member limit is full; other organizations are not affected. */
async function* fullFaults(server: ListeningServer, owner: SignedInPerson): AsyncGenerator<string> {
  const { db } = server;
  const [full, invited] = [await signedInPerson(server), await signedInPerson(server)];
  const staff = await createAdvisers(
    db,
    Array.from({ length: maxMembers - 1 }, () => ({})),
  );
  await moveIntoOrganization(db, full.organizationId, staff);
  const intoFull = await invite(server, full, invited);
  const intoOther = await invite(server, owner, invited);
  yield* describeDifferences([
    ['into what is full', await accept(invited, intoFull.token), 'organization-full'],
    ['into what is not', await accept(invited, intoOther.token), null],
  ]);
}
