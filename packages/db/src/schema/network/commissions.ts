import { requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { commissionBaseKinds, type StoredBand } from '@valia/domain/commissions/commission-rule.ts';
import { commissionStatuses } from '@valia/domain/commissions/commission-status.ts';
import { eq, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { advisorCollaborationRequests } from './advisor-collaboration-requests.ts';
import { users } from '../identity/users.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The commission that the sender earns by a request: its status and its amount. The amount owed is in the entries of
 * its ledger.
 */
export const commissions = pgTable(
  'commissions',
  {
    id: exported(uuid('id').primaryKey()),
    requestId: exported(
      uuid('request_id')
        .notNull()
        .unique()
        .references(() => advisorCollaborationRequests.id),
    ),
    recipientUserId: impersonal(
      uuid('recipient_user_id')
        .notNull()
        .references(() => users.id),
    ),
    requestType: exported(text('request_type', { enum: requestTypes }).notNull()),
    status: exported(text('status', { enum: commissionStatuses }).notNull().default('estimated')),
    statusSince: exported(instant('status_since').notNull()),
    version: impersonal(integer('version').notNull().default(1)),
    /** The tariff in force when the request was sent, identified by its first day. */
    tariffOf: exported(date('tariff_of').notNull()),
    baseKind: exported(text('base_kind', { enum: commissionBaseKinds }).notNull()),
    baseCents: exported(bigint('base_cents', { mode: 'bigint' }).notNull()),
    rate: exported(numeric('rate', { precision: 9, scale: 8, mode: 'number' }).notNull()),
    /**
     * The parts of the base and their rates; null in rows older than this column, where the rate applies to the whole
     * base.
     */
    bands: exported(jsonb('bands').$type<StoredBand[]>(), { holds: 'codes' }),
    tierFromCents: exported(bigint('tier_from_cents', { mode: 'bigint' }).notNull()),
    tierToCents: exported(bigint('tier_to_cents', { mode: 'bigint' })),
    /** The estimate; once earned, the sum of the earnings and corrections in its entries. */
    amountCents: exported(bigint('amount_cents', { mode: 'bigint' }).notNull()),
    /** The date by which an approved commission must be paid. */
    dueAt: exported(instant('due_at')),
    createdAt: exported(instant('created_at').notNull()),
  },
  (table) => [
    check('commissions_status_check', oneOf(table.status, commissionStatuses)),
    check('commissions_type_check', oneOf(table.requestType, requestTypes)),
    check('commissions_base_kind_check', oneOf(table.baseKind, commissionBaseKinds)),
    check('commissions_amounts_check', sql`${table.baseCents} > 0 and ${table.amountCents} > 0`),
    // JavaScript numbers represent every cent exactly up to this amount.
    check('commissions_most_check', sql`${table.baseCents} <= 1000000000000000`),
    check(
      'commissions_due_check',
      sql`${table.status} <> 'approved' or ${table.dueAt} is not null`,
    ),
    index('commissions_by_recipient').on(table.recipientUserId, table.createdAt, table.id),
    index('commissions_by_status').on(table.status, table.statusSince, table.id),
    index('commissions_by_since').on(table.statusSince, table.id),
    index('commissions_by_amount').on(table.amountCents, table.id),
    // Commissions without a payment date are sorted after those with one.
    index('commissions_by_due').on(
      sql`coalesce(due_at, '9999-12-31T00:00:00Z'::timestamptz)`,
      table.id,
    ),
  ],
);

// Accounts must be retained by law: they identify a user only by the account's id.
declareRowOwnership(commissions, {
  of: (userId) => eq(commissions.recipientUserId, userId),
  onErasure: 'kept',
});
