import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { sizeStepOnCurve } from './size-step-on-curve.ts';

test.each([
  [-3_000_000, -0.5],
  [0, -0.5],
  [4_999_999, -0.5],
  [5_000_000, -0.5],
  [30_000_000, -0.2],
  [900_000_000, -0.2],
])('at a listed value of %d € the step is that of the node: %d', (listed, step) => {
  expect(sizeStepOnCurve(listed)).toBe(step);
});

test.each([
  // ln 2 / ln 6 = 0.693147 / 1.791759 = 0.386853: −0.50 + 0.30 · 0.386853
  [10_000_000, -0.383_944],
  // ln 4 / ln 6 = 0.773706: −0.50 + 0.30 · 0.773706
  [20_000_000, -0.267_888],
  // the middle in the logarithm: √(5 · 30) = 12.247449 M€
  [12_247_448.714, -0.35],
])('between the nodes it is linear in the logarithm: %d € takes %d', (listed, step) => {
  expect(sizeStepOnCurve(listed)).toBeCloseTo(step, 6);
});

test('administrators may set other nodes', () => {
  const nodes = { lowerValue: 1e6, lowerStep: -0.6, upperValue: 100e6, upperStep: 0 };
  // ln 10 / ln 100 = 0.5
  expect(sizeStepOnCurve(10e6, nodes)).toBeCloseTo(-0.3, 12);
  expect([sizeStepOnCurve(1e6, nodes), sizeStepOnCurve(100e6, nodes)]).toEqual([-0.6, 0]);
});

test('one more euro of listed value adds between half a euro and a euro to the stepped one, anywhere', () => {
  const value = (listed: number): number => listed * (1 + sizeStepOnCurve(listed));
  const near = fc
    .constantFrom(5e6, 30e6)
    .chain((node) => fc.double({ min: node - 2, max: node + 2, noNaN: true }));
  fc.assert(
    fc.property(
      fc.oneof(
        near,
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.double({ min: -10, max: 10, noNaN: true }),
      ),
      (listed) => {
        const more = value(listed + 1) - value(listed);
        expect(more).toBeGreaterThan(0.5 - 1e-6);
        expect(more).toBeLessThan(1);
      },
    ),
    { numRuns: propertyRuns(5_000, 500) },
  );
});
