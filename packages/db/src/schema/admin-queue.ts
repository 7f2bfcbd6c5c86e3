import { adminQueueKinds } from '@valia/domain/accounts/admin-queue-kind.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';

/** Things an administrator should act on; open while `resolved_at` is null. */
export const adminQueueItems = pgTable(
  'admin_queue_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: adminQueueKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    detail: text('detail').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  },
  (table) => [
    check('admin_queue_items_kind_check', oneOf(table.kind, adminQueueKinds)),
    index('admin_queue_items_open_index')
      .on(table.createdAt)
      .where(sql`${table.resolvedAt} is null`),
  ],
);
