import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { defaultAlertRules } from '@valia/domain/security/alert-settings-schemas.ts';
import { listAuditLogsInput } from '@valia/domain/security/audit-log-list-inputs.ts';
import { listSecurityEventsInput } from '@valia/domain/security/security-event-list-inputs.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPanelFigures } from '../administration/panel/get-panel-figures.ts';
import { pollAlerts } from '../alerts/poll-alerts.ts';
import { getAlertSettings, updateAlertSettings } from '../alerts/update-alert-settings.ts';
import { auditLogRows, getAuditHead, listAuditLogs } from '../audit-log/list-audit-logs.ts';
import { sealAuditLogs } from '../audit/seal-audit-logs.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { explainQuery } from '../testing/explain-query.ts';
import { acknowledgeEvent } from './acknowledge-event.ts';
import { getSecurityEvent, listSecurityEvents, securityEventRows } from './security-events.ts';

let database: TestDatabase;
let administrator: TestAdviser;
let adviser: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
  adviser = await createAdviser(database.db);
});
afterAll(() => database.close());

const contextOf = (person = administrator) => createServiceContext(database.db, person);
const raise = async () => {
  const id = randomUUID();
  const event = {
    eventType: 'sign_in_failures',
    severity: 'high',
    detail: { tries: 100 },
  } as const;
  await database.db
    .insert(securityLogs)
    .values({ id, ...event, subjectId: adviser.userId, createdAt: new Date() });
  return id;
};

