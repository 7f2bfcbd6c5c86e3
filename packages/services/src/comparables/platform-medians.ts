import type { Database } from '@valia/db/client.ts';
import { comparableTransactions } from '@valia/db/schema/desk/comparable-transactions.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { fewestAdvisers } from '@valia/domain/comparables/comparable-schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { isVerifiedAdviser } from '../collaborations/require-verified-adviser.ts';

export interface PlatformMedian {
  median: number;
  advisers: number;
}

/**
 * By sector the median of the advisers' own medians, so that each counts once however many sales they note; nothing of
 * a sector that fewer than five know, and one decimal, so that one more sale tells nothing of itself. Only advisers whom
 * the firm has verified count: accounts made for it would lay bare what the others know.
 */
export const platformMedians = async (db: Database): Promise<Map<string, PlatformMedian>> => {
  const { sector, ownerId, evToEbitda } = comparableTransactions;
  const ofAdvisers = db
    .select({
      sector,
      ownMedian: sql<number>`percentile_cont(0.5) within group (order by ${evToEbitda})`.as(
        'own_median',
      ),
    })
    .from(comparableTransactions)
    .innerJoin(users, eq(users.id, ownerId))
    .innerJoin(userRoles, eq(userRoles.userId, ownerId))
    .innerJoin(userVerificationStatus, eq(userVerificationStatus.userId, ownerId))
    .where(isVerifiedAdviser)
    .groupBy(sector, ownerId)
    .as('of_advisers');
  const rows = await db
    .select({
      sector: ofAdvisers.sector,
      advisers: sql<number>`count(*)::int`,
      median: sql<number>`percentile_cont(0.5) within group (order by ${ofAdvisers.ownMedian})`,
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
