import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { getFunnelInput } from '@valia/domain/tracking/funnel-schemas.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createServiceContext } from '../testing/create-service-context.ts';
import { countRowsRead } from '../testing/count-rows-read.ts';
import { makeLeads } from '../testing/make-lead.ts';
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
      { visitId: searcher, name: viewed, source: 'google', language: 'ca' },
      { visitId: searcher, name: 'landing-scrolled-50', source: 'google' },
      { visitId: searcher, name: 'landing-scrolled-50', source: 'google' },
      { visitId: direct, name: viewed, language: 'es' },
      { visitId: searcher, userId: adviser.userId, name: 'registered' },
    ],
    10,
  );
  await track([{ userId: adviser.userId, name: 'email-verified' }], 9.5);
  await track([{ visitId: earlier, name: viewed }], 40);
  const [, leadId = ''] = await makeLeads(database.db, [
    { createdAt: daysAgo(5), language: 'en' },
    {
      createdAt: daysAgo(6),
      stage: 'lost',
      lostReason: 'x',
      advisorUserId: adviser.userId,
      source: 'referral',
    },
    { createdAt: daysAgo(45), stage: 'won', advisorUserId: adviser.userId },
  ]);
  await database.db.insert(leadEvents).values([
    { id: randomUUID(), leadId, kind: 'assigned', createdAt: daysAgo(5.75) },
    {
      id: randomUUID(),
      leadId,
      kind: 'stage-changed',
      fromStage: 'new',
      toStage: 'qualified',
      createdAt: daysAgo(5),
    },
  ]);
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

test('a language narrows visits, the people who came by them, and leads', async () => {
  const catalan = await funnel({ language: 'ca' });
  expect(catalan.advisers).toMatchObject({ 'landing-viewed': 1, registered: 1 });
  expect(catalan.leads.arrived).toBe(0);
  const english = await funnel({ language: 'en' });
  expect(english.advisers).toMatchObject({ 'landing-viewed': 0, registered: 0 });
  expect(english.leads.arrived).toBe(1);
});

test('says how long people took since they registered, and leads since they arrived', async () => {
  const { adviserWaits, leadWaits } = await funnel();
  expect(adviserWaits).toMatchObject({
    'landing-viewed': null,
    registered: null,
    'email-verified': 43_200,
    'first-valuation-created': null,
  });
  // It was qualified directly, which also counts as contacted.
  expect(leadWaits).toEqual({
    arrived: null,
    assigned: 21_600,
    contacted: 86_400,
    qualified: 86_400,
    in_negotiation: null,
    won: null,
  });
});

test('the funnels are for administrators alone', async () => {
  await expect(funnel({}, adviser)).rejects.toThrow('forbidden');
});

describe('before many years of visits and leads', () => {
  beforeAll(async () => {
    await database.db.execute(sql`
      insert into tracking_events (visit_id, name, source, occurred_at)
      select gen_random_uuid(), 'landing-viewed', 'old', ${daysAgo(2_000).toISOString()}::timestamptz
        + n * interval '1 minute' from generate_series(1, 60000) n`);
    const old = Array.from({ length: 1_000 }, () => ({ createdAt: daysAgo(2_000) }));
    for (let made = 0; made < 10_000; made += old.length) await makeLeads(database.db, old);
    await database.db.execute(sql`analyze`);
  });

  test('both read what happened in their time, and nothing older', async () => {
    const read = await countRowsRead(database.db, (tx) =>
      getFunnel({
        ctx: createServiceContext(tx, administrator, { now }),
        input: getFunnelInput.parse({ period: '30d' }),
      }),
    );
    expect(read['tracking_events']).toBeGreaterThan(0);
    expect(read['tracking_events']).toBeLessThan(1_000);
    expect(read['sell_business_leads']).toBeLessThan(1_000);
    expect(read['lead_events']).toBeLessThan(1_000);
  });
});
