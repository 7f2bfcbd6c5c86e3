import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { ValuationListItem } from '@valia/domain/valuations/valuation-list-schemas.ts';
import type { ValuationAccess } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq, isNotNull, or, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { summaryColumns } from './summary-columns.ts';

const ownerName = sql<string | null>`(
  select concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName})
  from ${userProfiles} where ${userProfiles.userId} = ${valuations.ownerId})`;
const isMine = sql`${valuations.ownerId} = ${sql.placeholder('userId')}`;

/** For a query from `valuations` that has the parameter `userId` and joins the user's shares with `shareJoinCondition`. */
export const listItemColumns = {
  ...summaryColumns,
  province: valuations.province,
  archived: sql<boolean>`${valuations.archivedAt} is not null`,
  // The limit makes the database look up each row by index; without it, the planner may hash the whole table.
  everCompleted: sql<boolean>`coalesce((
    select true from ${valuationSnapshots}
    where ${valuationSnapshots.valuationId} = ${valuations.id} limit 1), false)`,
  tags: sql<string[]>`to_json(array(
    select ${valuationTags.tag} from ${valuationTags}
    where ${valuationTags.valuationId} = ${valuations.id} order by 1))`,
  access: sql<ValuationAccess>`case when ${isMine} then 'owner' else ${valuationShares.right} end`,
  ownerName: sql<string | null>`case when ${isMine} then null else ${ownerName} end`,
};

export const shareJoinCondition = (userId: string | Placeholder): SQL | undefined =>
  and(eq(valuationShares.valuationId, valuations.id), eq(valuationShares.userId, userId));

type ListItemRow = Omit<ValuationListItem, 'createdAt' | 'updatedAt'> &
  Pick<typeof valuations.$inferSelect, 'createdAt' | 'updatedAt'>;

/** An explicit object literal, so that other columns of the row are left out. */
export const toListItem = (row: ListItemRow): ValuationListItem => ({
  id: row.id,
  type: row.type,
  method: row.method,
  status: row.status,
  companyName: row.companyName,
  sector: row.sector,
  currency: row.currency,
  equityLow: row.equityLow,
  equityCentral: row.equityCentral,
  equityHigh: row.equityHigh,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  province: row.province,
  archived: row.archived,
  everCompleted: row.everCompleted,
  tags: row.tags,
  access: row.access,
  ownerName: row.ownerName,
});

const itemsQuery = preparedRead((builder) =>
  builder
    .select(listItemColumns)
    .from(valuations)
    .leftJoin(valuationShares, shareJoinCondition(sql.placeholder('userId')))
    .where(
      and(
        sql`${valuations.id} = any(${sql.placeholder('ids')}::uuid[])`,
        or(isMine, isNotNull(valuationShares.userId)),
      ),
    ),
);

/** The rows of the given valuations that the user may read, by id. */
export const loadListItems = async (
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, ValuationListItem>> => {
  const rows = await itemsQuery(db, { userId, ids: `{${ids.join(',')}}` });
  return new Map(rows.map((row) => [row.id, toListItem(row)]));
};
