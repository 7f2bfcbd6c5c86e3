import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { listUsersInput } from '@valia/domain/accounts/user-list-inputs.ts';
import { listAdministratedRequestsInput } from '@valia/domain/collaborations/request-list-inputs.ts';
import { listCommissionsInput } from '@valia/domain/commissions/commission-list-inputs.ts';
import { listIssueReportsInput } from '@valia/domain/issue-reports/issue-report-list-inputs.ts';
import { listFirmLeadsInput } from '@valia/domain/leads/lead-list-inputs.ts';
import { listOrganizationsInput } from '@valia/domain/organizations/organization-list-inputs.ts';
import { listAuditLogsInput } from '@valia/domain/security/audit-log-list-inputs.ts';
import { listSecurityEventsInput } from '@valia/domain/security/security-event-list-inputs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditLogs } from '../audit-log/list-audit-logs.ts';
import { getAdministratedRequestTotals } from '../collaborations/get-administrated-request-totals.ts';
import { listAdministratedRequests } from '../collaborations/list-administrated-requests.ts';
import { getCommissionTotals } from '../commissions/get-commission-totals.ts';
import { listCommissions } from '../commissions/list-commissions.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { listFirmLeads } from '../firm-leads/list-firm-leads.ts';
import { listIssueReports } from '../issue-reports/issue-report-rows.ts';
import { getOrganizationTotals } from '../organization-administration/administrated-organization-verbs.ts';
import { listOrganizations } from '../organization-administration/list-organizations.ts';
import { listSecurityEvents } from '../security-log/security-events.ts';
import { countRowsRead } from '../testing/count-rows-read.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { fillBackOffice } from '../testing/fill-back-office.ts';
import { getUserTotals } from './get-user-totals.ts';
import { listUsers } from './list-users.ts';
import { getPanelFigures } from './panel/get-panel-figures.ts';
import { getQueue } from './panel/queue-verbs.ts';

/** Enough for a page of fifty rows with their related rows, from every kind of the queue. */
const mostRead = 2_000;

let database: TestDatabase;
let administrator: TestAdviser;
let adviser: TestAdviser;

beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'superadmin', secondFactor: true });
  adviser = await createAdviser(database.db);
  await fillBackOffice(database.db, adviser.userId);
}, 60_000);
afterAll(() => database.close());

interface Page {
  items: unknown[];
  nextCursor: string | null;
}
type ListCall = (ctx: ServiceContext, cursor: string | null) => Promise<Page>;

const lists: Record<string, ListCall> = {
  people: (ctx, cursor) => listUsers({ ctx, input: listUsersInput.parse({ cursor }) }),
  'people to verify': (ctx, cursor) =>
    listUsers({ ctx, input: listUsersInput.parse({ cursor, verification: 'pending', limit: 5 }) }),
  organisations: (ctx, cursor) =>
    listOrganizations({ ctx, input: listOrganizationsInput.parse({ cursor }) }),
  'requests to the firm': (ctx, cursor) =>
    listAdministratedRequests({
      ctx,
      input: listAdministratedRequestsInput.parse({ audience: 'firm', cursor }),
    }),
  'requests between advisers': (ctx, cursor) =>
    listAdministratedRequests({
      ctx,
      input: listAdministratedRequestsInput.parse({ audience: 'advisers', cursor }),
    }),
  commissions: (ctx, cursor) =>
    listCommissions({ ctx, input: listCommissionsInput.parse({ cursor }) }),
  'commissions by amount': (ctx, cursor) =>
    listCommissions({ ctx, input: listCommissionsInput.parse({ cursor, sort: 'amount' }) }),
  'commissions by the day they are due': (ctx, cursor) =>
    listCommissions({ ctx, input: listCommissionsInput.parse({ cursor, sort: 'due' }) }),
  'commissions to approve': (ctx, cursor) =>
    listCommissions({
      ctx,
      input: listCommissionsInput.parse({ cursor, status: 'earned', limit: 5 }),
    }),
  leads: (ctx, cursor) => listFirmLeads({ ctx, input: listFirmLeadsInput.parse({ cursor }) }),
  'leads by revenue': (ctx, cursor) =>
    listFirmLeads({ ctx, input: listFirmLeadsInput.parse({ cursor, sort: 'revenue' }) }),
  reports: (ctx, cursor) =>
    listIssueReports({ ctx, input: listIssueReportsInput.parse({ cursor }) }),
  'security events': (ctx, cursor) =>
    listSecurityEvents({ ctx, input: listSecurityEventsInput.parse({ cursor }) }),
  'the audit log': (ctx, cursor) =>
    listAuditLogs({ ctx, input: listAuditLogsInput.parse({ cursor }) }),
};

/** The totals above the lists and on the panel. */
const totals: Record<string, (call: { ctx: ServiceContext }) => Promise<unknown>> = {
  people: getUserTotals,
  organisations: getOrganizationTotals,
  requests: getAdministratedRequestTotals,
  commissions: getCommissionTotals,
  panel: getPanelFigures,
};

/** The tables from which more rows were read than a page needs. */
const readTooMuch = (read: Record<string, number>): [table: string, rows: number][] =>
  Object.entries(read).filter(([, rows]) => rows >= mostRead);

describe('before 10,000 of each, with no more read than what is shown', () => {
  test.each(Object.keys(lists))('%s: the first page and the next one', async (name) => {
    const list = lists[name];
    let cursor: string | null = null;
    for (const _page of ['first', 'next']) {
      const read = await countRowsRead(database.db, async (tx) => {
        const page = await list?.(createServiceContext(tx, administrator), cursor);
        expect(page?.items.length).toBeGreaterThan(0);
        cursor = page?.nextCursor ?? null;
      });
      expect(readTooMuch(read)).toEqual([]);
      expect(cursor).not.toBeNull();
    }
  });

  test.each(Object.keys(totals))('the totals of %s', async (name) => {
    const read = await countRowsRead(database.db, async (tx) => {
      expect(await totals[name]?.({ ctx: createServiceContext(tx, administrator) })).toBeDefined();
    });
    expect(readTooMuch(read)).toEqual([]);
  });

  test('the queue of what waits', async () => {
    const read = await countRowsRead(database.db, async (tx) => {
      const { counts } = await getQueue({ ctx: createServiceContext(tx, administrator) });
      expect(counts).toMatchObject({ lead: 20, commission: 40, security: 20, problem: 20 });
      expect(counts.request).toBeGreaterThan(5);
    });
    expect(readTooMuch(read)).toEqual([]);
  });
});
