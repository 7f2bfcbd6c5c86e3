import { requestOutcomes } from '@valia/domain/collaborations/request-outcome.ts';
import { requestStatuses, requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { eq, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
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
import { sellBusinessLeads } from './sell-business-leads.ts';
import { users } from '../identity/users.ts';
import { valuationSnapshots } from '../valuations/valuation-snapshots.ts';
import { valuations } from '../valuations/valuations.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A request to another adviser, or to the firm when `targetAdvisorId` is null. */
export const advisorCollaborationRequests = pgTable(
  'advisor_collaboration_requests',
  {
    id: impersonal(uuid('id').primaryKey()),
    version: impersonal(integer('version').notNull().default(1)),
    requesterUserId: exported(
      uuid('requester_user_id')
        .notNull()
        .references(() => users.id),
    ),
    targetAdvisorId: exported(uuid('target_advisor_id').references(() => users.id)),
    type: exported(text('type', { enum: requestTypes }).notNull().default('referral')),
    companyName: exported(text('company_name').notNull()),
    /** The form of the name for sorting and searching. */
    companySortKey: withheld(text('company_sort_key').notNull().default('')),
    sector: exported(text('sector'), { holds: 'codes' }),
    province: exported(text('province'), { holds: 'codes' }),
    message: exported(text('message').notNull().default('')),
    valuationId: exported(
      uuid('valuation_id').references(() => valuations.id, { onDelete: 'set null' }),
    ),
    /** The snapshot that the request was sent with, which is the basis of the commission estimate. */
    snapshotId: exported(
      uuid('snapshot_id').references(() => valuationSnapshots.id, { onDelete: 'set null' }),
    ),
    /** The sale price that the sender expects; used when no valuation was sent along. */
    expectedValueCents: exported(bigint('expected_value_cents', { mode: 'number' })),
    status: exported(text('status', { enum: requestStatuses }).notNull().default('pending')),
    createdAt: exported(instant('created_at').notNull()),
    /** When an unanswered request to an adviser expires; null for a request to the firm. */
    expiresAt: exported(instant('expires_at')),
    /** When the request was accepted, rejected, withdrawn or expired, by which user, and the reason of a rejection. */
    decidedAt: exported(instant('decided_at')),
    decidedBy: impersonal(uuid('decided_by').references(() => users.id)),
    reason: exported(text('reason')),
    /** The lead that was created when a request to the firm was accepted. */
    leadId: impersonal(
      uuid('lead_id').references(() => sellBusinessLeads.id, { onDelete: 'set null' }),
    ),
    /** The outcome of an accepted request; null before. */
    outcome: exported(text('outcome', { enum: requestOutcomes })),
    outcomeSetBy: impersonal(
      uuid('outcome_set_by').references(() => users.id),
      { holds: 'codes' },
    ),
    outcomeSetAt: exported(instant('outcome_set_at')),
    outcomeConfirmedBy: impersonal(
      uuid('outcome_confirmed_by').references(() => users.id),
      { holds: 'codes' },
    ),
    outcomeConfirmedAt: exported(instant('outcome_confirmed_at')),
    /** Whether the other side may download the reports of the snapshots that it may read. */
    sharesReports: exported(boolean('shares_reports').notNull().default(false)),
  },
  (table) => [
    check('advisor_collaboration_requests_status_check', oneOf(table.status, requestStatuses)),
    check('advisor_collaboration_requests_type_check', oneOf(table.type, requestTypes)),
    check('advisor_collaboration_requests_outcome_check', oneOf(table.outcome, requestOutcomes)),
    check(
      'advisor_collaboration_requests_self_check',
      sql`${table.targetAdvisorId} is distinct from ${table.requesterUserId}`,
    ),
    check(
      'advisor_collaboration_requests_decided_check',
      sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`,
    ),
    check(
      'advisor_collaboration_requests_accepted_check',
      sql`(${table.status} = 'accepted') = (${table.outcome} is not null)`,
    ),
    check(
      'advisor_collaboration_requests_confirmed_check',
      sql`${table.outcomeConfirmedAt} is null or (${table.outcome} is not null and ${table.outcome} <> 'open')`,
    ),
    check(
      'advisor_collaboration_requests_expected_value_check',
      sql`${table.expectedValueCents} > 0`,
    ),
    index('advisor_collaboration_requests_sent').on(
      table.requesterUserId,
      table.createdAt,
      table.id,
    ),
    index('advisor_collaboration_requests_received').on(
      table.targetAdvisorId,
      table.createdAt,
      table.id,
    ),
    index('advisor_collaboration_requests_to_firm')
      .on(table.createdAt, table.id)
      .where(sql`target_advisor_id is null`),
    index('advisor_collaboration_requests_by_creation').on(table.createdAt, table.id),
    index('advisor_collaboration_requests_waiting')
      .on(table.targetAdvisorId)
      .where(sql`status = 'pending'`),
    index('advisor_collaboration_requests_expiring')
      .on(table.expiresAt)
      .where(sql`status = 'pending'`),
    index('advisor_collaboration_requests_by_lead').on(table.leadId),
    index('advisor_collaboration_requests_by_valuation').on(table.valuationId),
    index('advisor_collaboration_requests_searched').using(
      'gin',
      table.companySortKey.op('gin_trgm_ops'),
    ),
  ],
);

declareRowOwnership(advisorCollaborationRequests, {
  of: (userId) =>
    sql`${advisorCollaborationRequests.requesterUserId} = ${userId}
        or ${advisorCollaborationRequests.targetAdvisorId} = ${userId}`,
  onErasure: 'emptied',
});

declareAuthorship(advisorCollaborationRequests, {
  of: (userId) => eq(advisorCollaborationRequests.requesterUserId, userId),
  erasedAs: { companyName: '', companySortKey: '', message: '', expectedValueCents: null },
});

declareAuthorship(advisorCollaborationRequests, {
  of: (userId) => eq(advisorCollaborationRequests.decidedBy, userId),
  erasedAs: { reason: null },
  exports: ['type', 'status', 'decidedAt', 'reason'],
});
