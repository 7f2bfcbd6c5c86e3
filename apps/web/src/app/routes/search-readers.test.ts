import { expect, test } from 'vitest';
import { searchReaders } from './search-readers.ts';

const id = '0f2f7d76-31d7-4c5a-9f6c-2f3a1d0c9b11';

/** Every key that an address or a saved view may hold: kept views of all years ask by these. */
const asked: Partial<Record<keyof typeof searchReaders, object[]>> = {
  leads: [
    {
      view: 'large',
      search: 'Hort',
      kind: 'buy',
      stage: 'in_negotiation',
      sector: 'ALI',
      source: 'valuation_tool',
      min: -1,
      max: 2_500_000.5,
      step: 'week',
      as: 'table',
      sort: 'next-step',
      direction: 'asc',
      tab: 'won',
      lead: id,
    },
    { view: 'today', sort: 'company' },
    { view: 'overdue', sort: 'revenue' },
    { view: 'buyers', sort: 'created' },
  ],
  'firm-leads': [
    {
      view: 'duplicates',
      search: 'Hort',
      kind: 'sell',
      stage: 'new',
      adviser: id,
      sector: 'ALI',
      source: 'referral',
      arrived: '30d',
      as: 'board',
      sort: 'revenue',
      direction: 'desc',
      lead: id,
      merge: id,
    },
    ...['open', 'unassigned', 'large', 'won', 'lost'].map((view) => ({ view, sort: 'created' })),
  ],
  users: [
    {
      view: 'pending',
      search: 'Ana',
      role: 'superadmin',
      verification: 'verified',
      access: '90d',
      status: 'active',
      factor: 'off',
      sort: 'due',
      direction: 'desc',
      user: id,
      act: 'verify',
    },
    { view: 'locked', factor: 'on', sort: 'access', status: 'locked' },
    { view: 'unprotected', sort: 'created' },
  ],
  organizations: [
    {
      view: 'disabled',
      search: 'Gestora',
      team: 'several',
      sort: 'name',
      direction: 'asc',
      organization: id,
      act: `member-${id}`,
    },
    { view: 'archived', team: 'alone', sort: 'created' },
  ],
  auditLogs: [
    {
      search: '1234',
      actor: id,
      action: 'lead.stage-changed',
      subject: 'issue-report',
      period: 'today',
      from: '2026-01-31',
      to: '2026-02-28',
      upTo: 12,
      row: '1234',
    },
  ],
  securityEvents: [
    { view: 'grave', search: 'Ana', severity: 'critical', type: 'new_device', event: id },
    { view: 'all' },
    { view: 'acknowledged' },
  ],
  panel: [
    { tab: 'issues', status: 'answered', type: 'bug', severity: 'high', issue: id },
    { tab: 'lead' },
    { tab: 'firm' },
  ],
  commissions: [
    {
      view: 'earned',
      search: 'Hort',
      type: 'referral',
      status: 'cancelled',
      sort: 'amount',
      direction: 'asc',
      commission: id,
      act: 'take-back',
      tariffs: true,
    },
    { view: 'overdue', status: 'reversed', sort: 'due' },
    ...['approved', 'paid', 'estimated'].map((view) => ({ view, sort: 'since' })),
  ],
  collaborations: [
    {
      view: 'firm',
      search: 'Hort',
      type: 'co_working',
      status: 'withdrawn',
      direction: 'asc',
      request: id,
      act: 'reject',
    },
    { view: 'advisers' },
  ],
  requests: [
    {
      search: 'Hort',
      type: 'expertise_needed',
      status: 'expired',
      period: '365d',
      sort: 'company',
      direction: 'asc',
      request: id,
      act: 'withdraw',
      new: true,
      lead: id,
      valuation: id,
    },
    { sort: 'created', act: 'accept' },
  ],
  advisers: [
    {
      search: 'Ana',
      specialty: 'due-diligence',
      sector: 'ALI',
      province: '08',
      language: 'ca',
      sort: 'collaborations',
      direction: 'desc',
    },
    { sort: 'name' },
  ],
  reports: [{ search: 'Hort', kind: 'comparison', language: 'en' }],
  statement: [
    { search: 'Hort', kind: 'correction', period: 'quarter', from: '2026-01-01', to: '2026-03-31' },
  ],
  templates: [{ search: 'nda', phase: 'closing', tab: 'drafts', template: id }, { tab: 'own' }],
  funnel: [
    { period: '365d', visits: 'google', language: 'ca', source: 'direct_form', adviser: id },
  ],
  comparables: [
    {
      tab: 'platform',
      search: 'taller',
      multiple: 'evToSales',
      region: 'us',
      size: '30m',
      edition: id,
    },
  ],
  list: [
    {
      search: 'taller',
      scope: 'shared',
      archived: true,
      status: 'draft',
      type: 'own_business',
      method: 'dcf',
      sector: 'ALI',
      province: '08',
      tag: 'vip',
      updated: '6m',
      from: '2026-01-31',
      to: '2026-02-28',
      min: -1,
      max: 2_500_000.5,
      sort: 'companyName',
      direction: 'asc',
      new: true,
    },
    { updated: '12m', sort: 'updatedAt' },
    { sort: 'equityCentral' },
  ],
};

const cases = Object.entries(asked).flatMap(([name, searches]) =>
  searches.map((search) => [name as keyof typeof searchReaders, search] as const),
);

test.each(cases)('the address of %s may hold %j', (name, search) => {
  expect(searchReaders[name]({ ...search })).toEqual(search);
});

test.each(cases)('the address of %s holds nothing of another kind', (name, search) => {
  const odd = Object.fromEntries(Object.keys(search).map((key) => [key, ['odd']]));
  expect(searchReaders[name](odd)).toEqual({});
});
