import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import { leadNotes } from '@valia/db/schema/network/lead-notes.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { mergeLeadsInput } from '@valia/domain/leads/lead-administration-schemas.ts';
import { listFirmLeadsInput } from '@valia/domain/leads/lead-list-inputs.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { getPanelFigures } from '../administration/panel/get-panel-figures.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { explainQuery } from '../testing/explain-query.ts';
import { type GivenLead, makeLeads } from '../testing/make-lead.ts';
import {
  getFirmLead,
  mergeFirmLeads,
  moveFirmLead,
  unmarkDuplicateLead,
} from './firm-lead-verbs.ts';
import { getFirmLeadTotals } from './get-firm-lead-totals.ts';
import { listAssignees } from './list-assignees.ts';
import { firmLeadLists, listFirmLeads } from './list-firm-leads.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const lost = { stage: 'lost', lostReason: 'no-response' } as const;
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

let database: TestDatabase;
let adviser: TestAdviser;
let administrator: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  adviser = await createAdviser(database.db);
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(sellBusinessLeads);
});

const as = (person: TestAdviser = administrator) =>
  createServiceContext(database.db, person, { now });
const given = (...rows: GivenLead[]): Promise<string[]> => makeLeads(database.db, rows);
const list = (input: z.input<typeof listFirmLeadsInput> = {}, person?: TestAdviser) =>
  listFirmLeads({ ctx: as(person), input: listFirmLeadsInput.parse(input) });

describe('the leads of the firm', () => {
  const seed = () =>
    given(
      { companyName: 'A', createdAt: daysAgo(1), advisorUserId: adviser.userId },
      { companyName: 'B', createdAt: daysAgo(2), annualRevenue: 6_000_000 },
      { companyName: 'C', createdAt: daysAgo(3), advisorUserId: adviser.userId, taxId: 'B1' },
      { companyName: 'D', createdAt: daysAgo(100), annualRevenue: null, stage: 'contacted' },
      { companyName: 'E', createdAt: daysAgo(101), annualRevenue: 7_000_000, ...lost },
    );

  test.each([{}, { sort: 'revenue' }, { direction: 'asc' }] as const)(
    'begin with those that nobody has, whatever the order: %j',
    async (order) => {
      await seed();
      const whole = (await list(order)).items;
      expect(whole.map(({ adviser: has }) => has !== null)).toEqual([
        false,
        false,
        false,
        true,
        true,
      ]);
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({ ...order, limit: 1, cursor });
        found.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found).toEqual(whole.map(({ id }) => id));
    },
  );

  test.each([
    [{ assigned: false }, 'B D E'],
    [{ assigned: false, open: true }, 'B D'],
    [{ open: true }, 'B D A C'],
    [{ assigned: true }, 'A C'],
    [{ stage: 'lost' }, 'E'],
    [{ arrived: '90d' }, 'B A C'],
    [{ stage: 'contacted' }, 'D'],
    [{ revenueFrom: 5_000_000 }, 'B E'],
    [{ search: 'b-1' }, 'C'],
  ] as const)('are narrowed by %j to %s', async (filter, names) => {
    await seed();
    const { items } = await list(filter);
    expect(items.map(({ companyName }) => companyName).join(' ')).toBe(names);
  });

  test('are counted as far as they wait or are recent', async () => {
    await seed();
    expect(await getFirmLeadTotals({ ctx: as() })).toEqual({
      unassigned: 2,
      unassignedLarge: 1,
      duplicates: 0,
      recent: 3,
      recentRevenue: 10_000_000,
      thresholds: { high: 5_000_000, extreme: 10_000_000 },
    });
  });

  test('are listed as the panel counts them while they are open', async () => {
    await seed();
    const { items } = await list({ open: true });
    expect(items.map(({ companyName }) => companyName)).not.toContain('E');
    expect((await getPanelFigures({ ctx: as() })).openLeads).toBe(items.length);
  });

  test('are for administrators alone', async () => {
    const [leadId = ''] = await seed();
    const input = { leadId, version: 1, to: 'contacted' } as const;
    for (const call of [
      () => list({}, adviser),
      () => getFirmLead({ ctx: as(adviser), input: { leadId } }),
      () => moveFirmLead({ ctx: as(adviser), input }),
      () => listAssignees({ ctx: as(adviser), input: { search: '' } }),
    ])
      await expect(call()).rejects.toThrow('forbidden');
  });

  test('go to advisers, who show how much they have', async () => {
    await seed();
    const { advisers } = await listAssignees({ ctx: as(), input: { search: 'puig' } });
    expect(advisers).toEqual([{ userId: adviser.userId, name: 'Marta Puig Serra', openLeads: 2 }]);
  });

  test('are read by their indexes, however many there are', async () => {
    await database.db.execute(sql`
      insert into sell_business_leads (id, advisor_user_id, assigned_at, company_name, company_sort_key,
        contact_name, email, phone, phone_digits, consent_version, consent_at, stage_since, created_at,
        updated_at, annual_revenue)
      select gen_random_uuid(), case when n % 9 > 0 then ${adviser.userId}::uuid end,
        case when n % 9 > 0 then now() end, 'E ' || n, 'e ' || n, 'Ana', n || '@x.test', n, n, 'test',
        now(), now(), now() - make_interval(mins => n), now(), n from generate_series(1, 10000) n`);
    await database.db.execute(sql`vacuum analyze sell_business_leads`);
    for (const half of Object.values(firmLeadLists)) {
      for (const sort of ['created', 'revenue'] as const) {
        const asked = listFirmLeadsInput.parse({ sort });
        const statement = half.statement({ ...asked, now }, asked);
        const { plan, pages } = await explainQuery(database.db, statement);
        expect(plan).not.toMatch(/Seq Scan on sell|Sort Key: sell/u);
        expect(pages).toBeLessThan(300);
      }
    }
  });
});

