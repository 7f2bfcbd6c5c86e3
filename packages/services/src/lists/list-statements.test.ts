import { listUsersInput } from '@valia/domain/accounts/user-list-inputs.ts';
import {
  listAdministratedRequestsInput,
  listRequestsInput,
} from '@valia/domain/collaborations/request-list-inputs.ts';
import {
  listCommissionsInput,
  listOwnCommissionsInput,
} from '@valia/domain/commissions/commission-list-inputs.ts';
import { listAdvisersInput } from '@valia/domain/directory/adviser-list-inputs.ts';
import { listIssueReportsInput } from '@valia/domain/issue-reports/issue-report-list-inputs.ts';
import { listFirmLeadsInput, listLeadsInput } from '@valia/domain/leads/lead-list-inputs.ts';
import { listOrganizationsInput } from '@valia/domain/organizations/organization-list-inputs.ts';
import { listReportsInput } from '@valia/domain/reports/report-list-inputs.ts';
import { listAuditLogsInput } from '@valia/domain/security/audit-log-list-inputs.ts';
import { listSecurityEventsInput } from '@valia/domain/security/security-event-list-inputs.ts';
import { listTemplateDocumentsInput } from '@valia/domain/templates/template-list-inputs.ts';
import { listValuationsInput } from '@valia/domain/valuations/valuation-list-inputs.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { userRows } from '../administration/list-users.ts';
import { auditLogRows } from '../audit-log/list-audit-logs.ts';
import { administratedRequestLists } from '../collaborations/list-administrated-requests.ts';
import { requestLists } from '../collaborations/list-requests.ts';
import { commissionRows } from '../commissions/list-commissions.ts';
import { ownCommissionRows } from '../commissions/list-own-commissions.ts';
import { adviserRows } from '../directory/list-advisers.ts';
import { firmLeadLists } from '../firm-leads/list-firm-leads.ts';
import { issueReportRows } from '../issue-reports/issue-report-rows.ts';
import { leadRows } from '../leads/lead-rows.ts';
import { organizationRows } from '../organization-administration/list-organizations.ts';
import { reportLists } from '../reports/list-reports.ts';
import { securityEventRows } from '../security-log/security-events.ts';
import { templateDocumentRows } from '../templates/documents/list-template-documents.ts';
import { exportedValuationList } from '../valuations/list/export-valuations.ts';
import { selectedValuationList, valuationRows } from '../valuations/list/valuation-list-verbs.ts';
import { encodeCursor } from './keyset.ts';
import type { RequestedPage } from './prepared-list-read.ts';

interface List {
  statement: (
    asked: never,
    page: never,
  ) => { text: string; params: unknown[]; isPlannedAnew: boolean };
}

interface Case {
  input: z.ZodType<object, object>;
  lists: Readonly<Record<string, List>>;
  /** Each way of narrowing it. */
  filters: readonly object[];
  /** Its orders, each with the value at which a page may end; the tie's is an id unless `tie` says otherwise. */
  ends: Readonly<Record<string, string>>;
  tie?: string;
  /** What it is always asked. */
  asks?: object;
  /** The order that its input does not name. */
  usual?: object;
}

const userId = '6c0f7d3e-2b51-4c7e-8f43-0a9d4c1b2e10';
const id = '0f2f7d76-31d7-4c5a-9f6c-2f3a1d0c9b11';
const instant = '2026-11-20T10:00:00.123456Z';
const given = { userId, now: new Date('2026-11-22T23:30:00.000Z') };
const search = { search: "L'Hort 50%, B-36.001" };

