import {
  type BudgetDocument,
  emptyBudgetRow,
  monthsInYear,
} from '@valia/domain/budgets/budget-document.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { saveBudget } from '../budgets/budget-verbs.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import type { DemoContent } from './demo-content.ts';

const orNothing = (amount: number): number | null => (amount === 0 ? null : amount);
/** The year before was a little smaller: this fraction of the current one. */
const earlierShare = 0.92;
const earlier = (amount: number): number => Math.round(amount * earlierShare);

const documentOf = (
  ctx: ServiceContext,
  rows: DemoContent['budget'],
  closedMonths: number,
  scaled: (amount: number) => number,
): BudgetDocument => ({
  closedMonths,
  rows: rows.map(({ budget, actual, reasons = {}, ...row }) => ({
    ...emptyBudgetRow({ ...row, id: ctx.newId() }),
    budget: budget.map((amount) => orNothing(scaled(amount))),
    actual: actual.map((amount, month) =>
      month < closedMonths ? orNothing(scaled(amount)) : null,
    ),
    reasons: budget.map((_, month) => (month < closedMonths ? (reasons[month] ?? '') : '')),
  })),
});

/** An adviser's budgets: the current year until last month, and the year before, closed. */
export const fillDemoBudgets = async (
  ctx: ServiceContext,
  { marta }: { marta: Actor },
  rows: DemoContent['budget'],
): Promise<void> => {
  const [year = 2026, month = 1] = madridCalendar.date(ctx.now).split('-').map(Number);
  const own = { ...ctx, actor: marta };
  const years = [
    { year: year - 1, document: documentOf(ctx, rows, monthsInYear, earlier) },
    { year, document: documentOf(ctx, rows, month - 1, (amount) => amount) },
  ];
  for (const budget of years) await saveBudget({ ctx: own, input: { ...budget, version: 0 } });
};
