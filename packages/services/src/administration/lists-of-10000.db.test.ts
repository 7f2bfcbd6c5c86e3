import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { listUsersInput } from '@valia/domain/accounts/user-administration-schemas.ts';
import { listAdministratedRequestsInput } from '@valia/domain/collaborations/request-administration-schemas.ts';
import { listCommissionsInput } from '@valia/domain/commissions/commission-schemas.ts';
import { listIssueReportsInput } from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { listFirmLeadsInput } from '@valia/domain/leads/lead-administration-schemas.ts';
import { listOrganizationsInput } from '@valia/domain/organizations/organization-administration-schemas.ts';
import { listAuditLogsInput } from '@valia/domain/security/audit-log-schemas.ts';
import { listSecurityEventsInput } from '@valia/domain/security/security-event-schemas.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditLogs } from '../audit/list-audit-logs.ts';
import { listAdministratedRequests } from '../collaborations/list-administrated-requests.ts';
import { listCommissions } from '../commissions/list-commissions.ts';
import { listFirmLeads } from '../firm-leads/list-firm-leads.ts';
import { listIssueReports } from '../issue-reports/issue-report-list.ts';
import { listOrganizations } from '../organization-administration/list-organizations.ts';
import { listSecurityEvents } from '../security/security-events.ts';
import type { ServiceContext } from '../service-context.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { rowsReadBy } from '../testing/rows-read-by.ts';
import { listUsers } from './list-users.ts';
import { getQueue } from './panel/get-queue.ts';

const many = 10_000;
/** A page of fifty with what belongs to each of its rows, from every kind of the queue. */
const mostRead = 2_000;

let database: TestDatabase;
let administrator: TestAdviser;
let adviser: TestAdviser;

/** The same for a number whenever it is asked for. */
const id = (of: string) =>
  sql.raw(`overlay(overlay(md5('${of}' || n) placing '4' from 13) placing '8' from 17)::uuid`);
const at = sql.raw(`now() - n * interval '10 minutes'`);
const numbers = sql.raw(`from generate_series(1, ${String(many)}) n`);

/** One of everything for each of many people; of what waits there are few, as where it is cleared daily. */
const fill = async (adviserId: string): Promise<void> => {
  const waits = sql.raw('n % 500 = 0');
  const statements = [
    sql`insert into users (id, email, password_hash, terms_version, terms_accepted_at, created_at)
      select ${id('person')}, 'p' || n || '@many.test', '', 'test', ${at}, ${at} ${numbers}`,
    sql`insert into user_profiles (id, user_id, first_name, last_name, company)
      select gen_random_uuid(), ${id('person')}, 'Marta', 'Puig ' || n, 'Puig' ${numbers}`,
    sql`insert into user_verification_status (id, user_id, verification_status, requested_at)
      select gen_random_uuid(), ${id('person')},
        case when ${waits} then 'pending' else 'verified' end, ${at} ${numbers}`,
    sql`insert into user_roles (id, user_id, role)
      select gen_random_uuid(), ${id('person')}, 'advisor' ${numbers}`,
    sql`insert into organizations (id, name, slug, email, created_at)
      select ${id('firm')}, 'Firma ' || n, 'firma-' || n, 'f' || n || '@many.test', ${at} ${numbers}`,
    sql`insert into organization_members (id, organization_id, user_id, role)
      select gen_random_uuid(), ${id('firm')}, ${id('person')}, 'owner' ${numbers}`,
    sql`insert into advisor_collaboration_requests (id, requester_user_id, target_advisor_id,
        company_name, company_sort_key, status, outcome, created_at, decided_at)
      select ${id('request')}, ${id('person')}, case when n % 3 = 0 then ${adviserId}::uuid end,
        'Empresa ' || n, 'empresa ' || n, case when ${waits} then 'pending' else 'accepted' end,
        case when ${waits} then null else 'won' end, ${at}, case when ${waits} then null else ${at} end
      ${numbers}`,
    sql`insert into commissions (id, request_id, recipient_user_id, request_type, status, status_since,
        tariff_of, base_kind, base_cents, rate, tier_from_cents, amount_cents, due_at, created_at)
      select gen_random_uuid(), ${id('request')}, ${id('person')}, 'referral',
        case when ${waits} then 'earned' when n % 499 = 0 then 'approved' else 'paid' end, ${at},
        '2026-01-01', 'expected', 100000000, 0.01, 0, n, ${at}, ${at} ${numbers}`,
    sql`insert into issue_reports (id, reporter_user_id, issue_type, severity, title, description,
        route, user_agent, occurred_at, created_at, status, answer, answered_by, answered_at)
      select gen_random_uuid(), ${id('person')}, 'bug', 'low', 'T', 'D', '/', 'x', ${at}, ${at},
        case when ${waits} then 'open' else 'answered' end, case when ${waits} then null else 'Ya' end,
        case when ${waits} then null else ${adviserId}::uuid end,
        case when ${waits} then null else now() end ${numbers}`,
    sql`insert into security_logs (id, event_type, severity, detail, created_at, acknowledged_at)
      select gen_random_uuid(), 'sign_in_failures', 'high', '{}', ${at},
        case when ${waits} then null else now() end ${numbers}`,
    sql`insert into audit_logs (at, actor_user_id, action, subject_type, subject_id, request_id)
      select ${at}, ${id('person')}, 'user.verified', 'user', ${id('person')}::text, 'r' ${numbers}`,
    sql`insert into sell_business_leads (id, advisor_user_id, assigned_at, company_name,
        company_sort_key, contact_name, email, phone, phone_digits, consent_version, consent_at,
        stage_since, created_at, updated_at, annual_revenue)
      select gen_random_uuid(), case when ${waits} then null else ${adviserId}::uuid end,
        case when ${waits} then null else now() end, 'E ' || n, 'e ' || n, 'Ana', n || '@x.test', n, n,
        'test', now(), now(), ${at}, now(), n ${numbers}`,
  ];
  for (const statement of statements) await database.db.execute(statement);
  await database.db.execute(sql`vacuum analyze`);
};

beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'superadmin', secondFactor: true });
  adviser = await createAdviser(database.db);
  await fill(adviser.userId);
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

/** The tables of which more was read than a page needs. */
const readTooMuch = (read: Record<string, number>): [table: string, rows: number][] =>
  Object.entries(read).filter(([, rows]) => rows >= mostRead);

describe('before 10,000 of each, with no more read than what is shown', () => {
  test.each(Object.keys(lists))('%s: the first page and the next one', async (name) => {
    const list = lists[name];
    let cursor: string | null = null;
    for (const _page of ['first', 'next']) {
      const read = await rowsReadBy(database.db, async (tx) => {
        const page = await list?.(createServiceContext(tx, administrator), cursor);
        expect(page?.items.length).toBeGreaterThan(0);
        cursor = page?.nextCursor ?? null;
      });
      expect(readTooMuch(read)).toEqual([]);
      expect(cursor).not.toBeNull();
    }
  });

  test('the queue of what waits', async () => {
    const read = await rowsReadBy(database.db, async (tx) => {
      const { counts } = await getQueue({ ctx: createServiceContext(tx, administrator) });
      expect(counts).toMatchObject({ lead: 20, commission: 40, security: 20, problem: 20 });
      expect(counts.request).toBeGreaterThan(5);
    });
    expect(readTooMuch(read)).toEqual([]);
  });
});