const cases: Readonly<Record<string, Case>> = {
  leads: {
    input: listLeadsInput,
    lists: { own: leadRows },
    filters: [
      search,
      { search: '´' },
      { kind: 'buy' },
      { stage: 'won' },
      { sector: 'ALI' },
      { source: 'referral' },
      { revenueFrom: 5_000_001 },
      { revenueTo: 0 },
      ...['overdue', 'today', 'week', 'none'].map((nextStep) => ({ nextStep })),
    ],
    ends: { 'next-step': instant, created: instant, company: 'aceites', revenue: '-Infinity' },
  },
  'firm-leads': {
    input: listFirmLeadsInput,
    lists: firmLeadLists,
    filters: [
      search,
      { search: '´' },
      { kind: 'sell' },
      { stage: 'new' },
      { sector: 'ALI' },
      { source: 'direct_form' },
      { revenueFrom: 5_000_001 },
      { adviserId: id },
      ...['7d', '30d', '90d'].map((arrived) => ({ arrived })),
      { open: true },
      { duplicate: true },
      { assigned: true },
    ],
    ends: { created: instant, revenue: '8700000' },
  },
  users: {
    input: listUsersInput,
    lists: { all: userRows },
    filters: [
      search,
      { status: 'locked' },
      { role: 'user' },
      { verification: 'pending' },
      { verification: 'verified' },
      ...['7d', '30d', '90d'].map((access) => ({ access })),
      { secondFactor: true },
      { secondFactor: false },
    ],
    ends: { access: instant, created: instant, due: instant },
  },
  organizations: {
    input: listOrganizationsInput,
    lists: { all: organizationRows },
    filters: [
      search,
      ...['active', 'disabled', 'archived'].map((status) => ({ status })),
      { team: true },
      { team: false },
    ],
    ends: { created: instant, name: 'fiscal' },
  },
  'audit-logs': {
    input: listAuditLogsInput,
    lists: { all: auditLogRows },
    filters: [
      search,
      { search: '1234' },
      { actorUserId: id },
      { action: 'lead.assigned' },
      { subjectType: 'lead' },
      { subjectId: id },
      { upTo: 12 },
      ...['today', '7d', '30d', '90d'].map((period) => ({ period })),
      { from: '2026-11-01' },
      { to: '2026-11-20' },
      { period: '7d', from: '2026-11-01' },
    ],
    ends: { number: '1234' },
    tie: '',
    usual: { sort: 'number', direction: 'desc' },
  },
  'security-events': {
    input: listSecurityEventsInput,
    lists: { all: securityEventRows },
    filters: [
      search,
      { state: 'open' },
      { state: 'acknowledged' },
      { severity: 'high' },
      { type: 'new_device' },
      { graveOfDay: true },
    ],
    ends: { time: instant },
    usual: { sort: 'time', direction: 'desc' },
  },
  'issue-reports': {
    input: listIssueReportsInput,
    lists: { all: issueReportRows },
    filters: [{ status: 'open' }, { issueType: 'bug' }, { severity: 'high' }],
    ends: { time: instant },
    usual: { sort: 'time', direction: 'desc' },
  },
  requests: {
    input: listRequestsInput,
    lists: requestLists,
    filters: [
      search,
      { type: 'referral' },
      { status: 'pending' },
      ...['30d', '90d', '365d'].map((period) => ({ period })),
    ],
    ends: { created: instant, company: 'aceites' },
  },
  'firm-requests': {
    input: listAdministratedRequestsInput,
    lists: administratedRequestLists,
    filters: [search, { type: 'co_working' }, { status: 'expired' }],
    ends: { created: instant },
    asks: { audience: 'firm' },
    usual: { sort: 'created' },
  },
  commissions: {
    input: listCommissionsInput,
    lists: { all: commissionRows },
    filters: [search, { status: 'earned' }, { requestType: 'referral' }, { isOverdue: true }],
    ends: { since: instant, amount: '120000', due: instant },
  },
  'own-commissions': {
    input: listOwnCommissionsInput,
    lists: { own: ownCommissionRows },
    filters: [{ status: 'paid' }],
    ends: { created: instant },
    usual: { sort: 'created', direction: 'desc' },
  },
  advisers: {
    input: listAdvisersInput,
    lists: { all: adviserRows },
    filters: [
      search,
      { specialty: 'mergers' },
      { sector: 'ALI' },
      { language: 'ca' },
      { province: '08' },
    ],
    ends: { name: 'ana ferrer', collaborations: '12' },
  },
  'template-documents': {
    input: listTemplateDocumentsInput,
    lists: { own: templateDocumentRows },
    filters: [search, { isDraft: true }],
    ends: { updatedAt: instant },
    usual: { sort: 'updatedAt', direction: 'desc' },
  },
  reports: {
    input: listReportsInput,
    lists: reportLists,
    filters: [search, { kind: 'full' }, { language: 'en' }],
    ends: { createdAt: instant },
    usual: { sort: 'createdAt', direction: 'desc' },
  },
  valuations: {
    input: listValuationsInput,
    lists: {
      page: valuationRows,
      selected: selectedValuationList,
      exported: exportedValuationList,
    },
    filters: [
      search,
      { search: '´' },
      { scope: 'shared' },
      { archived: true },
      { status: 'draft' },
      { type: 'own_business' },
      { method: 'dcf' },
      { sector: 'ALI' },
      { province: '08' },
      { tag: 'vip' },
      ...['7d', '30d', '6m', '12m'].map((updated) => ({ updated })),
      { updatedFrom: '2026-11-01' },
      { updatedTo: '2026-11-20' },
      { valueFrom: -1 },
      { valueTo: 2_500_000.5 },
    ],
    ends: { updatedAt: instant, companyName: 'aceites', equityCentral: '8700000' },
  },
};

const directions = ['asc', 'desc'] as const;

/** Every way to ask: whole, by each filter alone, by all at once, and in each order from the start and from a cursor on. */
const shapesOf = ({ filters, ends, tie = id }: Case): object[] => [
  {},
  ...filters,
  Object.assign({}, ...filters) as object,
  ...Object.entries(ends).flatMap(([sort, after]) =>
    directions.flatMap((direction) => {
      const order = { sort, direction };
      return [order, { ...order, cursor: encodeCursor(order, { after, afterId: tie }) }];
    }),
  ),
];

/** As the statement is asked, without what every row is selected with. */
const asked = ({ statement }: List, { input, asks, usual }: Case, shape: object) => {
  const { sort, direction, cursor = null, ...filter } = shape as Partial<RequestedPage<string>>;
  const parsed = input.parse({ ...asks, ...filter });
  const order = {
    ...(sort !== undefined && { sort }),
    ...(direction !== undefined && { direction }),
  };
  const page = { limit: 50, ...parsed, ...usual, ...order, cursor };
  const { text, params, isPlannedAnew } = statement(
    { ...parsed, ...given } as never,
    page as never,
  );
  const [, select = '', rest = ''] =
    /^(.*?(?:::text|'')) (from .*)$/su.exec(text.replaceAll(/\s+/gu, ' ')) ?? [];
  return { select, rest, params, plan: isPlannedAnew ? 'planned anew' : 'planned once' };
};

const linesOf = (name: string, list: List, one: Case): string[] => [
  `${name}: ${asked(list, one, {}).select}`,
  ...shapesOf(one).map((shape) => {
    const { rest, params, plan } = asked(list, one, shape);
    return `${name} ${JSON.stringify(shape)}, ${plan}\n  ${rest}\n  ${JSON.stringify(params)}`;
  }),
];

test.each(Object.entries(cases))('what %s asks the database in every shape', async (name, one) => {
  const lines = Object.entries(one.lists).flatMap(([each, list]) => linesOf(each, list, one));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./statements/${name}.txt`);
});
