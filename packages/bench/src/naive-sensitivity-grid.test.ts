import { sensitivityGrid } from '@valia/valuation/sensitivity/sensitivity-grid.ts';
import { expect, it } from 'vitest';
import { benchCases, gridSteps } from './bench-cases.ts';
import { naiveSensitivityGrid } from './naive-sensitivity-grid.ts';

it('the fast grid and one valuation per cell give the same figures', () => {
  const { grid } = benchCases();
  const fast = sensitivityGrid(grid, gridSteps);
  const naive = naiveSensitivityGrid(grid, fast?.rows ?? [], fast?.columns ?? []);
  const pairs = (fast?.equity ?? []).flatMap((row, y) =>
    row.map((value, x) => [value, naive[y]?.[x]]),
  );
  expect(pairs).toHaveLength(121);
  for (const [value, reference] of pairs) {
    expect(Math.abs((value ?? Number.NaN) / (reference ?? Number.NaN) - 1)).toBeLessThan(1e-9);
  }
});
