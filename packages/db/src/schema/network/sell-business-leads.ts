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
  declareRows,
  declareWriting,
  exported,
  impersonal,
  withheld,
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { ownPhone } from '../../own-phone.ts';
import { provedEmails } from '../../proved-emails.ts';
import { leadsThatReplaced, messageWithout, unlessReplaced } from '../../replaced-leads.ts';
import { users } from '../identity/users.ts';
import { valuations } from '../valuations/valuations.ts';

/** The figures of a valuation that came with a lead, as they were then. */
export interface LeadFigures {
  method: string;
  currency: string;
  equityLow: number | null;
  equityCentral: number | null;
  equityHigh: number | null;
}

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A company whose owner, or whose adviser, asked for help; nobody's until `advisorUserId` is set. */
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
    /** As names are compared: sorted and searched by. */
    companySortKey: withheld(text('company_sort_key').notNull()),
    taxId: exported(text('tax_id')),
    /** Null when a valuation came along that has none. */
    sector: exported(text('sector'), { holds: 'codes' }),
    province: exported(text('province'), { holds: 'codes' }),
    /** Euros; null when a valuation came along that has none. */
    annualRevenue: exported(doublePrecision('annual_revenue')),
    ebitda: exported(doublePrecision('ebitda')),
    reason: exported(text('reason', { enum: leadReasons })),
    timing: exported(text('timing', { enum: leadTimings })),
    contactName: exported(text('contact_name').notNull()),
    email: exported(text('email').notNull()),
    phone: exported(text('phone').notNull()),
    /** As numbers are compared: digits alone. */
    phoneDigits: withheld(text('phone_digits').notNull()),
    message: exported(text('message').notNull().default('')),
    /** Of the message, so that the same text sent again and again is noticed. */
    messageHash: withheld(text('message_hash')),
    consentVersion: exported(text('consent_version').notNull(), { holds: 'codes' }),
    consentAt: exported(instant('consent_at').notNull()),
    language: impersonal(text('language').notNull().default('es'), { holds: 'codes' }),
    /** Who asked from a valuation of theirs. */
    requestedBy: impersonal(uuid('requested_by').references(() => users.id)),
    /** The valuation that came along, which the firm may read; the adviser's own stands in `valuedAs`. */
    valuationId: exported(
      uuid('valuation_id').references(() => valuations.id, { onDelete: 'set null' }),
    ),
    figures: exported(jsonb('figures').$type<LeadFigures>()),
    /** What the assigned adviser began from it. */
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
    /** The lead of the same company that was there before, until somebody has merged them or said that it is another. */
    duplicateOf: impersonal(
      uuid('duplicate_of').references((): AnyPgColumn => sellBusinessLeads.id, {
        onDelete: 'set null',
      }),
    ),
    duplicateReason: impersonal(text('duplicate_reason', { enum: duplicateReasons })),
    /** What went on in its place: a merged lead is nobody's and shown to nobody, and kept as it was. */
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
    // What a new lead is compared with.
    index('sell_business_leads_by_email').on(table.email, table.createdAt),
    index('sell_business_leads_by_phone').on(table.phoneDigits, table.createdAt),
    index('sell_business_leads_by_tax_id').on(table.taxId, table.createdAt),
    index('sell_business_leads_by_message').on(table.messageHash, table.createdAt),
    index('sell_business_leads_by_requester').on(table.requestedBy),
  ],
);

declareRows(sellBusinessLeads, {
  of: (userId) => eq(sellBusinessLeads.advisorUserId, userId),
  onErasure: 'emptied',
});

const leads = sellBusinessLeads;

/** Whether a name is the one in a person's profile, without regard to capitals and spaces. */
const namesAlike = (name: SQLWrapper, userId: string): SQL =>
  sql`lower(regexp_replace(${name}, '\\s', '', 'g')) =
    (select lower(regexp_replace(concat(first_name, last_name), '\\s', '', 'g'))
     from user_profiles where user_id = ${userId})`;

/** Who asked for help: from their account, or in public under an address that they proved to be theirs since. */
const askedBy = (userId: string): SQL =>
  sql`(${leads.requestedBy} = ${userId} or ${leads.email} in ${provedEmails(userId)})`;

// The rules run in this order: columns by which a row is found to be theirs are emptied last.

// Somebody in business under their own tax id.
declareWriting(leads, {
  of: (userId) =>
    sql`${askedBy(userId)} and upper(${leads.taxId}) =
        (select upper(tax_id) from user_profiles where user_id = ${userId})`,
  erasedAs: { taxId: null },
});

// What a merge took over of a lead of theirs.
declareWriting(leads, {
  of: (userId) => sql`${leads.id} in ${leadsThatReplaced(userId)}`,
  erasedAs: (userId) => ({
    message: messageWithout(userId),
    messageHash: null,
    contactName: unlessReplaced(userId, 'contact_name'),
    phone: unlessReplaced(userId, 'phone'),
    phoneDigits: unlessReplaced(userId, 'phone_digits'),
  }),
  // Their own lead has it.
  exports: [],
});

const isOwnPhone = (userId: string): SQL => sql`${leads.phoneDigits} = ${ownPhone(userId)}`;

// Their name beside their telephone is theirs whatever the address; of a colleague's the name stays.
declareWriting(leads, {
  of: (userId) => sql`${isOwnPhone(userId)} and ${namesAlike(leads.contactName, userId)}`,
  erasedAs: { contactName: '' },
  exports: [],
});

// Anybody can claim a telephone: it goes, and nothing of the lead is handed out.
declareWriting(leads, {
  of: isOwnPhone,
  erasedAs: { phone: '', phoneDigits: '' },
  exports: [],
});

/** Of the columns that hold what an adviser wrote last, what the history says that this one wrote. */
const toldBy = (userId: string, column: SQLWrapper): SQL =>
  sql`${column} in (select text from lead_events where lead_id = ${leads.id} and actor_user_id = ${userId})`;

declareWriting(leads, {
  of: (userId) => toldBy(userId, leads.lostReason),
  erasedAs: { lostReason: '' },
  exports: ['stage', 'lostReason'],
});

declareWriting(leads, {
  of: (userId) => toldBy(userId, leads.nextStepText),
  erasedAs: { nextStepText: '' },
  exports: ['nextStepText', 'nextStepAt'],
});

declareWriting(leads, {
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
  // The firm and its advisers go on with the company.
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
