import type { FeePresetTerms } from '@valia/domain/fees/fee-request.ts';
import { eq, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
} from '../../column-privacy.ts';
import { users } from '../identity/users.ts';

/** Terms of a mandate saved under a name: a user's own, or the firm's, which all users have. */
export const savedFeePresets = pgTable(
  'fee_presets',
  {
    id: impersonal(uuid('id').primaryKey()),
    /** Null for the firm's presets. */
    ownerId: impersonal(uuid('owner_id').references(() => users.id)),
    name: exported(text('name').notNull()),
    terms: exported(jsonb('terms').$type<FeePresetTerms>().notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    uniqueIndex('fee_presets_name').on(table.ownerId, table.name),
    index('fee_presets_of_firm')
      .on(table.name)
      .where(sql`owner_id is null`),
  ],
);

declareRowOwnership(savedFeePresets, {
  of: (userId) => eq(savedFeePresets.ownerId, userId),
  onErasure: 'deleted',
});

declareAuthorship(savedFeePresets, {
  of: (userId) =>
    sql`${savedFeePresets.ownerId} is null and ${savedFeePresets.id}::text in (select subject_id from audit_logs
        where action = 'fee-preset.saved' and actor_user_id = ${userId})`,
  kept: { reason: 'firm-records', columns: ['name', 'terms'] },
});
