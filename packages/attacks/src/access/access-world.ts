import { randomUUID } from 'node:crypto';
import { createSessionRegistry } from '@valia/auth/session-registry.ts';
import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { templates } from '@valia/db/schema/workspace/templates.ts';
import { savedViews } from '@valia/db/schema/workspace/saved-views.ts';
import { loginChallenges } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import type { ShareRight } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { unaudited } from '@valia/services/context/change-audited.ts';
import * as services from '@valia/services/sections.ts';
import type { SectionService } from '@valia/services/verbs/section-service.ts';
import type { Touches } from '@valia/services/verbs/declaration.ts';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sessionCookieName, signedInPeople } from '@valia/server/testing/http-person.ts';
import type {
  HttpPerson,
  PersonOptions,
  SignedInPerson,
} from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import {
  freezeTestValuation,
  makeReport,
  makeTemplate,
  makeTemplateDocument,
  makeValuation,
  moveIntoOrganization,
  newVerificationCode,
} from './object-makers.ts';
import { makeLead } from '@valia/services/testing/make-lead.ts';
import type { ObjectMaker } from './object-makers.ts';

const dayMs = 86_400_000;
const withFactor = { secondFactor: true } as const;

/** All kinds of callers that the access rules distinguish. */
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
  /** The user who owns the caller's own objects; a signed-out caller also has such a user. */
  person: SignedInPerson;
}

export type AccessWorld = Record<Principal, Caller>;

/** The state that a browser has between the password and the code, instead of a session. */
const holdChallenge = async ({ db }: ListeningServer, { userId, http }: SignedInPerson) => {
  const challenge = createSessionToken();
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 300_000) };
  await db.insert(loginChallenges).values({ id: hashSessionToken(challenge), userId, ...times });
  http.cookies.set(sessionCookieName, challenge);
};

/** One caller of each kind; the second adviser is a member of the first adviser's organization. */
export const createAccessWorld = async (server: ListeningServer): Promise<AccessWorld> => {
  const people = await signedInPeople(
    server,
    principalNames.map((principal) => principals[principal] ?? {}),
  );
  const callers = people.map((person, at) => [principalNames[at], { http: person.http, person }]);
  const world = Object.fromEntries(callers) as AccessWorld;
  world['signed out'].http.cookies.clear();
  await holdChallenge(server, world['waiting for the code'].person);
  await moveIntoOrganization(server.db, world.adviser.person.organizationId, [
    world['adviser of the same organization'].person,
  ]);
  return world;
};

/** The user with whom every shared valuation is shared, who is none of the callers. */
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

/** Shares a valuation with a user by inserting only the row of the share. */
export const shareWith = async (
  { db }: ListeningServer,
  valuationId: string,
  { grantedBy, ...share }: { userId: string; right: ShareRight; grantedBy: string },
): Promise<void> => {
  await db
    .insert(valuationShares)
    .values({ valuationId, ...share, grantedBy, createdAt: new Date() });
};

/** A valuation with everything that a call may refer to: shared with the guest, and completed once. */
const makeWholeValuation = async (server: ListeningServer, owner: TestAdviser) => {
  const id = await makeValuation(server, owner);
  await keepGuest(server);
  await shareWith(server, id, { userId: guestId, right: 'edit', grantedBy: owner.userId });
  await freezeTestValuation(server, owner, id);
  return id;
};

/**
 * A request as its sender leaves it, with a snapshot of the sender's valuation. It is sent to the guest, who is never a
 * caller, unless `targetAdvisorId` is set.
 */
const makeRequest = async (
  server: ListeningServer,
  given: { requesterUserId: string; targetAdvisorId?: string | null },
): Promise<string> => {
  const { db } = server;
  const owner = { userId: given.requesterUserId } as TestAdviser;
  const [id, valuationId] = [randomUUID(), await makeValuation(server, owner)];
  const snapshotId = await freezeTestValuation(server, owner, valuationId);
  await keepGuest(server);
  const createdAt = new Date();
  const companyName = 'Talleres Ordóñez';
  await db.insert(advisorCollaborationRequests).values({
    targetAdvisorId: guestId,
    ...given,
    id,
    valuationId,
    snapshotId,
    companyName,
    createdAt,
  });
  await db.insert(collaborationAccess).values({ requestId: id, snapshotId, grantedAt: createdAt });
  return id;
};

