import { describe, expect, test } from 'vitest';
import { labelLevels } from './label-levels.ts';

describe('labels on an axis', () => {
  test('labels far apart stand on the lowest level', () => {
    expect(
      labelLevels([
        { at: 0.1, characters: 10 },
        { at: 0.9, characters: 10 },
      ]),
    ).toEqual([0, 0]);
  });

  test('a label that would cover its neighbour stands one level higher', () => {
    const labels = [
      { at: 0.52, characters: 13 },
      { at: 0.5, characters: 13 },
      { at: 0.55, characters: 13 },
    ];
    expect(labelLevels(labels)).toEqual([1, 0, 2]);
  });
});
