import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';

/** Of one person's valuations that are not archived. Amounts are euros: other currencies are counted, never added. */
export interface ValuationTotals {
  byStatus: Record<ValuationStatus, number>;
  /** How many the amounts are of. */
  completedInEuros: number;
  totalAmount: number;
  averageAmount: number | null;
  amountThisMonth: number;
}

const count = (status: ValuationStatus) =>
  sql<number>`count(*) filter (where ${valuations.status} = ${status})::int`;

const completedInEuros = sql`${valuations.status} = 'completed' and ${valuations.currency} = 'EUR'`;
const amount = sql`sum(${valuations.equityCentral})`;

/** One pass over the owner's part of the `valuations_totals` index. */
const totalsQuery = preparedRead((builder) =>
  builder
    .select({
      draft: count('draft'),
      in_progress: count('in_progress'),
      completed: count('completed'),
      completedInEuros: sql<number>`count(*) filter (where ${completedInEuros})::int`,
      totalAmount: sql<number>`coalesce(${amount} filter (where ${completedInEuros}), 0)`,
      averageAmount: sql<
        number | null
      >`avg(${valuations.equityCentral}) filter (where ${completedInEuros})`,
      amountThisMonth: sql<number>`coalesce(${amount} filter (
        where ${completedInEuros}
        and ${valuations.completedAt} >= ${sql.placeholder('monthStart')}::timestamptz), 0)`,
    })
    .from(valuations)
    .where(and(eq(valuations.ownerId, sql.placeholder('ownerId')), isNull(valuations.archivedAt))),
);

export const valuationTotals = async (
  db: Database,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<ValuationTotals> => {
  const monthStart = madridCalendar.monthStart(now).toISOString();
  const [row] = await totalsQuery(db, { ownerId, monthStart });
  return {
    byStatus: {
      draft: row?.draft ?? 0,
      in_progress: row?.in_progress ?? 0,
      completed: row?.completed ?? 0,
    },
    completedInEuros: row?.completedInEuros ?? 0,
    totalAmount: row?.totalAmount ?? 0,
    averageAmount: row?.averageAmount ?? null,
    amountThisMonth: row?.amountThisMonth ?? 0,
  };
};