/**
 * A user's estimated commission for a request, as the estimate creates it, but without its step in the commission's
 * history.
 */
export const createCommission = async (
  { db }: ListeningServer,
  { requestId, recipientUserId }: { requestId: string; recipientUserId: string },
): Promise<string> => {
  const [id, now] = [randomUUID(), new Date()];
  const formula = { baseKind: 'expected', baseCents: 272_000_000n, rate: 0.01 } as const;
  await db.insert(commissions).values({
    ...formula,
    id,
    requestId,
    recipientUserId,
    requestType: 'referral',
    statusSince: now,
    tariffOf: '2026-01-01',
    tierFromCents: 0n,
    amountCents: 2_720_000n,
    createdAt: now,
  });
  return id;
};

const makeCommission: ObjectMaker = async (server) => {
  // Nobody may settle their own commission, so the referrer is another adviser.
  const { userId } = await createAdviser(server.db);
  const requestId = await makeRequest(server, { requesterUserId: userId });
  return createCommission(server, { requestId, recipientUserId: userId });
};

type KindOf<One> = One extends { objects: infer Objects } ? keyof Objects : never;
type SectionKind = KindOf<(typeof services)[keyof typeof services]>;

const sectionObjects = Object.values<SectionService>(services).flatMap(({ objects }) =>
  Object.entries(objects),
);
/** The makers of the objects that sections declare. */
const sectionMakers = Object.fromEntries(
  sectionObjects.map(([kind, { make }]): [string, ObjectMaker] => [
    kind,
    ({ db }, owner) => make(unaudited(db, 'fills-the-demo'), owner),
  ]),
) as Record<SectionKind, ObjectMaker>;
const sectionOwners = Object.fromEntries(
  sectionObjects.map(([kind, { owner }]) => [kind, owner]),
) as Record<SectionKind, PgColumn>;
export const sectionKinds = Object.keys(sectionMakers) as SectionKind[];

export const objectKinds = {
  ...sectionMakers,
  valuation: makeWholeValuation,
  report: makeReport,
  lead: ({ db }, { userId }) => makeLead(db, { advisorUserId: userId }),
  request: (server, owner) => makeRequest(server, { requesterUserId: owner.userId }),
  'received-request': async (server, owner) => {
    await server.db
      .update(userVerificationStatus)
      .set({ verificationStatus: 'verified' })
      .where(eq(userVerificationStatus.userId, owner.userId));
    const { userId } = await createAdviser(server.db);
    return makeRequest(server, { requesterUserId: userId, targetAdvisorId: owner.userId });
  },
  'firm-request': (server, owner) =>
    makeRequest(server, { requesterUserId: owner.userId, targetAdvisorId: null }),
  view: async ({ db }, { userId }) => {
    const clientId = randomUUID();
    const view = { list: 'valuations', name: clientId, search: {}, createdAt: new Date() } as const;
    await db.insert(savedViews).values({ id: randomUUID(), clientId, userId, ...view });
    return clientId;
  },
  template: (server, { userId }) => makeTemplate(server, userId),
  'library-template': (server) => makeTemplate(server, null),
  'template-document': makeTemplateDocument,
  session: async ({ db }, owner) => (await createSessionRegistry(db, new Date()).create(owner)).id,
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
  'any-organization': async ({ db }) => (await createAdviser(db)).organizationId,
  notification: async ({ db }, { userId }) => {
    const id = randomUUID();
    const told = { kind: 'lead-assigned', subjectId: randomUUID(), createdAt: new Date() } as const;
    await db.insert(notifications).values({ id, userId, ...told });
    return id;
  },
  'issue-report': async ({ db }, { userId }) => {
    const [id, now] = [randomUUID(), new Date()];
    const told = {
      issueType: 'bug',
      severity: 'high',
      title: 'Fallo',
      description: 'Falla',
    } as const;
    const context = { route: '/reports', userAgent: 'Firefox', occurredAt: now, createdAt: now };
    await db.insert(issueReports).values({ id, reporterUserId: userId, ...told, ...context });
    return id;
  },
  'security-event': async ({ db }, { userId }) => {
    const id = randomUUID();
    const event = { eventType: 'sign_in_failures', severity: 'high', detail: {} } as const;
    await db
      .insert(securityLogs)
      .values({ id, ...event, subjectId: userId, createdAt: new Date() });
    return id;
  },
  'unassigned-lead': ({ db }, { userId }) =>
    makeLead(db, { advisorUserId: null, requestedBy: userId }),
  'queue-item': async ({ db }, { userId }) => {
    const id = randomUUID();
    const item = { kind: 'role-not-assigned', detail: 'failed' } as const;
    await db.insert(adminQueueItems).values({ id, ...item, subjectId: userId });
    return id;
  },
  member: async ({ db }, { organizationId }) => {
    const member = await createAdviser(db);
    await moveIntoOrganization(db, organizationId, [member]);
    return member.userId;
  },
  user: async ({ db }) => (await createAdviser(db)).userId,
  commission: makeCommission,
} as const satisfies Record<string, ObjectMaker>;
export type ObjectKind = keyof typeof objectKinds;

