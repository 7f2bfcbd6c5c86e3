import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { type CountedTable, keptCounts } from '@valia/db/schema/firm/kept-counts.ts';
import { sql } from 'drizzle-orm';

const { source, member, counted, amount } = keptCounts;

const countsQuery = preparedRead((builder) =>
  builder
    .select({
      source,
      member,
      count: sql<number>`sum(${counted})::int`,
      sum: sql<number>`sum(${amount})::float8`,
    })
    .from(keptCounts)
    .groupBy(source, member),
);

interface KeptCount {
  count: number;
  sum: number;
}
const none: KeptCount = { count: 0, sum: 0 };

export interface KeptCounts {
  /** How many rows of the table count as this, and what they come to. */
  of: (table: CountedTable, as: string) => KeptCount;
}

/** All that is kept of how many rows there are of what; as many lines as kinds, however many rows they count. */
export const readKeptCounts = async (db: Database): Promise<KeptCounts> => {
  const lines = await countsQuery(db, {});
  const byKind = new Map(lines.map(({ count, sum, ...line }) => [keyOf(line), { count, sum }]));
  return { of: (table, as) => byKind.get(keyOf({ source: table, member: as })) ?? none };
};

const keyOf = (line: { source: CountedTable; member: string }): string =>
  `${line.source} ${line.member}`;
