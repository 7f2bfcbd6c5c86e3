import { commissions } from '@valia/db/schema/network/commissions.ts';
import type { CommissionStatusTotals } from '@valia/domain/commissions/commission-schemas.ts';
import { commissionStatuses } from '@valia/domain/commissions/commission-status.ts';
import { sql } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';

const amountOf = { cents: 0, count: 0 };

/** How many commissions stand where, and what they come to, in one pass over them. */
export const getCommissionTotals = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<CommissionStatusTotals> => {
  requireAdministrator(ctx, 'settle-commissions');
  const isOverdue = sql`${commissions.status} = 'approved' and ${commissions.dueAt} < ${ctx.now.toISOString()}`;
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${commissions.amountCents}) filter (where ${condition}), 0)`.mapWith(
      Number,
    );
  const countOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const rows = await ctx.db
    .select({
      status: commissions.status,
      cents: sumOf(sql`true`),
      count: countOf(sql`true`),
      overdueCents: sumOf(isOverdue),
      overdueCount: countOf(isOverdue),
    })
    .from(commissions)
    .groupBy(commissions.status);
  const of = (status: string) => rows.find((row) => row.status === status);
  const approved = of('approved');
  const byStatus = Object.fromEntries(
    commissionStatuses.map((status) => {
      const { cents, count } = of(status) ?? amountOf;
      return [status, { cents, count }];
    }),
  ) as CommissionStatusTotals['byStatus'];
  return {
    byStatus,
    overdue: { cents: approved?.overdueCents ?? 0, count: approved?.overdueCount ?? 0 },
  };
};
