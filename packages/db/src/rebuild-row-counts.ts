import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { findDifferences } from './find-differences.ts';
import { type CountedTable, countedTables } from './schema/firm/row-counts.ts';

/** One table at a time, so that no deadlock occurs with transactions that write to several tables. */
const rebuildCountsOf = (db: Database, table: CountedTable): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`);
    const right = sql`select * from count_rows_of(${table})`;
    const found = await findDifferences(
      tx,
      sql`select source, member, sum(counted)::integer as counted, sum(amount) as amount
        from kept_counts where source = ${table}
        group by source, member having sum(counted) <> 0 or sum(amount) <> 0`,
      right,
    );
    await tx.execute(sql`delete from kept_counts where source = ${table}`);
    await tx.execute(sql`insert into kept_counts (source, member, counted, amount) ${right}`);
    return found;
  });

/**
 * Counts the rows of all tables with stored counts again, corrects these counts, and returns the lines in which the two
 * differed. A table is locked for writes while it is counted; reads continue.
 */
export const rebuildRowCounts = async (db: Database): Promise<string[]> => {
  const found: string[] = [];
  for (const table of countedTables) found.push(...(await rebuildCountsOf(db, table)));
  return found;
};
