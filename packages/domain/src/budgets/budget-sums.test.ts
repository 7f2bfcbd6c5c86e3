import { describe, expect, it } from 'vitest';
import { accountsOfBudget, applyBudgetAsBaseYear } from './accounts-of-budget.ts';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import {
  type BudgetDocument,
  budgetDocumentSchema,
  type BudgetRow,
  emptyBudgetRow,
} from './budget-document.ts';
import { deviationSources, isNotableDeviation, monthDeviation, sumBudget } from './budget-sums.ts';
import { copyBudget } from './copy-budget.ts';

const months = (amount: number | null) => Array.from({ length: 12 }, () => amount);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const row = (number: number, part: Partial<BudgetRow>): BudgetRow => ({
  ...emptyBudgetRow({ id: idOf(number), section: 'income', line: 'revenue', label: 'Ventas' }),
  ...part,
});

/**
 * Two closed months: sales of 1,000 and 12,000.10 with a budget of 1,000 each; costs with a budget of 400 each, once
 * 450.
 */
const budget: BudgetDocument = {
  closedMonths: 2,
  rows: [
    row(1, { budget: months(1000), actual: [1000, 12_000.1, ...months(null).slice(2)] }),
    row(2, {
      section: 'cost',
      line: 'personnel',
      label: 'Personal',
      budget: months(400),
      actual: [450, 400, ...months(null).slice(2)],
    }),
  ],
};

describe('the sums of a budget', () => {
  const sums = sumBudget(budget);

  it('take closed months as they were and the others as budgeted, costs negative', () => {
    // 1,000 + 12,000.10 + 10 × 1,000; 450 + 400 + 10 × 400
    expect(sums.sections.income.outlook).toBe(23_000.1);
    expect(sums.sections.cost.outlook).toBe(-4850);
    expect(sums.result).toMatchObject({ outlook: 18_150.1, budget: 7200, deviation: 10_950.1 });
    expect(sums.result.months.slice(0, 3)).toEqual([550, 11_600.1, 600]);
    expect(sums.margins[0]).toBe(0.55);
  });

  it('say by month and to date how far the closed ones are off', () => {
    expect(sums.deviations.slice(0, 3)).toEqual([-50, 11_000.1, null]);
    // 10,950.10 divided by two months of 600
    expect(sums.toDate.share).toBeCloseTo(9.125_083, 5);
  });

  it('say the deviation as a share of the budget, above zero where it is better', () => {
    // Income 11,000.10 above a budget of 12,000; costs 50 above 4,800; result 10,950.10 above 7,200
    expect(sums.sections.income.deviationShare).toBeCloseTo(0.916_675, 9);
    expect(sums.sections.cost.deviationShare).toBeCloseTo(-0.010_416_667, 9);
    expect(sums.result.deviationShare).toBeCloseTo(1.520_847_222, 9);
  });

  it('a loss half as large as budgeted is half of it better', () => {
    const loss = row(3, { budget: [-1000], actual: [-500] });
    expect(sumBudget({ closedMonths: 1, rows: [loss] })).toMatchObject({
      result: { deviation: 500, deviationShare: 0.5 },
      toDate: { deviation: 500, share: 0.5 },
    });
  });

  it('a cost above its budget is worse, an income above it better', () => {
    const [sales, staff] = budget.rows;
    if (sales === undefined || staff === undefined) throw new Error('no rows');
    expect(monthDeviation(staff, 0, 2)).toBe(-50);
    expect(monthDeviation(staff, 2, 2)).toBeNull();
    expect(isNotableDeviation(monthDeviation(sales, 1, 2))).toBe(true);
    expect([isNotableDeviation(9999.99), isNotableDeviation(-10_000)]).toEqual([false, true]);
  });

  it('where the deviation comes from adds up to it', () => {
    const many = {
      closedMonths: 1,
      rows: Array.from({ length: 7 }, (_, at) =>
        row(at, { label: String(at), actual: [at * 0.1, ...months(null).slice(1)] }),
      ),
    };
    const { named, others, total } = deviationSources(many, sumBudget(many));
    expect(named.map(({ label }) => label)).toEqual(['6', '5', '4', '3']);
    expect(others).toEqual({ count: 3, deviation: 0.3 });
    expect(total).toBe(2.1);
  });

  it('of nothing are nothing', () => {
    expect(sumBudget({ closedMonths: 0, rows: [] })).toMatchObject({
      result: { outlook: 0, budget: 0, deviation: 0, deviationShare: null },
      toDate: { share: null },
    });
  });
});

describe('a copy of last year', () => {
  it('budgets what was, or was to come, with its growth, and keeps what the year has', () => {
    let id = 9;
    const newId = (): string => idOf((id += 1));
    const into = { closedMonths: 1, rows: [row(5, { label: ' ventas', actual: months(7) })] };
    const copied = copyBudget(into, budget, { growth: 0.1, newId });
    expect(budgetDocumentSchema.parse(copied)).toBeDefined();
    expect(copied.closedMonths).toBe(1);
    expect(copied.rows.map(({ label }) => label)).toEqual([' ventas', 'Personal']);
    expect(copied.rows[0]).toMatchObject({ id: idOf(5), actual: months(7) });
    expect(copied.rows[0]?.budget.slice(0, 3)).toEqual([1100, 13_200.11, 1100]);
    expect(copied.rows[1]?.budget[0]).toBe(495);
  });
});

describe('a closed year as a base year', () => {
  const closed: BudgetDocument = {
    closedMonths: 12,
    rows: budget.rows.map((given) => ({ ...given, actual: given.budget })),
  };
  const document = emptyValuationDocument({
    method: 'mixed',
    companyName: 'Asesoría',
    today: '2026-06-30',
  });

  it('is there when all its months are closed', () => {
    expect(accountsOfBudget(budget)).toBeNull();
    expect(accountsOfBudget(closed)).toMatchObject({
      revenue: 12_000,
      personnel: 4800,
      ebitda: 7200,
    });
  });

  it('fills the lines of its year in the unit of the valuation, each with its source', () => {
    const accounts = accountsOfBudget(closed);
    if (accounts === null) throw new Error('not closed');
    const fed = applyBudgetAsBaseYear({ ...document, unit: 1000 }, 2025, accounts);
    expect(fed?.accounts.years.at(-1)?.lines).toMatchObject({
      revenue: 12,
      personnel: 4.8,
      ebitda: null,
    });
    expect(fed?.sources['accounts.years.2.lines.revenue']).toMatchObject({
      code: 'monthly-budget',
      date: '2025-12-31',
    });
    const summary = { ...document, accounts: { ...document.accounts, detail: 'summary' as const } };
    expect(
      applyBudgetAsBaseYear(summary, 2025, accounts)?.accounts.years.at(-1)?.lines.ebitda,
    ).toBe(7200);
  });

  it('is refused by a valuation of another year or currency', () => {
    const accounts = accountsOfBudget(closed);
    if (accounts === null) throw new Error('not closed');
    expect(applyBudgetAsBaseYear(document, 2024, accounts)).toBeNull();
    expect(applyBudgetAsBaseYear({ ...document, currency: 'USD' }, 2025, accounts)).toBeNull();
  });
});
