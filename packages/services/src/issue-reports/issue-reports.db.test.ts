import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { issueReports } from '@valia/db/schema/workspace/issue-reports.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { listIssueReportsInput } from '@valia/domain/issue-reports/issue-report-list-inputs.ts';
import { issueStatuses } from '@valia/domain/issue-reports/issue-report-list.ts';
import {
  canMoveIssueReport,
  reportIssueInput,
} from '@valia/domain/issue-reports/issue-report-schemas.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { listIssueReports } from './issue-report-rows.ts';
import { answerIssueReport, reportIssue } from './issue-report-verbs.ts';

let database: TestDatabase;
let administrator: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
});
afterAll(() => database.close());

const told = reportIssueInput.parse({
  issueType: 'bug',
  title: 'El informe no se descarga',
  description: 'Pulso Descargar y no ocurre nada.',
  errorStack: 'TypeError: x is undefined',
  route: '/reports',
  userAgent: 'Firefox',
  timestamp: '2026-11-21T10:00:00.000Z',
});

const report = async (person: TestAdviser | null, mails: MailMessage[] = []) => {
  const mail = {
    enqueue: (_tx: unknown, message: MailMessage) => {
      mails.push(message);
      return Promise.resolve();
    },
  };
  const ctx = createServiceContext(database.db, person, { mail });
  return reportIssue({ ctx, input: told });
};

describe('a problem', () => {
  test('is kept as it was told, and the firm is told by mail', async () => {
    const person = await createAdviser(database.db);
    const mails: MailMessage[] = [];
    const { id } = await report(person, mails);
    const [row] = await database.db.select().from(issueReports).where(eq(issueReports.id, id));
    expect(row).toMatchObject({
      title: told.title,
      severity: 'medium',
      errorStack: told.errorStack,
      route: '/reports',
      reporterUserId: person.userId,
      status: 'open',
    });
    expect(mails).toEqual([{ kind: 'issue-reported', issueReportId: id }]);
  });

  test('needs somebody who is signed in, and is told five times an hour at most', async () => {
    await expect(report(null)).rejects.toMatchObject({ code: 'unauthenticated' });
    const person = await createAdviser(database.db);
    for (let count = 0; count < 5; count += 1) await report(person);
    await expect(report(person)).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

describe('the answer', () => {
  const answer = (id: string, from: 'open' | 'answered' | 'closed', to: 'answered' | 'closed') =>
    answerIssueReport({
      ctx: createServiceContext(database.db, administrator),
      input: { id, from, to, answer: to === 'answered' ? 'Ya está resuelto.' : '' },
    });

  test('is told to who sent it, and written down', async () => {
    const person = await createAdviser(database.db);
    const { id } = await report(person);
    expect(await answer(id, 'open', 'answered')).toMatchObject({
      status: 'answered',
      answer: 'Ya está resuelto.',
      reporterEmail: person.email,
    });
    expect(await answer(id, 'answered', 'closed')).toMatchObject({
      status: 'closed',
      answer: 'Ya está resuelto.',
    });
    const isTold = and(eq(notifications.subjectId, id), eq(notifications.userId, person.userId));
    expect(await database.db.$count(notifications, isTold)).toBe(2);
    expect(await database.db.$count(auditLogs, eq(auditLogs.subjectId, id))).toBe(3);
  });

  test('goes from one status to another as the grid says', async () => {
    const allowed = issueStatuses.flatMap((from) =>
      issueStatuses.flatMap((to) => (canMoveIssueReport(from, to) ? [`${from} → ${to}`] : [])),
    );
    expect(allowed).toEqual(['open → answered', 'open → closed', 'answered → closed']);
    const { id } = await report(await createAdviser(database.db));
    await expect(answer(id, 'answered', 'closed')).rejects.toMatchObject({ code: 'conflict' });
    await expect(answer(id, 'closed', 'answered')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('of fifty who give it at once is one, told once', async () => {
    const { id } = await report(await createAdviser(database.db));
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => answer(id, 'open', 'answered')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database.db.$count(notifications, eq(notifications.subjectId, id))).toBe(1);
  });

  test('is nobody’s but an administrator’s to give, or to read', async () => {
    const person = await createAdviser(database.db);
    const ctx = createServiceContext(database.db, person);
    const { id } = await report(person);
    const input = { id, from: 'open', to: 'closed', answer: '' } as const;
    await expect(answerIssueReport({ ctx, input })).rejects.toMatchObject({ code: 'forbidden' });
    const list = listIssueReports({ ctx, input: listIssueReportsInput.parse({}) });
    await expect(list).rejects.toMatchObject({ code: 'forbidden' });
  });
});
