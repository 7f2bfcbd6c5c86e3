import { userProfiles } from '@valia/db/schema/profiles.ts';
import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { valuationTags } from '@valia/db/schema/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import type { Database } from '@valia/db/client.ts';
import type { ValuationListItem } from '@valia/domain/valuations/valuation-list-schemas.ts';
import type { ValuationAccess } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { summaryColumns, toValuationSummary } from './summary-columns.ts';

const ownerName = sql<string | null>`(
  select concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName})
  from ${userProfiles} where ${userProfiles.userId} = ${valuations.ownerId})`;

/** For a query `from valuations` that joins the person's shares with `onShareOf`. */
export const listItemColumns = (userId: string) => {
  const isMine = sql`${valuations.ownerId} = ${userId}`;
  return {
    ...summaryColumns,
    province: valuations.province,
    archivedAt: valuations.archivedAt,
    // With its limit it is probed for each row; without, the planner may read the whole table into a hash.
    everCompleted: sql<boolean>`coalesce((
      select true from ${valuationSnapshots}
      where ${valuationSnapshots.valuationId} = ${valuations.id} limit 1), false)`,
    tags: sql<string[]>`to_json(array(
      select ${valuationTags.tag} from ${valuationTags}
      where ${valuationTags.valuationId} = ${valuations.id} order by 1))`,
    access: sql<ValuationAccess>`case when ${isMine} then 'owner' else ${valuationShares.right} end`,
    ownerName: sql<string | null>`case when ${isMine} then null else ${ownerName} end`,
  };
};

export const onShareOf = (userId: string): SQL | undefined =>
  and(eq(valuationShares.valuationId, valuations.id), eq(valuationShares.userId, userId));

type ListItemRow = Parameters<typeof toValuationSummary>[0] &
  Omit<ValuationListItem, 'archived' | 'createdAt' | 'updatedAt'> & { archivedAt: Date | null };

/** Leaves out whatever else the row holds. */
export const toListItem = (row: ListItemRow): ValuationListItem => ({
  ...toValuationSummary(row),
  province: row.province,
  archived: row.archivedAt !== null,
  everCompleted: row.everCompleted,
  tags: row.tags,
  access: row.access,
  ownerName: row.ownerName,
});

/** The rows of those of these valuations that the person may read, by id. */
export const loadListItems = async (
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, ValuationListItem>> => {
  const rows = await db
    .select(listItemColumns(userId))
    .from(valuations)
    .leftJoin(valuationShares, onShareOf(userId))
    .where(
      and(
        inArray(valuations.id, [...ids]),
        or(eq(valuations.ownerId, userId), isNotNull(valuationShares.userId)),
      ),
    );
  return new Map(rows.map((row) => [row.id, toListItem(row)]));
};
