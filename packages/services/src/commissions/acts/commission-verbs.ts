import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  correctingEntry,
  payingEntries,
  reversingEntry,
} from '@valia/domain/commissions/commission-ledger.ts';
import { calculateCommission, storedBands } from '@valia/domain/commissions/commission-rule.ts';
import {
  commissionActionInput,
  administratedCommissionSchema,
  approveCommissionInput,
  correctCommissionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { SampleWorld } from '../../verbs/declaration.ts';
import { change } from '../../verbs/verb.ts';
import { referrerDebts, commissionEntriesOf } from '../lock-commission.ts';
import { tariffOfDay } from '../tariff-of-day.ts';
import { actOnCommission } from './act-on-commission.ts';

const usualPaymentDays = 30;
const touches = { object: 'commission', of: 'administrator', level: 'write' } as const;
const sample = ({ id, newId }: SampleWorld) => ({
  commissionId: id,
  actId: newId(),
  version: 1,
  reason: 'Factura 2026/027',
});

/**
 * Approves an earned commission for payment. It must be paid within the number of days that the firm has set, by the
 * end of the last day.
 */
export const approveCommission = change({
  right: 'settle-commissions',
  input: approveCommissionInput,
  output: administratedCommissionSchema,
  touches,
  sample,
  run: (scope) =>
    actOnCommission(scope, 'approved', async () => {
      const { ctx, tx } = scope;
      const { commissionPaymentDays } = firmSettings;
      const [firm] = await tx.select({ days: commissionPaymentDays }).from(firmSettings);
      const today = madridCalendar.date(ctx.now);
      const dayAfter = madridCalendar.dayStart(today, (firm?.days ?? usualPaymentDays) + 1);
      return { change: { dueAt: new Date(dayAfter.getTime() - 1) } };
    }),
});

/** Records the payment of an approved commission, less the amount that the referrer owes from reversed ones. */
export const payCommission = change({
  right: 'settle-commissions',
  input: commissionActionInput,
  output: administratedCommissionSchema,
  touches,
  sample,
  run: (scope) =>
    actOnCommission(scope, 'paid', ({ id, recipientUserId }) => ({
      drafts: async () =>
        payingEntries(
          await commissionEntriesOf(scope.tx, id),
          await referrerDebts(scope.tx, recipientUserId),
        ),
    })),
});

/** Cancels a commission before its payment; an amount already earned is taken back by a reversal entry. */
export const cancelCommission = change({
  right: 'settle-commissions',
  input: commissionActionInput,
  output: administratedCommissionSchema,
  touches,
  sample,
  run: (scope) =>
    actOnCommission(scope, 'cancelled', ({ id, status }) => ({
      drafts: async () =>
        status === 'estimated' ? [] : [reversingEntry(await commissionEntriesOf(scope.tx, id))],
    })),
});

/** Takes back a paid commission: the referrer owes its amount, which is deducted from the next payment. */
export const reverseCommission = change({
  right: 'settle-commissions',
  input: commissionActionInput,
  output: administratedCommissionSchema,
  touches,
  sample,
  run: (scope) =>
    actOnCommission(scope, 'reversed', ({ id }) => ({
      drafts: async () => [reversingEntry(await commissionEntriesOf(scope.tx, id))],
    })),
});

/**
 * Recalculates an earned commission from the final price, with its original tariff; the difference is added to the
 * ledger.
 */
export const correctCommission = change({
  right: 'settle-commissions',
  input: correctCommissionInput,
  output: administratedCommissionSchema,
  touches,
  sample: (world) => ({ ...sample(world), baseCents: 250_000_000 }),
  run: ({ input: { baseCents, ...input }, ...scope }) =>
    actOnCommission({ ...scope, input }, 'corrected', async (row) => {
      const tariff = await tariffOfDay(scope.tx, row.tariffOf);
      const base = { kind: 'final', cents: BigInt(baseCents) } as const;
      const reckoned = calculateCommission(tariff?.rules ?? [], row.requestType, base);
      const correction =
        reckoned &&
        correctingEntry(await commissionEntriesOf(scope.tx, row.id), reckoned.amountCents);
      if (reckoned === null || correction === null)
        throw new AppError('invalid-input', [{ path: 'baseCents', code: 'not-valid', params: {} }]);
      const { rate, bands, tierFromCents, tierToCents, amountCents } = reckoned;
      return {
        change: {
          baseKind: 'final',
          baseCents: base.cents,
          rate,
          bands: storedBands(bands),
          tierFromCents,
          tierToCents,
          amountCents,
        },
        drafts: () => [correction],
      };
    }),
});
