import { usualLeadThresholds } from '@valia/domain/leads/lead-value-events.ts';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { impersonal } from '../column-privacy.ts';

/** When administrators are told of leads: one row, there from its migration. */
export const alertSettings = pgTable(
  'alert_settings',
  {
    id: impersonal(smallint('id').primaryKey().default(1)),
    /** Euros of annual revenue. */
    highLeadRevenue: impersonal(
      doublePrecision('high_lead_revenue').notNull().default(usualLeadThresholds.high),
    ),
    extremeLeadRevenue: impersonal(
      doublePrecision('extreme_lead_revenue').notNull().default(usualLeadThresholds.extreme),
    ),
    updatedAt: impersonal(timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()),
  },
  (table) => [
    check('alert_settings_single_row_check', sql`${table.id} = 1`),
    check(
      'alert_settings_order_check',
      sql`0 < ${table.highLeadRevenue} and ${table.highLeadRevenue} <= ${table.extremeLeadRevenue}`,
    ),
  ],
);
