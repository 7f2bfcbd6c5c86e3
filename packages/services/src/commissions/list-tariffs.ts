import type { Database } from '@valia/db/client.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { commissionRules } from '@valia/db/schema/network/commission-rules.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  type CommissionTariff,
  type CommissionTariffs,
  tariffsSchema,
} from '@valia/domain/commissions/commission-schemas.ts';
import { asc, desc, inArray } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const mostShown = 50;

/** The past, current and future tariffs, the latest first. */
export const readTariffs = async (db: Database, now: Date): Promise<CommissionTariffs> => {
  const { effectiveFrom, requestType, fromCents } = commissionRules;
  const days = await db
    .selectDistinct({ effectiveFrom })
    .from(commissionRules)
    .orderBy(desc(effectiveFrom))
    .limit(mostShown);
  const dates = days.map((day) => day.effectiveFrom);
  const rows =
    dates.length === 0
      ? []
      : await db
          .select()
          .from(commissionRules)
          .where(inArray(effectiveFrom, dates))
          .orderBy(desc(effectiveFrom), asc(requestType), asc(fromCents));
  const names = await namesOfPeople(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const tariffs = dates.map((day): CommissionTariff => {
    const tiers = rows.filter((row) => row.effectiveFrom === day);
    const by = tiers[0]?.createdBy ?? null;
    return {
      effectiveFrom: day,
      byName: (by !== null && names.get(by)) || null,
      tiers: tiers.map((tier) => ({
        requestType: tier.requestType,
        fromCents: Number(tier.fromCents),
        rate: tier.rate,
        scale: tier.scale,
      })),
    };
  });
  const today = madridCalendar.date(now);
  const [firm] = await db.select({ days: firmSettings.commissionPaymentDays }).from(firmSettings);
  return {
    tariffs,
    inForce: dates.find((day) => day <= today) ?? null,
    paymentDays: firm?.days ?? 0,
  };
};

export const listTariffs = read({
  right: 'settle-commissions',
  ...withoutInput,
  output: tariffsSchema,
  run: async ({ ctx }) => readTariffs(ctx.db, ctx.now),
});
