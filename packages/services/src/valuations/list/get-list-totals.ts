import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { ValuationListTotals } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { totalsOfRollups } from '@valia/domain/dashboard/figures-of-rollups.ts';
import { readRollups } from '../../dashboard/read-rollups.ts';
import type { ServiceContext } from '../../service-context.ts';

const isShared = (archived: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${valuationShares}
  join ${valuations} on ${eq(valuations.id, valuationShares.valuationId)}
  where ${eq(valuationShares.userId, sql.placeholder('userId'))} and ${archived})`;

/** Whether there is anything behind the views that most people have nothing in. */
const presenceQuery = preparedRead((builder) =>
  builder
    .select({
      hasArchived: sql<boolean>`exists (
        select 1 from ${valuations}
        where ${eq(valuations.ownerId, sql.placeholder('userId'))}
        and ${valuations.archivedAt} is not null)`,
      hasShared: isShared(isNull(valuations.archivedAt)),
      hasSharedArchived: isShared(isNotNull(valuations.archivedAt)),
    })
    .from(sql`(values (1)) as one_row`),
);

/** How many of my valuations there are by status, and what the completed ones add up to. */
export const getListTotals = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<ValuationListTotals> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const [lines, [presence]] = await Promise.all([
    readRollups(ctx.db, { ownerId: userId, now: ctx.now }),
    presenceQuery(ctx.db, { userId }),
  ]);
  const totals = totalsOfRollups(lines);
  return {
    ...totals.byStatus,
    completedInEuros: totals.completedInEuros,
    completedAmount: totals.totalAmount,
    averageAmount: totals.averageAmount,
    hasArchived: presence?.hasArchived ?? false,
    hasShared: presence?.hasShared ?? false,
    hasSharedArchived: presence?.hasSharedArchived ?? false,
  };
};
