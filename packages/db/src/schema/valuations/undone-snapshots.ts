import { sql } from 'drizzle-orm';
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';
import { valuationSnapshots } from './valuation-snapshots.ts';

/** Snapshots whose completion was undone: they remain stored, but are no longer shown as versions. */
export const undoneSnapshots = pgTable('undone_snapshots', {
  snapshotId: exported(
    uuid('snapshot_id')
      .primaryKey()
      .references(() => valuationSnapshots.id),
  ),
  undoneAt: exported(timestamp('undone_at', { withTimezone: true, precision: 3 }).notNull()),
  undoneBy: impersonal(
    uuid('undone_by')
      .notNull()
      .references(() => users.id),
    { holds: 'codes' },
  ),
});

declareRowOwnership(undoneSnapshots, {
  of: (userId) =>
    sql`${undoneSnapshots.snapshotId} in (
        select id from valuation_snapshots where valuation_id in (select id from valuations where owner_id = ${userId}))`,
  onErasure: 'deleted',
});
