import { duplicateReasons } from '@valia/domain/leads/duplicate-lead.ts';
import { leadKinds, leadSources } from '@valia/domain/leads/lead-list.ts';
import { leadReasons, leadTimings } from '@valia/domain/leads/lead-schemas.ts';
import { leadStages } from '@valia/domain/leads/lead-stage.ts';
import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  declareRowOwnership,
  declareAuthorship,
  exported,
  impersonal,
  withheld,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { profilePhoneDigits } from '../../profile-phone-digits.ts';
import { confirmedEmails } from '../../confirmed-emails.ts';
import {
  leadsThatReplaced,
  messageWithoutMergedPart,
  unlessTakenFromReplaced,
} from '../../replaced-leads.ts';
import { users } from '../identity/users.ts';
import { valuations } from '../valuations/valuations.ts';

/** The figures of a valuation sent with a lead, as they were at that time. */
export interface LeadFigures {
  method: string;
  currency: string;
  equityLow: number | null;
  equityCentral: number | null;
  equityHigh: number | null;
}

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A company whose owner or adviser asked for help; unassigned until `advisorUserId` is set. */
export const sellBusinessLeads = pgTable(
  'sell_business_leads',
  {
    id: impersonal(uuid('id').primaryKey()),
    advisorUserId: impersonal(
      uuid('advisor_user_id').references(() => users.id),
      { erasedAs: null },
    ),
    assignedAt: exported(instant('assigned_at'), { erasedAs: null }),
    kind: exported(text('kind', { enum: leadKinds }).notNull().default('sell')),
    source: exported(text('source', { enum: leadSources }).notNull().default('direct_form')),
    companyName: exported(text('company_name').notNull()),
    /** The form of the name for sorting and searching. */
    companySortKey: withheld(text('company_sort_key').notNull()),
    taxId: exported(text('tax_id')),
    /** Null when the valuation sent along has no sector. */
    sector: exported(text('sector'), { holds: 'codes' }),
    province: exported(text('province'), { holds: 'codes' }),
    /** Euros; null when the valuation sent along has none. */
    annualRevenue: exported(doublePrecision('annual_revenue')),
    ebitda: exported(doublePrecision('ebitda')),
    reason: exported(text('reason', { enum: leadReasons })),
    timing: exported(text('timing', { enum: leadTimings })),
    contactName: exported(text('contact_name').notNull()),
    email: exported(text('email').notNull()),
    phone: exported(text('phone').notNull()),
    /** The digits of the number, for comparison with other numbers. */
    phoneDigits: withheld(text('phone_digits').notNull()),
    message: exported(text('message').notNull().default('')),
    /** The hash of the message, by which repeated submissions of the same text are detected. */
    messageHash: withheld(text('message_hash')),
    consentVersion: exported(text('consent_version').notNull(), { holds: 'codes' }),
    consentAt: exported(instant('consent_at').notNull()),
    language: impersonal(text('language').notNull().default('es'), { holds: 'codes' }),
    /** The user who asked for help from a valuation of theirs. */
    requestedBy: impersonal(uuid('requested_by').references(() => users.id)),
    /** The valuation sent along, which the firm may read; the assigned adviser's own valuation is `valuedAs`. */
    valuationId: exported(
      uuid('valuation_id').references(() => valuations.id, { onDelete: 'set null' }),
    ),
    figures: exported(jsonb('figures').$type<LeadFigures>()),
    /** The valuation that the assigned adviser created from the lead. */
    valuedAs: exported(uuid('valued_as').references(() => valuations.id, { onDelete: 'set null' })),
    utmSource: exported(text('utm_source')),
    utmMedium: exported(text('utm_medium')),
    utmCampaign: exported(text('utm_campaign')),
    visitId: impersonal(uuid('visit_id')),
    stage: exported(text('stage', { enum: leadStages }).notNull().default('new')),
    stageSince: exported(instant('stage_since').notNull()),
    lostReason: exported(text('lost_reason')),
    nextStepText: exported(text('next_step_text')),
    nextStepAt: exported(instant('next_step_at')),
    /** The earlier lead of the same company, until an administrator merges them or declares them different. */
    duplicateOf: impersonal(
      uuid('duplicate_of').references((): AnyPgColumn => sellBusinessLeads.id, {
        onDelete: 'set null',
      }),
    ),
    duplicateReason: impersonal(text('duplicate_reason', { enum: duplicateReasons })),
    /**
     * The lead that replaced this one in a merge. A merged lead is unassigned, hidden from everybody, and stored
     * unchanged.
     */
    mergedInto: impersonal(uuid('merged_into').references((): AnyPgColumn => sellBusinessLeads.id)),
    version: impersonal(integer('version').notNull().default(1)),
    createdAt: exported(instant('created_at').notNull()),
    updatedAt: exported(instant('updated_at').notNull()),
  },
  (table) => [
    check('sell_business_leads_stage_check', oneOf(table.stage, leadStages)),
    check('sell_business_leads_kind_check', oneOf(table.kind, leadKinds)),
    check('sell_business_leads_source_check', oneOf(table.source, leadSources)),
    check('sell_business_leads_reason_check', oneOf(table.reason, leadReasons)),
    check('sell_business_leads_timing_check', oneOf(table.timing, leadTimings)),
    check(
      'sell_business_leads_assigned_check',
      sql`(${table.advisorUserId} is null) = (${table.assignedAt} is null)`,
    ),
    check(
      'sell_business_leads_next_step_check',
      sql`(${table.nextStepText} is null) = (${table.nextStepAt} is null)`,
    ),
    check(
      'sell_business_leads_lost_check',
      sql`(${table.stage} = 'lost') = (${table.lostReason} is not null)`,
    ),
    index('sell_business_leads_by_adviser').on(table.advisorUserId, table.stage),
    index('sell_business_leads_by_next_step').on(
      table.advisorUserId,
      sql`coalesce(next_step_at, '9999-01-01 00:00+00'::timestamptz)`,
      table.id,
    ),
    index('sell_business_leads_by_arrival').on(table.advisorUserId, table.createdAt, table.id),
    index('sell_business_leads_by_company').on(table.advisorUserId, table.companySortKey, table.id),
    index('sell_business_leads_by_revenue').on(
      table.advisorUserId,
      sql`coalesce(annual_revenue, '-infinity'::float8)`,
      table.id,
    ),
    check(
      'sell_business_leads_merged_check',
      sql`${table.mergedInto} is null or (${table.advisorUserId} is null and ${table.duplicateOf} is null)`,
    ),
    index('sell_business_leads_unassigned')
      .on(table.createdAt, table.id, table.annualRevenue)
      .where(sql`advisor_user_id is null and merged_into is null`),
    index('sell_business_leads_unassigned_by_revenue')
      .on(sql`coalesce(annual_revenue, '-infinity'::float8)`, table.id)
      .where(sql`advisor_user_id is null and merged_into is null`),
    index('sell_business_leads_assigned')
      .on(table.createdAt, table.id, table.annualRevenue)
      .where(sql`advisor_user_id is not null`),
    index('sell_business_leads_assigned_by_revenue')
      .on(sql`coalesce(annual_revenue, '-infinity'::float8)`, table.id)
      .where(sql`advisor_user_id is not null`),
    index('sell_business_leads_duplicates')
      .on(table.duplicateOf, table.id)
      .where(sql`duplicate_of is not null`),
    index('sell_business_leads_merged')
      .on(table.mergedInto)
      .where(sql`merged_into is not null`),
    index('sell_business_leads_searched').using(
      'gin',
      table.companySortKey.op('gin_trgm_ops'),
      table.contactName.op('gin_trgm_ops'),
      table.taxId.op('gin_trgm_ops'),
    ),
    // The columns that a new lead is compared by.
    index('sell_business_leads_by_email').on(table.email, table.createdAt),
    index('sell_business_leads_by_phone').on(table.phoneDigits, table.createdAt),
    index('sell_business_leads_by_tax_id').on(table.taxId, table.createdAt),
    index('sell_business_leads_by_message').on(table.messageHash, table.createdAt),
    index('sell_business_leads_by_requester').on(table.requestedBy),
  ],
);

