import { describe, expect, test } from 'vitest';
import { findRoot, findRootAmong } from './find-root.ts';

describe('a root', () => {
  test('is found to the last double', () => {
    const root = findRoot((x) => x * x - 2, { low: 0, high: 10 }, 0) ?? Number.NaN;
    expect(Math.abs(root - Math.SQRT2)).toBeLessThanOrEqual(2.3e-16);
    expect(findRoot((x) => 2 - x * x, { low: 0, high: 10 }, 0)).toBe(root);
    expect(findRoot((x) => Math.exp(x) - 1e-8, { low: -30, high: 5 }, 0)).toBeCloseTo(
      Math.log(1e-8),
      13,
    );
  });

  test('is the one nearest to the start', () => {
    const wave = (x: number): number => (x - 1) * (x - 4) * (x + 6);
    const bracket = { low: -10, high: 10 };
    expect(findRoot(wave, bracket, 0)).toBeCloseTo(1, 12);
    expect(findRoot(wave, bracket, 3.9)).toBeCloseTo(4, 12);
    expect(findRoot(wave, bracket, -7)).toBeCloseTo(-6, 12);
  });

  test('is seen where values pass zero and come back between two places', () => {
    const bracket = { low: 0, high: 64 };
    const dip = (x: number): number => (x - 20.3) * (x - 20.4);
    expect(findRoot(dip, bracket, 15)).toBeCloseTo(20.3, 12);
    expect(findRoot(dip, bracket, 25)).toBeCloseTo(20.4, 12);
    expect(findRoot((x) => -dip(x), bracket, 20)).toBeCloseTo(20.3, 12);
    expect(findRoot((x) => (x - 0.1) * (x - 0.2), bracket, 5)).toBeCloseTo(0.2, 12);
    expect(findRoot((x) => dip(x) + 0.01, bracket, 15)).toBeNull();
  });

  test.each([
    ['a square', (x: number) => x * x - 2, 23],
    ['a line', (x: number) => 3 * x - 7, 19],
    ['an exponential', (x: number) => Math.exp(-x) - 0.1, 43],
    ['a perpetuity', (x: number) => 100 / (12 - x) - 30, 92],
    ['a cube', (x: number) => 5 - x ** 3, 27],
  ])('of %s takes few values', (_name, shape, most) => {
    let asked = 0;
    const root = findRoot(
      (x) => {
        asked += 1;
        return shape(x);
      },
      { low: 0, high: 10 },
      1,
    );
    expect(Math.abs(shape(root ?? Number.NaN))).toBeLessThan(1e-12);
    expect(asked).toBeLessThanOrEqual(most);
  });

  test('at a place that is asked anyway takes no search, and the end of a gap few steps', () => {
    const countOf = (shape: (x: number) => number | null, start = 64): number => {
      let asked = 0;
      findRoot(
        (x) => {
          asked += 1;
          return shape(x);
        },
        { low: 0, high: 64 },
        start,
      );
      return asked;
    };
    expect(countOf((x) => x - 63)).toBeLessThanOrEqual(4);
    expect(countOf((x) => x - 1, 0)).toBeLessThanOrEqual(4);
    // About 50 halvings reduce one sixty-fourth to adjacent doubles.
    expect(countOf((x) => (x > 63.3 ? null : x - 63.2))).toBeLessThanOrEqual(80);
  });

  test('of two in neighbouring parts is the nearer one', () => {
    const hill = (x: number): number => (x - 0.5) * (1.5 - x);
    expect(findRootAmong(hill, [0, 1, 2], 0)).toBeCloseTo(0.5, 14);
    expect(findRootAmong(hill, [0, 1, 2], 2)).toBeCloseTo(1.5, 14);
  });

  test('is looked for in the part whose middle is nearest to the start', () => {
    const hill = (x: number): number => (x - 11) * (x - 13);
    expect(findRootAmong(hill, [10, 12, 20], 12)).toBeCloseTo(11, 12);
  });

  test('is seen beyond a turn however differently the places around it lie', () => {
    const falling = (x: number): number => (x - 1.85) * (x - 1.95);
    expect(findRootAmong(falling, [0, 1, 2, 3], 0)).toBeCloseTo(1.85, 12);
    const rising = (x: number): number => (x - 1.05) * (x - 1.15);
    expect(findRootAmong(rising, [0.5, 1, 2, 3], 0)).toBeCloseTo(1.05, 12);
    // Only the point outside the part shows that its values approach zero.
    const beginning = (x: number): number => (x < 1 ? 0.1 : (x - 2.85) * (x - 2.95));
    expect(findRootAmong(beginning, [0, 1, 2, 3, 4], 0)).toBeCloseTo(2.85, 12);
  });

  test('is not looked for beyond a turn that a place without a value lies in', () => {
    const gap = (x: number): number | null =>
      Math.abs(x - 20.4) < 0.05 ? null : (x - 20.4) ** 2 + 0.01;
    expect(findRoot(gap, { low: 0, high: 64 }, 15)).toBeNull();
  });

  test('may stand at an end, at the start, or where values begin', () => {
    expect(findRoot((x) => x - 10, { low: 0, high: 10 }, 5)).toBe(10);
    expect(findRoot((x) => 10 - x, { low: 0, high: 10 }, 5)).toBe(10);
    expect(findRoot((x) => x, { low: 0, high: 10 }, 5)).toBe(0);
    expect(findRoot((x) => x - 3.3, { low: 0, high: 10 }, 3.3)).toBe(3.3);
    const gap = (x: number): number | null => (x < 2.5 ? null : x - 7);
    expect(findRoot(gap, { low: 0, high: 10 }, 0)).toBe(7);
  });

  test('is not one where the value jumps over zero into a gap, or never crosses it', () => {
    expect(findRoot((x) => x * x + 1, { low: -5, high: 5 }, 0)).toBeNull();
    expect(findRoot(() => null, { low: -5, high: 5 }, 0)).toBeNull();
    const gap = (x: number): number | null => {
      if (x < 1) return -1;
      return x > 2 ? 1 : null;
    };
    expect(findRoot(gap, { low: 0, high: 3 }, 0)).toBeNull();
    const narrow = (x: number): number | null => {
      if (Math.abs(x - 0.051) < 0.001) return null;
      return x - 0.051;
    };
    expect(findRoot(narrow, { low: 0, high: 3.2 }, 0)).toBeNull();
  });

  test('is found up to where values begin or end', () => {
    const pole = (x: number): number | null => (x <= 0.1 ? null : 1 / (x - 0.1) - 1e6);
    expect(findRoot(pole, { low: -10, high: 10 }, 5)).toBeCloseTo(0.1 + 1e-6, 12);
    const ending = (x: number): number | null => (x < 2.02 ? x - 2.01 : null);
    expect(findRoot(ending, { low: 0, high: 10 }, 0)).toBeCloseTo(2.01, 14);
    const none = (x: number): number => (x > 2 ? Number.NaN : x - 1.99);
    expect(findRoot(none, { low: 0, high: 10 }, 0)).toBeCloseTo(1.99, 14);
  });

  test('beyond a jump over zero is the next one, where jumps do not count', () => {
    const jump = (x: number): number => (x < 1 ? -1 : 5 - x);
    expect(findRoot(jump, { low: 0, high: 10 }, 0)).toBeCloseTo(1, 12);
    expect(findRoot(jump, { low: 0, high: 10 }, 0, 1e-9)).toBeCloseTo(5, 12);
    expect(findRoot((x) => (x < 1 ? -1 : 1), { low: 0, high: 10 }, 0, 1e-9)).toBeNull();
  });

  test('asks each place once, even where it has no value', () => {
    const asked: number[] = [];
    const nothing = (x: number): null => {
      asked.push(x);
      return null;
    };
    expect(findRoot(nothing, { low: 0, high: 10 }, 0)).toBeNull();
    expect(asked).toHaveLength(65);
  });
});
