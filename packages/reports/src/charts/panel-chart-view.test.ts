import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { croppedScale, zeroBasedScale, shownLabelIndexes } from './panel-chart-view.ts';

const money = fc.integer({ min: -1_000_000, max: 1_000_000 });

describe('where a panel draws its values', () => {
  test('every value and zero stand in the plot, in their order', () => {
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 20 }), (values) => {
        const at = zeroBasedScale(values);
        for (const value of [0, ...values]) {
          expect(at(value)).toBeGreaterThanOrEqual(0);
          expect(at(value)).toBeLessThanOrEqual(1);
        }
        const [first = 0, second = 0] = values;
        expect(Math.sign(at(second) - at(first))).toBe(Math.sign(second - first));
      }),
    );
  });

  test('a bar is as high as its amount: twice the amount, twice the height', () => {
    const at = zeroBasedScale([100, 200]);
    expect(at(200)).toBeCloseTo(2 * at(100));
  });

  test('rates that do not move stand on one level within the plot', () => {
    const at = croppedScale([0.1, 0.1]);
    expect(at(0.1)).toBe(0.25);
  });
});

describe('which labels are shown', () => {
  test('all where they have room, else the first, the marked one and the last', () => {
    const years = Array.from({ length: 9 }, (_, index) => String(2023 + index));
    expect(shownLabelIndexes(years, { marked: 2, width: 400 }).size).toBe(9);
    expect([...shownLabelIndexes(years, { marked: 2, width: 212 })]).toEqual([0, 2, 8]);
  });

  test('none that would run into the marked one', () => {
    const amounts = Array.from({ length: 16 }, () => '12.345,67');
    expect([...shownLabelIndexes(amounts, { marked: 1, width: 212 })]).toEqual([1, 15]);
  });
});
