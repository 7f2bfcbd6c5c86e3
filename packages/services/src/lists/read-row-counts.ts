import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { type CountedTable, rowCounts } from '@valia/db/schema/firm/row-counts.ts';
import { sql } from 'drizzle-orm';

const { source, member, counted, amount } = rowCounts;

const countsQuery = preparedRead((builder) =>
  builder
    .select({
      source,
      member,
      count: sql<number>`sum(${counted})::int`,
      sum: sql<number>`sum(${amount})::float8`,
    })
    .from(rowCounts)
    .groupBy(source, member),
);

interface KeptCount {
  count: number;
  sum: number;
}
const none: KeptCount = { count: 0, sum: 0 };

export interface RowCounts {
  /** The number of the table's rows of this kind, and their sum. */
  of: (table: CountedTable, as: string) => KeptCount;
}

/** All stored row counters, one line for each kind of row, however many rows each kind has. */
export const readRowCounts = async (db: Database): Promise<RowCounts> => {
  const lines = await countsQuery(db, {});
  const byKind = new Map(lines.map(({ count, sum, ...line }) => [keyOf(line), { count, sum }]));
  return { of: (table, as) => byKind.get(keyOf({ source: table, member: as })) ?? none };
};

const keyOf = (line: { source: CountedTable; member: string }): string =>
  `${line.source} ${line.member}`;
