import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import type { Database } from '@valia/db/client.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { adviserPassword, createAdvisers } from '@valia/db/testing/create-adviser.ts';
import { mostMembers } from '@valia/domain/organizations/organization-schemas.ts';
import {
  HttpPerson,
  signedInPerson,
  type SignedInPerson,
} from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { bystanderDigest } from './bystander.ts';
import { differences } from './differences.ts';
import { changedTables } from './digest-statement.ts';
import { lockOrganization, lockPerson, moveInto } from './object-makers.ts';
import { answerAfter } from './answer-after.ts';

const hourMs = 3_600_000;
const members = organizationMembers.organizationId;

/** As its mail leaves it. */
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

/** Who is invited enters, into where they are invited, and nobody else does. */
export async function* invitationFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const [owner, third] = [await signedInPerson(server), await signedInPerson(server)];
  const invited = await signedInPerson(server);
  const digest = await bystanderDigest(server);
  const before = await digest();
  const { id, token } = await invite(server, owner, invited);
  const { email } = third;
  yield* differences([
    ['another accepts', await accept(third, token), 'invitation-for-another'],
    ['who is invited accepts', await accept(invited, token), null],
    ['members', await db.$count(organizationMembers, eq(members, owner.organizationId)), 2],
    [
      'where another is',
      await db.$count(organizationMembers, eq(members, third.organizationId)),
      1,
    ],
    ['what is a bystander’s', changedTables(before, await digest()), ''],
    // Of a member elsewhere it is not told that they have an account.
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

/** Sent twice at once, the second time after they entered and were removed again. */
async function* usedMeanwhileFaults(
  server: ListeningServer,
  owner: SignedInPerson,
): AsyncGenerator<string> {
  const invited = await signedInPerson(server);
  const { id, token } = await invite(server, owner, invited);
  const acceptedBy = invited.userId;
  const code = await answerAfter(server.db, {
    change: async (tx) => {
      await tx.select().from(users).where(eq(users.id, acceptedBy)).for('update');
      const used = { acceptedAt: new Date(), acceptedBy };
      await tx.update(invitations).set(used).where(eq(invitations.id, id));
    },
    call: () => accept(invited, token),
  });
  yield* differences([['used meanwhile', code, 'invitation-used']]);
}

/** Whoever was moved into another organization meanwhile is not taken out of it unasked. */
async function* movedMeanwhileFaults(
  server: ListeningServer,
  owner: SignedInPerson,
): AsyncGenerator<string> {
  const [invited, employer] = [await signedInPerson(server), await signedInPerson(server)];
  const { token } = await invite(server, owner, invited);
  const code = await answerAfter(server.db, {
    change: async (tx) => {
      await lockOrganization(tx, owner);
      await moveInto(tx, employer.organizationId, [invited]);
    },
    call: () => accept(invited, token),
  });
  yield* differences([['moved meanwhile', code, 'conflict']]);
}

/** Nobody enters what is switched off meanwhile, and nobody who is locked meanwhile enters anything. */
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
    return answerAfter(db, { change: (tx) => change(tx, owner), call: () => enter(token) });
  };
  const disable = (tx: Database, { organizationId }: SignedInPerson) =>
    tx.update(organizations).set(disabled).where(eq(organizations.id, organizationId));
  const lock = (tx: Database) => lockPerson(tx, locked);
  const newcomer = { email: `new-${invited.email}` };
  const enters = (person: SignedInPerson) => (token: string) => accept(person, token);
  const registers = (token: string) => register(server, token);
  yield* differences([
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

/** Who hands their organization over meanwhile invites nobody into it any more. */
async function* handedOverMeanwhileFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const [owner, next] = [await signedInPerson(server), await signedInPerson(server)];
  const { organizationId } = owner;
  await moveInto(db, organizationId, [next]);
  const give = (tx: Database, { userId }: SignedInPerson, role: 'owner' | 'member') =>
    tx.update(organizationMembers).set({ role }).where(eq(organizationMembers.userId, userId));
  const email = `new-${owner.email}`;
  const { code } = await answerAfter(db, {
    change: async (tx) => {
      await lockOrganization(tx, owner);
      await give(tx, owner, 'member');
      await give(tx, next, 'owner');
    },
    call: () => owner.http.call('auth.organizations.invite', { email }),
  });
  yield* differences([
    ['invited after handing over', code, 'forbidden'],
    ['invited', await db.$count(invitations, eq(invitations.organizationId, organizationId)), 0],
  ]);
}

/** An organization with as many members as it may have is full; no other one is. */
async function* fullFaults(server: ListeningServer, owner: SignedInPerson): AsyncGenerator<string> {
  const { db } = server;
  const [full, invited] = [await signedInPerson(server), await signedInPerson(server)];
  const staff = await createAdvisers(
    db,
    Array.from({ length: mostMembers - 1 }, () => ({})),
  );
  await moveInto(db, full.organizationId, staff);
  const intoFull = await invite(server, full, invited);
  const intoOther = await invite(server, owner, invited);
  yield* differences([
    ['into what is full', await accept(invited, intoFull.token), 'organization-full'],
    ['into what is not', await accept(invited, intoOther.token), null],
  ]);
}
