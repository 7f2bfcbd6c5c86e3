import { defaultLeadThresholds } from '@valia/domain/leads/lead-value-events.ts';
import {
  type AlertRules,
  defaultAlertRules,
  defaultDigestHour,
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

/** The alerts that administrators receive, their times and their recipients: one row, created by its migration. */
export const alertSettings = pgTable(
  'alert_settings',
  {
    id: impersonal(smallint('id').primaryKey().default(1)),
    /** Annual revenue in euros. */
    highLeadRevenue: impersonal(
      doublePrecision('high_lead_revenue').notNull().default(defaultLeadThresholds.high),
    ),
    extremeLeadRevenue: impersonal(
      doublePrecision('extreme_lead_revenue').notNull().default(defaultLeadThresholds.extreme),
    ),
    /** The hour of the day in Madrid at which all digests are sent. */
    digestHour: impersonal(smallint('digest_hour').notNull().default(defaultDigestHour)),
    rules: impersonal(jsonb('rules').$type<AlertRules>().notNull().default(defaultAlertRules), {
      holds: 'codes',
    }),
    /** The last day, in Madrid, whose digests have been sent. */
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
