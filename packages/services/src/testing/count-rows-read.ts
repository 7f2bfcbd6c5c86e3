import type { Database } from '@valia/db/client.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

const rowsSchema = z.array(z.object({ table: z.string(), rows: z.coerce.number() }));

/** The rows of each table, and the entries of its indexes, that this connection has read so far. */
const readSoFar = async (tx: Database): Promise<Map<string, number>> => {
  const read = await tx.execute(sql`
    select c.relname as table, pg_stat_get_xact_tuples_returned(c.oid) + coalesce((
      select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i
      where i.indrelid = c.oid), 0) as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public'`);
  return new Map(rowsSchema.parse([...read]).map(({ table, rows }) => [table, rows]));
};

/** The number of rows of each table, or entries of its indexes, that the statements of a call read. */
export const countRowsRead = async (
  db: Database,
  call: (tx: Database) => Promise<unknown>,
): Promise<Record<string, number>> =>
  db.transaction(async (tx) => {
    // Subtracted afterwards, because statistics of earlier statements may not have been reported yet.
    const before = await readSoFar(tx);
    await call(tx);
    const after = await readSoFar(tx);
    return Object.fromEntries(
      [...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)]),
    );
  });
