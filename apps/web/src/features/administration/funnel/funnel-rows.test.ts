import { expect, test } from 'vitest';
import { funnelRows } from './funnel-rows.ts';

const steps = ['seen', 'opened', 'sent', 'done'] as const;

test('the weakest step keeps the fewest of a step that has enough to compare', () => {
  const rows = funnelRows(
    steps,
    { seen: 200, opened: 100, sent: 20, done: 1 },
    { seen: 100, opened: 60, sent: 6, done: 0 },
  );
  expect(rows.map(({ ofPrevious }) => ofPrevious)).toEqual([null, 0.5, 0.2, 0.05]);
  // 1 of 20 is a lower share, but of too few to count as the weakest step.
  expect(rows.map(({ isWeakest }) => isWeakest)).toEqual([false, false, true, false]);
  const changes = rows.map(({ change }) => (change === null ? null : Math.round(change * 1e9)));
  expect(changes).toEqual([null, -1e8, 1e8, null]);
});

test('without anybody there is no share, and no weakest step', () => {
  const none = { seen: 0, opened: 0, sent: 0, done: 0 };
  const rows = funnelRows(steps, none, none);
  expect(rows.some(({ isWeakest }) => isWeakest)).toBe(false);
  expect(rows.map(({ ofAll }) => ofAll)).toEqual([null, null, null, null]);
});
