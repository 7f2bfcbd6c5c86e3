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
import { declareRows, declareWriting, exported, impersonal } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { commissions } from './commissions.ts';
import { users } from '../identity/users.ts';

/** What happened to a commission, and why; the estimate and the approval are told here alone. A trigger keeps it so. */
export const commissionSteps = pgTable(
  'commission_steps',
  {
    /** Chosen by who acts, so that an act sent again is known. */
    id: exported(uuid('id').primaryKey()),
    commissionId: exported(
      uuid('commission_id')
        .notNull()
        .references(() => commissions.id),
    ),
    kind: exported(text('kind', { enum: commissionStepKinds }).notNull()),
    /** What of the request it followed from; null for an administrator's act. */
    cause: exported(text('cause', { enum: commissionCauses })),
    reason: exported(text('reason')),
    actorUserId: impersonal(uuid('actor_user_id').references(() => users.id)),
    /** What the commission comes to from then on; of a payment what was transferred. */
    amountCents: exported(bigint('amount_cents', { mode: 'bigint' }).notNull()),
    baseKind: exported(text('base_kind', { enum: commissionBaseKinds }).notNull()),
    baseCents: exported(bigint('base_cents', { mode: 'bigint' }).notNull()),
    rate: exported(numeric('rate', { precision: 9, scale: 8, mode: 'number' }).notNull()),
    /** The parts of the base and their rates; null in rows from before there were any: the rate applies to all of it. */
    bands: exported(jsonb('bands').$type<StoredBand[]>(), { holds: 'codes' }),
    at: exported(timestamp('at', { withTimezone: true, precision: 3 }).notNull()),
  },
  (table) => [
    check('commission_steps_kind_check', oneOf(table.kind, commissionStepKinds)),
    check('commission_steps_cause_check', oneOf(table.cause, commissionCauses)),
    index('commission_steps_of_commission').on(table.commissionId, table.at, table.id),
  ],
);

declareRows(commissionSteps, {
  of: (userId) =>
    sql`${commissionSteps.commissionId} in (select id from commissions where recipient_user_id = ${userId})`,
  onErasure: 'kept',
});

// The law requires the accounts, with the reason of each entry; its author is an id without a name.
declareWriting(commissionSteps, {
  of: (userId) => eq(commissionSteps.actorUserId, userId),
  kept: { reason: 'accounts', columns: ['reason'] },
  exports: ['kind', 'reason', 'at'],
});
