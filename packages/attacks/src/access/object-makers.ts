import { randomBytes, randomUUID } from 'node:crypto';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { templateDocuments } from '@valia/db/schema/workspace/template-documents.ts';
import { templates, templateVersions } from '@valia/db/schema/workspace/templates.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import type { Database } from '@valia/db/client.ts';
import { toVerificationCode } from '@valia/domain/reports/verification-code.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { valueDocument } from '@valia/services/valuations/value-document.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { eq, inArray } from 'drizzle-orm';

export const newVerificationCode = (): string => toVerificationCode(randomBytes(20));

/** Makes an object of a kind that belongs to a user; answers its id. */
export type ObjectMaker = (server: ListeningServer, owner: TestAdviser) => Promise<string>;

/** Makes users members of an organization; their own organizations remain without members. */
export const moveIntoOrganization = async (
  db: Database,
  organizationId: string,
  people: readonly { userId: string }[],
): Promise<void> => {
  const userIds = people.map(({ userId }) => userId);
  await db
    .update(organizationMembers)
    .set({ organizationId, role: 'member' })
    .where(inArray(organizationMembers.userId, userIds));
};

/** No user can enter or leave the organization until the transaction ends. */
export const lockOrganization = async (
  tx: Database,
  { organizationId }: Pick<TestAdviser, 'organizationId'>,
): Promise<void> => {
  await tx.select().from(organizations).where(eq(organizations.id, organizationId)).for('update');
};

/**
 * Locks a user as an administrator does, except that their sessions remain: a call that already passed its checks
 * continues.
 */
export const lockPerson = async (
  tx: Database,
  { userId }: Pick<TestAdviser, 'userId'>,
): Promise<void> => {
  await tx.update(users).set({ status: 'locked' }).where(eq(users.id, userId));
};

const document = emptyValuationDocument({
  method: 'dcf',
  companyName: 'Talleres Ordóñez',
  today: '2026-11-21',
});
const { extract } = valueDocument(document);

/** A valuation as `valuations.create` leaves it, without the log entry of its creation and without the milestone. */
export const makeValuation = async ({ db }: ListeningServer, { userId }: TestAdviser) => {
  const [id, now] = [randomUUID(), new Date()];
  const type = 'client_business' as const;
  const draft = { id, ownerId: userId, clientId: randomUUID(), type, document };
  await db.insert(valuations).values({ ...extract, ...draft, createdAt: now, updatedAt: now });
  return id;
};

export const freezeTestValuation = async (
  { db }: ListeningServer,
  owner: TestAdviser,
  valuationId: string,
): Promise<string> => {
  const snapshotId = randomUUID();
  await db.insert(valuationSnapshots).values({
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
  return snapshotId;
};

export const makeReport: ObjectMaker = async (server, owner) => {
  const valuationId = await makeValuation(server, owner);
  const snapshotId = await freezeTestValuation(server, owner, valuationId);
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
};

const templateText = '# Carta\n{{company.name}}';

/** A template copy of a user, or a template of the firm when `ownerId` is null. */
export const makeTemplate = async (
  { db }: ListeningServer,
  ownerId: string | null,
): Promise<string> => {
  const [id, createdAt] = [randomUUID(), new Date()];
  const names = { es: 'Carta', ca: 'Carta', en: 'Letter' };
  const row = { phase: 'closing', position: 90, names, about: names, isBlind: false } as const;
  await db.insert(templates).values({ ...row, id, ownerId, createdAt });
  await db.insert(templateVersions).values(
    (['es', 'ca', 'en'] as const).map((language) => ({
      language,
      createdAt,
      source: templateText,
      note: 'Primera',
      number: 1,
      id: randomUUID(),
      templateId: id,
    })),
  );
  return id;
};

export const giveTemplateDocument = async (
  server: ListeningServer,
  userId: string,
  templateId: string,
): Promise<string> => {
  const [id, createdAt] = [randomUUID(), new Date()];
  const text = {
    language: 'es',
    versionNumber: 1,
    source: templateText,
    isBlind: false,
  } as const;
  const company = { companyName: 'Talleres Ordóñez', companySortKey: 'talleres ordonez' };
  await server.db.insert(templateDocuments).values({
    id,
    templateId,
    createdAt,
    updatedAt: createdAt,
    ownerId: userId,
    ...text,
    ...company,
    name: 'Carta',
    typed: {},
    missing: 1,
  });
  return id;
};

export const makeTemplateDocument: ObjectMaker = async (server, { userId }) =>
  giveTemplateDocument(server, userId, await makeTemplate(server, userId));