describe('an event', () => {
  test('is acknowledged once with its note, and leaves the badge at once', async () => {
    const id = await raise();
    const alerts = async () => (await pollAlerts({ ctx: contextOf() })).badge?.securityAlerts ?? 0;
    const before = await alerts();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        acknowledgeEvent({ ctx: contextOf(), input: { id, note: 'Era un ensayo' } }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await alerts()).toBe(before - 1);
    expect(await getSecurityEvent({ ctx: contextOf(), input: { id } })).toMatchObject({
      note: 'Era un ensayo',
      subject: 'Marta Puig Serra',
      acknowledgedByName: 'Marta Puig Serra',
    });
    expect(await database.db.$count(auditLogs, eq(auditLogs.subjectId, id))).toBe(1);
  });

  test('is nobody’s but an administrator’s', async () => {
    const id = await raise();
    const ctx = contextOf(adviser);
    const input = listSecurityEventsInput.parse({});
    await expect(listSecurityEvents({ ctx, input })).rejects.toMatchObject({ code: 'forbidden' });
    const acknowledging = acknowledgeEvent({ ctx, input: { id, note: '' } });
    await expect(acknowledging).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('of the last day that is grave is counted on the panel as the list has it', async () => {
    const known = await raise();
    await acknowledgeEvent({ ctx: contextOf(), input: { id: known, note: '' } });
    const old = await raise();
    const before = new Date(Date.now() - 25 * 3_600_000);
    await database.db
      .update(securityLogs)
      .set({ createdAt: before })
      .where(eq(securityLogs.id, old));
    const input = listSecurityEventsInput.parse({ graveOfDay: true });
    const { items } = await listSecurityEvents({ ctx: contextOf(), input });
    const ids = items.map(({ id }) => id);
    expect(ids).toContain(known);
    expect(ids).not.toContain(old);
    expect((await getPanelFigures({ ctx: contextOf() })).graveEvents).toBe(items.length);
  });

  test('is found by its state, page by page, without reading them all', async () => {
    const { db } = database;
    await db.execute(sql`insert into security_logs (id, event_type, severity, detail, created_at, acknowledged_at)
      select gen_random_uuid(), 'new_device', 'low', '{}', now() - n * interval '1 minute', now()
      from generate_series(1, 10000) n`);
    await db.execute(sql`vacuum analyze security_logs`);
    const open = listSecurityEventsInput.parse({ state: 'open', limit: 1 });
    const first = await listSecurityEvents({ ctx: contextOf(), input: open });
    expect(first.items.every(({ acknowledgedAt }) => acknowledgedAt === null)).toBe(true);
    const page = { sort: 'time', direction: 'desc', cursor: null, limit: 50 } as const;
    for (const state of [null, 'open', 'acknowledged'] as const) {
      const asked = { ...listSecurityEventsInput.parse({ state }), now: new Date() };
      const { plan, pages } = await explainQuery(db, securityEventRows.statement(asked, page));
      expect(plan).not.toContain('Seq Scan on security_logs');
      expect(pages).toBeLessThan(400);
    }
  });

  test('is found by the person or the company that it is about', async () => {
    const { db } = database;
    const [about, leadId, other] = [await raise(), randomUUID(), randomUUID()];
    await db.execute(sql`insert into sell_business_leads (id, company_name, company_sort_key, contact_name,
        email, phone, phone_digits, consent_version, consent_at, stage_since, created_at, updated_at)
      values (${leadId}::uuid, 'Hotel Calamora, S.L.', 'hotel calamora, s.l.', 'Ana', 'ana@hotel.test', '600', '600',
        'test', now(), now(), now(), now())`);
    await db.execute(sql`insert into security_logs (id, event_type, severity, subject_id, lead_day, detail, created_at)
      values (${other}::uuid, 'high_value_lead_unassigned', 'high', ${leadId}, current_date, '{}', now())`);
    const found = async (search: string) => {
      const input = listSecurityEventsInput.parse({ search });
      return (await listSecurityEvents({ ctx: contextOf(), input })).items.map(({ id }) => id);
    };
    expect(await found('calamora')).toEqual([other]);
    const byPerson = await found(adviser.email);
    expect(byPerson).toContain(about);
    expect(byPerson).not.toContain(other);
    expect(await found('Nadie así')).toEqual([]);
    const page = { sort: 'time', direction: 'desc', cursor: null, limit: 50 } as const;
    const asked = { ...listSecurityEventsInput.parse({ search: 'calamora' }), now: new Date() };
    const { plan } = await explainQuery(db, securityEventRows.statement(asked, page));
    expect(plan).not.toContain('Seq Scan on security_logs');
  });
});

describe('the audit log', () => {
  test('says who did what to whom, with both seals, the newest first', async () => {
    await sealAuditLogs(database.db, new Date());
    const { items } = await listAuditLogs({
      ctx: contextOf(),
      input: listAuditLogsInput.parse({ action: 'security.acknowledged' }),
    });
    expect(items[0]).toMatchObject({
      action: 'security.acknowledged',
      actorName: 'Marta Puig Serra',
      subjectType: 'security-event',
    });
    expect(items[0]?.seal).toMatch(/^[\da-f]{64}$/);
    const head = await getAuditHead({ ctx: contextOf() });
    expect(head.unsealed).toBe(0);
    expect(head.headSeal).toMatch(/^[\da-f]{64}$/);
  });

  test('never names a private valuation', async () => {
    await database.db.execute(sql`insert into audit_logs (at, actor_user_id, action, subject_type,
      subject_id, request_id) values (now(), ${adviser.userId}::uuid, 'valuation.created',
      'valuation', ${randomUUID()}, 'r')`);
    const { items } = await listAuditLogs({
      ctx: contextOf(),
      input: listAuditLogsInput.parse({ subjectType: 'valuation' }),
    });
    expect(items[0]).toMatchObject({ actorName: 'Marta Puig Serra', subject: null });
  });

  test.each([
    ['nothing', {}],
    ['who did it', { actorUserId: randomUUID() }],
    ['what was done', { action: 'user.locked' }],
    ['what it is about', { subjectType: 'user' as const, subjectId: randomUUID() }],
    ['its number', { search: '12' }],
    ['a person', { search: 'nadie se llama así' }],
    ['the last days', { period: '7d' as const }],
    ['days long ago', { from: '2020-01-01', to: '2020-01-02' }],
  ])('is narrowed by %s without reading through it', async (_what, filter) => {
    const { db } = database;
    const rows = await db.$count(auditLogs);
    if (rows < 20_000) {
      await db.execute(sql`insert into audit_logs (at, actor_user_id, action, subject_type, subject_id, request_id)
        select now() - (20001 - n) * interval '1 minute', gen_random_uuid(), 'valuation.updated',
        'valuation', gen_random_uuid()::text, 'r' from generate_series(1, 20000) n`);
      await db.execute(sql`vacuum analyze audit_logs`);
    }
    const asked = { ...listAuditLogsInput.parse(filter), now: new Date() };
    const page = { sort: 'number', direction: 'desc', cursor: null, limit: 50 } as const;
    const { plan, pages } = await explainQuery(db, auditLogRows.statement(asked, page));
    expect(plan).not.toContain('Seq Scan on audit_logs');
    expect(pages).toBeLessThan(1_000);
  });
});

describe('the alert settings', () => {
  const change = async (more: Partial<Parameters<typeof updateAlertSettings>[0]['input']>) => {
    const ctx = contextOf();
    const { administrators: _all, updatedAt: _at, ...seen } = await getAlertSettings({ ctx });
    return updateAlertSettings({ ctx, input: { ...seen, ...more } });
  };

  test('are kept, line by line in the log, and not over another’s', async () => {
    const saved = await change({ digestHour: 7, highLeadRevenue: 4_000_000 });
    expect(saved).toMatchObject({ digestHour: 7, highLeadRevenue: 4_000_000, version: 2 });
    const [row] = await database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.action, 'alert-settings.changed'));
    expect(row).toMatchObject({
      before: { digestHour: 8, highLeadRevenue: 5_000_000 },
      after: { digestHour: 7, highLeadRevenue: 4_000_000 },
    });
    await expect(change({ version: 1 })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('name administrators alone', async () => {
    const rule = { delivery: 'mail', recipientIds: [adviser.userId] } as const;
    const rules = { ...defaultAlertRules, new_device: { ...rule, recipientIds: [adviser.userId] } };
    await expect(change({ rules })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('are saved on when somebody they name is no administrator any more', async () => {
    const gone = await createAdviser(database.db, { role: 'admin' });
    const rule = { delivery: 'mail' as const, recipientIds: [administrator.userId, gone.userId] };
    await change({ rules: { ...defaultAlertRules, new_device: rule } });
    await database.db
      .update(userRoles)
      .set({ role: 'advisor' })
      .where(eq(userRoles.userId, gone.userId));
    const saved = await change({ digestHour: 9 });
    expect(saved.digestHour).toBe(9);
    expect(saved.rules.new_device.recipientIds).toEqual([administrator.userId]);
    const [row] = await database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.action, 'alert-settings.changed'))
      .orderBy(desc(auditLogs.at))
      .limit(1);
    expect(row).toMatchObject({
      before: { 'new_device.recipients': rule.recipientIds },
      after: { 'new_device.recipients': [administrator.userId] },
    });
  });

  test('drop who is no administrator any more, and refuse who never stood in them', async () => {
    const gone = await createAdviser(database.db, { role: 'admin' });
    const rule = { delivery: 'mail' as const, recipientIds: [administrator.userId, gone.userId] };
    const rules = { ...defaultAlertRules, new_device: rule };
    await change({ rules });
    await database.db
      .update(userRoles)
      .set({ role: 'advisor' })
      .where(eq(userRoles.userId, gone.userId));
    await expect(change({ rules: { ...rules, access_denied: rule } })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'rules.access_denied.recipientIds', code: 'person-not-found' }],
    });
    const saved = await change({ rules, digestHour: 10 });
    expect(saved.digestHour).toBe(10);
    expect(saved.rules.new_device.recipientIds).toEqual([administrator.userId]);
  });
});
