import { profilePhoneDigits, plainPhoneSql } from '../../profile-phone-digits.ts';
import { confirmedEmails } from '../../confirmed-emails.ts';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import { eq, sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { files } from '../valuations/files.ts';
import { users } from './users.ts';

const organizationMemberRoles = ['owner', 'member'] as const;

export const organizations = pgTable(
  'organizations',
  {
    id: exported(uuid('id').primaryKey()),
    name: exported(text('name').notNull()),
    slug: exported(text('slug').notNull().unique()),
    /** The tax id that the founder entered. Nobody joins an existing organization by it, so it is not unique. */
    companyId: exported(text('company_id')),
    email: exported(text('email').notNull()),
    phone: exported(text('phone')),
    /** `#rrggbb`, for reports; its contrast is corrected when it is printed. */
    brandColor: exported(text('brand_color'), { holds: 'codes' }),
    /** A PNG or JPEG, for reports. */
    logoFileId: exported(uuid('logo_file_id').references(() => files.id)),
    /**
     * The name and the text below it in reports, instead of the organization's name; null when nothing else was
     * entered.
     */
    brandName: exported(text('brand_name')),
    brandDescription: exported(text('brand_description')),
    brandPhone: exported(text('brand_phone')),
    brandEmail: exported(text('brand_email')),
    brandWebsite: exported(text('brand_website')),
    brandAddress: exported(text('brand_address')),
    /** The closing text of the organization's reports, instead of the product's own text, by language. */
    brandDisclaimers: exported(
      jsonb('brand_disclaimers')
        .$type<Partial<Record<ReportLanguage, string>>>()
        .notNull()
        .default({}),
    ),
    createdAt: exported(timestamp('created_at', { withTimezone: true }).notNull().defaultNow()),
    archivedAt: exported(timestamp('archived_at', { withTimezone: true })),
    /** Set by an administrator, with the reason that the owner is shown. */
    disabledAt: exported(timestamp('disabled_at', { withTimezone: true })),
    disabledReason: exported(text('disabled_reason')),
  },
  (table) => [
    check('organizations_brand_color_check', sql`${table.brandColor} ~ '^#[0-9a-f]{6}$'`),
    check(
      'organizations_disabled_check',
      sql`(${table.disabledAt} is null) = (${table.disabledReason} is null)`,
    ),
    index('organizations_newest').on(table.createdAt, table.id),
    index('organizations_by_name').on(sql`lower(${table.name})`, table.id),
    index('organizations_searched').using(
      'gin',
      table.name.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
      table.companyId.op('gin_trgm_ops'),
    ),
  ],
);

/** Each user belongs to one organization. */
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
    uniqueIndex('organization_members_one_owner')
      .on(table.organizationId)
      .where(sql`role = 'owner'`),
  ],
);

declareRowOwnership(organizationMembers, {
  of: (userId) => eq(organizationMembers.userId, userId),
  onErasure: 'deleted',
});

declareRowOwnership(organizations, {
  of: (userId) =>
    sql`${organizations.id} in (select organization_id from organization_members where user_id = ${userId} and role = 'owner')
        or (${organizations.archivedAt} is not null and ${organizations.email} = (select email from users where id = ${userId}))`,
  onErasure: 'deleted',
});

declareAuthorship(organizations, {
  of: (userId) =>
    sql`${organizations.disabledReason} is not null and ${organizations.id}::text in (
        select subject_id from audit_logs where action = 'organization.disabled' and actor_user_id = ${userId})`,
  erasedAs: { disabledReason: '' },
});

// An organization that continues without the user receives the email address of its current owner.
declareAuthorship(organizations, {
  of: (userId) => sql`${organizations.email} in ${confirmedEmails(userId)}`,
  erasedAs: {
    email: sql`coalesce((select u.email from organization_members m join users u on u.id = m.user_id
        where m.organization_id = organizations.id and m.role = 'owner'), '')`,
  },
});

declareAuthorship(organizations, {
  of: (userId) => sql`${organizations.brandEmail} in ${confirmedEmails(userId)}`,
  erasedAs: { brandEmail: null },
});

declareAuthorship(organizations, {
  of: (userId) => sql`${plainPhoneSql(organizations.phone)} = ${profilePhoneDigits(userId)}`,
  erasedAs: { phone: null },
  exports: [],
});

declareAuthorship(organizations, {
  of: (userId) => sql`${plainPhoneSql(organizations.brandPhone)} = ${profilePhoneDigits(userId)}`,
  erasedAs: { brandPhone: null },
  exports: [],
});
