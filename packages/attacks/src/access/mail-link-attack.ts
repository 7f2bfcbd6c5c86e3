import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { callAfterWaiting } from './call-after-waiting.ts';
import { bystanderDigest } from './bystander.ts';
import { describeDifferences } from './describe-differences.ts';
import { changedTables } from './digest-statement.ts';
import { lockPerson } from './object-makers.ts';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq } from 'drizzle-orm';

const password = 'Nogal-verde-27';
const hourMs = 3_600_000;
const past = (): Date => new Date(Date.now() - 1000);
const soon = (): Date => new Date(Date.now() + hourMs);

type Link = Partial<Pick<typeof oneTimeLinks.$inferInsert, 'purpose' | 'expiresAt' | 'usedAt'>>;

const recoveryLink = async (
  { db }: ListeningServer,
  { userId }: SignedInPerson,
  link: Link = {},
): Promise<string> => {
  const token = createSessionToken();
  await db.insert(oneTimeLinks).values({
    id: randomUUID(),
    userId,
    purpose: 'recover-password',
    tokenHash: hashLinkToken(token),
    requestedAt: new Date(),
    expiresAt: soon(),
    ...link,
  });
  return token;
};

const invitationLink = async (
  { db }: ListeningServer,
  { userId, organizationId }: SignedInPerson,
  times: { expiresAt?: Date; acceptedAt?: Date } = {},
): Promise<string> => {
  const token = createSessionToken();
  const id = randomUUID();
  const accepted = times.acceptedAt === undefined ? {} : { acceptedBy: userId };
  await db.insert(invitations).values({
    id,
    organizationId,
    email: `invited-${id}@example.test`,
    invitedBy: userId,
    tokenHash: hashLinkToken(token),
    createdAt: new Date(),
    expiresAt: soon(),
    ...times,
    ...accepted,
  });
  return token;
};

/** Which links in emails work, for how long and for which purpose. */
export async function* mailLinkAttack(server: ListeningServer): AsyncGenerator<string> {
  const visitor = new HttpPerson(server.origin);
  const person = () => signedInPerson(server);
  const isValid = async (of: SignedInPerson, link: Link = {}) => {
    const token = await recoveryLink(server, of, link);
    const { data, code } = await visitor.call('auth.checkRecovery', { token });
    return code ?? (data as { valid: boolean }).valid;
  };
  const read = async (times?: { expiresAt?: Date; acceptedAt?: Date }) => {
    const token = await invitationLink(server, await person(), times);
    return (await visitor.call('auth.invitations.read', { token })).code;
  };
  const readOf = async (state: Partial<typeof organizations.$inferInsert>) => {
    const owner = await person();
    const token = await invitationLink(server, owner);
    const row = eq(organizations.id, owner.organizationId);
    await server.db.update(organizations).set(state).where(row);
    return (await visitor.call('auth.invitations.read', { token })).code;
  };
  yield* describeDifferences([
    ['link', await isValid(await person()), true],
    ['past link', await isValid(await person(), { expiresAt: past() }), false],
    ['used link', await isValid(await person(), { usedAt: past() }), false],
    ['link for something else', await isValid(await person(), { purpose: 'verify-email' }), false],
    [
      'link of a locked account',
      await isValid(await signedInPerson(server, { status: 'locked' })),
      false,
    ],
    ['invitation', await read(), null],
    ['past invitation', await read({ expiresAt: past() }), 'link-not-valid'],
    ['used invitation', await read({ acceptedAt: past() }), 'invitation-used'],
    ['invitation into what is closed', await readOf({ archivedAt: past() }), 'link-not-valid'],
    [
      'invitation into what is disabled',
      await readOf({ disabledAt: past(), disabledReason: 'Lo pidió' }),
      'link-not-valid',
    ],
  ]);
  yield* usedLinkFaults(server);
  yield* lockedMeanwhileFaults(server);
}

/**
 * A link that was used, earlier or in the meantime, does nothing, and its answer reveals nothing about the submitted
 * data.
 */
