import { describe, expect, test } from 'vitest';
import { linearScale } from './linear-scale.ts';

describe('an axis', () => {
  test('holds every value with room at both ends and round ticks', () => {
    const scale = linearScale([4.16, 9.4]);
    expect(scale.ticks).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(scale.position(4.16)).toBeGreaterThan(0.1);
    expect(scale.position(9.4)).toBeLessThan(0.9);
  });

  test('tells small ticks apart by their decimals', () => {
    expect(linearScale([0.28, 0.84]).decimals).toBe(1);
  });

  test('exists for one value, negative values and zero', () => {
    for (const values of [[5], [-3, -1], [0]]) {
      const { position, ticks } = linearScale(values);
      expect(ticks.length).toBeGreaterThan(0);
      expect(position(values[0] ?? 0)).toBeGreaterThan(0);
      expect(position(values[0] ?? 0)).toBeLessThan(1);
    }
  });
});
