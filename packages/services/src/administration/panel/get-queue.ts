import type { Database } from '@valia/db/client.ts';
import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import {
  inOrderOfAttention,
  type Queue,
  queueSchema,
} from '@valia/domain/administration/panel-schemas.ts';
import { and, eq, gt } from 'drizzle-orm';
import { getLeadThresholds } from '../../leads/raise-lead-events.ts';
import { withoutInput } from '../../verbs/no-input.ts';
import { read } from '../../verbs/verb.ts';
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
import { isOpenRequestFor } from './request-queue-items.ts';

/** By indexes of what is open alone. */
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

/** What waits for an administrator, by weight and age, and what administrators did last. */
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
    return { queueItems: inOrderOfAttention(queueItems), counts, critical, recent };
  },
});
