import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { leadFilterSchema, listLeadsInput } from '@valia/domain/leads/lead-list-inputs.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createServiceContext } from '../testing/create-service-context.ts';
import { explainQuery } from '../testing/explain-query.ts';
import { type GivenLead, makeLeads } from '../testing/make-lead.ts';
import { getLeadTotals } from './get-lead-totals.ts';
import { leadRows, listOwnLeads } from './lead-rows.ts';

// A Monday in Madrid, at 00:30 local time.
const now = new Date('2026-11-22T23:30:00.000Z');
let database: TestDatabase;
let adviser: TestAdviser;
let another: TestAdviser;

const step = (nextStepAt: string) => ({ nextStepText: 'Llamar', nextStepAt: new Date(nextStepAt) });

const leads: Record<string, GivenLead> = {
  Aceites: { stage: 'qualified', annualRevenue: 8_700_000, ...step('2026-11-22T22:59:00.000Z') },
  Brezal: { annualRevenue: 5_000_000, ...step('2026-11-22T23:00:00.000Z') },
  Ceramicas: { kind: 'buy', annualRevenue: null, ...step('2026-11-23T22:59:00.000Z') },
  Dulces: { stage: 'contacted', sector: 'ALI', ...step('2026-11-23T23:00:00.000Z') },
  Envases: { source: 'referral', contactName: 'Núria Coll' },
  Frutas: { stage: 'won', annualRevenue: 5_000_001 },
};

beforeAll(async () => {
  database = await createTestDatabase();
  [adviser, another] = await Promise.all([createAdviser(database.db), createAdviser(database.db)]);
  const own = Object.entries(leads).map(([companyName, given]) => ({
    companyName,
    advisorUserId: adviser.userId,
    createdAt: now,
    ...given,
  }));
  await makeLeads(database.db, [...own, { companyName: 'Ajena' }, { companyName: 'De nadie' }]);
});
afterAll(() => database.close());

const as = (person: TestAdviser) => createServiceContext(database.db, person, { now });
const list = async (input: z.input<typeof listLeadsInput> = {}, person = adviser) =>
  listOwnLeads({ ctx: as(person), input: listLeadsInput.parse(input) });
const names = async (input?: z.input<typeof listLeadsInput>, person?: TestAdviser) =>
  (await list(input, person)).items.map(({ companyName }) => companyName);

const leadSorts = ['next-step', 'created', 'company', 'revenue'] as const;

describe('the list of my leads', () => {
  test('has mine alone', async () => {
    expect(await names({ sort: 'company' })).toEqual(Object.keys(leads));
    expect(await names({}, another)).toEqual([]);
  });

  test.each([
    [{ nextStep: 'overdue' }, ['Aceites']],
    [{ nextStep: 'today' }, ['Brezal', 'Ceramicas']],
    [{ nextStep: 'week' }, ['Brezal', 'Ceramicas', 'Dulces']],
    [{ nextStep: 'none' }, ['Envases']],
    [{ kind: 'buy' }, ['Ceramicas']],
    [{ stage: 'contacted' }, ['Dulces']],
    [{ source: 'referral' }, ['Envases']],
    [{ sector: 'ALI' }, ['Dulces']],
    [{ search: 'coll' }, ['Envases']],
    [{ search: 'CERÁMICAS' }, ['Ceramicas']],
    [{ revenueFrom: 5_000_001 }, ['Aceites', 'Frutas']],
    [{ revenueFrom: 5_000_000, revenueTo: 5_000_000 }, ['Brezal']],
  ] as const)('lets %j through to %j', async (filter, found) => {
    expect(await names({ ...filter, sort: 'company' })).toEqual(found);
  });

  test.each(leadSorts.flatMap((sort) => (['asc', 'desc'] as const).map((way) => [sort, way])))(
    'by %s, %s: two by two it is the whole list, each lead once',
    async (sort, direction) => {
      const order = { sort, direction } as const as z.input<typeof listLeadsInput>;
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({ ...order, limit: 2, cursor });
        found.push(...page.items.map(({ companyName }) => companyName));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found).toEqual(await names(order));
      expect(found).toHaveLength(6);
    },
  );
});

test('the totals count all of mine, and by stage those that the filter lets through', async () => {
  const totals = await getLeadTotals({ ctx: as(adviser), input: leadFilterSchema.parse({}) });
  expect(totals).toMatchObject({
    all: 6,
    open: 5,
    openRevenue: 17_700_000,
    today: 2,
    overdue: 1,
    buyers: 1,
    large: 2,
    latest: { companyName: 'Aceites', step: 'Llamar' },
  });
  expect(totals.byStage.new).toEqual({ count: 3, revenue: 7_000_000 });
  const input = leadFilterSchema.parse({ kind: 'buy' });
  const buyers = await getLeadTotals({ ctx: as(adviser), input });
  expect(buyers.byStage.new).toEqual({ count: 1, revenue: 0 });
  expect(buyers).toMatchObject({ all: 6, open: 5 });
});

test('a page of few among many thousands reads an index in its order', async () => {
  const { userId } = another;
  await database.db.execute(sql`
    insert into sell_business_leads (id, advisor_user_id, assigned_at, company_name, company_sort_key,
      contact_name, email, phone, phone_digits, consent_version, consent_at, stage_since, created_at, updated_at)
    select gen_random_uuid(), ${userId}, now(), 'Empresa ' || n, 'empresa ' || n, 'Ana', n || '@x.test', n, n,
      'test', now(), now(), now() - make_interval(mins => n), now() from generate_series(1, 10000) n`);
  await database.db.execute(sql`vacuum analyze sell_business_leads`);
  for (const sort of leadSorts) {
    const asked = listLeadsInput.parse({ sort });
    const statement = leadRows.statement({ ...asked, userId, now }, asked);
    const { plan, pages } = await explainQuery(database.db, statement);
    expect(plan).not.toMatch(/Seq Scan|Sort Key/u);
    expect(pages).toBeLessThan(150);
  }
});
