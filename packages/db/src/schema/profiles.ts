import { advisoryTypes } from '@valia/domain/accounts/account-schemas.ts';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { users } from './users.ts';

/** Empty values are stored as null. */
export const userProfiles = pgTable(
  'user_profiles',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    firstName: text('first_name'),
    lastName: text('last_name'),
    company: text('company'),
    phone: text('phone'),
    city: text('city'),
    advisoryType: text('advisory_type', { enum: advisoryTypes }),
    taxId: text('tax_id'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('user_profiles_advisory_type_check', oneOf(table.advisoryType, advisoryTypes)),
    check(
      'user_profiles_empty_is_null_check',
      sql`${table.firstName} <> '' and ${table.lastName} <> '' and ${table.company} <> ''
        and ${table.phone} <> '' and ${table.city} <> '' and ${table.taxId} <> ''`,
    ),
  ],
);
