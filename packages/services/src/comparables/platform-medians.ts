import type { Database } from '@valia/db/client.ts';
import { comparableTransactions } from '@valia/db/schema/comparable-transactions.ts';
import { fewestAdvisers } from '@valia/domain/comparables/comparable-schemas.ts';
import { eq, sql } from 'drizzle-orm';

export interface PlatformMedian {
  median: number;
  advisers: number;
}

/**
 * By sector the median of the advisers' own medians, so that each counts once however many sales they note; nothing of
 * a sector that fewer than five know, and one decimal, so that one more sale tells nothing of itself.
 */
export const platformMedians = async (db: Database): Promise<Map<string, PlatformMedian>> => {
  const { sector, ownerId, evToEbitda } = comparableTransactions;
  const ofAdvisers = db
    .select({
      sector,
      own: sql<number>`percentile_cont(0.5) within group (order by ${evToEbitda})`.as('own'),
    })
    .from(comparableTransactions)
    .groupBy(sector, ownerId)
    .as('of_advisers');
  const rows = await db
    .select({
      sector: ofAdvisers.sector,
      advisers: sql<number>`count(*)::int`,
      median: sql<number>`percentile_cont(0.5) within group (order by ${ofAdvisers.own})`,
    })
    .from(ofAdvisers)
    .groupBy(ofAdvisers.sector)
    .having(sql`count(*) >= ${fewestAdvisers}`);
  return new Map(
    rows.map((row) => [
      row.sector,
      { advisers: row.advisers, median: Math.round(row.median * 10) / 10 },
    ]),
  );
};

/** Of one person, by sector. */
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
