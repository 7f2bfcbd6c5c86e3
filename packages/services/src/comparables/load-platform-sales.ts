import type { Database } from '@valia/db/client.ts';
import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { platformSalesOf } from '@valia/domain/sectors/platform-sales.ts';
import type { PlatformSales } from '@valia/domain/sectors/sector-sales-schema.ts';
import type { SizeNode } from '@valia/valuation/multiples/deal-multiples-inputs.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isVerifiedAdviser } from '../accounts/require-verified-adviser.ts';

/**
 * The sales noted by advisers, by sector, for sectors with at least five of them. Only advisers verified by the firm
 * are included; otherwise accounts created for this purpose could reveal the data of the others.
 */
export const loadPlatformSales = async (
  db: Database,
  nodes: readonly SizeNode[],
  sector: string | null = null,
): Promise<Map<string, PlatformSales>> => {
  const { ownerId } = comparableTransactions;
  const rows = await db
    .select({
      sector: comparableTransactions.sector,
      ownerId,
      closedOn: comparableTransactions.closedOn,
      ebitda: comparableTransactions.ebitda,
      evToEbitda: comparableTransactions.evToEbitda,
    })
    .from(comparableTransactions)
    .innerJoin(users, eq(users.id, ownerId))
    .innerJoin(userRoles, eq(userRoles.userId, ownerId))
    .innerJoin(userVerificationStatus, eq(userVerificationStatus.userId, ownerId))
    .where(
      and(
        isVerifiedAdviser,
        sector === null ? undefined : eq(comparableTransactions.sector, sector),
      ),
    );
  const bySector = new Map<string, typeof rows>();
  for (const row of rows) {
    const before = bySector.get(row.sector);
    if (before === undefined) bySector.set(row.sector, [row]);
    else before.push(row);
  }
  return new Map(
    [...bySector].flatMap(([code, sales]) => {
      const told = platformSalesOf(code, sales, nodes);
      return told === null ? [] : [[code, told] as const];
    }),
  );
};

/** The median multiples of one user's sales, by sector. */
export const ownMedians = async (
  db: Database,
  userId: string,
): Promise<Map<string, { median: number; transactions: number }>> => {
  const { sector, ownerId, evToEbitda } = comparableTransactions;
  const rows = await db
    .select({
      sector,
      transactions: sql<number>`count(*)::int`,
      median: sql<number>`percentile_cont(0.5) within group (order by ${evToEbitda})`,
    })
    .from(comparableTransactions)
    .where(eq(ownerId, userId))
    .groupBy(sector);
  return new Map(
    rows.map((row) => [
      row.sector,
      { transactions: row.transactions, median: Math.round(row.median * 100) / 100 },
    ]),
  );
};
