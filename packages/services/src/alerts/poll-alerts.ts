import { preparedRead } from '@valia/db/prepared-read.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { isAdmin } from '@valia/domain/access/policies.ts';
import {
  alertPollSchema,
  maxUnreadCount,
} from '@valia/domain/notifications/notification-schemas.ts';
import { sql } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
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
        and ${notifications.inApp} limit ${sql.raw(String(maxUnreadCount))}) as unread)`.mapWith(
        Number,
      ),
    })
    .from(sql`(select 1) as own`),
);

/** The caller's pending alerts; for administrators, also the alerts of all administrators. */
export const pollAlerts = read({
  right: 'read-own-alerts',
  ...withoutInput,
  output: alertPollSchema,
  run: async ({ ctx, actor }) => {
    const isAdministrator = isAdmin(actor) && actor.secondFactor;
    const [rows, badge] = await Promise.all([
      ownAlertsQuery(ctx.db, { userId: actor.userId }),
      isAdministrator ? getAlertBadge(ctx.db, ctx.now) : null,
    ]);
    const [own = { pendingRequests: 0, unread: 0 }] = rows;
    return { ...own, badge };
  },
});
