import { eq, sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { declareRows, declareWriting, exported, impersonal } from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/**
 * What a person wrote about an act, apart from the audit log: free text may name people, and goes with the one it is
 * about, while the sealed row stays.
 */
export const auditNotes = pgTable(
  'audit_notes',
  {
    auditLogId: exported(bigint('audit_log_id', { mode: 'number' }).primaryKey()),
    subjectUserId: impersonal(
      uuid('subject_user_id')
        .notNull()
        .references(() => users.id),
    ),
    note: exported(text('note').notNull()),
  },
  (table) => [index('audit_notes_subject_user_id_index').on(table.subjectUserId)],
);

declareRows(auditNotes, {
  of: (userId) => eq(auditNotes.subjectUserId, userId),
  onErasure: 'deleted',
});

declareWriting(auditNotes, {
  of: (userId) =>
    sql`${auditNotes.auditLogId} in (select id from audit_logs where actor_user_id = ${userId})`,
  erasedAs: { note: '' },
  exports: ['auditLogId', 'note'],
});