describe('two leads of one company', () => {
  const pair = async () => {
    const [earlierId = ''] = await given({
      companyName: 'Ondarza',
      contactName: 'A. Berruezo',
      message: 'Primero',
      advisorUserId: adviser.userId,
      stage: 'contacted',
      createdAt: daysAgo(13),
    });
    const [leadId = ''] = await given({
      companyName: 'Ondarza',
      contactName: 'Ana Berruezo',
      ebitda: 402_600,
      message: 'Segundo',
      duplicateOf: earlierId,
      duplicateReason: 'tax-id',
    });
    return { leadId, earlierId };
  };
  const merge = (leadId: string, given: Partial<z.input<typeof mergeLeadsInput>> = {}) =>
    mergeFirmLeads({
      ctx: as(),
      input: mergeLeadsInput.parse({
        leadId,
        version: 1,
        earlierVersion: 1,
        choices: {},
        ...given,
      }),
    });

  test('become the earlier one, with what was chosen, both messages, histories and notes', async () => {
    const { db } = database;
    const { leadId, earlierId } = await pair();
    const event = { kind: 'arrived', createdAt: now } as const;
    await db.insert(leadEvents).values({ ...event, id: randomUUID(), leadId });
    const note = { id: randomUUID(), leadId, userId: adviser.userId, text: 'x', createdAt: now };
    await db.insert(leadNotes).values(note);
    const merged = await merge(leadId, { choices: { contactName: 'lead' } });
    expect(merged).toMatchObject({
      id: earlierId,
      contactName: 'Ana Berruezo',
      stage: 'contacted',
      adviser: { userId: adviser.userId },
      duplicateOf: null,
    });
    const details = await getFirmLead({ ctx: as(), input: { leadId: earlierId } });
    expect(details).toMatchObject({ ebitda: 402_600, message: 'Primero\n\nSegundo' });
    expect(details.events.map(({ kind }) => kind).toSorted()).toEqual(['arrived', 'merged']);
    expect(await db.$count(leadNotes, eq(leadNotes.leadId, earlierId))).toBe(1);
    // The later lead is no longer shown, and its row did not change.
    expect((await list()).items.map(({ id }) => id)).toEqual([earlierId]);
    await expect(getFirmLead({ ctx: as(), input: { leadId } })).rejects.toThrow('not-found');
    const [kept] = await db
      .select()
      .from(sellBusinessLeads)
      .where(eq(sellBusinessLeads.id, leadId));
    expect(kept).toMatchObject({ mergedInto: earlierId, message: 'Segundo', ebitda: 402_600 });
    const written = and(eq(auditLogs.action, 'lead.merged'), eq(auditLogs.subjectId, earlierId));
    expect(await db.$count(auditLogs, written)).toBe(1);
  });

  test('are merged by one of two who see them, and not as somebody saw them before', async () => {
    const { leadId } = await pair();
    await expect(merge(leadId, { earlierVersion: 2 })).rejects.toThrow('conflict');
    const both = await Promise.allSettled([merge(leadId), merge(leadId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('are left as two where they are not the same company', async () => {
    const { leadId } = await pair();
    expect((await list({ duplicate: true })).items).toHaveLength(1);
    await unmarkDuplicateLead({ ctx: as(), input: { leadId, version: 1 } });
    expect((await list({ duplicate: true })).items).toEqual([]);
    expect((await list()).items).toHaveLength(2);
    await expect(merge(leadId, { version: 2 })).rejects.toThrow('conflict');
  });
});
