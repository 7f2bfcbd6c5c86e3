import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { listFeeValuations } from './fee-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const name = async (id: string, companyName: string, minute: number): Promise<void> => {
  const updatedAt = new Date(Date.UTC(2026, 10, 21, 12, minute));
  const named = { companyName, companySortKey: companySortKey(companyName), updatedAt };
  await suite.database.db
    .update(valuations)
    .set({ ...named, equityCentral: 1_000_000 })
    .where(eq(valuations.id, id));
};

test('the latest fifty are offered, and any other is found by a part of its name', async () => {
  const ctx = suite.contextOf(suite.adviser);
  for (let at = 0; at <= 50; at += 1) {
    const { id } = await suite.given(ctx);
    await name(id, at === 0 ? 'Fundición Ágreda, S.A.' : `Empresa ${String(at)}`, at);
  }
  const theirs = await suite.given(suite.contextOf(suite.stranger));
  await name(theirs.id, 'Ágreda de otro', 0);
  const list = (search: string) => listFeeValuations({ ctx, input: { valuationId: null, search } });
  const offered = await list('');
  expect([offered.valuations.length, offered.hasMore]).toEqual([50, true]);
  expect(offered.valuations.some(({ companyName }) => companyName.includes('Ágreda'))).toBe(false);
  const found = await list('agreda');
  expect([found.valuations.map(({ companyName }) => companyName), found.hasMore]).toEqual([
    ['Fundición Ágreda, S.A.'],
    false,
  ]);
  expect((await list('%')).valuations).toEqual([]);
});
