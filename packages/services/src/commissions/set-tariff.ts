import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { commissionRules } from '@valia/db/schema/network/commission-rules.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { setTariffInput, tariffsSchema } from '@valia/domain/commissions/commission-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq, sql } from 'drizzle-orm';
import { change, changed } from '../verbs/verb.ts';
import { readTariffs } from './list-tariffs.ts';

/**
 * Sets the tariff of requests from a given day on, today at the earliest. Each day has one tariff; a tariff already in
 * force or announced cannot be changed. Sending the same tariff again changes nothing.
 */
export const setTariff = change({
  right: 'settle-commissions',
  input: setTariffInput,
  output: tariffsSchema,
  touches: null,
  sample: () => ({
    effectiveFrom: '2099-01-01',
    tiers: [{ requestType: 'referral', fromCents: 0, rate: 0.01 }],
    paymentDays: 30,
  }),
  run: async ({ ctx, actor: { userId }, tx, input: { effectiveFrom, tiers, paymentDays } }) => {
    if (effectiveFrom < madridCalendar.date(ctx.now) || tiers.length === 0)
      throw new AppError('invalid-input', [
        { path: tiers.length === 0 ? 'tiers' : 'effectiveFrom', code: 'not-valid', params: {} },
      ]);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('valia commission tariffs'))`);
    const isTaken = eq(commissionRules.effectiveFrom, effectiveFrom);
    if ((await tx.$count(commissionRules, isTaken)) > 0) throw new AppError('conflict');
    await tx.insert(commissionRules).values(
      tiers.map(({ requestType, fromCents, rate, scale }) => ({
        id: ctx.newId(),
        effectiveFrom,
        requestType,
        fromCents: BigInt(fromCents),
        rate,
        scale,
        createdAt: ctx.now,
        createdBy: userId,
      })),
    );
    await tx.update(firmSettings).set({ commissionPaymentDays: paymentDays, updatedAt: ctx.now });
    return changed(await readTariffs(tx, ctx.now), {
      action: 'commission-tariff.set',
      subjectType: 'commission-tariff',
      subjectId: effectiveFrom,
      after: { tiers, paymentDays },
    });
  },
});
