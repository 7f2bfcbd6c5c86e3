import { eq } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/** A stored document; its bytes are in the file store under `storageKey`, which reveals nothing about the document. */
export const files = pgTable(
  'files',
  {
    id: exported(uuid('id').primaryKey()),
    ownerId: impersonal(
      uuid('owner_id')
        .notNull()
        .references(() => users.id),
    ),
    name: exported(text('name').notNull()),
    mediaType: exported(text('media_type').notNull()),
    sizeBytes: exported(integer('size_bytes').notNull()),
    sha256: exported(text('sha256').notNull()),
    storageKey: withheld(text('storage_key').notNull().unique(), { holds: 'codes' }),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [index('files_by_owner').on(table.ownerId, table.createdAt)],
);

declareRowOwnership(files, {
  of: (userId) => eq(files.ownerId, userId),
  onErasure: 'deleted',
});
