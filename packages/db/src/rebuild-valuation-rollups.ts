import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

const measures = [
  'counted',
  'valued',
  'amount',
  'ebitda_count',
  'ebitda',
  'enterprise',
  'multiple_count',
  'multiple',
  'days_to_complete',
] as const;

const listed = (expressions: readonly string[]): SQL => sql.raw(expressions.join(', '));
const sums = listed(measures.map((name) => `sum(${name}) as ${name}`));
const isSomething = sql.raw(measures.map((name) => `sum(${name}) <> 0`).join(' or '));

/** Rows of one side alone, as text: what is kept ('-') and must not be, what is missing ('+'). */
const differencesOf = (kept: SQL, right: SQL): SQL => sql`
  with kept as (${kept}), counted as (${right})
  select line from (
  select '- ' || row_to_json(surplus)::text as line from (select * from kept except select * from counted) surplus
  union all
  select '+ ' || row_to_json(missing)::text from (select * from counted except select * from kept) missing
  ) as lines order by substr(line, 3) collate "C", line`;

const rollups = (source: SQL): SQL => sql`
  select owner_id, dimension, member, ${sums} from ${source}
  group by owner_id, dimension, member having ${isSomething}`;

/**
 * Counts all valuations again, replaces what the triggers keep by it, and answers every line in which the two differed.
 * Nobody writes valuations meanwhile; reading goes on.
 */
export const rebuildValuationRollups = (db: Database): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`lock table valuations in share row exclusive mode`);
    await tx.execute(
      sql`create temporary table counted_rollups on commit drop as select * from count_valuation_rollups()`,
    );
    const lines = [
      differencesOf(rollups(sql`valuation_rollups`), rollups(sql`counted_rollups`)),
      differencesOf(
        sql`select * from valuation_targets`,
        sql`select * from count_valuation_targets()`,
      ),
    ];
    const found: string[] = [];
    for (const line of lines)
      found.push(...(await tx.execute<{ line: string }>(line)).map((row) => row.line));
    await tx.execute(sql`delete from valuation_rollups`);
    await tx.execute(sql`insert into valuation_rollups select * from counted_rollups`);
    await tx.execute(sql`delete from valuation_targets`);
    await tx.execute(sql`insert into valuation_targets select * from count_valuation_targets()`);
    return found;
  });
