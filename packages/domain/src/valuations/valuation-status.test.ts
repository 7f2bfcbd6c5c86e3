import { expect, test } from 'vitest';
import { canChangeValuationStatus, valuationStatuses, wayToStatus } from './valuation-status.ts';

test('the way from a status to another is the shortest that is allowed, and none to where it is', () => {
  const ways = valuationStatuses.flatMap((from) =>
    valuationStatuses.map((to) => ({ from, to, way: wayToStatus(from, to) })),
  );
  for (const { from, to, way } of ways) {
    const passed = [from, ...way];
    expect(passed.at(-1)).toBe(to);
    for (const [step, next] of way.entries())
      expect(canChangeValuationStatus(passed[step] ?? from, next)).toBe(true);
  }
  expect(ways.filter(({ way }) => way.length === 0)).toHaveLength(valuationStatuses.length);
  expect(ways.filter(({ way }) => way.length > 1)).toEqual([
    { from: 'completed', to: 'draft', way: ['in_progress', 'draft'] },
  ]);
});
