import { undoneSnapshots } from '@valia/db/schema/valuations/undone-snapshots.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { type SQL, sql } from 'drizzle-orm';

export const isUndoneSnapshot = sql<boolean>`exists (
  select 1 from ${undoneSnapshots} where ${undoneSnapshots.snapshotId} = ${valuationSnapshots.id})`;

/** The condition that a version's completion has not been undone. */
export const isValidSnapshot: SQL = sql`not ${isUndoneSnapshot}`;
