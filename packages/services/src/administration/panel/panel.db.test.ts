import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { requestRow } from '@valia/db/testing/request-row.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearAlertBadgeCache, getAlertBadge } from '../../alerts/alert-badge.ts';
import { sealAuditLogs } from '../../audit/seal-audit-logs.ts';
import { acceptFirmRequest } from '../../collaborations/request-verbs.ts';
import { getFirmSettings, updateFirmSettings } from '../../firm/firm-verbs.ts';
import { assignLead } from '../../leads/assign-lead.ts';
import { createServiceContext } from '../../testing/create-service-context.ts';
import { decideVerification } from '../decide-verification.ts';
import { getUserTotals } from '../get-user-totals.ts';
import { findAdvisers } from './find-advisers.ts';
import { getHealth } from './get-health.ts';
import { getPanelFigures } from './get-panel-figures.ts';
import { makeLead } from '../../testing/make-lead.ts';
import { findResolvedQueueItem, getQueue, resolveItem } from './queue-verbs.ts';

let database: TestDatabase;
let administrator: TestAdviser;
let adviser: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
  adviser = await createAdviser(database.db);
});
afterAll(() => database.close());

const readBadge = () => {
  clearAlertBadgeCache(database.db);
  return getAlertBadge(database.db, new Date());
};
const contextOf = (person = administrator) => createServiceContext(database.db, person);
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const addLead = (annualRevenue: number, hours: number) =>
  makeLead(database.db, { advisorUserId: null, annualRevenue, createdAt: ago(hours) });

