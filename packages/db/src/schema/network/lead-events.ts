import { leadEventKinds } from '@valia/domain/leads/lead-schemas.ts';
import { leadStages } from '@valia/domain/leads/lead-stage.ts';
import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { sellBusinessLeads } from './sell-business-leads.ts';
import { users } from '../identity/users.ts';

/** The history of a lead; rows are only added. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: impersonal(uuid('id').primaryKey()),
    leadId: exported(
      uuid('lead_id')
        .notNull()
        .references(() => sellBusinessLeads.id, { onDelete: 'cascade' }),
    ),
    kind: exported(text('kind', { enum: leadEventKinds }).notNull()),
    /** Null for the visitor who sent the form. */
    actorUserId: impersonal(
      uuid('actor_user_id').references(() => users.id),
      { erasedAs: null },
    ),
    fromStage: exported(text('from_stage', { enum: leadStages })),
    toStage: exported(text('to_stage', { enum: leadStages })),
    /** The reason why the lead was lost, or the next step. */
    text: exported(text('text'), { erasedAs: null }),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check('lead_events_kind_check', oneOf(table.kind, leadEventKinds)),
    index('lead_events_by_lead').on(table.leadId, table.createdAt, table.id),
    index('lead_events_by_actor').on(table.actorUserId),
  ],
);

declareRowOwnership(leadEvents, {
  of: (userId) => eq(leadEvents.actorUserId, userId),
  onErasure: 'emptied',
});

// Marking a step as done copies its text, which another user may have written.
declareAuthorship(leadEvents, {
  of: (userId) =>
    sql`exists (select 1 from lead_events own where own.lead_id = ${leadEvents.leadId}
        and own.actor_user_id = ${userId} and own.text = ${leadEvents.text})`,
  erasedAs: { text: null },
});
