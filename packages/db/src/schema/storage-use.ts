import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What a person's valuations, their snapshots and their files take. Triggers keep it, in the transaction of each change. */
export const storageUse = pgTable('storage_use', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  valuationCount: integer('valuation_count').notNull().default(0),
  documentBytes: bigint('document_bytes', { mode: 'number' }).notNull().default(0),
  fileBytes: bigint('file_bytes', { mode: 'number' }).notNull().default(0),
});
