import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';
import { bystanderDigest } from './bystander.ts';
import { differences } from './differences.ts';
import { changedTables } from './digest-statement.ts';
import { moveInto } from './object-makers.ts';

const hourMs = 3_600_000;

/** The last of the two links of a change of address. */
const lastLink = async (
  { db }: ListeningServer,
  { userId, email }: SignedInPerson,
): Promise<string> => {
  const [token, now] = [createSessionToken(), new Date()];
  await db.insert(emailChanges).values({
    id: randomUUID(),
    userId,
    formerEmail: email,
    nextEmail: `next-${email}`,
    nextTokenHash: hashLinkToken(token),
    formerConfirmedAt: now,
    requestedAt: now,
    expiresAt: new Date(Date.now() + hourMs),
  });
  return token;
};

/** A new address is its account's alone, whoever opens the link and whoever wrote down the former one. */
export async function* emailChangeFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const digest = await bystanderDigest(server);
  const [person, employer] = [await signedInPerson(server), await signedInPerson(server)];
  const other = await signedInPerson(server);
  await moveInto(db, employer.organizationId, [person]);
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
  yield* differences([
    ['link in the browser of another', confirmed.code, null],
    ['devices of whose link it was', devices, 0],
    ['organization of another', await organizationOf(other), person.email],
    ['organization of whom they work for', await organizationOf(employer), person.email],
    ['what is a bystander’s', changedTables(before, await digest()), ''],
  ]);
}
