import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';
import { valuationSnapshots } from './valuation-snapshots.ts';

/** Snapshots whose completion was undone: they stay, and count as no closed version any more. */
export const undoneSnapshots = pgTable('undone_snapshots', {
  snapshotId: uuid('snapshot_id')
    .primaryKey()
    .references(() => valuationSnapshots.id),
  undoneAt: timestamp('undone_at', { withTimezone: true, precision: 3 }).notNull(),
  undoneBy: uuid('undone_by')
    .notNull()
    .references(() => users.id),
});
