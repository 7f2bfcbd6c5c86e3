import type { MonthOfWork } from './valuation-schemas.ts';

export interface CountedMonth {
  month: string;
  created: number;
  completed: number;
  /** How many of the completed ones are in euros, and what they add up to. */
  completedInEuros: number;
  amount: number;
}

interface StandingNow {
  completedInEuros: number;
  totalAmount: number;
}

const noWork = { created: 0, completed: 0, completedInEuros: 0, amount: 0 };

/** Each month with what had been completed by its end: what is completed now, less what came later. */
export const monthsOfWork = (
  months: readonly string[],
  counted: readonly CountedMonth[],
  now: StandingNow,
): MonthOfWork[] => {
  let { completedInEuros, totalAmount } = now;
  return months
    .toReversed()
    .map((month) => {
      const work = counted.find((one) => one.month === month) ?? noWork;
      const standing: MonthOfWork = {
        month,
        created: work.created,
        completed: work.completed,
        amount: work.amount,
        totalAmount,
        averageAmount: completedInEuros === 0 ? null : totalAmount / completedInEuros,
      };
      completedInEuros -= work.completedInEuros;
      totalAmount = completedInEuros === 0 ? 0 : totalAmount - work.amount;
      return standing;
    })
    .toReversed();
};
