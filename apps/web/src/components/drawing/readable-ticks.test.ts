import { describe, expect, it } from 'vitest';
import { readableTicks } from './readable-ticks.ts';

// The width of a digit.
const letter = 7.4;

const ticksOf = (values: readonly number[]) =>
  values.map((value, index) => ({
    value,
    place: index / (values.length - 1),
    text: String(value).replace('-', '\u2212'),
  }));

const written = (values: readonly number[], room: number): number[] =>
  readableTicks(ticksOf(values), room).map(({ value }) => value);

describe('the ticks that are written on an axis', () => {
  it('are all of them where they have room', () => {
    expect(written([0, 10, 20, 30], 15 * letter)).toEqual([0, 10, 20, 30]);
  });

  it('are fewer where two would touch, always with the zero: -10 and 0 read -100', () => {
    expect(written([-10, 0, 10, 20, 30], 15 * letter)).toEqual([0, 20]);
    expect(written([-10, 0, 10, 20, 30], 40 * letter)).toEqual([-10, 0, 10, 20, 30]);
  });

  it('are as few as long texts leave room for, one at the least', () => {
    expect(written([-5000, 0, 5000, 10_000], 15 * letter)).toEqual([0, 10_000]);
    expect(written([-5_000_000, 0, 5_000_000], 6 * letter)).toEqual([0]);
  });
});
