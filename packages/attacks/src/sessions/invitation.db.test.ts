import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import { startMailingServer } from '@valia/server/testing/mailing-server.ts';
import type { MailingServer } from '@valia/server/testing/mailing-server.ts';

let server: MailingServer;
let owner: SignedInPerson;
beforeAll(async () => {
  server = await startMailingServer();
  owner = await signedInPerson(server);
});
afterAll(() => server.close());

const quarterHourMs = 15 * 60_000;
let quarters = 0;
/** Each test has its own quarter of an hour, so that limits do not interfere. */
const now = () => new Date(Date.now() + quarters * quarterHourMs);
beforeEach(() => {
  quarters += 1;
  server.setClock(now());
});

let guests = 0;
const newAddress = () => {
  guests += 1;
  return `guest-${guests}@example.test`;
};
const invite = async (email: string, inviter = owner, count = 1): Promise<string> => {
  expect((await inviter.http.call('auth.organizations.invite', { email })).status).toBe(200);
  return server.tokenTo(email, count);
};
const registration = (token: string, password = 'secret') => ({
  token,
  firstName: 'Laia',
  lastName: 'Font',
  phone: '972 300 300',
  password,
  termsAccepted: true,
});
const organizationOf = async (userId: string) => {
  const [row] = await server.db
    .select({ id: organizationMembers.organizationId, role: organizationMembers.role })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId));
  return row;
};
const passwordHashOf = async (userId: string) => {
  const [row] = await server.db.select().from(users).where(eq(users.id, userId));
  return row?.passwordHash;
};

describe('S17 an invitation', () => {
  test('lets a new person in as a member, verified and signed in, without an organization of their own', async () => {
    const email = newAddress();
    const token = await invite(email);
    const guest = new HttpPerson(server.origin);
    expect((await guest.call('auth.invitations.read', { token })).data).toMatchObject({
      email,
      organizationName: 'Asesoría Puig',
      inviterName: 'Marta Puig Serra',
      hasAccount: false,
    });
    const answer = await guest.call('auth.invitations.register', registration(token));
    expect(answer.data).toMatchObject({
      session: { email, emailConfirmed: true, role: 'advisor' },
    });
    const session = (await guest.call('auth.session')).data;
    expect(session).toMatchObject({ email, organizationName: 'Asesoría Puig' });
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    expect(await organizationOf(user?.id ?? '')).toEqual({
      id: owner.organizationId,
      role: 'member',
    });
    expect((await guest.call('auth.invitations.read', { token })).code).toBe('invitation-used');
  });

  test('moves an existing person, who is signed in, and closes what they leave empty', async () => {
    const person = await signedInPerson(server, { emailConfirmed: false });
    const token = await invite(person.email);
    const read = await person.http.call('auth.invitations.read', { token });
    expect(read.data).toMatchObject({ hasAccount: true });
    const answer = await person.http.call('auth.invitations.accept', { token });
    expect(answer.data).toMatchObject({
      session: { organizationName: 'Asesoría Puig', emailConfirmed: true },
    });
    expect(await organizationOf(person.userId)).toEqual({
      id: owner.organizationId,
      role: 'member',
    });
    const [left] = await server.db
      .select()
      .from(organizations)
      .where(eq(organizations.id, person.organizationId));
    expect(left?.archivedAt).not.toBeNull();
  });

  test('is refused to a third person, clearly, and stays open for whom it is for', async () => {
    const email = newAddress();
    const token = await invite(email);
    const third = await signedInPerson(server);
    const answer = await third.http.call('auth.invitations.accept', { token });
    expect(answer).toMatchObject({ status: 403, code: 'invitation-for-another' });
    expect((await organizationOf(third.userId))?.id).toBe(third.organizationId);
    const guest = new HttpPerson(server.origin);
    expect((await guest.call('auth.invitations.accept', { token })).status).toBe(401);
    const registered = await guest.call('auth.invitations.register', registration(token));
    expect(registered.status).toBe(200);
  });

  test('to an address with an account sets no password, and makes no second account', async () => {
    const person = await signedInPerson(server);
    const token = await invite(person.email);
    const before = await passwordHashOf(person.userId);
    const answer = await new HttpPerson(server.origin).call(
      'auth.invitations.register',
      registration(token, 'the attacker chose this'),
    );
    expect(answer).toMatchObject({ status: 409, code: 'sign-up-refused' });
    expect(await passwordHashOf(person.userId)).toBe(before);
    expect((await person.http.call('auth.invitations.accept', { token })).status).toBe(200);
  });

  test('works once: the second use is a conflict, and of twenty at once one counts', async () => {
    const person = await signedInPerson(server);
    const token = await invite(person.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.http.call('auth.invitations.accept', { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'invitation-used')).toHaveLength(19);
    expect(await person.http.call('auth.invitations.accept', { token })).toMatchObject({
      status: 409,
      code: 'invitation-used',
    });
  });

  test('is void after seven days, when taken back, and when a newer one was sent', async () => {
    const late = await invite(newAddress());
    server.setClock(new Date(now().getTime() + 7 * 86_400_000 + 1000));
    const visitor = new HttpPerson(server.origin);
    expect((await visitor.call('auth.invitations.read', { token: late })).code).toBe(
      'link-not-valid',
    );
    server.setClock(now());

    const email = newAddress();
    const older = await invite(email);
    const newer = await invite(email, owner, 2);
    expect((await visitor.call('auth.invitations.read', { token: older })).code).toBe(
      'link-not-valid',
    );
    const open = await owner.http.call('auth.organizations.invitations');
    const { invitations } = open.data as { invitations: { id: string; email: string }[] };
    expect(invitations.filter((each) => each.email === email)).toHaveLength(1);
    const id = invitations.find((each) => each.email === email)?.id;
    const stranger = await signedInPerson(server);
    const theirs = await stranger.http.call('auth.organizations.revokeInvitation', { id });
    expect(theirs.status).toBe(404);
    expect((await owner.http.call('auth.organizations.revokeInvitation', { id })).status).toBe(200);
    expect((await visitor.call('auth.invitations.read', { token: newer })).code).toBe(
      'link-not-valid',
    );
  });

  test('is sent by an owner whose own address is verified, to nobody who is in already', async () => {
    const unverified = await signedInPerson(server, { emailConfirmed: false });
    const refused = await unverified.http.call('auth.organizations.invite', {
      email: newAddress(),
    });
    expect(refused).toMatchObject({ status: 403, code: 'email-not-confirmed' });
    const member = await signedInPerson(server);
    await member.http.call('auth.invitations.accept', { token: await invite(member.email) });
    const asMember = await member.http.call('auth.organizations.invite', { email: newAddress() });
    expect(asMember).toMatchObject({ status: 403, code: 'forbidden' });
    const again = await owner.http.call('auth.organizations.invite', { email: member.email });
    expect(again).toMatchObject({ status: 409, code: 'invitation-to-member' });
  });

  test('is not accepted by an owner whose organization has other members', async () => {
    const other = await signedInPerson(server);
    const joined = new HttpPerson(server.origin);
    const theirs = await invite(newAddress(), other);
    await joined.call('auth.invitations.register', registration(theirs));
    const token = await invite(other.email);
    const answer = await other.http.call('auth.invitations.accept', { token });
    expect(answer).toMatchObject({ status: 409, code: 'organization-has-members' });
    expect((await organizationOf(other.userId))?.role).toBe('owner');
    expect((await other.http.call('auth.invitations.read', { token })).status).toBe(200);
  });
});