describe('the queue', () => {
  test('holds what waits, by weight and then by age, and counts it', async () => {
    const { db } = database;
    const small = await addLead(1_000_000, 90);
    const huge = await addLead(14_300_000, 1);
    const large = await addLead(7_850_000, 40);
    const problem = randomUUID();
    await db.insert(issueReports).values({
      id: problem,
      reporterUserId: adviser.userId,
      issueType: 'bug',
      severity: 'high',
      title: 'No se descarga',
      description: 'Pulso y nada',
      route: '/reports',
      userAgent: 'Firefox',
      occurredAt: ago(20),
      createdAt: ago(20),
    });
    const event = randomUUID();
    const raised = { detail: {}, createdAt: ago(30), subjectId: adviser.userId } as const;
    await db.insert(securityLogs).values([
      { ...raised, id: event, eventType: 'sign_in_failures', severity: 'high' },
      { ...raised, id: randomUUID(), eventType: 'new_device', severity: 'low' },
      { ...raised, id: randomUUID(), eventType: 'extremely_high_value_lead', severity: 'critical' },
    ]);
    const { queueItems, counts, critical } = await getQueue({ ctx: contextOf() });
    expect(queueItems.map(({ id }) => id).slice(0, 4)).toEqual([huge, large, event, problem]);
    expect(queueItems.map(({ id }) => id)).toContain(small);
    expect(queueItems.find(({ id }) => id === event)).toMatchObject({
      subject: 'Marta Puig Serra',
    });
    expect(counts).toMatchObject({ lead: 3, security: 1, problem: 1 });
    expect(critical).toBe(1);
  });

  test('is an administrator’s alone', async () => {
    for (const read of [getQueue, getHealth, getPanelFigures])
      await expect(read({ ctx: contextOf(adviser) })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('says who was quicker, and what was done last', async () => {
    const leadId = await addLead(12_000_000, 2);
    await database.db.insert(securityLogs).values({
      id: randomUUID(),
      eventType: 'extremely_high_value_lead',
      severity: 'critical',
      subjectId: leadId,
      detail: {},
      createdAt: ago(2),
    });
    expect(
      await findResolvedQueueItem({ ctx: contextOf(), input: { kind: 'lead', id: leadId } }),
    ).toBeNull();
    const input = { leadId, from: null, advisorUserId: adviser.userId };
    await assignLead({ ctx: contextOf(), input });
    expect(
      await findResolvedQueueItem({ ctx: contextOf(), input: { kind: 'lead', id: leadId } }),
    ).toMatchObject({ byName: 'Marta Puig Serra', action: 'lead.assigned' });
    const [event] = await database.db
      .select()
      .from(securityLogs)
      .where(eq(securityLogs.subjectId, leadId));
    expect(event?.acknowledgedBy).toBe(administrator.userId);
    const { recent } = await getQueue({ ctx: contextOf() });
    expect(recent[0]).toMatchObject({ action: 'lead.assigned', byName: 'Marta Puig Serra' });
  });

  test('loses a verification that is decided', async () => {
    const person = await createAdviser(database.db);
    const waits = async () =>
      (await getQueue({ ctx: contextOf() })).queueItems.some(({ id }) => id === person.userId);
    expect(await waits()).toBe(true);
    const decision = { from: 'pending', decision: 'verified', reason: '' } as const;
    await decideVerification({ ctx: contextOf(), input: { userId: person.userId, ...decision } });
    expect(await waits()).toBe(false);
  });

  test('holds nobody whom the firm does not check: an owner of a business, a locked adviser', async () => {
    const waiting = async () => {
      const { queueItems, counts } = await getQueue({ ctx: contextOf() });
      return {
        listed: queueItems.filter(({ kind }) => kind === 'verification').length,
        counted: counts.verification,
        onTab: (await getUserTotals({ ctx: contextOf() })).toVerify,
        badge: (await readBadge()).pendingVerifications,
      };
    };
    const before = await waiting();
    await createAdviser(database.db, { role: 'user' });
    await createAdviser(database.db, { role: 'admin' });
    await createAdviser(database.db, { status: 'locked' });
    expect(await waiting()).toEqual(before);
    await createAdviser(database.db);
    const more = before.listed + 1;
    expect(await waiting()).toEqual({ listed: more, counted: more, onTab: more, badge: more });
  });

  test('loses what was put right, once', async () => {
    const id = randomUUID();
    const item = { kind: 'role-not-assigned', subjectId: adviser.userId, detail: 'x' } as const;
    await database.db.insert(adminQueueItems).values({ id, ...item });
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => resolveItem({ ctx: contextOf(), input: { id } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database.db.$count(auditLogs, eq(auditLogs.subjectId, id))).toBe(1);
  });
});

test('advisers are offered with their open leads', async () => {
  const { advisers } = await findAdvisers({ ctx: contextOf(), input: { search: adviser.email } });
  expect(advisers).toMatchObject([{ userId: adviser.userId, openLeads: 1 }]);
});

test('the health tells of the database and the chain, and of no queue that there is not', async () => {
  await sealAuditLogs(database.db, new Date());
  const health = await getHealth({ ctx: contextOf() });
  expect(health.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(health.chain).toMatchObject({ isIntact: true, unsealed: 0 });
  expect(health.chain.sealed).toBeGreaterThan(0);
  expect(health.mail).toBeNull();
  expect(health.disk).toBeNull();
});

test('the figures are those of now', async () => {
  expect(await getPanelFigures({ ctx: contextOf() })).toMatchObject({ archivedOrganizations: 0 });
});

describe('what is owed to advisers in the queue', () => {
  test('is a request to the firm, late ones first, but never one’s own', async () => {
    const { db } = database;
    const late = requestRow({ requesterUserId: adviser.userId, createdAt: ago(50) });
    const fresh = requestRow({ requesterUserId: adviser.userId, createdAt: ago(51 - 48) });
    const own = requestRow({ requesterUserId: administrator.userId });
    const other = requestRow({
      requesterUserId: administrator.userId,
      targetAdvisorId: adviser.userId,
    });
    await db.insert(advisorCollaborationRequests).values([late, fresh, own, other]);
    const { queueItems, counts } = await getQueue({ ctx: contextOf() });
    const found = queueItems.filter(({ kind }) => kind === 'request');
    expect(found.map(({ id, weight }) => [id, weight])).toEqual([
      [late.id, 'high'],
      [fresh.id, 'normal'],
    ]);
    expect(found[0]).toMatchObject({ senderName: 'Marta Puig Serra', version: 1 });
    expect(counts.request).toBe(2);
    const [first] = found;
    if (first?.kind !== 'request') throw new Error('No request waits.');
    await acceptFirmRequest({ ctx: contextOf(), input: { requestId: first.id, version: 1 } });
    expect((await getQueue({ ctx: contextOf() })).counts.request).toBe(1);
    const input = { kind: 'request', id: first.id } as const;
    expect(await findResolvedQueueItem({ ctx: contextOf(), input })).toMatchObject({
      action: 'request.accepted',
    });
  });

  test('is a commission to approve, and one to pay within days, but never one’s own', async () => {
    const { db } = database;
    const commission = async (
      recipientUserId: string,
      status: 'estimated' | 'earned' | 'approved' | 'paid',
      dueInHours: number | null = null,
    ): Promise<string> => {
      const request = requestRow({ requesterUserId: recipientUserId, status: 'accepted' });
      await db.insert(advisorCollaborationRequests).values(request);
      const id = randomUUID();
      await db.insert(commissions).values({
        id,
        requestId: request.id,
        recipientUserId,
        requestType: 'referral',
        status,
        statusSince: ago(10),
        tariffOf: '2026-01-01',
        baseKind: 'expected',
        baseCents: 100_000_000n,
        rate: 0.01,
        tierFromCents: 0n,
        amountCents: 1_000_000n,
        dueAt: dueInHours === null ? null : ago(-dueInHours),
        createdAt: ago(100),
      });
      return id;
    };
    const earned = await commission(adviser.userId, 'earned');
    const overdue = await commission(adviser.userId, 'approved', -2);
    const soon = await commission(adviser.userId, 'approved', 48);
    await commission(adviser.userId, 'approved', 24 * 20);
    await commission(adviser.userId, 'estimated');
    await commission(adviser.userId, 'paid', -48);
    await commission(administrator.userId, 'earned');
    const { queueItems, counts } = await getQueue({ ctx: contextOf() });
    const found = queueItems.filter(({ kind }) => kind === 'commission');
    expect(new Map(found.map(({ id, weight }) => [id, weight]))).toEqual(
      new Map([
        [overdue, 'high'],
        [earned, 'normal'],
        [soon, 'normal'],
      ]),
    );
    expect(counts.commission).toBe(3);
  });
});

describe('the firm’s settings', () => {
  const given = {
    name: 'Merindal, S.L.',
    taxId: 'B26005181',
    address: 'Gran Vía, 14',
    dataProtectionContact: 'privacidad@merindal.example',
    mailbox: 'hola@merindal.example',
    phone: '941 000 000',
    commissionPaymentDays: 45,
  };

  test('are kept with what changed, and not over another’s', async () => {
    const { updatedAt } = await getFirmSettings({ ctx: contextOf() });
    const saved = await updateFirmSettings({ ctx: contextOf(), input: { ...given, updatedAt } });
    expect(saved).toMatchObject(given);
    const [row] = await database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.action, 'firm-settings.changed'));
    expect(row).toMatchObject({
      before: { name: '', commissionPaymentDays: 30 },
      after: { name: 'Merindal, S.L.', commissionPaymentDays: 45 },
    });
    const late = updateFirmSettings({
      ctx: contextOf(),
      input: { ...given, name: 'x', updatedAt },
    });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });
});
