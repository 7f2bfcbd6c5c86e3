import { eq } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { advisorCollaborationRequests } from './advisor-collaboration-requests.ts';
import { users } from '../identity/users.ts';

/** Messages between the two sides of an accepted request; an erased user's messages remain without text. */
export const collaborationMessages = pgTable(
  'collaboration_messages',
  {
    id: impersonal(uuid('id').primaryKey()),
    requestId: exported(
      uuid('request_id')
        .notNull()
        .references(() => advisorCollaborationRequests.id),
    ),
    authorUserId: impersonal(
      uuid('author_user_id')
        .notNull()
        .references(() => users.id),
    ),
    text: exported(text('text').notNull(), { erasedAs: '' }),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
    /** When the message was first shown to the other side. */
    readAt: exported(timestamp('read_at', { withTimezone: true, precision: 3 })),
  },
  (table) => [
    index('collaboration_messages_of_request').on(table.requestId, table.createdAt, table.id),
  ],
);

declareRowOwnership(collaborationMessages, {
  of: (userId) => eq(collaborationMessages.authorUserId, userId),
  onErasure: 'emptied',
});
