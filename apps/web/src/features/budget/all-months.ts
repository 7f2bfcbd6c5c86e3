import { monthsInYear } from '@valia/domain/budgets/budget-document.ts';

export const allMonths = Array.from({ length: monthsInYear }, (_, month) => month);

/** Where the strong border stands between what was and what is to come. */
export const edgeOf = (month: number, closedMonths: number): true | undefined =>
  (closedMonths > 0 && closedMonths < monthsInYear && month === closedMonths) || undefined;
