import { usualLeadThresholds } from '@valia/domain/leads/lead-value-events.ts';
import {
  type AlertRules,
  usualAlertRules,
  usualDigestHour,
} from '@valia/domain/security/alert-settings-schemas.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  timestamp,
} from 'drizzle-orm/pg-core';
import { impersonal } from '../../column-privacy.ts';

/** Of what, when and who of the administrators is told: one row, there from its migration. */
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
    /** Of Madrid's day: when all summaries go. */
    digestHour: impersonal(smallint('digest_hour').notNull().default(usualDigestHour)),
    rules: impersonal(jsonb('rules').$type<AlertRules>().notNull().default(usualAlertRules), {
      holds: 'codes',
    }),
    /** The day in Madrid whose summaries have gone. */
    digestDay: impersonal(date('digest_day')),
    version: impersonal(integer('version').notNull().default(1)),
    updatedAt: impersonal(timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()),
  },
  (table) => [
    check('alert_settings_digest_hour_check', sql`${table.digestHour} between 0 and 23`),
    check('alert_settings_single_row_check', sql`${table.id} = 1`),
    check(
      'alert_settings_order_check',
      sql`0 < ${table.highLeadRevenue} and ${table.highLeadRevenue} <= ${table.extremeLeadRevenue}`,
    ),
  ],
);
