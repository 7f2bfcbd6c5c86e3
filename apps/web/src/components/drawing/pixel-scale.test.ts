import { expect, it } from 'vitest';
import { pixelScale } from './pixel-scale.ts';

it('an axis in pixels keeps room for what is written beside the least and the greatest', () => {
  const scale = pixelScale([10, 30, 20], { width: 300, room: 50 });
  expect([scale.at(10), scale.at(20), scale.at(30)]).toEqual([50, 150, 250]);
  expect([scale.least, scale.greatest]).toEqual([5, 35]);
});

it('one value alone has its place, and a narrow drawing keeps a tenth of itself for the values', () => {
  expect(pixelScale([7], { width: 300, room: 50 }).at(7)).toBeCloseTo(50);
  const narrow = pixelScale([0, 1], { width: 100, room: 80 });
  expect(narrow.at(0)).toBeCloseTo(45);
  expect(narrow.at(1)).toBeCloseTo(55);
});
