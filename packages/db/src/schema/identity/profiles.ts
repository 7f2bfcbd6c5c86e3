import { advisoryTypes } from '@valia/domain/accounts/account-schemas.ts';
import { specialties } from '@valia/domain/accounts/specialties.ts';
import { userLanguages } from '@valia/domain/accounts/user-languages.ts';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { users } from './users.ts';

/** Empty values are stored as null. */
export const userProfiles = pgTable(
  'user_profiles',
  {
    id: impersonal(uuid('id').primaryKey()),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .unique()
        .references(() => users.id),
    ),
    firstName: exported(text('first_name')),
    lastName: exported(text('last_name')),
    company: exported(text('company')),
    phone: exported(text('phone')),
    city: exported(text('city')),
    advisoryType: exported(text('advisory_type', { enum: advisoryTypes })),
    taxId: exported(text('tax_id')),
    /**
     * The professional body in which the user is registered, and the membership number: both are printed in their
     * reports.
     */
    professionalBody: exported(text('professional_body')),
    membershipNumber: exported(text('membership_number')),
    /**
     * The details that other advisers see in the directory, in addition to name and company: none until the adviser
     * enters them.
     */
    isListed: exported(boolean('is_listed').notNull().default(true)),
    specialties: exported(text('specialties', { enum: specialties }).array().notNull().default([])),
    shownSectors: exported(text('shown_sectors').array().notNull().default([])),
    shownLanguages: exported(
      text('shown_languages', { enum: userLanguages }).array().notNull().default([]),
    ),
    shownProvince: exported(text('shown_province')),
    presentation: exported(text('presentation')),
    updatedAt: exported(timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()),
  },
  (table) => [
    index('user_profiles_searched').using(
      'gin',
      table.firstName.op('gin_trgm_ops'),
      table.lastName.op('gin_trgm_ops'),
      table.company.op('gin_trgm_ops'),
    ),
    check('user_profiles_advisory_type_check', oneOf(table.advisoryType, advisoryTypes)),
    check(
      'user_profiles_empty_is_null_check',
      sql`${table.firstName} <> '' and ${table.lastName} <> '' and ${table.company} <> ''
        and ${table.phone} <> '' and ${table.city} <> '' and ${table.taxId} <> ''
        and ${table.professionalBody} <> '' and ${table.membershipNumber} <> ''
        and ${table.presentation} <> '' and ${table.shownProvince} <> ''`,
    ),
  ],
);

declareRowOwnership(userProfiles, {
  of: (userId) => eq(userProfiles.userId, userId),
  onErasure: 'deleted',
});
