import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { milestoneNames, trackingEventNames } from '@valia/domain/tracking/tracking-schemas.ts';
import { eq, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';

const milestones = sql.raw(milestoneNames.map((name) => `'${name}'`).join(', '));

/** First-party tracking: no IP address, no user agent. A visit is a random id of one browser tab. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: impersonal(bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()),
    visitId: exported(uuid('visit_id')),
    userId: impersonal(uuid('user_id').references(() => users.id, { onDelete: 'cascade' })),
    name: exported(text('name', { enum: trackingEventNames }).notNull()),
    source: exported(text('source')),
    /** The language of the page; null when none was reported. */
    language: exported(text('language', { enum: userLanguages })),
    occurredAt: exported(timestamp('occurred_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check('tracking_events_name_check', oneOf(table.name, trackingEventNames)),
    check('tracking_events_language_check', oneOf(table.language, userLanguages)),
    check(
      'tracking_events_subject_check',
      sql`${table.visitId} is not null or ${table.userId} is not null`,
    ),
    uniqueIndex('tracking_events_milestone_index')
      .on(table.userId, table.name)
      .where(sql`name in (${milestones})`),
    index('tracking_events_occurred_at_index').on(table.occurredAt, table.name),
  ],
);

declareRowOwnership(trackingEvents, {
  of: (userId) => eq(trackingEvents.userId, userId),
  onErasure: 'deleted',
});
