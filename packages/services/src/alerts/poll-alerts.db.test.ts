import { randomUUID } from 'node:crypto';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { requestRow } from '@valia/db/testing/request-row.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { explainQuery } from '../testing/explain-query.ts';
import { badgeQuery, getAlertBadge } from './alert-badge.ts';
import { ownAlertsQuery, pollAlerts } from './poll-alerts.ts';

let database: TestDatabase;
let adviser: TestAdviser;
let administrator: TestAdviser;
const now = new Date('2026-11-23T10:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
beforeAll(async () => {
  database = await createTestDatabase();
  adviser = await createAdviser(database.db);
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
});
afterAll(() => database.close());

const poll = (person: TestAdviser, at = now) =>
  pollAlerts({ ctx: createServiceContext(database.db, person, { now: at }) });

const addEvent = (
  eventType: 'duplicate_lead_detected' | 'extremely_high_value_lead' | 'access_denied',
  createdAt: Date,
  acknowledgedAt: Date | null = null,
) =>
  database.db.insert(securityLogs).values({
    id: randomUUID(),
    eventType,
    severity:
      eventType === 'access_denied'
        ? 'medium'
        : eventType === 'duplicate_lead_detected'
          ? 'high'
          : 'critical',
    detail: {},
    createdAt,
    acknowledgedAt,
  });

describe('what waits for a person', () => {
  test('is their pending requests and what they have not read, of nobody else', async () => {
    const { db } = database;
    const sender = await createAdviser(db);
    const stranger = await createAdviser(db);
    const request = (targetAdvisorId: string) =>
      requestRow({ requesterUserId: sender.userId, targetAdvisorId });
    await db
      .insert(advisorCollaborationRequests)
      .values([request(adviser.userId), request(stranger.userId)]);
    const told = (readAt: Date | null, inApp = true) => ({
      id: randomUUID(),
      userId: adviser.userId,
      kind: 'lead-assigned' as const,
      subjectId: randomUUID(),
      createdAt: now,
      readAt,
      inApp,
    });
    await db.insert(notifications).values([told(null), told(now), told(null, false)]);
    expect(await poll(adviser)).toEqual({ pendingRequests: 1, unread: 1, badge: null });
    expect(await poll(sender)).toEqual({ pendingRequests: 0, unread: 0, badge: null });
  });

  test('of an administrator without a second factor is their own alone', async () => {
    const unproved = await createAdviser(database.db, { role: 'admin' });
    expect(await poll(unproved)).toEqual({ pendingRequests: 0, unread: 0, badge: null });
  });
});

describe('the badge', () => {
  test('sums four counts; grave events stand apart, acknowledged and old ones nowhere', async () => {
    const { db } = database;
    const later = new Date(now.getTime() + 60_000);
    const { badge: before } = await poll(administrator, later);
    await addEvent('duplicate_lead_detected', ago(23));
    await addEvent('duplicate_lead_detected', ago(25));
    await addEvent('extremely_high_value_lead', ago(1));
    await addEvent('extremely_high_value_lead', ago(1), now);
    await addEvent('access_denied', ago(1));
    await db.execute(sql`insert into sell_business_leads (id, company_name, company_sort_key,
      contact_name, email, phone, phone_digits, consent_version, consent_at, stage_since,
      created_at, updated_at) select gen_random_uuid(), 'Bodegas Altocero', 'bodegas', 'Ana',
      'ana@example.test', '600', '600', '1', now(), now(), now(), now()`);
    const { badge } = await poll(administrator, new Date(later.getTime() + 6_000));
    if (badge === null || before === null) throw new Error('Administrators have a badge.');
    expect(badge.leadEvents - before.leadEvents).toBe(2);
    expect(badge.securityAlerts - before.securityAlerts).toBe(2);
    expect(badge.unassignedLeads - before.unassignedLeads).toBe(1);
    const { pendingVerifications, newCollaborators, leadEvents, unassignedLeads } = badge;
    expect(badge.total).toBe(
      pendingVerifications + newCollaborators + leadEvents + unassignedLeads,
    );
  });

  test('is read once in five seconds, whoever asks', async () => {
    const at = new Date(now.getTime() + 3_600_000);
    const first = await getAlertBadge(database.db, at);
    await addEvent('extremely_high_value_lead', at);
    const soon = await getAlertBadge(database.db, new Date(at.getTime() + 4_900));
    expect(soon).toBe(first);
    const later = await getAlertBadge(database.db, new Date(at.getTime() + 5_000));
    expect(later.securityAlerts).toBe(first.securityAlerts + 1);
  });

  test('reads no table whole, however many rows it does not count', async () => {
    const { db } = database;
    await db.execute(sql`insert into security_logs (id, event_type, severity, detail, created_at)
      select gen_random_uuid(), 'new_device', 'low', '{}', now() from generate_series(1, 20000)`);
    await db.execute(sql`insert into notifications (id, user_id, kind, subject_id, created_at, read_at)
      select gen_random_uuid(), ${adviser.userId}::uuid, 'lead-assigned', gen_random_uuid(), now(),
      now() from generate_series(1, 20000)`);
    await db.execute(sql`vacuum analyze security_logs, notifications`);
    const badge = await explainQuery(
      db,
      badgeQuery.statement({
        eventsSince: ago(24).toISOString(),
        collaboratorsSince: ago(168).toISOString(),
      }),
    );
    expect(badge.plan).not.toContain('Seq Scan on security_logs');
    const own = await explainQuery(db, ownAlertsQuery.statement({ userId: adviser.userId }));
    expect(own.plan).not.toContain('Seq Scan on notifications');
    expect(badge.pages + own.pages).toBeLessThan(60);
  });
});