declareRowOwnership(sellBusinessLeads, {
  of: (userId) => eq(sellBusinessLeads.advisorUserId, userId),
  onErasure: 'emptied',
});

const leads = sellBusinessLeads;

/** Whether a name is the one in a user's profile, ignoring case and spaces. */
const namesAlike = (name: SQLWrapper, userId: string): SQL =>
  sql`lower(regexp_replace(${name}, '\\s', '', 'g')) =
    (select lower(regexp_replace(concat(first_name, last_name), '\\s', '', 'g'))
     from user_profiles where user_id = ${userId})`;

/**
 * The user who asked for help: from their account, or in the public form with an email address that they have proved to
 * be theirs since.
 */
const askedBy = (userId: string): SQL =>
  sql`(${leads.requestedBy} = ${userId} or ${leads.email} in ${confirmedEmails(userId)})`;

// The rules run in this order: columns that identify a row as the user's are emptied last. This rule is for
// users in business under their own tax id.
declareAuthorship(leads, {
  of: (userId) =>
    sql`${askedBy(userId)} and upper(${leads.taxId}) =
        (select upper(tax_id) from user_profiles where user_id = ${userId})`,
  erasedAs: { taxId: null },
});

// Values that a merge copied from one of the user's leads.
declareAuthorship(leads, {
  of: (userId) => sql`${leads.id} in ${leadsThatReplaced(userId)}`,
  erasedAs: (userId) => ({
    message: messageWithoutMergedPart(userId),
    messageHash: null,
    contactName: unlessTakenFromReplaced(userId, 'contact_name'),
    phone: unlessTakenFromReplaced(userId, 'phone'),
    phoneDigits: unlessTakenFromReplaced(userId, 'phone_digits'),
  }),
  // Not exported here, because the user's own lead contains it.
  exports: [],
});