async function* usedLinkFaults(server: ListeningServer): AsyncGenerator<string> {
  const { db } = server;
  const visitor = new HttpPerson(server.origin);
  const person = await signedInPerson(server);
  const unverified = await signedInPerson(server, { emailConfirmed: false });
  const used = { usedAt: past() };
  const reset = async (token: string, given: string) =>
    (await visitor.call('auth.resetPassword', { token, password: given })).code;
  const of = await recoveryLink(server, unverified, { purpose: 'verify-email', ...used });
  const token = await recoveryLink(server, person);
  const meanwhile = await callAfterWaiting(db, {
    change: async (tx) => {
      await tx.select().from(users).where(eq(users.id, person.userId)).for('update');
      await tx
        .update(oneTimeLinks)
        .set(used)
        .where(eq(oneTimeLinks.tokenHash, hashLinkToken(token)));
    },
    call: () => reset(token, password),
  });
  const former = await recoveryLink(server, await signedInPerson(server), used);
  yield* describeDifferences([
    ['used link with a weak password', await reset(former, 'corta'), 'link-not-valid'],
    ['link that was used meanwhile', meanwhile, 'link-not-valid'],
    [
      'used link to an address',
      (await visitor.call('auth.verifyEmail', { token: of })).code,
      'link-not-valid',
    ],
  ]);
}

/** A user whose account is locked while they open a link obtains nothing from it. */
async function* lockedMeanwhileFaults(server: ListeningServer): AsyncGenerator<string> {
  const visitor = new HttpPerson(server.origin);
  const openLate = async (path: string, link: Link, given: object = {}) => {
    const person = await signedInPerson(server, { emailConfirmed: false });
    const token = await recoveryLink(server, person, link);
    const { code } = await callAfterWaiting(server.db, {
      change: (tx) => lockPerson(tx, person),
      call: () => visitor.call(path, { token, ...given }),
    });
    return code;
  };
  const reset = await openLate('auth.resetPassword', {}, { password });
  const verified = await openLate('auth.verifyEmail', { purpose: 'verify-email' });
  yield* describeDifferences([
    ['password of who was locked meanwhile', reset, 'link-not-valid'],
    ['address of who was locked meanwhile', verified, 'link-not-valid'],
  ]);
}

/** The link that confirms an email address changes its own account, and no other one. */
export async function* confirmationLinkAttack(server: ListeningServer): AsyncGenerator<string> {
  const visitor = new HttpPerson(server.origin);
  const digest = await bystanderDigest(server);
  const squatter = await signedInPerson(server, { emailConfirmed: false });
  const known = await signedInPerson(server);
  const before = await digest();
  const open = async (of: SignedInPerson) => {
    const token = await recoveryLink(server, of, { purpose: 'verify-email' });
    const { data, code } = await visitor.call('auth.verifyEmail', { token });
    return code ?? (data as { verifiedNow: boolean }).verifiedNow;
  };
  const careful = await signedInPerson(server, { secondFactor: true });
  const resets = async (of: SignedInPerson) => {
    const token = await recoveryLink(server, of);
    const { code } = await visitor.call('auth.resetPassword', { token, password });
    const entered = await visitor.call('auth.signIn', { email: of.email, password });
    return code ?? entered.text.includes('"challenge":"');
  };
  const isSignedIn = async ({ http }: SignedInPerson) =>
    (await http.call('auth.account.history')).code === null;
  yield* describeDifferences([
    ['address', await open(squatter), true],
    ['whoever signed up with it', await isSignedIn(squatter), false],
    ['address confirmed before', await open(known), false],
    ['whose it was before', await isSignedIn(known), true],
    ['code after a new password', await resets(careful), true],
    ['what is a bystander’s', changedTables(before, await digest()), ''],
  ]);
}

/** The saved views of one user, whose ids another user knows. */
export async function* savedViewAttack(server: ListeningServer): AsyncGenerator<string> {
  const [owner, other] = [await signedInPerson(server), await signedInPerson(server)];
  const view = { id: randomUUID(), name: 'Mía', search: {} };
  await owner.http.call('valuations.saveView', view);
  const theirs = { ...view, name: 'Ajena' };
  const written = await other.http.call('valuations.saveView', theirs);
  await other.http.call('valuations.deleteView', { id: view.id });
  const kept = await owner.http.call('valuations.views');
  yield* describeDifferences([
    // Answered as an unused id: any other answer would reveal that the view belongs to another user.
    ['view of another’s id', JSON.stringify(written.data), JSON.stringify(theirs)],
    ['view after another', JSON.stringify(kept.data), JSON.stringify({ views: [view] })],
  ]);
}
