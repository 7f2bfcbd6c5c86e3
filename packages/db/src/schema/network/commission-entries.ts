import { commissionEntryKinds } from '@valia/domain/commissions/commission-ledger.ts';
import { eq, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { commissionSteps } from './commission-steps.ts';
import { commissions } from './commissions.ts';
import { users } from '../identity/users.ts';

/**
 * The ledger: each referrer's entries, numbered from 1 without a gap, each sealed with the previous one. Entries are
 * only added.
 */
export const commissionEntries = pgTable(
  'commission_entries',
  {
    id: exported(uuid('id').primaryKey()),
    recipientUserId: impersonal(
      uuid('recipient_user_id')
        .notNull()
        .references(() => users.id),
    ),
    number: exported(integer('number').notNull()),
    commissionId: exported(
      uuid('commission_id')
        .notNull()
        .references(() => commissions.id),
    ),
    /** The step that added the entry; all entries of one payment share it. */
    stepId: exported(
      uuid('step_id')
        .notNull()
        .references(() => commissionSteps.id),
    ),
    kind: exported(text('kind', { enum: commissionEntryKinds }).notNull()),
    amountCents: exported(bigint('amount_cents', { mode: 'bigint' }).notNull()),
    /** The referrer's balance including this entry. */
    balanceCents: exported(bigint('balance_cents', { mode: 'bigint' }).notNull()),
    citesEntryId: exported(
      uuid('cites_entry_id').references((): AnyPgColumn => commissionEntries.id),
    ),
    at: exported(timestamp('at', { withTimezone: true, precision: 3 }).notNull()),
    seal: impersonal(text('seal').notNull(), { holds: 'codes' }),
  },
  (table) => [
    unique('commission_entries_number').on(table.recipientUserId, table.number),
    check('commission_entries_kind_check', oneOf(table.kind, commissionEntryKinds)),
    check('commission_entries_amount_check', sql`${table.amountCents} <> 0`),
    check(
      'commission_entries_cites_check',
      sql`(${table.kind} = 'earned') = (${table.citesEntryId} is null)`,
    ),
    check(
      'commission_entries_earned_check',
      sql`${table.kind} <> 'earned' or ${table.amountCents} > 0`,
    ),
    // Prevents a second payment of a commission, whatever the application code does.
    uniqueIndex('commission_entries_paid_once')
      .on(table.commissionId)
      .where(sql`kind = 'payment' and amount_cents < 0`),
    uniqueIndex('commission_entries_earned_once')
      .on(table.commissionId)
      .where(sql`kind = 'earned'`),
    uniqueIndex('commission_entries_reversed_once')
      .on(table.commissionId)
      .where(sql`kind = 'reversal'`),
    index('commission_entries_of_commission').on(table.commissionId, table.number),
    index('commission_entries_by_time').on(table.recipientUserId, table.at),
    index('commission_entries_citing').on(table.citesEntryId),
  ],
);

declareRowOwnership(commissionEntries, {
  of: (userId) => eq(commissionEntries.recipientUserId, userId),
  onErasure: 'kept',
});
