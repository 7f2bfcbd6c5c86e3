import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** The firm that runs the platform: one row, there from the first migration, empty until somebody fills it. */
export const firmSettings = pgTable(
  'firm_settings',
  {
    id: smallint('id').primaryKey().default(1),
    name: text('name').notNull().default(''),
    taxId: text('tax_id').notNull().default(''),
    address: text('address').notNull().default(''),
    dataProtectionContact: text('data_protection_contact').notNull().default(''),
    mailbox: text('mailbox').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('firm_settings_single_row_check', sql`${table.id} = 1`)],
);
