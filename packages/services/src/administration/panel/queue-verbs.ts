import type { Database } from '@valia/db/client.ts';
import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import {
  sortByAttention,
  type Queue,
  type QueueItemKind,
  queueItemRefInput,
  queueSchema,
  resolvedQueueItemSchema,
  resolveItemInput,
} from '@valia/domain/administration/panel-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { getLeadThresholds } from '../../leads/raise-lead-events.ts';
import { withoutInput } from '../../verbs/no-input.ts';
import { change, changed, read } from '../../verbs/verb.ts';
import { isOpenCommissionFor } from './commission-queue-items.ts';
import {
  isOpenEvent,
  isOpenItem,
  isOpenLead,
  isOpenProblem,
  isOpenVerification,
  listQueueItems,
} from './list-queue-items.ts';
import { listRecentChanges } from './list-recent-changes.ts';
import { namesOfSubjects } from '../../accounts/names-of-subjects.ts';
import { isOpenRequestFor } from './request-queue-items.ts';

/** Uses indexes that contain only open items. */
const countQueueItems = async (
  db: Database,
  reader: { userId: string; now: Date },
): Promise<Queue['counts']> => {
  const [lead, request, verification, commission, security, problem, item] = await Promise.all([
    db.$count(sellBusinessLeads, isOpenLead),
    db.$count(advisorCollaborationRequests, isOpenRequestFor(reader.userId)),
    db.$count(userVerificationStatus, isOpenVerification),
    db.$count(commissions, isOpenCommissionFor(reader)),
    db.$count(securityLogs, isOpenEvent),
    db.$count(issueReports, isOpenProblem),
    db.$count(adminQueueItems, isOpenItem),
  ]);
  return { lead, request, verification, commission, security, problem, item };
};

const countCritical = async (db: Database, extreme: number): Promise<number> => {
  const [leads, events, problems] = await Promise.all([
    db.$count(sellBusinessLeads, and(isOpenLead, gt(sellBusinessLeads.annualRevenue, extreme))),
    db.$count(securityLogs, and(isOpenEvent, eq(securityLogs.severity, 'critical'))),
    db.$count(issueReports, and(isOpenProblem, eq(issueReports.severity, 'critical'))),
  ]);
  return leads + events + problems;
};

/** The items that wait for an administrator, by weight and age, and the latest actions of administrators. */
export const getQueue = read({
  right: 'enter-administration',
  ...withoutInput,
  output: queueSchema,
  run: async ({ ctx, actor: { userId } }) => {
    const { db, now } = ctx;
    const thresholds = await getLeadThresholds(db);
    const [queueItems, counts, critical, recent] = await Promise.all([
      listQueueItems(db, { userId, now, thresholds }),
      countQueueItems(db, { userId, now }),
      countCritical(db, thresholds.extreme),
      listRecentChanges(db),
    ]);
    return { queueItems: sortByAttention(queueItems), counts, critical, recent };
  },
});

const endings: Readonly<Record<QueueItemKind, { subjectType: string; actions: string[] }>> = {
  lead: { subjectType: 'lead', actions: ['lead.assigned', 'lead.stage-changed'] },
  request: {
    subjectType: 'request',
    actions: ['request.accepted', 'request.rejected', 'request.withdrawn'],
  },
  commission: {
    subjectType: 'commission',
    actions: ['commission.approved', 'commission.paid', 'commission.cancelled'],
  },
  verification: { subjectType: 'user', actions: ['user.verified', 'user.rejected'] },
  security: { subjectType: 'security-event', actions: ['security.acknowledged'] },
  problem: { subjectType: 'issue-report', actions: ['issue.answered', 'issue.closed'] },
  item: { subjectType: 'queue-item', actions: ['queue-item.resolved'] },
};

/** The administrator who handled a queue item that is no longer in the queue. */
export const findResolvedQueueItem = read({
  right: 'enter-administration',
  input: queueItemRefInput,
  output: resolvedQueueItemSchema,
  touches: null,
  sample: ({ newId }) => ({ kind: 'lead', id: newId() }),
  run: async ({ ctx, input: { kind, id } }) => {
    const { subjectType, actions } = endings[kind];
    const [row] = await ctx.db
      .select({ actor: auditLogs.actorUserId, at: auditLogs.at, action: auditLogs.action })
      .from(auditLogs)
      .where(
        and(
          eq(auditLogs.subjectType, subjectType),
          eq(auditLogs.subjectId, id),
          inArray(auditLogs.action, actions),
        ),
      )
      .orderBy(desc(auditLogs.id))
      .limit(1);
    if (row === undefined) return null;
    const names = await namesOfSubjects(ctx.db, [row.actor]);
    return {
      byName: names.get(row.actor ?? '') ?? null,
      at: row.at.toISOString(),
      action: row.action,
    };
  },
});

/** Removes an item that has been fixed from the queue; `conflict` when another administrator has already removed it. */
export const resolveItem = change({
  right: 'enter-administration',
  input: resolveItemInput,
  output: z.null(),
  touches: { object: 'queue-item', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, tx, input: { id } }) => {
    const [resolved] = await tx
      .update(adminQueueItems)
      .set({ resolvedAt: ctx.now, resolvedBy: userId })
      .where(and(eq(adminQueueItems.id, id), isNull(adminQueueItems.resolvedAt)))
      .returning({ kind: adminQueueItems.kind });
    if (resolved === undefined) {
      const exists = await tx.$count(adminQueueItems, eq(adminQueueItems.id, id));
      throw new AppError(exists > 0 ? 'conflict' : 'not-found');
    }
    return changed(null, {
      action: 'queue-item.resolved',
      subjectType: 'queue-item',
      subjectId: id,
      before: { kind: resolved.kind },
    });
  },
});
