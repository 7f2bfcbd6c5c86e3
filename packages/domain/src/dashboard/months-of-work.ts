import type { MonthOfWork } from './dashboard-schemas.ts';

export interface CountedMonth {
  month: string;
  created: number;
  completed: number;
  /** The number of completed valuations in euros, and their total amount. */
  completedInEuros: number;
  amount: number;
  daysToComplete: number;
}

interface StandingNow {
  total: number;
  completed: number;
  completedInEuros: number;
  totalAmount: number;
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The figures at the end of each month: the current ones minus everything later. */
export const monthsOfWork = (counted: readonly CountedMonth[], now: StandingNow): MonthOfWork[] => {
  let { total, completed, completedInEuros, totalAmount } = now;
  return counted
    .toReversed()
    .map((work) => {
      const standing: MonthOfWork = {
        month: work.month,
        created: work.created,
        completed: work.completed,
        amount: work.amount,
        averageInMonth: ratio(work.amount, work.completedInEuros),
        totalAmount,
        averageAmount: ratio(totalAmount, completedInEuros),
        open: total - completed,
        completionRate: ratio(completed, total),
        averageDays: ratio(work.daysToComplete, work.completed),
      };
      total -= work.created;
      completed -= work.completed;
      completedInEuros -= work.completedInEuros;
      totalAmount = completedInEuros === 0 ? 0 : totalAmount - work.amount;
      return standing;
    })
    .toReversed();
};
