import { expect, test } from 'vitest';
import { type CountedMonth, monthsOfWork } from './months-of-work.ts';

const nothing = { created: 0, completed: 0, completedInEuros: 0, amount: 0, daysToComplete: 0 };
const september: CountedMonth = { ...nothing, month: '2026-09-01' };
const october: CountedMonth = { ...nothing, month: '2026-10-01' };
const november: CountedMonth = { ...nothing, month: '2026-11-01' };

test('each month ends with what there is now, less what came after it', () => {
  const counted = [
    september,
    { ...october, completed: 1, completedInEuros: 1, amount: 300, daysToComplete: 21 },
    { ...november, created: 3, completed: 2, completedInEuros: 1, amount: 200, daysToComplete: 30 },
  ];
  const now = { total: 10, completed: 6, completedInEuros: 4, totalAmount: 1_000 };
  expect(monthsOfWork(counted, now)).toEqual([
    {
      month: '2026-09-01',
      created: 0,
      completed: 0,
      amount: 0,
      averageInMonth: null,
      // 1,000 − 200 − 300, over the two completed before; of ten valuations seven existed, of which three were
      // completed.
      totalAmount: 500,
      averageAmount: 250,
      open: 4,
      completionRate: 3 / 7,
      averageDays: null,
    },
    {
      month: '2026-10-01',
      created: 0,
      completed: 1,
      amount: 300,
      averageInMonth: 300,
      totalAmount: 800,
      averageAmount: 800 / 3,
      open: 3,
      completionRate: 4 / 7,
      averageDays: 21,
    },
    {
      month: '2026-11-01',
      created: 3,
      completed: 2,
      amount: 200,
      averageInMonth: 200,
      totalAmount: 1_000,
      averageAmount: 250,
      open: 4,
      completionRate: 6 / 10,
      averageDays: 15,
    },
  ]);
});

test('before the first there is no average and no rate, and nothing is left of rounding', () => {
  const counted = [
    october,
    { ...november, created: 1, completed: 1, completedInEuros: 1, amount: 0.1 + 0.2 },
  ];
  const now = { total: 1, completed: 1, completedInEuros: 1, totalAmount: 0.3 };
  const [before, last] = monthsOfWork(counted, now);
  expect(before).toMatchObject({ totalAmount: 0, averageAmount: null, completionRate: null });
  expect(last).toMatchObject({ totalAmount: 0.3, averageAmount: 0.3, completionRate: 1 });
});
