import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

/** The maximum for each table; beyond it only the number of further lines is reported. */
const mostLines = 1_000;

/** Rows that only one side has, as text: stored rows that are wrong ('-') and missing rows ('+'). */
const differencesOf = (kept: SQL, right: SQL): SQL => sql`
  with kept as (${kept}), counted as (${right})
  select line, count(*) over ()::int as total from (
  select '- ' || row_to_json(surplus)::text as line from (select * from kept except select * from counted) surplus
  union all
  select '+ ' || row_to_json(missing)::text from (select * from counted except select * from kept) missing
  ) as lines order by substr(line, 3) collate "C", line limit ${mostLines}`;

/** The lines in which the stored rows differ from the correct ones. */
export const findDifferences = async (tx: Database, kept: SQL, right: SQL): Promise<string[]> => {
  const rows = await tx.execute<{ line: string; total: number }>(differencesOf(kept, right));
  const lines = rows.map(({ line }) => line);
  const untold = (rows[0]?.total ?? 0) - rows.length;
  return untold > 0 ? [...lines, `and ${untold} more`] : lines;
};
