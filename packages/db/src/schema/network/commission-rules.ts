import { requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { commissionScales } from '@valia/domain/commissions/commission-rule.ts';
import { eq, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  numeric,
  pgTable,
  timestamp,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { declareRowOwnership, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from '../identity/users.ts';

/**
 * The firm's tariffs: all rows with the same day form one tariff, in force until the day of the next one. Rows are only
 * added.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: impersonal(uuid('id').primaryKey()),
    /** A day in Madrid. */
    effectiveFrom: impersonal(date('effective_from').notNull()),
    requestType: impersonal(text('request_type', { enum: requestTypes }).notNull()),
    fromCents: impersonal(bigint('from_cents', { mode: 'bigint' }).notNull()),
    rate: impersonal(numeric('rate', { precision: 9, scale: 8, mode: 'number' }).notNull()),
    /** Older rows, and those of an older release, apply their rate to the whole base. */
    scale: impersonal(text('scale', { enum: commissionScales }).notNull().default('whole-base')),
    createdAt: impersonal(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
    createdBy: impersonal(
      uuid('created_by').references(() => users.id),
      { holds: 'codes' },
    ),
  },
  (table) => [
    unique('commission_rules_tier').on(table.effectiveFrom, table.requestType, table.fromCents),
    check('commission_rules_type_check', oneOf(table.requestType, requestTypes)),
    check('commission_rules_scale_check', oneOf(table.scale, commissionScales)),
    check('commission_rules_from_check', sql`${table.fromCents} >= 0`),
    check('commission_rules_rate_check', sql`${table.rate} >= 0 and ${table.rate} <= 1`),
  ],
);

// The user who set a tariff; it remains in force when that user leaves.
declareRowOwnership(commissionRules, {
  of: (userId) => eq(commissionRules.createdBy, userId),
  onErasure: 'kept',
});
