import { eq, sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
} from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/**
 * Notes of users about an action, separate from the audit log: free text may contain personal data and is deleted with
 * the user it concerns, while the sealed row remains.
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

declareRowOwnership(auditNotes, {
  of: (userId) => eq(auditNotes.subjectUserId, userId),
  onErasure: 'deleted',
});

declareAuthorship(auditNotes, {
  of: (userId) =>
    sql`${auditNotes.auditLogId} in (select id from audit_logs where actor_user_id = ${userId})`,
  erasedAs: { note: '' },
  exports: ['auditLogId', 'note'],
});
