import type { Database } from '@valia/db/client.ts';
import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import type { AdminQueueKind } from '@valia/domain/accounts/admin-queue-kind.ts';
import { verificationDueAt } from '@valia/domain/accounts/adviser-verification.ts';
import type { QueueItem, QueueItemPriority } from '@valia/domain/administration/panel-schemas.ts';
import type { LeadThresholds } from '@valia/domain/leads/lead-value-events.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { shouldBeVerified } from '../../accounts/should-be-verified.ts';
import { commissionQueueItems } from './commission-queue-items.ts';
import { maxItemsPerKind } from './max-items-per-kind.ts';
import { namesOfSubjects } from '../../accounts/names-of-subjects.ts';
import { requestQueueItems } from './request-queue-items.ts';

/** Events that the lead itself shows in the queue as long as it is unassigned. */
export const leadEventTypes = ['high_value_lead_unassigned', 'extremely_high_value_lead'] as const;

export const isOpenLead = and(
  isNull(sellBusinessLeads.advisorUserId),
  isNull(sellBusinessLeads.mergedInto),
  inArray(sellBusinessLeads.stage, [...openLeadStages]),
);
export const isOpenEvent = and(
  isNull(securityLogs.acknowledgedAt),
  inArray(securityLogs.severity, ['high', 'critical']),
  notInArray(securityLogs.eventType, [...leadEventTypes]),
);
export const isOpenVerification = and(
  eq(userVerificationStatus.verificationStatus, 'pending'),
  shouldBeVerified,
);
export const isOpenProblem = eq(issueReports.status, 'open');
export const isOpenItem = isNull(adminQueueItems.resolvedAt);

const weightOfRevenue = (
  revenue: number | null,
  { high, extreme }: LeadThresholds,
): QueueItemPriority =>
  (revenue ?? 0) > extreme ? 'critical' : (revenue ?? 0) > high ? 'high' : 'normal';

const weightOfSeverity = (severity: string): QueueItemPriority =>
  severity === 'critical' ? 'critical' : severity === 'high' ? 'high' : 'normal';

/** The largest leads, which weigh most, and the oldest ones. */
const leadQueueItems = async (db: Database, thresholds: LeadThresholds): Promise<QueueItem[]> => {
  const { id, companyName, annualRevenue, ebitda, province, sector } = sellBusinessLeads;
  const { reason, timing, createdAt } = sellBusinessLeads;
  const read = (order: ReturnType<typeof asc>) =>
    db
      .select({
        id,
        companyName,
        annualRevenue,
        ebitda,
        province,
        sector,
        reason,
        timing,
        createdAt,
      })
      .from(sellBusinessLeads)
      .where(isOpenLead)
      .orderBy(order)
      .limit(maxItemsPerKind);
  const rows = [
    ...(await read(sql`${annualRevenue} desc nulls last`)),
    ...(await read(asc(createdAt))),
  ];
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(
    ({ createdAt: since, ...lead }) => ({
      ...lead,
      kind: 'lead',
      weight: weightOfRevenue(lead.annualRevenue, thresholds),
      since: since.toISOString(),
    }),
  );
};

const verificationQueueItems = async (db: Database): Promise<QueueItem[]> => {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      company: userProfiles.company,
      city: userProfiles.city,
      taxId: userProfiles.taxId,
      requestedAt: userVerificationStatus.requestedAt,
    })
    .from(userVerificationStatus)
    .innerJoin(users, eq(users.id, userVerificationStatus.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(isOpenVerification)
    .orderBy(asc(userVerificationStatus.requestedAt))
    .limit(maxItemsPerKind);
  return rows.map(({ firstName, lastName, requestedAt, ...person }) => {
    const name = fullName({ firstName, lastName });
    return {
      ...person,
      kind: 'verification',
      weight: 'normal',
      since: requestedAt.toISOString(),
      name: name === '' ? person.email : name,
      dueAt: verificationDueAt(requestedAt).toISOString(),
    };
  });
};

const auditRowOf = ({ row }: (typeof securityLogs.$inferSelect)['detail']): number | null =>
  typeof row === 'number' ? row : null;

const securityQueueItems = async (db: Database): Promise<QueueItem[]> => {
  const rows = await db
    .select({
      id: securityLogs.id,
      eventType: securityLogs.eventType,
      severity: securityLogs.severity,
      createdAt: securityLogs.createdAt,
      subjectId: securityLogs.subjectId,
      detail: securityLogs.detail,
    })
    .from(securityLogs)
    .where(isOpenEvent)
    .orderBy(sql`${securityLogs.severity} = 'critical' desc`, asc(securityLogs.createdAt))
    .limit(maxItemsPerKind);
  const names = await namesOfSubjects(
    db,
    rows.map(({ subjectId }) => subjectId),
  );
  return rows.map(({ createdAt, subjectId, detail, ...event }) => ({
    ...event,
    auditRow: auditRowOf(detail),
    kind: 'security',
    weight: weightOfSeverity(event.severity),
    since: createdAt.toISOString(),
    subject: names.get(subjectId ?? '') ?? null,
  }));
};

const problemQueueItems = async (db: Database): Promise<QueueItem[]> => {
  const { id, title, description, issueType, severity, createdAt } = issueReports;
  const rows = await db
    .select({
      id,
      title,
      description,
      issueType,
      severity,
      createdAt,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(issueReports)
    .leftJoin(userProfiles, eq(userProfiles.userId, issueReports.reporterUserId))
    .where(isOpenProblem)
    .orderBy(asc(createdAt))
    .limit(maxItemsPerKind);
  return rows.map(({ createdAt: since, firstName, lastName, ...problem }) => ({
    ...problem,
    kind: 'problem',
    weight: weightOfSeverity(problem.severity),
    since: since.toISOString(),
    reporterName: fullName({ firstName, lastName }),
  }));
};

const itemWeights: Partial<Record<AdminQueueKind, QueueItemPriority>> = {
  'role-not-assigned': 'high',
  'storage-full': 'high',
};

const itemQueueItems = async (db: Database): Promise<QueueItem[]> => {
  const { id, kind, subjectId, detail, createdAt } = adminQueueItems;
  const rows = await db
    .select({ id, itemKind: kind, subjectId, detail, createdAt })
    .from(adminQueueItems)
    .where(isOpenItem)
    .orderBy(asc(createdAt))
    .limit(maxItemsPerKind);
  const names = await namesOfSubjects(
    db,
    rows.map((row) => row.subjectId),
  );
  return rows.map(({ createdAt: since, subjectId: about, ...item }) => ({
    ...item,
    kind: 'item',
    weight: itemWeights[item.itemKind] ?? 'normal',
    since: since.toISOString(),
    subject: names.get(about) ?? null,
  }));
};

interface QueueReader {
  userId: string;
  now: Date;
  thresholds: LeadThresholds;
}

/** The items that wait for this administrator, unsorted. */
export const listQueueItems = async (
  db: Database,
  { userId, now, thresholds }: QueueReader,
): Promise<QueueItem[]> =>
  (
    await Promise.all([
      leadQueueItems(db, thresholds),
      requestQueueItems(db, { userId, now }),
      verificationQueueItems(db),
      commissionQueueItems(db, { userId, now }),
      securityQueueItems(db),
      problemQueueItems(db),
      itemQueueItems(db),
    ])
  ).flat();
