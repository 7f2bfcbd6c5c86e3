import { files } from '@valia/db/schema/valuations/files.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { emptyBranding } from '@valia/domain/reports/empty-branding.ts';
import type { ReportBrand, ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context/service-context.ts';

const printable = (mediaType: string | null): 'image/png' | 'image/jpeg' | null =>
  mediaType === 'image/png' || mediaType === 'image/jpeg' ? mediaType : null;

/**
 * The branding of the user's current organization for reports. Empty without an organization; without a logo when the
 * logo cannot be read.
 */
export const loadReportBrand = async (
  ctx: Pick<ServiceContext, 'db' | 'files' | 'log'>,
  { userId, language }: { userId: string; language: ReportLanguage },
): Promise<ReportBrand> => {
  const [row] = await ctx.db
    .select({
      color: organizations.brandColor,
      description: organizations.brandDescription,
      website: organizations.brandWebsite,
      address: organizations.brandAddress,
      disclaimers: organizations.brandDisclaimers,
      storageKey: files.storageKey,
      mediaType: files.mediaType,
      sha256: files.sha256,
    })
    .from(organizationMembers)
    .innerJoin(
      organizations,
      and(
        eq(organizations.id, organizationMembers.organizationId),
        isNull(organizations.disabledAt),
      ),
    )
    .leftJoin(files, eq(files.id, organizations.logoFileId))
    .where(eq(organizationMembers.userId, userId));
  if (!row) return emptyBranding;
  const { disclaimers, sha256, storageKey, mediaType: written, ...words } = row;
  const brand = { ...words, logo: null, disclaimer: disclaimers[language] ?? null };
  const mediaType = printable(written);
  if (mediaType === null || storageKey === null || sha256 === null) return brand;
  try {
    return { ...brand, logo: { mediaType, sha256, bytes: await ctx.files.get(storageKey) } };
  } catch (error) {
    ctx.log.warn({ err: error, userId }, 'a logo could not be read');
    return brand;
  }
};
