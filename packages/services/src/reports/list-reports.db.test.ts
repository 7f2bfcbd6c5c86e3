import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { listReportsInput } from '@valia/domain/reports/report-list-inputs.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { ServiceContext } from '../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { explainQuery } from '../testing/explain-query.ts';
import { createReport } from './create-report.ts';
import { listReports, reportLists } from './list-reports.ts';
import { getReportChoice } from './report-verbs.ts';

let suite: ValuationSuite;
let valuationId: string;

const renderer = (): Pick<ServiceContext, 'reports'> => ({
  reports: { renderValuationReport: async () => new TextEncoder().encode('%PDF-1.7') },
});
// All times are relative to this one, because the number of reports before a page's end affects the query
// plan.
const start = Date.now();
const mine = (minutes = 0) =>
  suite.contextOf(suite.adviser, {
    ...renderer(),
    now: new Date(start + minutes * 60_000),
  });

beforeAll(async () => {
  suite = await createValuationSuite();
  const ctx = mine();
  const { id } = await suite.given(ctx, { status: 'completed' });
  valuationId = id;
  await createReport({ ctx, input: { valuationId, language: 'es' } });
  await createReport({
    ctx: mine(1),
    input: { valuationId, language: 'ca', kind: 'summary', sections: ['glossary', 'tornado'] },
  });
  const company = { ...suite.computable.company, name: 'Óptica Güell' };
  const other = await suite.given(ctx, {
    status: 'completed',
    document: { ...suite.computable, company },
  });
  await createReport({ ctx: mine(2), input: { valuationId: other.id, language: 'en' } });
});
afterAll(() => suite.database.close());

const listed = (ctx: ServiceContext, input: z.input<typeof listReportsInput> = {}) =>
  listReports({ ctx, input: listReportsInput.parse(input) });

describe('the reports that were made', () => {
  test('newest first, with company, kind, language, version and value', async () => {
    const { items, nextCursor } = await listed(mine());
    expect(items.map(({ companyName, kind, language }) => [companyName, kind, language])).toEqual([
      ['Óptica Güell', 'full', 'en'],
      ['Conservas Valdeorza, S.L.', 'summary', 'ca'],
      ['Conservas Valdeorza, S.L.', 'full', 'es'],
    ]);
    expect(items[2]).toMatchObject({ version: 1, currency: 'EUR', createdBy: null, valuationId });
    expect(Math.round(items[2]?.equityCentral ?? 0)).toBe(7_008_572);
    expect(nextCursor).toBeNull();
  });

  test.each([
    [{ search: 'optica  GUELL' }, 1],
    [{ kind: 'summary' as const }, 1],
    [{ language: 'es' as const }, 1],
    [{ search: 'valdeorza', kind: 'full' as const }, 1],
    [{ search: '%' }, 0],
    [{ search: '\u0301' }, 0],
  ])('%j finds %i', async (input, count) => {
    expect((await listed(mine(), input)).items).toHaveLength(count);
  });

  test('pages follow one another without a gap', async () => {
    const first = await listed(mine(), { limit: 2 });
    const second = await listed(mine(), { limit: 2, cursor: first.nextCursor });
    const all = await listed(mine());
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(second.nextCursor).toBeNull();
    await expect(listed(mine(), { cursor: 'no' })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('somebody else sees those of a valuation shared with them, by whom, and no other', async () => {
    const theirs = suite.contextOf(suite.stranger);
    expect((await listed(theirs)).items).toEqual([]);
    await suite.database.db.insert(valuationShares).values({
      valuationId,
      userId: suite.stranger.userId,
      right: 'read',
      grantedBy: suite.adviser.userId,
      createdAt: new Date(),
    });
    const { items } = await listed(theirs);
    expect(items.map(({ createdBy }) => createdBy)).toEqual([
      'Marta Puig Serra',
      'Marta Puig Serra',
    ]);
  });

  test('the next report of a valuation begins with what its last one was made of', async () => {
    expect(await getReportChoice({ ctx: mine(), input: { valuationId } })).toEqual({
      kind: 'summary',
      language: 'ca',
      sections: ['tornado', 'glossary'],
    });
    const fresh = await suite.given(mine(), { status: 'completed' });
    expect(await getReportChoice({ ctx: mine(), input: { valuationId: fresh.id } })).toBeNull();
  });
});

describe('beside 20,000 reports of others', () => {
  const many = 20_000;
  const explained = (
    scope: 'own' | 'shared',
    input: z.input<typeof listReportsInput>,
    { userId } = suite.adviser,
  ) => {
    const { db } = suite.database;
    const asked = listReportsInput.parse(input);
    const page = { ...asked, sort: 'createdAt', direction: 'desc' } as const;
    const statement = reportLists[scope].statement({ ...asked, userId }, page);
    return explainQuery(db, statement);
  };

  beforeAll(async () => {
    const { db } = suite.database;
    const theirs = suite.contextOf(suite.stranger, { ...renderer(), now: new Date(start) });
    const { id } = await suite.given(theirs, { status: 'completed' });
    await createReport({ ctx: theirs, input: { valuationId: id, language: 'es' } });
    await db.execute(sql`
      with copied as (
        insert into files (id, owner_id, name, media_type, size_bytes, sha256, storage_key, created_at)
        select gen_random_uuid(), owner_id, name, media_type, size_bytes, sha256, 'copy-' || n,
          created_at + make_interval(secs => n)
        from files, generate_series(1, ${many}::int) n
        where id = (select file_id from reports where valuation_id = ${id})
        returning id, created_at)
      insert into reports (id, file_id, valuation_id, snapshot_id, language, created_at, created_by)
      select gen_random_uuid(), copied.id, valuation_id, snapshot_id, language, copied.created_at, created_by
      from copied, reports where valuation_id = ${id}`);
    await db.execute(sql`analyze ${files}, ${reports}, ${valuationShares}, ${valuationSnapshots}`);
  });

  test('mine are found without reading theirs, whatever narrows them', async () => {
    const { nextCursor } = await listed(mine(), { limit: 1 });
    const inputs = [{}, { cursor: nextCursor }, { search: 'no existe' }, { kind: 'full' as const }];
    for (const input of inputs) {
      expect((await explained('own', input)).pages).toBeLessThan(100);
      expect((await explained('shared', input)).pages).toBeLessThan(100);
    }
  });

  test('what is shared is found from the shares, however many there are of others and of one’s own', async () => {
    const { nextCursor } = await listed(suite.contextOf(suite.stranger), { limit: 1 });
    const inputs = [{}, { cursor: nextCursor }, { search: 'no existe' }, { kind: 'full' as const }];
    for (const input of inputs) {
      const { plan, pages } = await explained('shared', input, suite.stranger);
      expect(plan).not.toMatch(/Seq Scan on (?:files|reports)/u);
      expect(pages).toBeLessThan(100);
    }
  });

  test('a page of many of one’s own costs a page', async () => {
    const theirs = suite.contextOf(suite.stranger);
    const { nextCursor } = await listed(theirs, { limit: 200 });
    for (const cursor of [null, nextCursor])
      expect((await explained('own', { cursor }, suite.stranger)).pages).toBeLessThan(1_000);
  });

  test('a page of mine and of shared ones is in one order, each once', async () => {
    const theirs = suite.contextOf(suite.stranger);
    const first = await listed(theirs, { limit: 200 });
    const times = first.items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(first.items.map(({ id }) => id)).size).toBe(200);
    const second = await listed(theirs, { limit: 200, cursor: first.nextCursor });
    expect((second.items[0]?.createdAt ?? '') <= (times.at(-1) ?? '')).toBe(true);
  });
});
