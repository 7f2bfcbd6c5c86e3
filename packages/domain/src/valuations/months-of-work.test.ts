import { expect, test } from 'vitest';
import { monthsOfWork } from './months-of-work.ts';

const months = ['2026-09-01', '2026-10-01', '2026-11-01'];

test('each month ends with what is completed now, less what was completed after it', () => {
  const counted = [
    { month: '2026-11-01', created: 3, completed: 2, completedInEuros: 1, amount: 200 },
    { month: '2026-10-01', created: 0, completed: 1, completedInEuros: 1, amount: 300 },
  ];
  const work = monthsOfWork(months, counted, { completedInEuros: 4, totalAmount: 1_000 });
  expect(work).toEqual([
    // 1,000 − 200 − 300, of the two that were completed before.
    {
      month: '2026-09-01',
      created: 0,
      completed: 0,
      amount: 0,
      totalAmount: 500,
      averageAmount: 250,
    },
    {
      month: '2026-10-01',
      created: 0,
      completed: 1,
      amount: 300,
      totalAmount: 800,
      averageAmount: 800 / 3,
    },
    {
      month: '2026-11-01',
      created: 3,
      completed: 2,
      amount: 200,
      totalAmount: 1_000,
      averageAmount: 250,
    },
  ]);
});

test('before the first was completed there is no average, and nothing is left of rounding', () => {
  const counted = [
    { month: '2026-11-01', created: 1, completed: 1, completedInEuros: 1, amount: 0.1 + 0.2 },
  ];
  const [september, , november] = monthsOfWork(months, counted, {
    completedInEuros: 1,
    totalAmount: 0.3,
  });
  expect(september).toMatchObject({ totalAmount: 0, averageAmount: null });
  expect(november).toMatchObject({ totalAmount: 0.3, averageAmount: 0.3 });
});
