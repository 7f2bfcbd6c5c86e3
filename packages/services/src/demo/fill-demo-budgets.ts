import {
  type BudgetDocument,
  emptyBudgetRow,
  monthsInYear,
} from '@valia/domain/budgets/budget-document.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { saveBudget } from '../budgets/budget-verbs.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { demoBudgetRows } from './demo-budget.ts';

const orNothing = (amount: number): number | null => (amount === 0 ? null : amount);
/** The year before was a little smaller. */
const earlierShare = 0.92;
const earlier = (amount: number): number => Math.round(amount * earlierShare);

const documentOf = (
  ctx: ServiceContext,
  closedMonths: number,
  scaled: (amount: number) => number,
): BudgetDocument => ({
  closedMonths,
  rows: demoBudgetRows.map(({ budget, actual, reasons = {}, ...row }) => ({
    ...emptyBudgetRow({ ...row, id: ctx.newId() }),
    budget: budget.map((amount) => orNothing(scaled(amount))),
    actual: actual.map((amount, month) =>
      month < closedMonths ? orNothing(scaled(amount)) : null,
    ),
    reasons: budget.map((_, month) => (month < closedMonths ? (reasons[month] ?? '') : '')),
  })),
});

/** An adviser's year until last month, and the one before, closed. */
export const fillDemoBudgets = async (
  ctx: ServiceContext,
  { marta }: { marta: Actor },
): Promise<void> => {
  const [year = 2026, month = 1] = madridCalendar.date(ctx.now).split('-').map(Number);
  const own = { ...ctx, actor: marta };
  const years = [
    { year: year - 1, document: documentOf(ctx, monthsInYear, earlier) },
    { year, document: documentOf(ctx, month - 1, (amount) => amount) },
  ];
  for (const budget of years) await saveBudget({ ctx: own, input: { ...budget, version: 0 } });
};
