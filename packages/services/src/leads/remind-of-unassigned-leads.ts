import type { Database } from '@valia/db/client.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { leadValueEvents } from '@valia/domain/leads/lead-value-events.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import { changeUnaudited } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { getLeadThresholds, raiseLeadEvents } from './raise-lead-events.ts';

/** Notifies the administrators again of large leads that are still unassigned. Only one server runs this at a time. */
export const remindOfUnassignedLeads = async (
  ctx: Pick<ServiceContext, 'now' | 'newId'> & { db: Database },
): Promise<void> => {
  await changeUnaudited(ctx, 'tells-administrators', async (tx) => {
    const [lock] = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('valia unassigned leads')) as taken`,
    );
    if (lock?.taken !== true) return;
    const thresholds = await getLeadThresholds(tx);
    const { id, annualRevenue, advisorUserId, mergedInto, stage } = sellBusinessLeads;
    const waiting = await tx
      .select({ id, annualRevenue })
      .from(sellBusinessLeads)
      .where(
        and(
          isNull(advisorUserId),
          isNull(mergedInto),
          inArray(stage, [...openLeadStages]),
          gt(annualRevenue, thresholds.high),
        ),
      );
    const events = waiting.flatMap(({ id: leadId, annualRevenue: revenue }) =>
      leadValueEvents({ annualRevenue: revenue ?? 0, isAssigned: false }, thresholds).map(
        (type) => ({ leadId, type }),
      ),
    );
    await raiseLeadEvents(tx, ctx, events);
  });
};
