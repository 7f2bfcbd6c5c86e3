import { commissionBaseKinds, type StoredBand } from '@valia/domain/commissions/commission-rule.ts';
import { commissionStepKinds } from '@valia/domain/commissions/commission-status.ts';
import { commissionCauses } from '@valia/domain/commissions/commission-cause.ts';
import { eq, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  numeric,
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
} from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { commissions } from './commissions.ts';
import { users } from '../identity/users.ts';

/**
 * The history of a commission with its reasons; the estimate and the approval are recorded only here. A trigger
 * prevents changes.
 */
export const commissionSteps = pgTable(
  'commission_steps',
  {
    /** Chosen by the client, so that an action sent twice is recognised. */
    id: exported(uuid('id').primaryKey()),
    commissionId: exported(
      uuid('commission_id')
        .notNull()
        .references(() => commissions.id),
    ),
    kind: exported(text('kind', { enum: commissionStepKinds }).notNull()),
    /** The event of the request that caused the step; null for an administrator's action. */
    cause: exported(text('cause', { enum: commissionCauses })),
    reason: exported(text('reason')),
    actorUserId: impersonal(uuid('actor_user_id').references(() => users.id)),
    /** The amount of the commission after this step; for a payment, the amount transferred. */
    amountCents: exported(bigint('amount_cents', { mode: 'bigint' }).notNull()),
    baseKind: exported(text('base_kind', { enum: commissionBaseKinds }).notNull()),
    baseCents: exported(bigint('base_cents', { mode: 'bigint' }).notNull()),
    rate: exported(numeric('rate', { precision: 9, scale: 8, mode: 'number' }).notNull()),
    /**
     * The parts of the base and their rates; null in rows older than this column, where the rate applies to the whole
     * base.
     */
    bands: exported(jsonb('bands').$type<StoredBand[]>(), { holds: 'codes' }),
    at: exported(timestamp('at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check('commission_steps_kind_check', oneOf(table.kind, commissionStepKinds)),
    check('commission_steps_cause_check', oneOf(table.cause, commissionCauses)),
    index('commission_steps_of_commission').on(table.commissionId, table.at, table.id),
  ],
);

declareRowOwnership(commissionSteps, {
  of: (userId) =>
    sql`${commissionSteps.commissionId} in (select id from commissions where recipient_user_id = ${userId})`,
  onErasure: 'kept',
});

// The law requires keeping the accounts, with the reason of each entry; their author is an id without a name.
declareAuthorship(commissionSteps, {
  of: (userId) => eq(commissionSteps.actorUserId, userId),
  kept: { reason: 'accounts', columns: ['reason'] },
  exports: ['kind', 'reason', 'at'],
});
