import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { shareValuation } from '../valuations/sharing/share-verbs.ts';
import { listTemplateValuations } from './list-template-valuations.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const name = async (id: string, companyName: string, minute: number): Promise<void> => {
  const updatedAt = new Date(Date.UTC(2026, 10, 21, 12, minute));
  await suite.database.db
    .update(valuations)
    .set({ companyName, companySortKey: companySortKey(companyName), updatedAt })
    .where(eq(valuations.id, id));
};

test('the latest fifty are offered, and any other, mine or shared with me, is found by its name', async () => {
  const ctx = suite.contextOf(suite.adviser);
  const theirs = suite.contextOf(suite.stranger);
  const shared = await suite.given(theirs);
  await shareValuation({
    ctx: theirs,
    input: { id: shared.id, email: suite.adviser.email, right: 'read' },
  });
  await name(shared.id, 'Ágreda compartida', 1);
  await name((await suite.given(theirs)).id, 'Ágreda de otro', 59);
  for (let at = 0; at <= 50; at += 1)
    await name(
      (await suite.given(ctx)).id,
      at === 0 ? 'Fundición Ágreda, S.A.' : `Empresa ${String(at)}`,
      at === 0 ? 0 : at + 1,
    );
  const list = async (search: string) => {
    const { items, hasMore } = await listTemplateValuations({ ctx, input: { search } });
    return { names: items.map(({ companyName }) => companyName), hasMore };
  };
  const offered = await list('');
  expect([offered.names.length, offered.names[0], offered.hasMore]).toEqual([
    50,
    'Empresa 50',
    true,
  ]);
  expect(offered.names.some((one) => one.includes('Ágreda'))).toBe(false);
  expect(await list('agreda')).toEqual({
    names: ['Ágreda compartida', 'Fundición Ágreda, S.A.'],
    hasMore: false,
  });
});
