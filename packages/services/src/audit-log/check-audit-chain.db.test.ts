import type { Database } from '@valia/db/client.ts';
import { auditChecks } from '@valia/db/schema/firm/audit-checks.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getQueue } from '../administration/panel/queue-verbs.ts';
import { sendNotices } from '../alerts/send-notices.ts';
import { acknowledgeEvent } from '../security-log/acknowledge-event.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { unaudited } from '../context/change-audited.ts';
import { checkAuditChain, getAuditCheck, readRowCounters } from './check-audit-chain.ts';
import { getAuditHead, listAuditLogs } from './list-audit-logs.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { makeLead } from '../testing/make-lead.ts';
import { sealAuditLogs } from '../audit/seal-audit-logs.ts';

const rows = 300;
const start = new Date('2026-11-23T09:00:00.000Z');

let database: TestDatabase;
let db: Database;
let administrator: TestAdviser;
let now = start;
beforeEach(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  now = start;
  administrator = await createAdviser(db, { role: 'admin', secondFactor: true });
  await write();
});
afterEach(() => database.close());

const write = async (): Promise<void> => {
  const entries = Array.from({ length: rows }, (_, number) => ({
    action: 'test.written',
    subjectType: 'test',
    subjectId: String(number),
  }));
  await recordAudits(unaudited(db, 'keeps-the-log'), createServiceContext(db), entries);
  await sealAuditLogs(db, now);
};

/**
 * Runs the check like the servers: a round every ten seconds, and the next one at once while the check is in a hurry.
 */
const lookFor = async (seconds: number): Promise<void> => {
  for (let passed = 0; passed <= seconds; passed += 10) {
    while (await checkAuditChain({ db, now, newId: randomUUID }));
    now = new Date(now.getTime() + 10_000);
  }
};

/** Changes the log like a superuser who disables the triggers; the database's row counters are updated at once. */
const tamper = (statement: SQL): Promise<unknown> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
    await tx.execute(sql`select pg_stat_force_next_flush()`);
  });

const events = () =>
  db
    .select({ id: securityLogs.id, severity: securityLogs.severity, detail: securityLogs.detail })
    .from(securityLogs)
    .where(eq(securityLogs.eventType, 'audit_chain_broken'))
    .orderBy(asc(securityLogs.createdAt));

const idAt = async (position: number): Promise<number> => {
  const [seal] = await db.execute<{ id: string }>(
    sql`select audit_log_id as id from audit_seals where position = ${position}`,
  );
  return Number(seal?.id);
};

const attacks: [string, (id: number, next: number) => SQL, (id: number, next: number) => object][] =
  [
    [
      'changed',
      (id) => sql`update audit_logs set action = 'x' where id = ${id}`,
      (id) => ({ fault: 'seal-differs', position: 100, auditLogId: id, row: id }),
    ],
    [
      'deleted',
      (id) => sql`delete from audit_logs where id = ${id}`,
      (id, next) => ({ fault: 'row-missing', position: 100, auditLogId: id, row: next }),
    ],
    [
      'deleted with its seal',
      (id) => sql`with gone as (delete from audit_logs where id = ${id})
      delete from audit_seals where audit_log_id = ${id}`,
      (_id, next) => ({ fault: 'seal-missing', position: 100, auditLogId: null, row: next }),
    ],
    [
      'moved behind the next',
      (id, next) => sql`update audit_seals set position = case position
      when 100 then -1 when 101 then 100 end where audit_log_id in (${id}, ${next})`,
      (_id, next) => ({ fault: 'seal-differs', position: 100, auditLogId: next, row: next }),
    ],
    [
      'put in beside the door',
      (id) => sql`insert into audit_logs (id, at, action, subject_type, subject_id, request_id)
      overriding system value select -7, at, action, subject_type, subject_id, request_id
      from audit_logs where id = ${id}`,
      () => ({ fault: 'row-without-seal', position: null, auditLogId: -7, row: -7 }),
    ],
  ];

