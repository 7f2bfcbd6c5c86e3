import { eq } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { sellBusinessLeads } from './sell-business-leads.ts';
import { users } from '../identity/users.ts';

/** An adviser's private notes on a lead, which nobody else can read, not even administrators. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: impersonal(uuid('id').primaryKey()),
    leadId: exported(
      uuid('lead_id')
        .notNull()
        .references(() => sellBusinessLeads.id, { onDelete: 'cascade' }),
    ),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .references(() => users.id),
    ),
    text: exported(text('text').notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [index('lead_notes_by_lead').on(table.leadId, table.userId, table.createdAt)],
);

declareRowOwnership(leadNotes, {
  of: (userId) => eq(leadNotes.userId, userId),
  onErasure: 'deleted',
});
