import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import {
  HttpPerson,
  signedInPerson,
  type SignedInPerson,
} from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { bystanderDigest } from '../access/bystander.ts';
import { describeDifferences } from '../access/describe-differences.ts';
import { changedTables } from '../access/digest-statement.ts';
import { lockPerson, moveIntoOrganization } from '../access/object-makers.ts';

const hourMs = 3_600_000;

const nextOf = (email: string): string => `next-${email}`;

/** The second of the two links of an email address change. */
const lastLink = async (
  { db }: ListeningServer,
  { userId, email }: SignedInPerson,
): Promise<string> => {
  const [token, now] = [createSessionToken(), new Date()];
  await db.insert(emailChanges).values({
    id: randomUUID(),
    userId,
    formerEmail: email,
    nextEmail: nextOf(email),
    nextTokenHash: hashLinkToken(token),
    formerConfirmedAt: now,
    requestedAt: now,
    expiresAt: new Date(Date.now() + hourMs),
  });
  return token;
};

/**
 * A new email address changes only its own account, whoever opens the link and wherever else the former address is
 * recorded.
 */
export async function* emailChangeAttack(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const digest = await bystanderDigest(server);
  const [person, employer] = [await signedInPerson(server), await signedInPerson(server)];
  const other = await signedInPerson(server);
  await moveIntoOrganization(db, employer.organizationId, [person]);
  for (const { organizationId } of [employer, other])
    await db
      .update(organizations)
      .set({ email: person.email })
      .where(eq(organizations.id, organizationId));
  const before = await digest();
  const token = await lastLink(server, person);
  const confirmed = await other.http.call('auth.emailChange.confirm', { token });
  const organizationOf = async ({ http }: SignedInPerson) => {
    const { data } = await http.call('auth.organizations.get');
    return (data as { email: string }).email;
  };
  const devices = await db.$count(knownDevices, eq(knownDevices.userId, person.userId));
  yield* describeDifferences([
    ['link in the browser of another', confirmed.code, null],
    ['devices of whose link it was', devices, 0],
    ['organization of another', await organizationOf(other), person.email],
    ['organization of whom they work for', await organizationOf(employer), person.email],
    ['what is a bystander’s', changedTables(before, await digest()), ''],
  ]);
  yield* endedLinkFaults(server);
}

/**
 * A link stops working when its account ends, when the address that requested it changes, or when another account
 * obtains the new address.
 */
async function* endedLinkFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const person = () => signedInPerson(server);
  const [locked, renamed, late] = [await person(), await person(), await person()];
  await lockPerson(db, locked);
  const email = `other-${renamed.email}`;
  await db.update(users).set({ email }).where(eq(users.id, renamed.userId));
  await signedInPerson(server, { email: nextOf(late.email) });
  const visitor = new HttpPerson(server.origin);
  const open = async (of: SignedInPerson) => {
    const token = await lastLink(server, of);
    return (await visitor.call('auth.emailChange.confirm', { token })).code;
  };
  yield* describeDifferences([
    ['link of a locked account', await open(locked), 'link-not-valid'],
    ['link from an address before', await open(renamed), 'link-not-valid'],
    ['link to what another has by now', await open(late), 'link-not-valid'],
  ]);
}
