import { adminQueueKinds } from '@valia/domain/accounts/admin-queue-kind.ts';
import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';

/** Items that an administrator should work on; open while `resolved_at` is null. */
export const adminQueueItems = pgTable(
  'admin_queue_items',
  {
    id: impersonal(uuid('id').primaryKey()),
    kind: exported(text('kind', { enum: adminQueueKinds }).notNull()),
    subjectId: impersonal(text('subject_id').notNull(), { holds: 'codes' }),
    detail: withheld(text('detail').notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
    resolvedBy: withheld(uuid('resolved_by')),
    resolvedAt: exported(timestamp('resolved_at', { withTimezone: true })),
  },
  (table) => [
    check('admin_queue_items_kind_check', oneOf(table.kind, adminQueueKinds)),
    index('admin_queue_items_open_index')
      .on(table.createdAt)
      .where(sql`${table.resolvedAt} is null`),
  ],
);

declareRowOwnership(adminQueueItems, {
  of: (userId) => eq(adminQueueItems.subjectId, userId),
  onErasure: 'deleted',
});
