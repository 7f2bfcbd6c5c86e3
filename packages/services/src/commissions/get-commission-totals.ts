import { preparedRead } from '@valia/db/prepared-read.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import {
  type CommissionStatusTotals,
  commissionStatusTotalsSchema,
} from '@valia/domain/commissions/commission-schemas.ts';
import { commissionStatuses } from '@valia/domain/commissions/commission-status.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { readRowCounts } from '../lists/read-row-counts.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

/** Reads only the commissions that are still to be paid. */
const overdueQuery = preparedRead((builder) =>
  builder
    .select({
      cents: sql<number>`coalesce(sum(${commissions.amountCents}), 0)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(commissions)
    .where(
      and(
        eq(commissions.status, 'approved'),
        lt(commissions.dueAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    ),
);

/** The number and total amount of commissions in each status. */
export const getCommissionTotals = read({
  right: 'settle-commissions',
  ...withoutInput,
  output: commissionStatusTotalsSchema,
  run: async ({ ctx }) => {
    const [counts, [overdue = { cents: 0, count: 0 }]] = await Promise.all([
      readRowCounts(ctx.db),
      overdueQuery(ctx.db, { now: ctx.now.toISOString() }),
    ]);
    const byStatus = Object.fromEntries(
      commissionStatuses.map((status) => {
        const { count, sum } = counts.of('commissions', status);
        return [status, { cents: sum, count }];
      }),
    ) as CommissionStatusTotals['byStatus'];
    return { byStatus, overdue };
  },
});
