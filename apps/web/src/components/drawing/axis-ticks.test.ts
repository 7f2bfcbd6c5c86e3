import { expect, it } from 'vitest';
import { axisTicks, percentScale } from './axis-ticks.ts';

it('ticks are round and lie between the ends', () => {
  expect(axisTicks(4_270_000, 7_550_000)).toEqual([5_000_000, 6_000_000, 7_000_000]);
  expect(axisTicks(-3, 3)).toEqual([-2, 0, 2]);
  expect(axisTicks(5, 5)).toEqual([5]);
});

it('the ends of an axis are at 0 and at 100, one value in the middle of nothing at 0', () => {
  const scale = percentScale(200, 400);
  expect([scale(200), scale(300), scale(400)]).toEqual([0, 50, 100]);
  expect(percentScale(0, 0)(0)).toBe(0);
});
