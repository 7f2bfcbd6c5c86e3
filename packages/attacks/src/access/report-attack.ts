import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import type { ShareRight } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { createReport } from '@valia/services/reports/create-report.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { eq } from 'drizzle-orm';
import { objectKinds } from './access-world.ts';
import { describeDifferences } from './describe-differences.ts';
import { signedInPerson } from '@valia/server/testing/http-person.ts';
import type { SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

const reportOf = async ({ db }: ListeningServer, owner: SignedInPerson, valuationId: string) => {
  const row = eq(valuations.id, valuationId);
  const completed = { status: 'completed', completedAt: new Date() } as const;
  await db.update(valuations).set(completed).where(row);
  const input = { valuationId, language: 'es' };
  const { data } = await owner.http.call('valuations.createReport', input);
  return (data as { fileId: string }).fileId;
};

/** The brand in a report when the row of the author's organization is stored after another organization's. */
const brandOfReport = async (
  { db }: ListeningServer,
  {
    valuationId,
    owner,
    other,
  }: Record<'owner' | 'other', SignedInPerson> & { valuationId: string },
): Promise<string | null> => {
  for (const [{ organizationId }, brandDescription] of [
    [other, 'De otra'],
    [owner, 'Propia'],
  ] as const)
    await db
      .update(organizations)
      .set({ brandDescription })
      .where(eq(organizations.id, organizationId));
  // The update moves the author's own row behind the other user's.
  await db
    .update(organizationMembers)
    .set({ role: 'owner' })
    .where(eq(organizationMembers.userId, owner.userId));
  const brands: (string | null)[] = [];
  const renderValuationReport = ({ brand }: ValuationReportInput) => {
    brands.push(brand.description);
    return Promise.resolve(new Uint8Array([37]));
  };
  const ctx = createServiceContext(db, owner, { reports: { renderValuationReport } });
  await createReport({ ctx, input: { valuationId, language: 'en' } });
  return brands.join();
};

/** The reports of a shared valuation: which users may list, download and create them. */
export async function* reportAttack(server: ListeningServer): AsyncGenerator<string> {
  const [owner, reader] = [await signedInPerson(server), await signedInPerson(server)];
  const stranger = await signedInPerson(server);
  const sharedId = await objectKinds.valuation(server, owner);
  const privateId = await objectKinds.valuation(server, owner);
  const share = (person: SignedInPerson, right: ShareRight) =>
    owner.http.call('valuations.share', { id: sharedId, email: person.email, right });
  await share(reader, 'read');
  const squatter = await signedInPerson(server, { emailConfirmed: false });
  const toSquatter = await share(squatter, 'read');
  const toLocked = await share(await signedInPerson(server, { status: 'locked' }), 'read');
  const shared = await reportOf(server, owner, sharedId);
  const own = await reportOf(server, owner, privateId);
  const fetched = async ({ http }: SignedInPerson, fileId: string) =>
    (await http.fetch(`/files/${fileId}`)).status;
  const listed = async ({ http }: SignedInPerson) => {
    const { data } = await http.call('valuations.reports', {});
    return (data as { items: { fileId: string }[] }).items.map(({ fileId }) => fileId).join();
  };
  yield* describeDifferences([
    ['share with an unverified address', toSquatter.code, 'invalid-input'],
    ['share with a locked account', toLocked.code, 'invalid-input'],
    ['reports of the owner', (await listed(owner)).split(',').length, 2],
    ['reports of a reader', await listed(reader), shared],
    ['reports of a stranger', await listed(stranger), ''],
    ['file for the owner', await fetched(owner, own), 200],
    ['file for a reader', await fetched(reader, shared), 200],
    ['another file for a reader', await fetched(reader, own), 404],
    ['file for a stranger', await fetched(stranger, shared), 404],
    ['another file for a stranger', await fetched(stranger, own), 404],
    [
      'brand',
      await brandOfReport(server, { valuationId: privateId, owner, other: stranger }),
      'Propia',
    ],
  ]);
  await owner.http.call('valuations.revokeShare', { id: sharedId, personId: reader.userId });
  yield* describeDifferences([
    ['reports of who was a reader', await listed(reader), ''],
    ['file for who was a reader', await fetched(reader, shared), 404],
  ]);
}
