import { monthsInYear } from '@valia/domain/budgets/budget-document.ts';

export const allMonths = Array.from({ length: monthsInYear }, (_, month) => month);

/** The position of the strong border between past and future months. */
export const closedMonthsBorder = (month: number, closedMonths: number): true | undefined =>
  (closedMonths > 0 && closedMonths < monthsInYear && month === closedMonths) || undefined;
