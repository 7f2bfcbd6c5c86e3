import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type {
  AdministratedCommission,
  CommissionAct,
} from '@valia/domain/commissions/commission-schemas.ts';
import type { ServiceContext } from '../../service-context.ts';
import { actOnCommission } from './act-on-commission.ts';

const usualPaymentDays = 30;

/** Lets an earned commission be paid, at the latest as many days later as the firm has set: by the end of that day. */
export const approveCommission = (call: {
  ctx: ServiceContext;
  input: CommissionAct;
}): Promise<AdministratedCommission> =>
  actOnCommission(call, 'approved', async (tx) => {
    const [firm] = await tx.select({ days: firmSettings.commissionPaymentDays }).from(firmSettings);
    const today = madridCalendar.date(call.ctx.now);
    const dayAfter = madridCalendar.dayStart(today, (firm?.days ?? usualPaymentDays) + 1);
    return { change: { dueAt: new Date(dayAfter.getTime() - 1) } };
  });
