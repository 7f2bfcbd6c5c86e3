import { preparedRead } from '@valia/db/prepared-read.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { isAdmin, requireRight } from '@valia/domain/access/rights.ts';
import {
  type AlertPoll,
  mostUnreadCounted,
} from '@valia/domain/notifications/notification-schemas.ts';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { getAlertBadge } from './alert-badge.ts';

const userId = sql`${sql.placeholder('userId')}::uuid`;

export const ownAlertsQuery = preparedRead((builder) =>
  builder
    .select({
      pendingRequests: sql<number>`(select count(*) from ${advisorCollaborationRequests}
        where ${advisorCollaborationRequests.targetAdvisorId} = ${userId}
        and ${advisorCollaborationRequests.status} = 'pending')`.mapWith(Number),
      unread: sql<number>`(select count(*) from (select 1 from ${notifications}
        where ${notifications.userId} = ${userId} and ${notifications.readAt} is null
        and ${notifications.inApp} limit ${sql.raw(String(mostUnreadCounted))}) as unread)`.mapWith(
        Number,
      ),
    })
    .from(sql`(select 1) as own`),
);

/** What waits for the caller; for administrators also what waits for all of them. */
export const pollAlerts = async ({ ctx }: { ctx: ServiceContext }): Promise<AlertPoll> => {
  const actor = requireRight(ctx.actor, 'read-own-alerts');
  const isAdministrator = isAdmin(actor) && actor.secondFactor;
  const [rows, badge] = await Promise.all([
    ownAlertsQuery(ctx.db, { userId: actor.userId }),
    isAdministrator ? getAlertBadge(ctx.db, ctx.now) : null,
  ]);
  const [own = { pendingRequests: 0, unread: 0 }] = rows;
  return { ...own, badge };
};
