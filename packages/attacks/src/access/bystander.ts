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
import { giveCommission, guestId, objectKinds, shareWith } from './access-world.ts';

const hourMs = 3_600_000;

const hash = (): string => hashLinkToken(createSessionToken());

/** What opens an account, or asks for it. */
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

/** What a person has without a name of its own that a call could touch. */
const giveUnnamed = async (
  { db }: ListeningServer,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + hourMs)];
  // To be asked for again, as whoever was rejected may.
  await db
    .update(userVerificationStatus)
    .set({ verificationStatus: 'rejected', reason: 'Falta el título', decidedAt: createdAt })
    .where(eq(userVerificationStatus.userId, userId));
  const addresses = { formerEmail: email, nextEmail: `next-${email}` };
  await db
    .insert(emailChanges)
    .values({ id: randomUUID(), userId, ...addresses, requestedAt: createdAt, expiresAt });
  // A picture that is nobody's logo yet: whoever sends one removes only their own.
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

/** A draft whose making the log tells of, of a sector, long left alone, and shared with somebody. */
const makeToldValuation = async (
  server: ListeningServer,
  { http, userId }: SignedInPerson,
): Promise<void> => {
  const draft = { type: 'client_business', method: 'dcf', companyName: 'Conservas Valdeorza' };
  const { data } = await http.call('valuations.create', { clientId: randomUUID(), ...draft });
  const { id } = data as { id: string };
  // So long untouched that it waits for its owner.
  const updatedAt = new Date(Date.now() - 1_000 * hourMs * 24);
  await server.db.update(valuations).set({ sector: 'ALI', updatedAt }).where(eq(valuations.id, id));
  await shareWith(server, id, { userId: guestId, right: 'read', grantedBy: userId });
};

/** A completed one worth more than all others'. */
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

/** How they want to be told, where rows of pasted accounts go, and what those of their organization may use. */
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

/** Somebody who has some of everything and is part of nothing that others do. */
export const makeBystander = async (server: ListeningServer): Promise<string> => {
  const person = await signedInPerson(server, { secondFactor: true });
  for (const kind of [
    'received-request',
    'session',
    'invitation',
    'notification',
    'lead',
    'issue-report',
    'fee-preset',
    'view',
    'comparable',
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
  await giveCommission(server, { requestId, recipientUserId: person.userId });
  await giveUnnamed(server, person);
  await giveSecrets(server, person.userId);
  return person.userId;
};

const bystanders = new WeakMap<ListeningServer, Promise<string>>();

/** A digest of all rows that are a person's, by table; of `tables` alone. */
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

/** The same of a bystander, whose rows whoever else calls leaves as they are. */
export const bystanderDigest = async (server: ListeningServer): Promise<() => Promise<string>> => {
  const known = bystanders.get(server) ?? makeBystander(server);
  bystanders.set(server, known);
  return personDigest(server, await known);
};
