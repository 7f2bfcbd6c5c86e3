import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { listReportsInput } from '@valia/domain/reports/report-schemas.ts';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { createReport } from './create-report.ts';
import { getReportChoice } from './get-report-choice.ts';
import { listReports } from './list-reports.ts';

let suite: ValuationSuite;
let valuationId: string;

const renderer = (): Pick<ServiceContext, 'reports'> => ({
  reports: { renderValuationReport: async () => new TextEncoder().encode('%PDF-1.7') },
});
const mine = (minutes = 0) =>
  suite.contextOf(suite.adviser, {
    ...renderer(),
    now: new Date(Date.now() + minutes * 60_000),
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
