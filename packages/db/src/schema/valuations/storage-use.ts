import { eq } from 'drizzle-orm';
import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/**
 * The storage used by a user's valuations, their snapshots and their files. Triggers update it in the transaction of
 * each change.
 */
export const storageUse = pgTable('storage_use', {
  userId: impersonal(
    uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
  ),
  valuationCount: exported(integer('valuation_count').notNull().default(0)),
  documentBytes: exported(bigint('document_bytes', { mode: 'number' }).notNull().default(0)),
  /** The bytes of the stored history of saves. */
  historyBytes: exported(bigint('history_bytes', { mode: 'number' }).notNull().default(0)),
  fileBytes: exported(bigint('file_bytes', { mode: 'number' }).notNull().default(0)),
});

declareRowOwnership(storageUse, {
  of: (userId) => eq(storageUse.userId, userId),
  onErasure: 'deleted',
});
