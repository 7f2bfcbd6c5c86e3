import { requestEventKinds } from '@valia/domain/collaborations/request-event-kind.ts';
import { eq } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { advisorCollaborationRequests } from './advisor-collaboration-requests.ts';
import { users } from '../identity/users.ts';

/** The history of a request, in order. Rows are only added. */
export const collaborationEvents = pgTable(
  'collaboration_events',
  {
    id: impersonal(uuid('id').primaryKey()),
    requestId: exported(
      uuid('request_id')
        .notNull()
        .references(() => advisorCollaborationRequests.id),
    ),
    kind: exported(text('kind', { enum: requestEventKinds }).notNull()),
    /** Null for an event caused by time. */
    actorUserId: impersonal(uuid('actor_user_id').references(() => users.id)),
    /** The number of the snapshot that was opened. */
    number: exported(integer('number')),
    /** The outcome that was set or confirmed. */
    detail: exported(text('detail'), { holds: 'codes' }),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check('collaboration_events_kind_check', oneOf(table.kind, requestEventKinds)),
    index('collaboration_events_of_request').on(table.requestId, table.createdAt, table.id),
  ],
);

declareRowOwnership(collaborationEvents, {
  of: (userId) => eq(collaborationEvents.actorUserId, userId),
  onErasure: 'kept',
});
