import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported } from '../../column-privacy.ts';
import { advisorCollaborationRequests } from './advisor-collaboration-requests.ts';
import { valuationSnapshots } from '../valuations/valuation-snapshots.ts';

/** The snapshots of the linked valuation that the other side of a request may read; without rows, none. */
export const collaborationAccess = pgTable(
  'collaboration_access',
  {
    requestId: exported(
      uuid('request_id')
        .notNull()
        .references(() => advisorCollaborationRequests.id),
    ),
    snapshotId: exported(
      uuid('snapshot_id')
        .notNull()
        .references(() => valuationSnapshots.id, { onDelete: 'cascade' }),
    ),
    grantedAt: exported(timestamp('granted_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.snapshotId] }),
    index('collaboration_access_by_snapshot').on(table.snapshotId),
  ],
);

declareRowOwnership(collaborationAccess, {
  of: (userId) =>
    sql`${collaborationAccess.requestId} in (select id from advisor_collaboration_requests
        where requester_user_id = ${userId} or target_advisor_id = ${userId})`,
  onErasure: 'deleted',
});
