import type { Database } from '@valia/db/client.ts';
import { oncePerDatabase, preparedRead } from '@valia/db/prepared-read.ts';
import { collaborators } from '@valia/db/schema/valuations/collaborators.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import type { AlertBadge } from '@valia/domain/notifications/notification-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { inArray, sql } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import { shouldBeVerified } from '../accounts/should-be-verified.ts';

const hourMs = 3_600_000;
const [eventHours, collaboratorHours] = [24, 7 * 24];
const keptMs = 5_000;

const countOf = (table: AnyPgTable, condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from ${table} where ${condition})`.mapWith(Number);

const eventsSince = sql`${securityLogs.createdAt} > ${sql.placeholder('eventsSince')}::timestamptz
  and ${securityLogs.acknowledgedAt} is null`;

/**
 * Five counts in one statement, each by an index with few other rows. Only the verifications and leads that can be
 * acted on are counted.
 */
export const badgeQuery = preparedRead((builder) =>
  builder
    .select({
      pendingVerifications: countOf(
        userVerificationStatus,
        sql`${userVerificationStatus.verificationStatus} = 'pending' and ${shouldBeVerified}`,
      ),
      newCollaborators: countOf(
        collaborators,
        sql`${collaborators.createdAt} > ${sql.placeholder('collaboratorsSince')}::timestamptz`,
      ),
      leadEvents: countOf(
        securityLogs,
        sql`${eventsSince} and ${securityLogs.eventType} in
          ('duplicate_lead_detected', 'high_value_lead_unassigned', 'extremely_high_value_lead')`,
      ),
      // A merged lead is counted with the lead that it was merged into; a lost lead needs no adviser.
      unassignedLeads: countOf(
        sellBusinessLeads,
        sql`${sellBusinessLeads.advisorUserId} is null and ${sellBusinessLeads.mergedInto} is null
          and ${inArray(sellBusinessLeads.stage, [...openLeadStages])}`,
      ),
      securityAlerts: countOf(
        securityLogs,
        sql`${eventsSince} and ${securityLogs.severity} in ('high', 'critical')`,
      ),
    })
    .from(sql`(select 1) as badge`),
);

const before = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * hourMs).toISOString();

const readBadge = async (db: Database, now: Date): Promise<AlertBadge> => {
  const [row] = await badgeQuery(db, {
    eventsSince: before(now, eventHours),
    collaboratorsSince: before(now, collaboratorHours),
  });
  const counts = row ?? {
    pendingVerifications: 0,
    newCollaborators: 0,
    leadEvents: 0,
    unassignedLeads: 0,
    securityAlerts: 0,
  };
  const { pendingVerifications, newCollaborators, leadEvents, unassignedLeads } = counts;
  const total = pendingVerifications + newCollaborators + leadEvents + unassignedLeads;
  return { ...counts, total };
};

interface KeptBadge {
  readAt: number;
  badge: Promise<AlertBadge>;
}

const keptOf = oncePerDatabase((): { latest: KeptBadge | null } => ({ latest: null }));

/**
 * The badge is the same for all administrators, so it is read at most once every five seconds, however many of them
 * request it.
 */
export const getAlertBadge = (db: Database, now: Date): Promise<AlertBadge> => {
  const kept = keptOf(db);
  const age = kept.latest === null ? Infinity : now.getTime() - kept.latest.readAt;
  if (kept.latest !== null && age >= 0 && age < keptMs) return kept.latest.badge;
  const badge = readBadge(db, now);
  const latest = { readAt: now.getTime(), badge };
  kept.latest = latest;
  // A failed read is discarded, so that the next request reads again.
  badge.catch(() => {
    if (kept.latest === latest) kept.latest = null;
  });
  return badge;
};

/** Called after an action on something that the badge counts, so that the administrator sees the new count at once. */
export const clearAlertBadgeCache = (db: Database): void => {
  keptOf(db).latest = null;
};
