import { randomBytes, randomUUID } from 'node:crypto';
import { createSessionKeeper } from '@valia/auth/session-keeper.ts';
import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { files } from '@valia/db/schema/files.ts';
import { invitations } from '@valia/db/schema/invitations.ts';
import { organizationMembers } from '@valia/db/schema/organizations.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { users } from '@valia/db/schema/users.ts';
import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { loginChallenges } from '@valia/db/schema/user-mfa-factors.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { toVerificationCode } from '@valia/domain/reports/verification-code.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/empty-valuation-document.ts';
import { valueDocument } from '@valia/services/valuations/value-document.ts';
import { eq } from 'drizzle-orm';
import { sessionCookieName, signedInPeople } from './http-person.ts';
import type { HttpPerson, PersonOptions, SignedInPerson } from './http-person.ts';
import type { ListeningServer } from './listening-server.ts';

const dayMs = 86_400_000;
const withFactor = { secondFactor: true } as const;

/** Everybody who may call, as far as rights tell people apart. */
export const principals = {
  'signed out': null,
  'with an ended session': { signedInAt: new Date(Date.now() - 40 * dayMs) },
  'waiting for the code': withFactor,
  locked: { status: 'locked' },
  unverified: { emailConfirmed: false },
  'business owner': { role: 'user' },
  adviser: {},
  'adviser of the same organization': {},
  'adviser of another organization': {},
  'admin without a second factor': { role: 'admin' },
  admin: { role: 'admin', ...withFactor },
  superadmin: { role: 'superadmin', ...withFactor },
  'global administrator': { role: 'user', globalAdmin: true, ...withFactor },
} as const satisfies Record<string, PersonOptions | null>;
export type Principal = keyof typeof principals;
export const principalNames = Object.keys(principals) as Principal[];

export interface Caller {
  http: HttpPerson;
  /** Whose objects are the caller's own; somebody's who is signed out have an owner too. */
  person: SignedInPerson;
}

export type AccessWorld = Record<Principal, Caller>;

/** Instead of a session: what the browser holds between the password and the code. */
const holdChallenge = async ({ db }: ListeningServer, { userId, http }: SignedInPerson) => {
  const challenge = createSessionToken();
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 300_000) };
  await db.insert(loginChallenges).values({ id: hashSessionToken(challenge), userId, ...times });
  http.cookies.set(sessionCookieName, challenge);
};

/** One of each kind, the second adviser a member of the first one's organization. */
export const createAccessWorld = async (server: ListeningServer): Promise<AccessWorld> => {
  const people = await signedInPeople(
    server,
    principalNames.map((principal) => principals[principal] ?? {}),
  );
  const callers = people.map((person, at) => [principalNames[at], { http: person.http, person }]);
  const world = Object.fromEntries(callers) as AccessWorld;
  world['signed out'].http.cookies.clear();
  await holdChallenge(server, world['waiting for the code'].person);
  await server.db
    .update(organizationMembers)
    .set({ organizationId: world.adviser.person.organizationId, role: 'member' })
    .where(eq(organizationMembers.userId, world['adviser of the same organization'].person.userId));
  return world;
};

const newVerificationCode = (): string => toVerificationCode(randomBytes(20));

/** Makes an object of a kind that belongs to somebody; answers its id. */
type ObjectMaker = (server: ListeningServer, owner: TestAdviser) => Promise<string>;

const document = emptyValuationDocument({
  method: 'dcf',
  companyName: 'Talleres Ordóñez',
  today: '2026-11-21',
});
const { extract } = valueDocument(document);

/** As `valuations.create` leaves it, without the entry of who made it and the milestone. */
const makeValuation = async ({ db }: ListeningServer, { userId }: TestAdviser) => {
  const [id, now] = [randomUUID(), new Date()];
  const type = 'client_business' as const;
  const draft = { id, ownerId: userId, clientId: randomUUID(), type, document };
  await db.insert(valuations).values({ ...extract, ...draft, createdAt: now, updatedAt: now });
  return id;
};

const freezeValuation = async (server: ListeningServer, owner: TestAdviser) => {
  const valuationId = await makeValuation(server, owner);
  const snapshotId = randomUUID();
  await server.db.insert(valuationSnapshots).values({
    id: snapshotId,
    valuationId,
    number: 1,
    document,
    outcome: { figures: {}, result: null, issues: [] },
    engineVersion: '1.0.0',
    sha256: '0'.repeat(64),
    createdAt: new Date(),
    createdBy: owner.userId,
  });
  return { valuationId, snapshotId };
};

/** With whom every shared valuation is shared: none of those who call. */
export const guestId = '00000000-0000-4000-8000-0000000000ca';
export const guestEmail = 'guest@example.test';

const keepGuest = async ({ db }: ListeningServer) => {
  const [createdAt, termsAcceptedAt] = [new Date(), new Date()];
  const email = guestEmail;
  const guest = { id: guestId, email, passwordHash: '', termsVersion: '1' };
  await db
    .insert(users)
    .values({ ...guest, createdAt, termsAcceptedAt, emailConfirmedAt: createdAt })
    .onConflictDoNothing();
};

export const objectKinds = {
  valuation: makeValuation,
  'shared valuation': async (server, owner) => {
    const valuationId = await makeValuation(server, owner);
    await keepGuest(server);
    const share = { valuationId, userId: guestId, right: 'edit' as const };
    const createdAt = new Date();
    await server.db
      .insert(valuationShares)
      .values({ ...share, grantedBy: owner.userId, createdAt });
    return valuationId;
  },
  'frozen valuation': async (server, owner) => (await freezeValuation(server, owner)).valuationId,
  'issued report': async (server, owner) => {
    const { valuationId, snapshotId } = await freezeValuation(server, owner);
    const [fileId, createdAt] = [randomUUID(), new Date()];
    const bytes = { mediaType: 'application/pdf', sizeBytes: 1, sha256: '0'.repeat(64) };
    const file = { ...bytes, name: 'informe.pdf', storageKey: fileId, createdAt };
    await server.db.insert(files).values({ ...file, id: fileId, ownerId: owner.userId });
    const verificationCode = newVerificationCode();
    await server.db.insert(reports).values({
      id: randomUUID(),
      valuationId,
      snapshotId,
      fileId,
      language: 'es',
      verificationCode,
      createdAt,
      createdBy: owner.userId,
    });
    return verificationCode;
  },
  session: async ({ db }, owner) => (await createSessionKeeper(db, new Date()).create(owner)).id,
  invitation: async ({ db }, { userId, organizationId }) => {
    const id = randomUUID();
    await db.insert(invitations).values({
      id,
      organizationId,
      invitedBy: userId,
      email: `invited-${id}@example.test`,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + dayMs),
    });
    return id;
  },
  person: async ({ db }) => (await createAdviser(db)).userId,
} as const satisfies Record<string, ObjectMaker>;
export type ObjectKind = keyof typeof objectKinds;

const missingIds: Partial<Record<ObjectKind, () => string>> = {
  session: () => hashSessionToken(createSessionToken()),
  'issued report': newVerificationCode,
};
export const missingIdOf = (kind: ObjectKind): string => (missingIds[kind] ?? randomUUID)();
