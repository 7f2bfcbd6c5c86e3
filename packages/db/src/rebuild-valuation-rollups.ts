import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { findDifferences } from './find-differences.ts';

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

const rollups = (source: SQL): SQL => sql`
  select owner_id, dimension, member, ${sums} from ${source}
  group by owner_id, dimension, member having ${isSomething}`;

/**
 * Computes all valuation totals again, corrects those stored by the triggers, and returns the lines in which the two
 * differed. Valuations are locked for writes meanwhile; reads continue.
 */
export const rebuildValuationRollups = (db: Database): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`lock table valuations in share row exclusive mode`);
    await tx.execute(
      sql`create temporary table counted_rollups on commit drop as select * from count_valuation_rollups()`,
    );
    const found = [
      ...(await findDifferences(
        tx,
        rollups(sql`valuation_rollups`),
        rollups(sql`counted_rollups`),
      )),
      ...(await findDifferences(
        tx,
        sql`select * from valuation_targets`,
        sql`select * from count_valuation_targets()`,
      )),
    ];
    await tx.execute(sql`delete from valuation_rollups`);
    await tx.execute(sql`insert into valuation_rollups select * from counted_rollups`);
    await tx.execute(sql`delete from valuation_targets`);
    await tx.execute(sql`insert into valuation_targets select * from count_valuation_targets()`);
    return found;
  });
