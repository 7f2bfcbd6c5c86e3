import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { CompletedValuation } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

const isMineInEuros = and(
  eq(valuations.ownerId, sql.placeholder('ownerId')),
  isNull(valuations.archivedAt),
  sql`${valuations.status} = 'completed'`,
  sql`${valuations.currency} = 'EUR'`,
);

const rangeQuery = preparedRead((builder) =>
  builder
    .select({
      lowest: sql<
        number | null
      >`(select min(${valuations.equityLow}) from ${valuations} where ${isMineInEuros})`,
      highest: sql<
        number | null
      >`(select max(${valuations.equityHigh}) from ${valuations} where ${isMineInEuros})`,
    })
    .from(sql`(values (1)) as one_row`),
);

const largestQuery = preparedRead((builder) =>
  builder
    .select({
      id: valuations.id,
      companyName: valuations.companyName,
      equityLow: valuations.equityLow,
      equityCentral: sql<number>`${valuations.equityCentral}`,
      equityHigh: valuations.equityHigh,
      ebitda: valuations.ebitda,
      impliedMultiple: valuations.impliedMultiple,
    })
    .from(valuations)
    .where(and(isMineInEuros, isNotNull(valuations.equityCentral)))
    .orderBy(desc(valuations.equityCentral), desc(valuations.id))
    .limit(sql.placeholder('limit')),
);

/** The range from the lowest low to the highest high of completed valuations in euros, by two index look-ups. */
export const readValueRange = async (
  db: Database,
  ownerId: string,
): Promise<{ lowest: number | null; highest: number | null }> => {
  const [range] = await rangeQuery(db, { ownerId });
  return range ?? { lowest: null, highest: null };
};

/** The completed valuations in euros with the highest values. */
export const listLargestCompleted = (
  db: Database,
  asked: { ownerId: string; limit: number },
): Promise<CompletedValuation[]> => largestQuery(db, asked);
