import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import {
  applyMultipleInput,
  comparedSectorsSchema,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { getValuation } from '../valuations/valuation-verbs.ts';
import { applyMultiple } from './apply-multiple.ts';
import { compareSectors } from './compare-sectors.ts';
import {
  createTransactions,
  deleteTransaction,
  listTransactions,
  updateTransaction,
} from './transaction-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const now = new Date('2026-11-21T12:00:00Z');
const of = (adviser: TestAdviser) => suite.contextOf(adviser, { now });
const sale = (sector: string, evToEbitda: number) => ({
  sector,
  name: 'Venta',
  closedOn: '2026-03-31',
  enterpriseValue: null,
  ebitda: null,
  evToEbitda,
  source: 'Mandato propio',
});
const note = (adviser: TestAdviser, sector: string, ...multiples: number[]) =>
  createTransactions({
    ctx: of(adviser),
    input: { transactions: multiples.map((multiple) => sale(sector, multiple)) },
  });
const sectorOf = async (code: string, adviser = suite.adviser) => {
  const input = { region: 'Western Europe', multiple: 'evToEbitda', setId: null } as const;
  const compared = await compareSectors({ ctx: of(adviser), input });
  expect(comparedSectorsSchema.parse(compared)).toEqual(compared);
  return compared.sectors.find((sector) => sector.code === code);
};

describe('the sectors', () => {
  test('come with sample, range, source, date and the history of loaded editions', async () => {
    // Published for food and beverages: 9.44 / 11.8 / 12.43 for 244 firms.
    const food = await sectorOf('ALI');
    expect(food?.range).toEqual({ low: 9.44, central: 11.8, high: 12.43, firms: 244 });
    expect(food?.history).toEqual([{ date: '2026-01-05', central: 11.8 }]);
    expect((await sectorOf('FIN'))?.range).toBeNull();
    const us = await compareSectors({
      ctx: of(suite.adviser),
      input: { region: 'US', multiple: 'priceToEarnings', setId: null },
    });
    expect(us.sectors.find(({ code }) => code === 'ALI')?.range?.central).toBe(18.81);
    expect(us.sectors.every(({ own, platform }) => own === null && platform === null)).toBe(true);
  });

  test('of own valuations are told', async () => {
    await suite.given(of(suite.adviser));
    expect((await sectorOf('ALI'))?.isMine).toBe(true);
    expect((await sectorOf('ALI', suite.stranger))?.isMine).toBe(false);
  });
});

describe('the platform’s median', () => {
  test('is told from the fifth adviser on, each counting once', async () => {
    const advisers = await Promise.all(
      Array.from({ length: 5 }, () => createAdviser(suite.database.db, { verified: true })),
    );
    const [first, ...others] = advisers;
    if (first === undefined) throw new Error('nobody');
    // Many sales of one adviser count as one adviser.
    await note(first, 'MET', ...Array.from({ length: 20 }, () => 40));
    for (const [at, adviser] of others.slice(0, 3).entries()) await note(adviser, 'MET', 5 + at);
    // An account that the firm has not verified does not count as the fifth adviser.
    await note(await createAdviser(suite.database.db), 'MET', 8);
    expect((await sectorOf('MET'))?.platform).toBeNull();
    const last = others.at(-1);
    if (last === undefined) throw new Error('nobody');
    await note(last, 'MET', 8);
    // The medians are 40, 5, 6, 7 and 8.
    expect((await sectorOf('MET'))?.platform).toEqual({ median: 7, advisers: 5, sized: false });
    const [gone] = (await listTransactions({ ctx: of(last) })).transactions;
    await deleteTransaction({ ctx: of(last), input: { id: gone?.id ?? '' } });
    expect((await sectorOf('MET'))?.platform).toBeNull();
  });
});

describe('a sale that I noted', () => {
  test('is mine alone to see, change and delete', async () => {
    await note(suite.adviser, 'TRA', 4.8);
    const [own] = (await listTransactions({ ctx: of(suite.adviser) })).transactions;
    if (own === undefined) throw new Error('none');
    expect((await listTransactions({ ctx: of(suite.stranger) })).transactions).toEqual([]);
    const { id } = own;
    const input = { id, version: 1, ...sale('TRA', 5.2) };
    await expect(updateTransaction({ ctx: of(suite.stranger), input })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(
      deleteTransaction({ ctx: of(suite.stranger), input: { id } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await updateTransaction({ ctx: of(suite.adviser), input })).toMatchObject({
      version: 2,
      evToEbitda: 5.2,
    });
    await expect(updateTransaction({ ctx: of(suite.adviser), input })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await sectorOf('TRA'))?.own).toEqual({ median: 5.2, transactions: 1 });
  });

  test('that closes tomorrow is refused at its date, alone, in a block and when changed', async () => {
    const ctx = of(suite.adviser);
    const later = { ...sale('TRA', 4.8), closedOn: '2026-11-22' };
    const today = { ...later, closedOn: '2026-11-21' };
    const refusedAt = (path: string) => ({
      code: 'invalid-input',
      fields: [{ path, code: 'date-after-today', params: {} }],
    });
    await expect(
      createTransactions({ ctx, input: { transactions: [today, later] } }),
    ).rejects.toMatchObject(refusedAt('transactions.1.closedOn'));
    await createTransactions({ ctx, input: { transactions: [today] } });
    const [own] = (await listTransactions({ ctx })).transactions;
    if (own === undefined) throw new Error('none');
    const input = { id: own.id, version: own.version, ...later };
    await expect(updateTransaction({ ctx, input })).rejects.toMatchObject(refusedAt('closedOn'));
    await deleteTransaction({ ctx, input: { id: own.id } });
  });

  test('goes into my valuation with its source, into another’s never', async () => {
    const mine = await suite.given(of(suite.adviser));
    const take = (valuationId: string, origin: 'sector' | 'own' | 'platform', sector = 'TRA') =>
      applyMultiple({
        ctx: of(suite.adviser),
        input: applyMultipleInput.parse({ valuationId, sector, origin }),
      });
    await take(mine.id, 'own');
    const { document } = await getValuation({ ctx: of(suite.adviser), input: { id: mine.id } });
    expect(document.multiples.comparables).toMatchObject([
      { name: 'Venta', source: 'Mandato propio', type: 'private-deal' },
    ]);
    await take(mine.id, 'sector');
    const after = await getValuation({ ctx: of(suite.adviser), input: { id: mine.id } });
    expect(after.document.multiples.evToEbitda).toMatchObject({
      central: 8.94,
      origin: { kind: 'sector', sector: 'TRA', firms: 169 },
    });
    expect(after.document.company.sector).toBe('ALI');
    await expect(take(mine.id, 'platform')).rejects.toMatchObject({ code: 'comparable-missing' });
    await applyMultiple({
      ctx: of(suite.adviser),
      input: applyMultipleInput.parse({
        valuationId: mine.id,
        sector: 'ALI',
        origin: 'sector',
        region: 'US',
        multiple: 'priceToEarnings',
      }),
    });
    const american = await getValuation({ ctx: of(suite.adviser), input: { id: mine.id } });
    expect(american.document.multiples.further?.priceToEarnings).toMatchObject({
      central: 18.81,
      origin: { kind: 'sector', sector: 'ALI', region: 'US' },
    });
    const theirs = await suite.given(of(suite.stranger));
    await expect(take(theirs.id, 'sector')).rejects.toMatchObject({ code: 'not-found' });
  });
});
