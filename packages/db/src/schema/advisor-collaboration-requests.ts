import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';

const collaborationStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;

/** A request to another adviser, or to the firm when `targetAdvisorId` is null. */
export const advisorCollaborationRequests = pgTable(
  'advisor_collaboration_requests',
  {
    id: uuid('id').primaryKey(),
    requesterUserId: uuid('requester_user_id')
      .notNull()
      .references(() => users.id),
    targetAdvisorId: uuid('target_advisor_id').references(() => users.id),
    companyName: text('company_name').notNull(),
    status: text('status', { enum: collaborationStatuses }).notNull().default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
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
