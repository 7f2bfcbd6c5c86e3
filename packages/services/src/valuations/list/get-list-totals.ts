import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { totalsOfRollups } from '@valia/domain/dashboard/figures-of-rollups.ts';
import { valuationListTotalsSchema } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { readRollups } from '../../dashboard/read-rollups.ts';
import { withoutInput } from '../../verbs/no-input.ts';
import { read } from '../../verbs/verb.ts';

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
export const getListTotals = read({
  right: 'work-on-own-valuations',
  ...withoutInput,
  output: valuationListTotalsSchema,
  run: async ({ ctx, actor: { userId } }) => {
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
  },
});
