import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { type SQL, sql } from 'drizzle-orm';

const central = (path: 'equityAfterDiscounts' | 'equityValue'): SQL =>
  sql`(${valuationSnapshots.outcome} #>> ${sql.raw(`'{result,${path},central}'`)})::float8`;

/**
 * What a snapshot's equity is worth after its discounts, in whole units of the currency; null without a result. Read
 * where it is stored: a document is large, and a list needs one figure of it.
 */
export const snapshotEquity = sql<number | null>`
  coalesce(${central('equityAfterDiscounts')}, ${central('equityValue')})
  * (${valuationSnapshots.document} ->> 'unit')::float8`;
