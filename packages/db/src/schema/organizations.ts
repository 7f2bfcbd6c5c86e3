import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../one-of.ts';
import { files } from './files.ts';
import { users } from './users.ts';

const organizationMemberRoles = ['owner', 'member'] as const;

export const organizations = pgTable(
  'organizations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    /** The tax id as the founder gave it. It joins nobody to an existing organization, so it is not unique. */
    companyId: text('company_id'),
    email: text('email').notNull(),
    phone: text('phone'),
    /** `#rrggbb`, for reports; corrected for contrast where it is printed. */
    brandColor: text('brand_color'),
    /** A PNG or JPEG, for reports. */
    logoFileId: uuid('logo_file_id').references(() => files.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
  },
  (table) => [
    check('organizations_brand_color_check', sql`${table.brandColor} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** One organization per person. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    role: text('role', { enum: organizationMemberRoles }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('organization_members_role_check', oneOf(table.role, organizationMemberRoles)),
    index('organization_members_organization_id_index').on(table.organizationId),
  ],
);
