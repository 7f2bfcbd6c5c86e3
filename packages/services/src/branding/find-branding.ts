import type { Database } from '@valia/db/client.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { type Branding, brandingSchema } from '@valia/domain/organizations/branding-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const selectBrand = (db: Database, userId: string) =>
  db
    .select({
      organization: organizations,
      role: organizationMembers.role,
      fileId: files.id,
      fileName: files.name,
      sizeBytes: files.sizeBytes,
      email: users.email,
      profile: userProfiles,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, organizationMembers.userId))
    .leftJoin(files, eq(files.id, organizations.logoFileId))
    .where(eq(organizationMembers.userId, userId));

/** The branding of the organization that the user currently belongs to. */
export const findBranding = async (db: Database, userId: string): Promise<Branding> => {
  const [row] = await selectBrand(db, userId);
  if (row === undefined) return null;
  const { organization, role, fileId, fileName, sizeBytes, email, profile } = row;
  const { es = '', ca = '', en = '' } = organization.brandDisclaimers;
  const hasLogo = fileId !== null && fileName !== null && sizeBytes !== null;
  return {
    organizationName: organization.name,
    role,
    isDisabled: organization.disabledAt !== null,
    logo: hasLogo ? { fileId, name: fileName, sizeBytes } : null,
    color: organization.brandColor,
    name: organization.brandName,
    description: organization.brandDescription,
    phone: organization.brandPhone,
    email: organization.brandEmail,
    website: organization.brandWebsite,
    address: organization.brandAddress,
    disclaimers: { es, ca, en },
    signer: {
      name: profile === null ? '' : fullName(profile),
      email,
      phone: profile?.phone ?? null,
      city: profile?.city ?? null,
    },
  };
};

export const getOwnBranding = read({
  right: 'edit-adviser-profile',
  ...withoutInput,
  output: brandingSchema,
  run: ({ ctx, actor: { userId } }) => findBranding(ctx.db, userId),
});
