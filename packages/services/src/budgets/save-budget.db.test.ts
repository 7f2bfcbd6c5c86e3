import { type BudgetDocument, emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import { budgetSchema } from '@valia/domain/budgets/budget-schemas.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { getValuation } from '../valuations/valuation-verbs.ts';
import { getBudget, saveBudget } from './budget-verbs.ts';
import { feedValuation } from './feed-valuation.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const months = (amount: number | null) => Array.from({ length: 12 }, () => amount);
const document: BudgetDocument = {
  closedMonths: 12,
  rows: [
    {
      ...emptyBudgetRow({
        id: randomUUID(),
        section: 'income',
        line: 'revenue',
        label: 'Honorarios',
      }),
      actual: months(10_000),
    },
    {
      ...emptyBudgetRow({
        id: randomUUID(),
        section: 'cost',
        line: 'personnel',
        label: 'Personal',
      }),
      actual: months(6000),
    },
  ],
};
const now = new Date('2026-11-21T12:00:00Z');
const own = () => suite.contextOf(suite.adviser, { now });
const save = (year: number, version: number, given = document, ctx = own()) =>
  saveBudget({ ctx, input: { year, version, document: given } });

describe('a budget', () => {
  test('of a year that has none is empty, and its own once it is saved', async () => {
    const before = await getBudget({ ctx: own(), input: { year: 2024 } });
    expect(before).toMatchObject({ version: 0, document: { rows: [] }, years: [] });
    expect(await save(2024, 0)).toMatchObject({ version: 1 });
    const after = await getBudget({ ctx: own(), input: { year: 2024 } });
    expect(budgetSchema.parse(after)).toMatchObject({ version: 1, document, years: [2024] });
  });

  test('is not saved over another version; the same again is answered as saved', async () => {
    const open = { ...document, closedMonths: 3 };
    const both = await Promise.allSettled([save(2025, 0), save(2025, 0, open)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const kept = await getBudget({ ctx: own(), input: { year: 2025 } });
    expect(await save(2025, 0, kept.document)).toMatchObject({ version: 1 });
    await expect(save(2025, 0, { ...document, closedMonths: 5 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await save(2025, 1, { ...document, closedMonths: 5 })).toMatchObject({ version: 2 });
  });

  test('is nobody else’s', async () => {
    const theirs = suite.contextOf(suite.stranger);
    expect((await getBudget({ ctx: theirs, input: { year: 2024 } })).version).toBe(0);
    await expect(getBudget({ ctx: suite.contextOf(null), input: { year: 2024 } })).rejects.toThrow(
      'unauthenticated',
    );
  });
});

describe('a closed year in a valuation', () => {
  const feed = (
    valuation: Parameters<typeof feedValuation>[0]['input']['valuation'],
    ctx = own(),
  ) => feedValuation({ ctx, input: { year: 2025, valuation } });
  const close = async (closedMonths: number) => {
    const { version } = await getBudget({ ctx: own(), input: { year: 2025 } });
    await save(2025, version, { ...document, closedMonths });
  };

  test('is the base year of a new one of my own business, once, with its source', async () => {
    await close(12);
    const clientId = randomUUID();
    const { valuationId } = await feed({ kind: 'new', clientId });
    expect(await feed({ kind: 'new', clientId })).toEqual({ valuationId });
    const made = await getValuation({ ctx: own(), input: { id: valuationId } });
    expect(made).toMatchObject({ type: 'own_business', companyName: 'Asesoría Puig' });
    expect(made.document.accounts.years.at(-1)).toMatchObject({
      year: 2025,
      lines: { revenue: 120_000, personnel: 72_000 },
    });
    expect(made.document.sources['accounts.years.2.lines.revenue']?.code).toBe('monthly-budget');
  });

  test('is refused while a month is open, and for another’s or a completed valuation', async () => {
    await close(11);
    await expect(feed({ kind: 'new', clientId: randomUUID() })).rejects.toMatchObject({
      code: 'budget-not-closed',
    });
    await close(12);
    const theirs = await suite.given(suite.contextOf(suite.stranger));
    await expect(feed({ kind: 'existing', id: theirs.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    const completed = await suite.given(own(), { status: 'completed' });
    await expect(feed({ kind: 'existing', id: completed.id })).rejects.toMatchObject({
      code: 'valuation-read-only',
    });
  });
});
