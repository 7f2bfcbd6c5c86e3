import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import {
  listValuationsInput,
  selectValuationsInput,
} from '@valia/domain/valuations/valuation-list-inputs.ts';
import { selectedValuationsSchema } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { explainQuery } from '../../testing/explain-query.ts';
import {
  getListTotals,
  listValuations,
  selectValuations,
  valuationRows,
} from './valuation-list-verbs.ts';

const valuationSorts = ['updatedAt', 'companyName', 'equityCentral'] as const;

const isFull = process.env['VALIA_FULL'] === '1';
const many = isFull ? 100_000 : 20_000;
const atOnce = 10_000;
const others = many / 5;
/**
 * The maximum number of 8 kB pages for each way of reading; on each commit, about or below the 540 pages of the whole
 * narrow table.
 */
const mostPages = isFull
  ? { inOrder: 1_000, byTag: 1_000, searched: 500 }
  : { inOrder: 500, byTag: 600, searched: 200 };
/** The rows are narrow because their documents are stored out of line: 37 rows fit on a page. */
const mostPagesOnce = many / 20;

let suite: ValuationSuite;

/** Long enough that the name would be stored out of line if the table did not prevent it. */
const longName = 'empresa de construcciones y reformas ';

/**
 * Copies one real valuation: documents have a realistic size, and each copy has a different position in every order.
 */
const multiply = async (id: string): Promise<void> => {
  const { db } = suite.database;
  for (let from = 1; from <= many; from += atOnce) {
    await db.execute(sql`
      insert into valuations (
        id, client_id, company_name, company_sort_key, tax_id, status, sector, province,
        equity_central, updated_at, owner_id, type, document, method, currency, created_at)
      select gen_random_uuid(), gen_random_uuid(), ${longName} || n, ${longName} || lpad(n::text, 6, '0'),
        'B' || lpad(n::text, 8, '0'), (array['draft', 'in_progress'])[1 + n % 2],
        (array['ALI', 'HOS', 'TEC'])[1 + n % 3], case when n % ${many / 20}::int = 0 then '17' else '08' end,
        n, updated_at - make_interval(secs => n), owner_id, type, document, method, currency, created_at
      from valuations, generate_series(${from}::int, ${from + atOnce - 1}::int) n where id = ${id}`);
  }
  // Another user has the tag on all their valuations, while it is rare on these.
  const { userId } = await createAdviser(db);
  for (let from = 1; from <= others; from += atOnce) {
    await db.execute(sql`
      insert into valuations (
        id, client_id, company_name, company_sort_key, tax_id, owner_id, type, document, method, currency,
        created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), company_name, company_sort_key, tax_id,
        ${userId}::uuid, type, document, method, currency, created_at, updated_at
      from valuations
      where equity_central between ${from}::int and ${Math.min(others, from + atOnce - 1)}::int`);
  }
  await db.execute(sql`
    insert into valuation_tags (valuation_id, owner_id, tag)
    select id, owner_id, 'rara' from valuations where owner_id = ${userId} or province = '17'`);
  await db.execute(sql`
    insert into valuation_tags (valuation_id, owner_id, tag)
    select id, owner_id, 'frecuente' from valuations where owner_id <> ${userId}`);
  await db.execute(sql`vacuum analyze ${valuations}, ${valuationTags}`);
};

beforeAll(async () => {
  suite = await createValuationSuite();
  const { id } = await suite.given(suite.contextOf(suite.adviser));
  await multiply(id);
}, 120_000);
afterAll(() => suite.database.close());

const explain = (input: z.input<typeof listValuationsInput>) => {
  const who = { userId: suite.adviser.userId, now: new Date() };
  const asked = listValuationsInput.parse(input);
  const statement = valuationRows.statement({ ...asked, ...who }, asked);
  return explainQuery(suite.database.db, statement);
};

const orders = valuationSorts.flatMap((sort) =>
  (['asc', 'desc'] as const).map((direction) => ({ sort, direction })),
);

describe(`a page of one person’s ${many} valuations`, () => {
  test.each(orders)(
    'by $sort, $direction: reads its index in order, never the table, nor sorts',
    async (order) => {
      const ctx = suite.contextOf(suite.adviser);
      const first = await listValuations({
        ctx,
        input: listValuationsInput.parse({ ...order, limit: 200 }),
      });
      for (const cursor of [null, first.nextCursor]) {
        const { plan, pages } = await explain({ ...order, cursor });
        expect(plan).not.toMatch(/Seq Scan on valuations|Sort Key: valuations/u);
        // 51 rows, each with its look-ups of tags, snapshots and shares.
        expect(pages).toBeLessThan(mostPages.inOrder);
      }
    },
  );

  test.each([
    ['no existe', 0],
    ['reformas 000042', 1],
    ['B00000042', 1],
  ])('a search for %s looks at what it finds and no more', async (search, found) => {
    const ctx = suite.contextOf(suite.adviser);
    const { items } = await listValuations({ ctx, input: listValuationsInput.parse({ search }) });
    expect(items).toHaveLength(found);
    const { plan, pages } = await explain({ search });
    expect(plan).toContain('valuations_searched');
    expect(pages).toBeLessThan(mostPages.searched);
  });

  test('a search that most of them match goes through them in order', async () => {
    expect((await explain({ search: 'reformas' })).pages).toBeLessThan(mostPages.inOrder);
  });

  test.each([{ province: '17', sector: 'HOS' }, { search: 'ñ' }])(
    'a filter that few rows pass, %j, reads each narrow row once at most',
    async (filter) => {
      const { pages } = await explain(filter);
      expect(pages).toBeLessThan(mostPagesOnce);
    },
  );

  test.each([{ valueFrom: many - 1 }, { valueTo: 3 }, { valueFrom: 90, valueTo: 95 }])(
    'a range of values, %j, costs what it finds',
    async (filter) => {
      const { plan, pages } = await explain(filter);
      expect(plan).toContain('valuations_by_equity');
      expect(pages).toBeLessThan(100);
    },
  );

  test.each(['rara', 'frecuente'])('the tag %s costs what it finds', async (tag) => {
    expect((await explain({ tag })).pages).toBeLessThan(mostPages.byTag);
  });

  test('selecting all of them goes on from page to page, as the call takes and answers it', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const selected = new Set<string>();
    let cursor: string | null = null;
    do {
      const input = selectValuationsInput.parse({ cursor });
      const page = selectedValuationsSchema.parse(await selectValuations({ ctx, input }));
      for (const { id } of page.items) selected.add(id);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(selected.size).toBe(many + 1);
  });

  test('the totals are those of all of them', async () => {
    const totals = await getListTotals({ ctx: suite.contextOf(suite.adviser) });
    expect(totals.draft + totals.in_progress).toBe(many + 1);
  });

  test('a cursor of another’s list opens nothing of it', async () => {
    const mine = await listValuations({
      ctx: suite.contextOf(suite.adviser),
      input: listValuationsInput.parse({ limit: 1 }),
    });
    const { items } = await listValuations({
      ctx: suite.contextOf(suite.stranger),
      input: listValuationsInput.parse({ cursor: mine.nextCursor }),
    });
    expect(items).toEqual([]);
  });
});
