import type { Database } from '@valia/db/client.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { SourcedValues } from '@valia/domain/templates/template-values.ts';
import { valuationTemplateValues } from '@valia/domain/templates/valuation-template-values.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq } from 'drizzle-orm';
import { valueDocument } from '../../valuations/value-document.ts';
import { loadValuation } from '../../valuations/valuation-access.ts';

const adviserValues = async (db: Database, userId: string): Promise<SourcedValues> => {
  const [row] = await db
    .select({
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      company: userProfiles.company,
      phone: userProfiles.phone,
      city: userProfiles.city,
      taxId: userProfiles.taxId,
      email: users.email,
      organizationName: organizations.name,
      organizationTaxId: organizations.companyId,
      organizationEmail: organizations.email,
      organizationPhone: organizations.phone,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .leftJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(users.id, userId));
  if (!row) throw new AppError('not-found');
  const texts: [keyof SourcedValues, string | null][] = [
    ['adviser.name', fullName(row)],
    ['adviser.email', row.email],
    ['adviser.phone', row.phone],
    ['adviser.city', row.city],
    ['organization.name', row.organizationName ?? row.company],
    ['organization.tax-id', row.organizationTaxId ?? row.taxId],
    ['organization.email', row.organizationEmail ?? row.email],
    ['organization.phone', row.organizationPhone ?? row.phone],
  ];
  return Object.fromEntries(
    texts.flatMap(([key, text]) => (text ? [[key, { kind: 'text' as const, text }]] : [])),
  );
};

/** The values of a valuation; empty when the user may no longer read it. */
const valuesOfValuation = async (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<SourcedValues> => {
  try {
    const { document } = await loadValuation(db, { id, userId, need: 'read' });
    return valuationTemplateValues({ document, ...valueDocument(document) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return {};
    throw error;
  }
};

/** All values that the product can fill in: those of the user and of the chosen valuation. */
export const sourcedTemplateValues = async (
  db: Database,
  { userId, valuationId }: { userId: string; valuationId: string | null },
): Promise<SourcedValues> => ({
  ...(valuationId === null ? {} : await valuesOfValuation(db, { id: valuationId, userId })),
  ...(await adviserValues(db, userId)),
});
