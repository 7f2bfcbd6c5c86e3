import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import {
  listNotificationsInput,
  notificationPageSchema,
  readNotificationsInput,
} from '@valia/domain/notifications/notification-schemas.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changeUnaudited } from '../context/change-audited.ts';
import { keyset } from '../lists/keyset.ts';
import { cutPage, preparedListRead } from '../lists/prepared-list-read.ts';
import { act, read } from '../verbs/verb.ts';

const userId = sql`${sql.placeholder('userId')}::uuid`;

const notificationKeyset = keyset(
  { time: { column: notifications.createdAt, kind: 'instant' } },
  { column: notifications.id, kind: 'uuid' },
);

interface Asked {
  userId: string;
  unreadOnly: boolean;
}

const { subjectId } = notifications;

/** The subject of a notification, only if its reader may still see it. */
const seen = {
  lead: and(eq(sellBusinessLeads.id, subjectId), eq(sellBusinessLeads.advisorUserId, userId)),
  // A commission is shown by its request's name, which the join below provides only to the two sides of the
  // request.
  commission: eq(commissions.id, subjectId),
  request: and(
    eq(advisorCollaborationRequests.id, sql`coalesce(${commissions.requestId}, ${subjectId})`),
    sql`${userId} in (${advisorCollaborationRequests.requesterUserId},
      ${advisorCollaborationRequests.targetAdvisorId})`,
  ),
  report: and(eq(issueReports.id, subjectId), eq(issueReports.reporterUserId, userId)),
  share: and(eq(valuationShares.valuationId, subjectId), eq(valuationShares.userId, userId)),
};

export const notificationList = preparedListRead({
  keyset: notificationKeyset,
  values: ({ userId: reader }: Asked) => ({ userId: reader }),
  filters: {
    unread: {
      values: ({ unreadOnly }) => (unreadOnly ? {} : null),
      where: () => isNull(notifications.readAt),
    },
  },
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({
        id: notifications.id,
        kind: notifications.kind,
        subjectId,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
        subject: sql<string | null>`coalesce(${sellBusinessLeads.companyName},
          ${advisorCollaborationRequests.companyName}, ${issueReports.title},
          case when ${valuationShares.userId} is not null then ${valuations.companyName} end)`,
        text: issueReports.answer,
        ...place,
      })
      .from(notifications)
      .leftJoin(sellBusinessLeads, seen.lead)
      .leftJoin(commissions, seen.commission)
      .leftJoin(advisorCollaborationRequests, seen.request)
      .leftJoin(issueReports, seen.report)
      .leftJoin(valuationShares, seen.share)
      .leftJoin(valuations, eq(valuations.id, valuationShares.valuationId))
      .where(and(eq(notifications.userId, userId), eq(notifications.inApp, true), where))
      .orderBy(...orderBy)
      .limit(limit),
});

/** The caller's notifications, the newest first. */
export const listNotifications = read({
  right: 'read-own-alerts',
  input: listNotificationsInput,
  output: notificationPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor, input: { unreadOnly, cursor, limit } }) => {
    const page = { sort: 'time', direction: 'desc', cursor, limit } as const;
    const read = await notificationList.rows(ctx.db, { userId: actor.userId, unreadOnly }, page);
    const { rows, nextCursor } = cutPage(read, page);
    return {
      items: rows.map(({ id, kind, subjectId: about, subject, text, createdAt, readAt }) => ({
        id,
        kind,
        subjectId: about,
        subject,
        text,
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      })),
      nextCursor,
    };
  },
});

/** Marks these notifications of the caller as read, or all of them. */
export const readNotifications = act({
  right: 'read-own-alerts',
  input: readNotificationsInput,
  output: z.null(),
  touches: { object: 'notification', of: 'self', level: 'own', missing: 'accepted' },
  sample: ({ id }) => ({ ids: [id] }),
  run: async ({ ctx, actor: { userId }, input: { ids } }) => {
    const named = ids === null ? undefined : inArray(notifications.id, ids);
    await changeUnaudited(ctx, 'marks-as-read', (tx) =>
      tx
        .update(notifications)
        .set({ readAt: ctx.now })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), named)),
    );
    return null;
  },
});
