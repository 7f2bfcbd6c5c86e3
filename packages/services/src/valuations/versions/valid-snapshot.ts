import { undoneSnapshots } from '@valia/db/schema/valuations/undone-snapshots.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { type SQL, sql } from 'drizzle-orm';

export const isUndoneSnapshot = sql<boolean>`exists (
  select 1 from ${undoneSnapshots} where ${undoneSnapshots.snapshotId} = ${valuationSnapshots.id})`;

/** A closed version still counts as one while its completion was not undone. */
export const isValidSnapshot: SQL = sql`not ${isUndoneSnapshot}`;
