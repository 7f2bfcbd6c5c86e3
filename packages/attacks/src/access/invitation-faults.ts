import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { createAdvisers } from '@valia/db/testing/create-adviser.ts';
import { mostMembers } from '@valia/domain/organizations/organization-schemas.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { bystanderDigest } from './bystander.ts';
import { differences } from './differences.ts';
import { changedTables } from './digest-statement.ts';
import { holdOrganization, moveInto } from './object-makers.ts';
import { answerAfter } from './answer-after.ts';

const hourMs = 3_600_000;
const members = organizationMembers.organizationId;

/** As its mail leaves it. */
const invite = async (
  { db }: ListeningServer,
  owner: SignedInPerson,
  { email }: SignedInPerson,
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
      await holdOrganization(tx, owner);
      await moveInto(tx, employer.organizationId, [invited]);
    },
    call: () => accept(invited, token),
  });
  yield* differences([['moved meanwhile', code, 'conflict']]);
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
