import { files } from '@valia/db/schema/files.ts';
import { organizationMembers, organizations } from '@valia/db/schema/organizations.ts';
import type { ReportBrand } from '@valia/domain/reports/valuation-report-input.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

const printable = (mediaType: string | null): 'image/png' | 'image/jpeg' | null =>
  mediaType === 'image/png' || mediaType === 'image/jpeg' ? mediaType : null;

/** Colour and logo of the organization that a person belongs to now; both null without one, as a logo that cannot be read. */
export const loadReportBrand = async (
  ctx: Pick<ServiceContext, 'db' | 'files' | 'log'>,
  userId: string,
): Promise<ReportBrand> => {
  const [row] = await ctx.db
    .select({
      color: organizations.brandColor,
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
  if (!row) return { color: null, logo: null };
  const { color, sha256, storageKey } = row;
  const mediaType = printable(row.mediaType);
  if (mediaType === null || storageKey === null || sha256 === null) return { color, logo: null };
  try {
    return { color, logo: { mediaType, sha256, bytes: await ctx.files.get(storageKey) } };
  } catch (error) {
    ctx.log.warn({ err: error, userId }, 'a logo could not be read');
    return { color, logo: null };
  }
};