describe('S39 the check of the audit chain', () => {
  test('finds nothing where nothing was done, however much is written meanwhile', async () => {
    await lookFor(10);
    await write();
    await lookFor(300);
    expect(await events()).toEqual([]);
    const check = await getAuditCheck(db);
    expect(check).toMatchObject({ brokenAt: null, brokenRow: null });
    expect(Date.parse(check.intactAt ?? '')).toBeGreaterThan(start.getTime() + 180_000);
  });

  test.each(attacks)(
    'tells once of a row that was %s, within five minutes',
    async (_, how, expected) => {
      await lookFor(60);
      const [id, next] = [await idAt(100), await idAt(101)];
      await tamper(how(id, next));
      await lookFor(290);
      await lookFor(600);
      const found = await events();
      expect(found).toMatchObject([{ severity: 'critical', detail: expected(id, next) }]);
    },
  );

  test('sees what was changed or deleted in its next round, by the database’s own counts', async () => {
    await lookFor(20);
    await tamper(sql`update audit_logs set action = 'x' where id = ${await idAt(200)}`);
    await lookFor(0);
    expect(await events()).toHaveLength(1);
  });

  test('sees it within five minutes where those counts are not there', async () => {
    await lookFor(20);
    await tamper(sql`update audit_logs set action = 'x' where id = ${await idAt(200)}`);
    await db.update(auditChecks).set({ rowCounters: await readRowCounters(db) });
    await lookFor(0);
    expect(await events()).toEqual([]);
    await lookFor(290);
    expect(await events()).toHaveLength(1);
  });

  test('sees an end that was cut off, seals and all', async () => {
    await lookFor(20);
    await tamper(sql`with gone as (delete from audit_seals where position > 290 returning audit_log_id)
      delete from audit_logs where id in (select audit_log_id from gone)`);
    await lookFor(0);
    expect(await events()).toMatchObject([{ detail: { fault: 'seal-missing', position: rows } }]);
    await lookFor(300);
    expect(await events()).toHaveLength(1);
  });

  test.each([
    ['cut off', 'changed'],
    ['changed', 'cut off'],
  ] as const)('tells once of each of two faults that stay: %s, then %s', async (...faults) => {
    const statements = {
      'cut off': sql`with gone as (delete from audit_seals where position > 290 returning audit_log_id)
        delete from audit_logs where id in (select audit_log_id from gone)`,
      changed: sql`update audit_logs set action = 'x' where id = ${await idAt(100)}`,
    };
    await lookFor(20);
    for (const fault of faults) {
      await tamper(statements[fault]);
      await lookFor(20);
    }
    await lookFor(600);
    expect(await events()).toHaveLength(2);
    expect(await getAuditCheck(db)).toMatchObject({ brokenAt: { position: 100 } });
  });

  test('tells of another fault, and of the same one again after it was put right', async () => {
    await lookFor(20);
    const id = await idAt(200);
    const change = (action: string) =>
      sql`update audit_logs set action = ${action} where id = ${id}`;
    await tamper(change('x'));
    await lookFor(20);
    await tamper(sql`update audit_logs set action = 'x' where id = ${await idAt(100)}`);
    await lookFor(20);
    expect(await events()).toMatchObject([
      { detail: { position: 200 } },
      { detail: { position: 100 } },
    ]);
    await tamper(sql`update audit_logs set action = 'test.written' where subject_type = 'test'`);
    await lookFor(150);
    expect(await getAuditCheck(db)).toMatchObject({ brokenAt: null, brokenRow: null });
    await tamper(change('x'));
    await lookFor(20);
    expect(await events()).toHaveLength(3);
  });

  test('by several servers at once tells once', async () => {
    await tamper(sql`update audit_logs set action = 'x' where id = ${await idAt(200)}`);
    const servers = Array.from({ length: 8 }, () =>
      checkAuditChain({ db, now, newId: randomUUID }),
    );
    await Promise.all(servers);
    await lookFor(10);
    expect(await events()).toHaveLength(1);
  });
});

describe('a broken audit chain', () => {
  test('is the first of the queue, is mailed to its recipients, and leads to its row', async () => {
    await makeLead(db, { advisorUserId: null, annualRevenue: 14_300_000, createdAt: start });
    await lookFor(20);
    const row = await idAt(200);
    await tamper(sql`update audit_logs set action = 'x' where id = ${row}`);
    await lookFor(10);
    const ctx = createServiceContext(db, administrator, { now });
    const { queueItems, critical } = await getQueue({ ctx });
    expect(queueItems[0]).toMatchObject({
      kind: 'security',
      eventType: 'audit_chain_broken',
      weight: 'critical',
      auditRow: row,
    });
    expect([queueItems[1]?.kind, critical]).toEqual(['lead', 2]);
    const mails: MailMessage[] = [];
    const enqueue = (_tx: unknown, mail: MailMessage) => {
      mails.push(mail);
      return Promise.resolve();
    };
    for (let times = 0; times < 3; times += 1) await sendNotices({ db, now, mail: { enqueue } });
    const alerts = mails.filter(({ kind }) => kind === 'security-alert');
    const [event] = await events();
    expect(alerts).toEqual([
      {
        kind: 'security-alert',
        userId: administrator.userId,
        event: 'audit_chain_broken',
        eventId: event?.id,
      },
    ]);
    const head = await getAuditHead({ ctx });
    expect(head.check).toMatchObject({ brokenRow: row, brokenAt: { position: 200 } });
    const filter = { search: '', actorUserId: null, action: null, subjectType: null } as const;
    const page = await listAuditLogs({
      ctx,
      input: {
        ...filter,
        subjectId: null,
        period: null,
        from: null,
        to: null,
        upTo: row,
        cursor: null,
        limit: 10,
      },
    });
    const shown = page.items.map(({ id }) => id);
    expect(shown.indexOf(row)).toBe(3);
    expect(shown).toHaveLength(10);
    await acknowledgeEvent({ ctx, input: { id: event?.id ?? '', note: 'Copia comparada' } });
    await lookFor(300);
    expect(await events()).toHaveLength(1);
  });
});
