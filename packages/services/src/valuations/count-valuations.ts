import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { platformOwner, valuationRollups } from '@valia/db/schema/valuations/valuation-rollups.ts';
import { and, eq, sql } from 'drizzle-orm';

const valuationsQuery = preparedRead((builder) =>
  builder
    .select({
      all: sql<number>`coalesce(sum(${valuationRollups.counted}), 0)::int`,
      completed: sql<number>`coalesce(sum(${valuationRollups.counted}) filter (
        where ${valuationRollups.member} = 'completed'), 0)::int`,
    })
    .from(valuationRollups)
    .where(
      and(eq(valuationRollups.ownerId, platformOwner), eq(valuationRollups.dimension, 'status')),
    ),
);

/** The number of all users' valuations that are not archived, read from the stored counters. */
export const countValuations = async (
  db: Database,
): Promise<{ all: number; completed: number }> => {
  const [valuations] = await valuationsQuery(db, {});
  return valuations ?? { all: 0, completed: 0 };
};
