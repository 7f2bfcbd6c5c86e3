import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRows, exported, impersonal } from '../column-privacy.ts';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';

const collaborationStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;

/** A request to another adviser, or to the firm when `targetAdvisorId` is null. */
export const advisorCollaborationRequests = pgTable(
  'advisor_collaboration_requests',
  {
    id: impersonal(uuid('id').primaryKey()),
    requesterUserId: exported(
      uuid('requester_user_id')
        .notNull()
        .references(() => users.id),
    ),
    targetAdvisorId: exported(uuid('target_advisor_id').references(() => users.id)),
    companyName: exported(text('company_name').notNull()),
    status: exported(text('status', { enum: collaborationStatuses }).notNull().default('pending')),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check(
      'advisor_collaboration_requests_status_check',
      oneOf(table.status, collaborationStatuses),
    ),
    check(
      'advisor_collaboration_requests_self_check',
      sql`${table.targetAdvisorId} is distinct from ${table.requesterUserId}`,
    ),
    index('advisor_collaboration_requests_sent').on(table.requesterUserId, table.status),
    index('advisor_collaboration_requests_waiting')
      .on(table.targetAdvisorId)
      .where(sql`status = 'pending'`),
  ],
);

declareRows(advisorCollaborationRequests, {
  of: (userId) =>
    sql`${advisorCollaborationRequests.requesterUserId} = ${userId}
        or ${advisorCollaborationRequests.targetAdvisorId} = ${userId}`,
  onErasure: 'emptied',
});
