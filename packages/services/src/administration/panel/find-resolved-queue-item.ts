import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import {
  type QueueItemKind,
  queueItemRefInput,
  resolvedQueueItemSchema,
} from '@valia/domain/administration/panel-schemas.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { read } from '../../verbs/verb.ts';
import { namesOfSubjects } from './names-of-subjects.ts';

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

/** Who dealt with a queue item that is gone from the queue. */
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
