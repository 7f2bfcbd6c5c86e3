import type { Database } from '@valia/db/client.ts';
import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { LinkedValuation } from '@valia/domain/collaborations/request-schemas.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isValidSnapshot } from '../../valuations/versions/valid-snapshot.ts';
import type { RequestOfSide, RequestRow } from '../../requests/requests.ts';
import { versionFigures } from './version-figures.ts';

const [mostVersions, mostReports] = [50, 100];

/** The closed versions of the attached valuation, newest first, as long as the sender still owns it. */
const versionsOf = (db: Database, { id, valuationId, requesterUserId }: RequestRow) =>
  db
    .select({
      id: valuationSnapshots.id,
      number: valuationSnapshots.number,
      closedAt: valuationSnapshots.createdAt,
      isShared: sql<boolean>`${collaborationAccess.snapshotId} is not null`,
    })
    .from(valuationSnapshots)
    .innerJoin(valuations, eq(valuations.id, valuationSnapshots.valuationId))
    .leftJoin(
      collaborationAccess,
      and(
        eq(collaborationAccess.requestId, id),
        eq(collaborationAccess.snapshotId, valuationSnapshots.id),
      ),
    )
    .where(
      and(
        sql`${valuationSnapshots.valuationId} = ${valuationId}`,
        eq(valuations.ownerId, requesterUserId),
        isValidSnapshot,
      ),
    )
    .orderBy(desc(valuationSnapshots.number))
    .limit(mostVersions);

type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

const reportsOf = async (
  db: Database,
  versions: readonly VersionRow[],
): Promise<LinkedValuation['reports']> => {
  if (versions.length === 0) return [];
  const rows = await db
    .select({
      id: reports.id,
      fileId: reports.fileId,
      snapshotId: reports.snapshotId,
      name: files.name,
      issuedAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(files, eq(files.id, reports.fileId))
    .where(
      inArray(
        reports.snapshotId,
        versions.map(({ id }) => id),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(mostReports);
  const numbers = new Map(versions.map(({ id, number }) => [id, number]));
  return rows.map(({ snapshotId, issuedAt, ...report }) => ({
    ...report,
    number: numbers.get(snapshotId) ?? 0,
    issuedAt: issuedAt.toISOString(),
  }));
};

const isSharedLive = async (
  db: Database,
  { valuationId, targetAdvisorId }: RequestRow,
): Promise<boolean> => {
  if (valuationId === null || targetAdvisorId === null) return false;
  const isShare = and(
    eq(valuationShares.valuationId, valuationId),
    eq(valuationShares.userId, targetAdvisorId),
  );
  return (await db.$count(valuationShares, isShare)) > 0;
};

/**
 * The attached valuation: complete for its owner, and limited to the accessible versions for the other side. Null when
 * the other side has no access.
 */
export const linkedValuation = async (
  db: Database,
  { request, side }: RequestOfSide,
): Promise<LinkedValuation | null> => {
  if (request.valuationId === null) return null;
  const isOwner = side === 'sender';
  const all = await versionsOf(db, request);
  const shared = all.filter(({ isShared }) => isShared);
  const sharesLive = await isSharedLive(db, request);
  const shown = isOwner ? all : shared;
  if (shown.length === 0 && !sharesLive) return null;
  const latest = shared[0] ?? (isOwner ? shown[0] : undefined);
  const figures = latest === undefined ? null : await versionFigures(db, latest.id);
  const { sharesReports } = request;
  return {
    valuationId: isOwner || sharesLive ? request.valuationId : null,
    versions: shown.map(({ number, closedAt, isShared }) => ({
      number,
      closedAt: closedAt.toISOString(),
      isShared,
    })),
    reports: isOwner || sharesReports ? await reportsOf(db, shown) : [],
    sharesReports,
    sharesLive,
    figures: figures && toFigures(figures),
  };
};

const toFigures = ({
  revenue: _revenue,
  ebitda: _ebitda,
  closedAt,
  ...figures
}: NonNullable<Awaited<ReturnType<typeof versionFigures>>>) => ({
  ...figures,
  closedAt: closedAt.toISOString(),
});