/** The column that identifies the owner of each kind of object. */
export const ownerColumns: Record<ObjectKind, PgColumn> = {
  ...sectionOwners,
  valuation: valuations.ownerId,
  report: reports.createdBy,
  lead: sellBusinessLeads.advisorUserId,
  request: advisorCollaborationRequests.requesterUserId,
  'received-request': advisorCollaborationRequests.targetAdvisorId,
  'firm-request': advisorCollaborationRequests.requesterUserId,
  view: savedViews.userId,
  template: templates.ownerId,
  'library-template': templates.id,
  'template-document': templateDocuments.ownerId,
  session: sessions.userId,
  invitation: invitations.invitedBy,
  'any-organization': organizations.id,
  notification: notifications.userId,
  'issue-report': issueReports.reporterUserId,
  // These kinds of objects have no owner: the column identifies the user whom the object concerns.
  'security-event': securityLogs.subjectId,
  'unassigned-lead': sellBusinessLeads.requestedBy,
  'queue-item': adminQueueItems.subjectId,
  member: organizationMembers.userId,
  user: users.id,
  commission: commissions.recipientUserId,
};

type Touched = Touches['object'];

/**
 * The kind of object that a call refers to, or null. Links are tested separately, and an organization is always the
 * caller's own.
 */
export const objectKindOf = (touches: Touches | null): ObjectKind | null => {
  const object: Touched | undefined = touches?.object;
  return object !== undefined && Object.hasOwn(objectKinds, object) ? (object as ObjectKind) : null;
};

const missingIds: Partial<Record<Touched, () => string>> = {
  session: () => hashSessionToken(createSessionToken()),
  report: newVerificationCode,
  'recovery-link': createSessionToken,
  'verification-link': createSessionToken,
  'invitation-link': createSessionToken,
  'email-change-link': createSessionToken,
};
/** An id, or another key, of an object that does not exist. */
export const missingIdOf = (touches: Touches | null): string =>
  (missingIds[touches?.object ?? 'valuation'] ?? randomUUID)();

/** The id, or another key, of an object of this user that the call may touch. */
export const objectFor = async (
  server: ListeningServer,
  touches: Touches | null,
  owner: TestAdviser,
): Promise<string> => {
  const kind = objectKindOf(touches);
  return kind === null ? missingIdOf(touches) : objectKinds[kind](server, owner);
};

/** Whether a call refers to its object by the token of a link in an email. */
export const isLinkToken = (touches: Touches | null): boolean =>
  touches !== null && touches.object.endsWith('-link');
