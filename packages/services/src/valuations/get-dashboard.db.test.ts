import { randomUUID } from 'node:crypto';
import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { sellBusinessLeads } from '@valia/db/schema/sell-business-leads.ts';
import { leadRow } from '@valia/db/testing/lead-row.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/empty-valuation-document.ts';
import { extractValuation } from '@valia/domain/valuations/extract-valuation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { getDashboard } from './get-dashboard.ts';

let suite: ValuationSuite;
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

// November begins in Madrid at 23:00 UTC of 31 October; twelve months ago was 21 November 2025 there.
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
    createdAt: new Date(created),
    updatedAt: new Date(updated),
    completedAt: completed ? new Date(completed) : null,
    ...rest,
  };
};

const fillFor = async (ownerId: string, otherId: string): Promise<void> => {
  const { db } = suite.database;
  await db.insert(valuations).values(fixtures.map((fixture) => rowOf(fixture, ownerId)));
  const request = { requesterUserId: ownerId, companyName: 'X', createdAt: now };
  await db.insert(advisorCollaborationRequests).values([
    { ...request, id: randomUUID(), targetAdvisorId: otherId },
    { ...request, id: randomUUID(), targetAdvisorId: null },
    { ...request, id: randomUUID(), targetAdvisorId: otherId, status: 'rejected', decidedAt: now },
    { ...request, id: randomUUID(), requesterUserId: otherId, targetAdvisorId: ownerId },
  ]);
  await db
    .insert(sellBusinessLeads)
    .values([
      leadRow({ advisorUserId: ownerId }),
      leadRow({ advisorUserId: ownerId, stage: 'won' }),
      leadRow({ advisorUserId: otherId }),
      leadRow(),
    ]);
};

beforeAll(async () => {
  suite = await createValuationSuite();
  await fillFor(suite.adviser.userId, suite.stranger.userId);
});
afterAll(() => suite.database.close());

test('the figures of the dashboard are those counted by hand', async () => {
  const dashboard = await getDashboard({ ctx: suite.contextOf(suite.adviser, { now }) });
  const { latest, months: _months, byType: _byType, bySector: _bySector, ...figures } = dashboard;
  expect(figures).toEqual({
    // Drafts C, D, E and the nameless one; completed A, B and F; G is archived.
    byStatus: { draft: 4, in_progress: 1, completed: 3 },
    // A and B; F is in dollars and counted, not added.
    totalAmount: 3_000_000,
    averageAmount: 1_500_000,
    amountThisMonth: 2_000_000,
    // A (twice, one target), B, D and F; C was last changed a moment too early; the nameless one is nobody's.
    activeClients: 4,
    // B and F; A was first valued in October.
    activeClientsThisMonth: 2,
    references: 3,
    referencesPending: 2,
    leads: 2,
    leadsNew: 1,
  });
  expect(latest.map(({ companyName }) => companyName)).toEqual([
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
  const { months, byType, bySector } = await getDashboard({
    ctx: suite.contextOf(suite.adviser, { now }),
  });
  const nothing = { created: 0, completed: 0, amount: 0, totalAmount: 0, averageAmount: null };
  const before = ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'];
  expect(months.slice(0, 4)).toEqual(before.map((month) => ({ month, ...nothing })));
  expect(months.slice(4)).toEqual([
    // A was created and completed in October, a second before its end.
    {
      month: '2026-10-01',
      created: 1,
      completed: 1,
      amount: 1_000_000,
      totalAmount: 1_000_000,
      averageAmount: 1_000_000,
    },
    // Created: B, 'a sl', E, F and the nameless one. Completed: B and F, which is in dollars.
    {
      month: '2026-11-01',
      created: 5,
      completed: 2,
      amount: 2_000_000,
      totalAmount: 3_000_000,
      averageAmount: 1_500_000,
    },
  ]);
  expect(byType).toEqual({ own_business: 0, client_business: 7, potential_acquisition: 1 });
  expect(bySector).toEqual([
    { sector: 'TEC', completed: 1, amount: 2_000_000 },
    { sector: 'IND', completed: 1, amount: 1_000_000 },
    { sector: null, completed: 1, amount: 0 },
  ]);
});

test('somebody without work sees zeros and no average', async () => {
  const dashboard = await getDashboard({ ctx: suite.contextOf(suite.stranger, { now }) });
  expect(dashboard).toMatchObject({
    totalAmount: 0,
    averageAmount: null,
    amountThisMonth: 0,
    activeClients: 0,
    byType: { own_business: 0, client_business: 0, potential_acquisition: 0 },
    bySector: [],
  });
  expect(dashboard.months.map(({ totalAmount }) => totalAmount)).toEqual([0, 0, 0, 0, 0, 0]);
});
