import { leadEvents } from '@valia/db/schema/lead-events.ts';
import { sellBusinessLeads } from '@valia/db/schema/sell-business-leads.ts';
import { trackingEvents } from '@valia/db/schema/tracking-events.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { leadRow } from '@valia/db/testing/lead-row.ts';
import { getFunnelInput } from '@valia/domain/tracking/funnel-schemas.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getFunnel } from './get-funnel.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

let database: TestDatabase;
let adviser: TestAdviser;
let administrator: TestAdviser;

const track = (rows: Omit<typeof trackingEvents.$inferInsert, 'occurredAt'>[], days: number) =>
  database.db
    .insert(trackingEvents)
    .values(rows.map((row) => ({ ...row, occurredAt: daysAgo(days) })));

beforeAll(async () => {
  database = await createTestDatabase();
  adviser = await createAdviser(database.db);
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
  await database.db.delete(trackingEvents);
  const [searcher, direct, earlier] = [randomUUID(), randomUUID(), randomUUID()];
  const viewed = 'landing-viewed' as const;
  await track(
    [
      { visitId: searcher, name: viewed, source: 'google' },
      { visitId: searcher, name: 'landing-scrolled-50', source: 'google' },
      { visitId: searcher, name: 'landing-scrolled-50', source: 'google' },
      { visitId: direct, name: viewed },
      { visitId: searcher, userId: adviser.userId, name: 'registered' },
      { userId: adviser.userId, name: 'email-verified' },
    ],
    10,
  );
  await track([{ visitId: earlier, name: viewed }], 40);
  const leads = [
    leadRow({ createdAt: daysAgo(5) }),
    leadRow({
      createdAt: daysAgo(6),
      stage: 'lost',
      lostReason: 'x',
      advisorUserId: adviser.userId,
      source: 'referral',
    }),
    leadRow({ createdAt: daysAgo(45), stage: 'won', advisorUserId: adviser.userId }),
  ];
  await database.db.insert(sellBusinessLeads).values(leads);
  await database.db.insert(leadEvents).values({
    id: randomUUID(),
    leadId: leads[1]?.id ?? '',
    kind: 'stage-changed',
    fromStage: 'new',
    toStage: 'qualified',
    createdAt: daysAgo(5),
  });
});
afterAll(() => database.close());

const funnel = (input: z.input<typeof getFunnelInput> = {}, person = administrator) =>
  getFunnel({
    ctx: createServiceContext(database.db, person, { now }),
    input: getFunnelInput.parse({ period: '30d', ...input }),
  });

test('visits and people are counted once a step, beside the period before', async () => {
  const { advisers, advisersBefore, bySource } = await funnel();
  expect(advisers).toMatchObject({
    'landing-viewed': 2,
    'landing-scrolled-50': 1,
    'collaboration-form-opened': 0,
    registered: 1,
    'email-verified': 1,
    'first-valuation-created': 0,
  });
  expect(advisersBefore['landing-viewed']).toBe(1);
  expect(bySource).toEqual([
    { source: 'direct', visits: 1, registered: 0, completed: 0 },
    { source: 'google', visits: 1, registered: 1, completed: 0 },
  ]);
});

test('a source narrows visits and the people who came by them', async () => {
  const { advisers } = await funnel({ visitSource: 'google' });
  expect(advisers).toMatchObject({ 'landing-viewed': 1, registered: 1 });
  expect((await funnel({ visitSource: 'direct' })).advisers).toMatchObject({ registered: 0 });
});

test('a lead counts for each stage that it ever reached, also when it was lost', async () => {
  const { leads, leadsBefore, byAdviser } = await funnel();
  expect(leads).toEqual({
    arrived: 2,
    assigned: 1,
    contacted: 1,
    qualified: 1,
    in_negotiation: 0,
    won: 0,
  });
  expect(leadsBefore).toMatchObject({ arrived: 1, won: 1 });
  expect(byAdviser).toEqual([
    {
      userId: adviser.userId,
      name: 'Marta Puig Serra',
      assigned: 1,
      contacted: 1,
      qualified: 1,
      won: 0,
    },
  ]);
  expect((await funnel({ leadSource: 'direct_form' })).leads.arrived).toBe(1);
  expect((await funnel({ adviserId: adviser.userId })).leads.arrived).toBe(1);
});

test('the funnels are for administrators alone', async () => {
  await expect(funnel({}, adviser)).rejects.toThrow('forbidden');
});
