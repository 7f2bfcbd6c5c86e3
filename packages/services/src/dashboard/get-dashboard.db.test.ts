import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import type { DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import type { DashboardTab } from '@valia/domain/dashboard/dashboard-tabs.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { extractValuation } from '@valia/domain/valuations/extract-valuation.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { revokeShare, shareValuation } from '../valuations/sharing/share-verbs.ts';
import { makeLeads } from '../testing/make-lead.ts';
import { getDashboard } from './get-dashboard.ts';

let suite: ValuationSuite;
const leadAt = new Date('2026-11-20T10:00:00Z');
const now = new Date('2026-11-21T09:00:00Z');

type Fixture = {
  name: string;
  created: string;
  updated?: string;
  completed?: string;
  equity?: number;
} & Partial<
  Pick<typeof valuations.$inferInsert, 'type' | 'status' | 'currency' | 'archivedAt' | 'sector'>
>;

// November starts in Madrid at 23:00 UTC on 31 October; twelve months ago is 21 November 2025 there.
const fixtures: Fixture[] = [
  {
    name: 'A, S.L.',
    created: '2026-10-01T00:00:00Z',
    completed: '2026-10-31T22:59:59Z',
    equity: 1_000_000,
    sector: 'IND',
  },
  {
    name: 'B, S.L.',
    created: '2026-10-31T23:00:00Z',
    completed: '2026-10-31T23:00:00Z',
    equity: 2_000_000,
    sector: 'TEC',
  },
  { name: 'a sl', created: '2026-11-10T00:00:00Z', status: 'in_progress', equity: 9_000_000 },
  { name: 'C, S.L.', created: '2025-03-01T00:00:00Z', updated: '2025-11-20T22:59:59Z', equity: 5 },
  { name: 'D, S.L.', created: '2025-03-01T00:00:00Z', updated: '2025-11-20T23:00:00Z', equity: 5 },
  { name: 'E, S.L.', created: '2026-11-02T00:00:00Z', type: 'potential_acquisition' },
  {
    name: 'F Inc',
    created: '2026-11-03T00:00:00Z',
    completed: '2026-11-04T00:00:00Z',
    equity: 7,
    currency: 'USD',
  },
  {
    name: 'G, S.L.',
    created: '2026-11-03T00:00:00Z',
    completed: '2026-11-04T00:00:00Z',
    equity: 8,
    archivedAt: now,
  },
  { name: '', created: '2026-11-05T00:00:00Z' },
];

const rowOf = (fixture: Fixture, ownerId: string): typeof valuations.$inferInsert => {
  const { name, created, completed, updated = completed ?? created, equity, ...rest } = fixture;
  const document = emptyValuationDocument({
    method: 'dcf',
    companyName: name,
    today: '2026-11-21',
  });
  return {
    ...extractValuation(document, { result: null }),
    id: randomUUID(),
    ownerId,
    clientId: randomUUID(),
    type: 'client_business',
    status: completed ? 'completed' : 'draft',
    document,
    equityCentral: equity ?? null,
    equityLow: equity === undefined ? null : equity * 0.8,
    equityHigh: equity === undefined ? null : equity * 1.2,
    enterpriseCentral: equity ?? null,
    ebitda: equity === undefined ? null : equity / 10,
    impliedMultiple: equity === undefined ? null : 10,
    createdAt: new Date(created),
    updatedAt: new Date(updated),
    completedAt: completed ? new Date(completed) : null,
    ...rest,
  };
};

const fillFor = async (ownerId: string, otherId: string): Promise<void> => {
  const { db } = suite.database;
  await db.insert(valuations).values(fixtures.map((fixture) => rowOf(fixture, ownerId)));
  const request = {
    requesterUserId: ownerId,
    companyName: 'X',
    createdAt: now,
    expiresAt: new Date('2026-12-21T09:00:00Z'),
  };
  await db.insert(advisorCollaborationRequests).values([
    { ...request, id: randomUUID(), targetAdvisorId: otherId },
    { ...request, id: randomUUID(), targetAdvisorId: null, expiresAt: null },
    { ...request, id: randomUUID(), targetAdvisorId: otherId, status: 'rejected', decidedAt: now },
    { ...request, id: randomUUID(), requesterUserId: otherId, targetAdvisorId: ownerId },
  ]);
  await makeLeads(db, [
    { advisorUserId: ownerId, createdAt: leadAt },
    { advisorUserId: ownerId, stage: 'won' },
    { advisorUserId: otherId },
    {},
  ]);
};

const dashboardOf = (adviser: TestAdviser, tab: DashboardTab, at = now) =>
  getDashboard({ ctx: suite.contextOf(adviser, { now: at }), input: { tab } });

const analyticsOf = async (adviser: TestAdviser) => {
  const dashboard = await dashboardOf(adviser, 'analytics');
  return { ...dashboard, view: dashboard.view as DashboardViewOf<'analytics'> };
};

beforeAll(async () => {
  suite = await createValuationSuite();
  await fillFor(suite.adviser.userId, suite.stranger.userId);
});
afterAll(() => suite.database.close());

test('the figures of the dashboard are those counted by hand', async () => {
  const { view, ...figures } = await analyticsOf(suite.adviser);
  expect(figures).toEqual({
    // Drafts: C, D, E and the one without a name; completed: A, B and F; archived: G.
    byStatus: { draft: 4, in_progress: 1, completed: 3 },
    // A and B; F is in dollars, so it is counted but not added.
    completedInEuros: 2,
    totalAmount: 3_000_000,
    averageAmount: 1_500_000,
    amountThisMonth: 2_000_000,
    // A (twice, the same target), B, D and F. C was last changed just too early; the one without a name has no
    // client.
    activeClients: 4,
    // B and F; A was first valued in October.
    activeClientsThisMonth: 2,
    references: 3,
    referencesPending: 2,
    leads: 2,
    leadsNew: 1,
    oldestNewLeadAt: leadAt.toISOString(),
    // One request waits for the caller, C and D are idle, and the account has no second factor.
    alerts: 4,
    lastChange: { companyName: 'a sl', updatedAt: '2026-11-10T00:00:00.000Z' },
  });
  expect(view.latest.map(({ companyName }) => companyName)).toEqual([
    'a sl',
    '',
    'F Inc',
    'E, S.L.',
    'B, S.L.',
    'A, S.L.',
    'D, S.L.',
    'C, S.L.',
  ]);
});

test('the charts are counted by Madrid’s months, the current one last', async () => {
  const { months, byType, bySector } = (await analyticsOf(suite.adviser)).view;
  const nothing = {
    created: 0,
    completed: 0,
    amount: 0,
    averageInMonth: null,
    totalAmount: 0,
    averageAmount: null,
    // C and D.
    open: 2,
    completionRate: 0,
    averageDays: null,
  };
  const before = ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'];
  expect(months.slice(0, 4)).toEqual(before.map((month) => ({ month, ...nothing })));
  expect(months.slice(4)).toEqual([
    // A was created and completed in October, one second before its end.
    {
      month: '2026-10-01',
      created: 1,
      completed: 1,
      amount: 1_000_000,
      averageInMonth: 1_000_000,
      totalAmount: 1_000_000,
      averageAmount: 1_000_000,
      open: 2,
      completionRate: 1 / 3,
      averageDays: 30,
    },
    // Created: B, 'a sl', E, F and the one without a name. Completed: B, and F, which is in dollars.
    {
      month: '2026-11-01',
      created: 5,
      completed: 2,
      amount: 2_000_000,
      averageInMonth: 2_000_000,
      totalAmount: 3_000_000,
      averageAmount: 1_500_000,
      open: 5,
      completionRate: 3 / 8,
      averageDays: 0.5,
    },
  ]);
  expect(byType).toEqual({ own_business: 0, client_business: 7, potential_acquisition: 1 });
  expect(bySector).toEqual([
    { sector: 'TEC', counted: 1, valued: 1, amount: 2_000_000 },
    { sector: 'IND', counted: 1, valued: 1, amount: 1_000_000 },
    { sector: null, counted: 1, valued: 0, amount: 0 },
  ]);
});

test('somebody without work sees zeros and no average', async () => {
  const { view, ...figures } = await analyticsOf(suite.stranger);
  expect(figures).toMatchObject({
    totalAmount: 0,
    averageAmount: null,
    amountThisMonth: 0,
    activeClients: 0,
    lastChange: null,
  });
  expect(view).toMatchObject({
    byType: { own_business: 0, client_business: 0, potential_acquisition: 0 },
    bySector: [],
  });
  expect(view.months.map(({ totalAmount }) => totalAmount)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('the financial summary is of completed valuations in euros, the range from the lowest low to the highest high', async () => {
  const { view } = await dashboardOf(suite.adviser, 'financial');
  expect(view).toMatchObject({
    // The values of B and A; G is archived, F is in dollars, the others are not completed.
    lowest: 800_000,
    highest: 2_400_000,
    ebitdaCount: 2,
    totalEbitda: 300_000,
    averageEbitda: 150_000,
    averageMultiple: 10,
    weightedMultiple: 10,
    byType: { potential_acquisition: { counted: 1, valued: 0, amount: 0 } },
    byStatus: { in_progress: { counted: 1, valued: 1, amount: 9_000_000 } },
  });
  const { largest } = view as DashboardViewOf<'financial'>;
  expect(largest.map(({ companyName }) => companyName)).toEqual(['B, S.L.', 'A, S.L.']);
});

test('alerts are what waits for me: requests, those about to expire, drafts left alone, the account', async () => {
  const { view } = await dashboardOf(suite.adviser, 'alerts');
  expect(view).toMatchObject({
    received: [
      { companyName: 'X', person: 'Marta Puig Serra', expiresAt: '2026-12-21T09:00:00.000Z' },
    ],
    expiring: [],
    idleDrafts: [{ companyName: 'C, S.L.' }, { companyName: 'D, S.L.' }],
    emailUnverified: false,
    secondFactorMissing: true,
  });
  const later = new Date('2026-12-19T09:00:00Z');
  const { view: then } = await dashboardOf(suite.stranger, 'alerts', later);
  expect(then).toMatchObject({ expiring: [{ companyName: 'X' }] });
  // A request to the firm does not expire.
  const { view: expired } = await dashboardOf(suite.adviser, 'alerts', later);
  expect(expired).toMatchObject({ expiring: [{ person: 'Marta Puig Serra' }] });
});

test('activity tells what I may see, mine and what is shared, and nothing of anybody else’s', async () => {
  const [owner, reader] = [suite.contextOf(suite.adviser), suite.contextOf(suite.stranger)];
  const { id } = await suite.given(owner, { status: 'completed' });
  const actionsOf = async (person: TestAdviser) => {
    const { view } = await dashboardOf(person, 'activity');
    const { entries } = view as DashboardViewOf<'activity'>;
    return entries
      .filter(({ valuation }) => valuation.id === id)
      .map(({ event, actor }) => `${event.action} ${actor?.isMe}`);
  };
  expect(await actionsOf(suite.adviser)).toEqual([
    'valuation.status-changed true',
    'valuation.updated true',
    'valuation.created true',
  ]);
  expect(await actionsOf(suite.stranger)).toEqual([]);
  const share = { id, email: suite.stranger.email, right: 'read' } as const;
  await shareValuation({ ctx: owner, input: share });
  expect(await actionsOf(suite.stranger)).toEqual([
    'valuation.shared false',
    'valuation.status-changed false',
    'valuation.updated false',
    'valuation.created false',
  ]);
  await revokeShare({ ctx: owner, input: { id, personId: reader.actor?.userId ?? '' } });
  expect(await actionsOf(suite.stranger)).toEqual([]);
});
