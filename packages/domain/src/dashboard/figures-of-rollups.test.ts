import { expect, it } from 'vitest';
import { monthsOfRollups, totalsOfRollups, typesOfRollups } from './figures-of-rollups.ts';
import { findRollupLine } from './rollup-line.ts';

it('a member without a line counts nothing in any figure', () => {
  const { dimension, member, ...figures } = findRollupLine([], 'status', 'completed');
  expect([dimension, member]).toEqual(['', '']);
  expect(Object.keys(figures)).toHaveLength(9);
  expect(new Set(Object.values(figures))).toEqual(new Set([0]));
});

it('of nobody’s valuations nothing is counted, and there is no average', () => {
  const none = { counted: 0, valued: 0, amount: 0 };
  expect(totalsOfRollups([])).toEqual({
    byStatus: { draft: 0, in_progress: 0, completed: 0 },
    completedInEuros: 0,
    totalAmount: 0,
    averageAmount: null,
  });
  expect(typesOfRollups([])).toEqual({
    own_business: none,
    client_business: none,
    potential_acquisition: none,
  });
  expect(monthsOfRollups([], ['2026-10'])).toMatchObject([
    { month: '2026-10', created: 0, completed: 0 },
  ]);
});
