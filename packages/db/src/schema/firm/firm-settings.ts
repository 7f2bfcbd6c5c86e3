import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { declareAuthorship, impersonal } from '../../column-privacy.ts';

/** The firm that runs the platform: one row, created by the first migration, empty until an administrator fills it. */
export const firmSettings = pgTable(
  'firm_settings',
  {
    id: impersonal(smallint('id').primaryKey().default(1)),
    name: impersonal(text('name').notNull().default('')),
    taxId: impersonal(text('tax_id').notNull().default('')),
    address: impersonal(text('address').notNull().default('')),
    dataProtectionContact: impersonal(text('data_protection_contact').notNull().default('')),
    mailbox: impersonal(text('mailbox').notNull().default('')),
    phone: impersonal(text('phone').notNull().default('')),
    /** The number of days after its approval within which a commission must be paid. */
    commissionPaymentDays: impersonal(integer('commission_payment_days').notNull().default(30)),
    updatedAt: impersonal(timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()),
  },
  (table) => [
    check('firm_settings_single_row_check', sql`${table.id} = 1`),
    check(
      'firm_settings_payment_days_check',
      sql`${table.commissionPaymentDays} between 0 and 365`,
    ),
  ],
);

declareAuthorship(firmSettings, {
  of: (userId) =>
    sql`exists (select 1 from audit_logs where action = 'firm-settings.changed' and actor_user_id = ${userId})`,
  kept: {
    reason: 'firm-records',
    columns: ['name', 'taxId', 'address', 'dataProtectionContact', 'mailbox', 'phone'],
  },
});
