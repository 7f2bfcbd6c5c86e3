import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/files.ts';
import { organizationMembers, organizations } from '@valia/db/schema/organizations.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../service-context.ts';

export interface StoredFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

const fileId = z.uuid();

const isReportSharedWith = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .innerJoin(valuationShares, eq(valuationShares.valuationId, reports.valuationId))
      .where(and(eq(reports.fileId, files.id), eq(valuationShares.userId, userId))),
  );

/** What every member of an organization sees. */
const isLogoOfOwnOrganization = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(organizations)
      .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizations.id))
      .where(and(eq(organizations.logoFileId, files.id), eq(organizationMembers.userId, userId))),
  );

/** A document of mine, the logo of my organization, or a report of a valuation shared with me, with its bytes. Another's, a missing one and a malformed id are answered alike. */
export const readFile = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { id: string };
}): Promise<StoredFile> => {
  const actor = requireRight(ctx.actor, 'issue-own-reports');
  const id = fileId.safeParse(input.id);
  if (!id.success) throw new AppError('not-found');
  const [file] = await ctx.db
    .select({ name: files.name, mediaType: files.mediaType, storageKey: files.storageKey })
    .from(files)
    .where(
      and(
        eq(files.id, id.data),
        or(
          eq(files.ownerId, actor.userId),
          isReportSharedWith(ctx.db, actor.userId),
          isLogoOfOwnOrganization(ctx.db, actor.userId),
        ),
      ),
    );
  if (!file) throw new AppError('not-found');
  return {
    name: file.name,
    mediaType: file.mediaType,
    bytes: await ctx.files.get(file.storageKey),
  };
};
