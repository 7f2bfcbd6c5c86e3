import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { budgets } from '@valia/db/schema/workspace/budgets.ts';
import { notificationSettings } from '@valia/db/schema/workspace/notification-settings.ts';
import { templates } from '@valia/db/schema/workspace/templates.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { accountLabelChoices } from '@valia/db/schema/valuations/account-label-choices.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { loginChallenges, mfaRecoveryCodes } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { emptyBudget } from '@valia/domain/budgets/budget-document.ts';
import { notificationKinds } from '@valia/domain/notifications/notification-kind.ts';
import { type SignedInPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { personalData } from '@valia/services/privacy/personal-data.ts';
import { eq, sql } from 'drizzle-orm';
import { createCommission, guestId, objectKinds, sectionKinds, shareWith } from './access-world.ts';

const hourMs = 3_600_000;

const hash = (): string => hashLinkToken(createSessionToken());

/** Secrets that open an account, or that request access to it. */
const giveSecrets = async ({ db }: ListeningServer, userId: string): Promise<void> => {
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + hourMs)];
  for (const purpose of ['recover-password', 'verify-email'] as const)
    await db.insert(oneTimeLinks).values({
      id: randomUUID(),
      userId,
      purpose,
      tokenHash: hash(),
      requestedAt: createdAt,
      expiresAt,
    });
  await db
    .insert(mfaRecoveryCodes)
    .values({ id: randomUUID(), userId, codeHash: hash(), createdAt });
  await db.insert(loginChallenges).values({ id: hash(), userId, createdAt, expiresAt });
  const device = { userId, deviceHash: hashSessionToken(createSessionToken()) };
  await db.insert(knownDevices).values({ ...device, lastUsedAt: createdAt });
};

/** The rows of a user without an id by which a call could refer to them. */
const giveUnnamed = async (
  { db }: ListeningServer,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + hourMs)];
  // Rejected, so that the user may request the verification again.
  await db
    .update(userVerificationStatus)
    .set({ verificationStatus: 'rejected', reason: 'Falta el título', decidedAt: createdAt })
    .where(eq(userVerificationStatus.userId, userId));
  const addresses = { formerEmail: email, nextEmail: `next-${email}` };
  await db
    .insert(emailChanges)
    .values({ id: randomUUID(), userId, ...addresses, requestedAt: createdAt, expiresAt });
  // A picture that is not used as a logo yet: uploading a logo must remove only the uploader's own files.
  const picture = { name: 'logo.png', mediaType: 'image/png', sizeBytes: 1, sha256: '' };
  await db
    .insert(files)
    .values({ id: randomUUID(), ownerId: userId, ...picture, storageKey: randomUUID(), createdAt });
  const year = createdAt.getFullYear();
  const budget = { ownerId: userId, document: emptyBudget, version: 7, updatedAt: createdAt };
  await db
    .insert(budgets)
    .values([year - 1, year, year + 1].map((other) => ({ ...budget, year: other })));
};

/** A draft with a creation entry in the log, with a sector, untouched for long, and shared with another user. */
const makeToldValuation = async (
  server: ListeningServer,
  { http, userId }: SignedInPerson,
): Promise<void> => {
  const draft = { type: 'client_business', method: 'dcf', companyName: 'Conservas Valdeorza' };
  const { data } = await http.call('valuations.create', { clientId: randomUUID(), ...draft });
  const { id } = data as { id: string };
  // Untouched for so long that it is an idle draft, which waits for its owner.
  const updatedAt = new Date(Date.now() - 1_000 * hourMs * 24);
  await server.db.update(valuations).set({ sector: 'ALI', updatedAt }).where(eq(valuations.id, id));
  await shareWith(server, id, { userId: guestId, right: 'read', grantedBy: userId });
};

/** A completed valuation worth more than those of all other users. */
const makeLargestValuation = async (
  server: ListeningServer,
  person: SignedInPerson,
): Promise<void> => {
  const id = await objectKinds.valuation(server, person);
  const completedAt = new Date();
  const [equityLow, equityCentral, equityHigh] = [1e12, 2e12, 3e12];
  await server.db
    .update(valuations)
    .set({
      companyName: 'Mayor de todas',
      status: 'completed',
      equityLow,
      equityCentral,
      equityHigh,
      enterpriseCentral: equityCentral,
      completedAt,
      updatedAt: completedAt,
    })
    .where(eq(valuations.id, id));
};

/**
 * The user's notification settings, their choices for rows of pasted accounts, and templates shared with their
 * organization.
 */
const giveChoices = async ({ db }: ListeningServer, userId: string): Promise<void> => {
  const now = new Date();
  await db.insert(notificationSettings).values(
    notificationKinds.map((kind) => ({
      userId,
      kind,
      inApp: false,
      mail: false,
      digest: true,
      updatedAt: now,
    })),
  );
  await db.update(templates).set({ isShared: true }).where(eq(templates.ownerId, userId));
  await db
    .insert(accountLabelChoices)
    .values({ userId, key: 'lo de otra', target: null, chosenAt: now });
};

/** A user who has some rows of every kind and takes no part in the actions of other users. */
export const makeBystander = async (server: ListeningServer): Promise<string> => {
  const person = await signedInPerson(server, { secondFactor: true });
  for (const kind of [
    ...sectionKinds,
    'received-request',
    'session',
    'invitation',
    'notification',
    'lead',
    'issue-report',
    'view',
    'report',
    'valuation',
    'request',
    'template',
    'template-document',
  ] as const)
    await objectKinds[kind](server, person);
  await makeToldValuation(server, person);
  await makeLargestValuation(server, person);
  await giveChoices(server, person.userId);
  const requestId = await objectKinds.request(server, person);
  await createCommission(server, { requestId, recipientUserId: person.userId });
  await giveUnnamed(server, person);
  await giveSecrets(server, person.userId);
  return person.userId;
};

const bystanders = new WeakMap<ListeningServer, Promise<string>>();

/** A digest of all rows that belong to a user, by table; with `tables`, only the rows of those tables. */
export const personDigest = (
  { db }: Pick<ListeningServer, 'db'>,
  userId: string,
  tables = personalData,
): (() => Promise<string>) => {
  const parts = tables.flatMap(({ name, table, rowsOf }) =>
    rowsOf === null
      ? []
      : [
          sql`select ${name} || ' ' || coalesce(md5(string_agg(${sql.identifier(name)}::text, ',' order by ${sql.identifier(name)}::text)), '') as part
              from ${table} where ${rowsOf(userId)}`,
        ],
  );
  const statement = sql`select string_agg(part, ',' order by part) as digest from (${sql.join(parts, sql` union all `)}) parts`;
  return async () => {
    const [row] = await db.execute<{ digest: string }>(statement);
    return row?.digest ?? '';
  };
};

/** The same digest for a bystander, whose rows must not change when other users call. */
export const bystanderDigest = async (server: ListeningServer): Promise<() => Promise<string>> => {
  const known = bystanders.get(server) ?? makeBystander(server);
  bystanders.set(server, known);
  return personDigest(server, await known);
};
