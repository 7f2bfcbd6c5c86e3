import { eq, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declareRows, exported, impersonal } from '../column-privacy.ts';
import { oneOf } from '../one-of.ts';
import { files } from './files.ts';
import { users } from './users.ts';

const organizationMemberRoles = ['owner', 'member'] as const;

export const organizations = pgTable(
  'organizations',
  {
    id: exported(uuid('id').primaryKey()),
    name: exported(text('name').notNull()),
    slug: exported(text('slug').notNull().unique()),
    /** The tax id as the founder gave it. It joins nobody to an existing organization, so it is not unique. */
    companyId: exported(text('company_id')),
    email: exported(text('email').notNull()),
    phone: exported(text('phone')),
    /** `#rrggbb`, for reports; corrected for contrast where it is printed. */
    brandColor: exported(text('brand_color')),
    /** A PNG or JPEG, for reports. */
    logoFileId: exported(uuid('logo_file_id').references(() => files.id)),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
    archivedAt: exported(timestamp('archived_at', { withTimezone: true })),
  },
  (table) => [
    check('organizations_brand_color_check', sql`${table.brandColor} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** One organization per person. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    id: impersonal(uuid('id').primaryKey()),
    organizationId: exported(
      uuid('organization_id')
        .notNull()
        .references(() => organizations.id),
    ),
    userId: impersonal(
      uuid('user_id')
        .notNull()
        .unique()
        .references(() => users.id),
    ),
    role: exported(text('role', { enum: organizationMemberRoles }).notNull()),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
  },
  (table) => [
    check('organization_members_role_check', oneOf(table.role, organizationMemberRoles)),
    index('organization_members_organization_id_index').on(table.organizationId),
  ],
);

declareRows(organizationMembers, {
  of: (userId) => eq(organizationMembers.userId, userId),
  onErasure: 'deleted',
});

declareRows(organizations, {
  of: (userId) =>
    sql`${organizations.id} in (select organization_id from organization_members where user_id = ${userId} and role = 'owner')
        or (${organizations.archivedAt} is not null and ${organizations.email} = (select email from users where id = ${userId}))`,
  onErasure: 'deleted',
});
