import { describe, expect, test } from 'vitest';
import { largestStep, waterfallBars } from './waterfall-bars.ts';

const waterfall = {
  from: 100,
  to: 90,
  steps: [
    { name: 'accounts', effect: 20 },
    { name: 'terminal', effect: -30 },
  ],
} as const;

describe('the bars of a waterfall', () => {
  test('begin where the one before ended, between the two whole values', () => {
    const bars = waterfallBars({ ...waterfall, steps: [...waterfall.steps] });
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 100],
      [100, 120],
      [120, 90],
      [0, 90],
    ]);
    expect(bars.map(({ kind }) => kind)).toEqual(['start', 'plus', 'minus', 'total']);
  });

  test('know which step moved the value most, whichever way', () => {
    expect(largestStep({ ...waterfall, steps: [...waterfall.steps] })?.name).toBe('terminal');
    expect(largestStep({ from: 1, to: 1, steps: [] })).toBeNull();
  });
});
