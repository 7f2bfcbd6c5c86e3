import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { listedAtSize, startingListedLink } from './listed-at-size.ts';
import { sizeFactor, startingSizeNodes } from './size-factor.ts';

const factor = (ebitda: number): number => sizeFactor(ebitda, startingSizeNodes);

test.each(startingSizeNodes.map(({ ebitda, factor: at }) => [ebitda, at]))(
  'at the node of %d € the factor is %d',
  (ebitda, at) => expect(factor(ebitda)).toBe(at),
);

test.each([
  [-500_000, 0.74],
  [0, 0.74],
  [99_999, 0.74],
  [30_000_001, 1.83],
  [900_000_000, 1.83],
])('beyond the ends it stays: %d € takes %d', (ebitda, at) => expect(factor(ebitda)).toBe(at));

test.each([
  // ln(0.78 / 0.5) / ln 2 = 0.444686 / 0.693147 = 0.641547: 0.91 + 0.09 · 0.641547
  [780_000, 0.967_739],
  // ln 2.3 / ln 2.5 = 0.832909 / 0.916291 = 0.909001: 0.74 + 0.10 · 0.909001
  [230_000, 0.830_9],
  // ln 1.07 / ln 2 = 0.097611: 1 + 0.12 · 0.097611
  [1_070_000, 1.011_713],
  // ln 1.94 / ln 3 = 0.662688 / 1.098612 = 0.603205: 1.5 + 0.33 · 0.603205
  [19_400_000, 1.699_058],
])('between nodes it is linear in the logarithm: %d € takes %d', (ebitda, at) =>
  expect(factor(ebitda)).toBeCloseTo(at, 6),
);

test('it meets what the surveys and the index publish', () => {
  // Dealsuite Southern Europe H1-2025, 5.3x at a typical 1.07 M€; Argos 2025, 8.93x at 19.4 M€.
  expect((5.25 * factor(1_070_000)).toFixed(2)).toBe('5.31');
  expect((5.25 * factor(19_400_000)).toFixed(2)).toBe('8.92');
});

test('listed machinery at 14.98x comes down to 5.70x for 780,000 €', () => {
  // 5.25 · 0.967739 · (14.98 / 10.8)^0.35 = 5.080631 · 1.121318
  expect(listedAtSize(14.98, factor(780_000), startingListedLink).toFixed(2)).toBe('5.70');
});

test('a dearer sector keeps less of its listed multiple, and is still dearer', () => {
  const at = (listed: number) => listedAtSize(listed, 1, startingListedLink);
  expect(at(20)).toBeGreaterThan(at(10));
  expect(at(20) / 20).toBeLessThan(at(10) / 10);
});

test('more EBITDA never lowers the factor, nor makes the value jump', () => {
  fc.assert(
    fc.property(fc.double({ min: 1_000, max: 1e8, noNaN: true }), (ebitda) => {
      const value = (at: number): number => at * factor(at);
      expect(factor(ebitda + 1)).toBeGreaterThanOrEqual(factor(ebitda));
      const gain = value(ebitda + 1) - value(ebitda);
      expect(gain).toBeGreaterThan(0.73);
      expect(gain).toBeLessThan(2.2);
    }),
    { numRuns: propertyRuns(5_000, 500) },
  );
});

test('fewer than two nodes give no factor', () => {
  expect(sizeFactor(1_000_000, [])).toBeNaN();
  expect(sizeFactor(1_000_000, startingSizeNodes.slice(0, 1))).toBeNaN();
});
