import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { isAdmin } from '@valia/domain/access/policies.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { changeAudited } from '../context/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';

export interface StoredFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

const fileId = z.uuid();

const fileColumns = {
  name: files.name,
  mediaType: files.mediaType,
  storageKey: files.storageKey,
} as const;

/** Opens a report attached to a request, while its sender allows reading it; each opening is recorded. */
const openReportOfRequest = (
  ctx: ServiceContext,
  { actor, fileId: id }: { actor: Actor; fileId: string },
) =>
  changeAudited(ctx, async (tx) => {
    const toMe = eq(requests.targetAdvisorId, actor.userId);
    const isToFirm = isAdmin(actor) && actor.secondFactor;
    const [found] = await tx
      .select({ ...fileColumns, requestId: requests.id })
      .from(files)
      .innerJoin(reports, eq(reports.fileId, files.id))
      .innerJoin(collaborationAccess, eq(collaborationAccess.snapshotId, reports.snapshotId))
      .innerJoin(requests, eq(requests.id, collaborationAccess.requestId))
      .where(
        and(
          eq(files.id, id),
          eq(requests.sharesReports, true),
          eq(files.ownerId, requests.requesterUserId),
          isToFirm ? or(toMe, isNull(requests.targetAdvisorId)) : toMe,
        ),
      )
      .limit(1);
    if (!found) throw new AppError('not-found');
    const { requestId, ...file } = found;
    await recordAudit(tx, ctx, {
      action: 'request.report-opened',
      subjectType: 'request',
      subjectId: requestId,
      after: { fileId: id },
    });
    return file;
  });

const isReportSharedWith = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .innerJoin(valuationShares, eq(valuationShares.valuationId, reports.valuationId))
      .where(and(eq(reports.fileId, files.id), eq(valuationShares.userId, userId))),
  );

/** The logo, which every member of the organization may see. */
const isLogoOfOwnOrganization = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(organizations)
      .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizations.id))
      .where(and(eq(organizations.logoFileId, files.id), eq(organizationMembers.userId, userId))),
  );

/**
 * Reads a document of the caller, the logo of the caller's organization, or a report of a valuation shared with the
 * caller, with its bytes. Another user's file, a missing one and a malformed id all get the same answer.
 */
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
  const [own] = await ctx.db
    .select(fileColumns)
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
  const file = own ?? (await openReportOfRequest(ctx, { actor, fileId: id.data }));
  return {
    name: file.name,
    mediaType: file.mediaType,
    bytes: await ctx.files.get(file.storageKey),
  };
};
