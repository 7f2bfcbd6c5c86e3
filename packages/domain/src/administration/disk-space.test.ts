import { describe, expect, test } from 'vitest';
import { diskSpace, usedPercent } from './disk-space.ts';

const of = (free: number, total: number) => ({ freeBytes: free * 1e9, totalBytes: total * 1e9 });

describe('the room on a disk is', () => {
  test.each([
    ['enough', of(58, 200)],
    ['enough', of(20, 200)],
    ['little', of(19.9, 200)],
    ['enough', of(15, 100)],
    ['little', of(14.9, 100)],
    // Five per cent of ten terabytes.
    ['enough', of(500, 10_000)],
    ['enough', of(1.3, 8)],
    ['little', of(0.5, 8)],
    ['none', of(0.499, 8)],
    ['none', of(0, 200)],
    ['none', of(0, 0)],
  ])('%s with %j', (room, space) => {
    expect(diskSpace(space)).toBe(room);
  });
});

test('a disk is used up only when nothing is free', () => {
  expect(usedPercent(of(58, 200))).toBe(71);
  expect(usedPercent(of(0.001, 200))).toBe(99);
  expect(usedPercent(of(0, 200))).toBe(100);
  expect(usedPercent(of(0, 0))).toBe(100);
});