const isOwnPhone = (userId: string): SQL =>
  sql`${leads.phoneDigits} = ${profilePhoneDigits(userId)}`;

// The user's name next to their telephone number is theirs, whatever the email address; a colleague's name
// remains.
declareAuthorship(leads, {
  of: (userId) => sql`${isOwnPhone(userId)} and ${namesAlike(leads.contactName, userId)}`,
  erasedAs: { contactName: '' },
  exports: [],
});

// Anybody can claim a telephone number, so an erasure removes it but nothing of the lead is exported.
declareAuthorship(leads, {
  of: isOwnPhone,
  erasedAs: { phone: '', phoneDigits: '' },
  exports: [],
});

/** Whether a column with an adviser's last text was written by this user, according to the history. */
const toldBy = (userId: string, column: SQLWrapper): SQL =>
  sql`${column} in (select text from lead_events where lead_id = ${leads.id} and actor_user_id = ${userId})`;

declareAuthorship(leads, {
  of: (userId) => toldBy(userId, leads.lostReason),
  erasedAs: { lostReason: '' },
  exports: ['stage', 'lostReason'],
});

declareAuthorship(leads, {
  of: (userId) => toldBy(userId, leads.nextStepText),
  erasedAs: { nextStepText: '' },
  exports: ['nextStepText', 'nextStepAt'],
});

declareAuthorship(leads, {
  of: askedBy,
  erasedAs: {
    requestedBy: null,
    contactName: '',
    email: '',
    phone: '',
    phoneDigits: '',
    message: '',
    messageHash: null,
    figures: null,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
  },
  // The firm and its advisers continue to work with the company.
  kept: { reason: 'help-requests', columns: ['companyName', 'companySortKey', 'taxId'] },
  exports: [
    'kind',
    'source',
    'companyName',
    'taxId',
    'sector',
    'province',
    'annualRevenue',
    'ebitda',
    'reason',
    'timing',
    'contactName',
    'email',
    'phone',
    'message',
    'figures',
    'consentVersion',
    'consentAt',
    'utmSource',
    'utmMedium',
    'utmCampaign',
    'createdAt',
  ],
});
