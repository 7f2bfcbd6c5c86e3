import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeLabelsInOrder } from './place-labels-in-order.ts';
import { labelGap } from './place-labels.ts';

it('each lies where it is wanted while there is room', () => {
  const labels = [0, 100, 200].map((wanted) => ({ width: 40, wanted }));
  expect(placeLabelsInOrder(labels, { main: 1, width: 300 })).toEqual([0, 100, 200]);
});

it('the main one keeps its place, the others make way without passing it', () => {
  const labels = [95, 100, 105].map((wanted) => ({ width: 40, wanted }));
  expect(placeLabelsInOrder(labels, { main: 1, width: 300 })).toEqual([
    100 - labelGap - 40,
    100,
    140 + labelGap,
  ]);
});

it('the main one makes way only for what would leave the drawing', () => {
  const labels = [0, 0, 0].map((wanted) => ({ width: 40, wanted }));
  expect(placeLabelsInOrder(labels, { main: 1, width: 300 })).toEqual([0, 44, 88]);
  expect(placeLabelsInOrder(labels, { main: 1, width: 120 })).toBeNull();
});

const labels = fc.array(
  fc.record({
    width: fc.double({ min: 1, max: 80, noNaN: true }),
    wanted: fc.double({ min: -50, max: 500, noNaN: true }),
  }),
  { minLength: 1, maxLength: 5 },
);

it('in any number they keep their order, keep apart and stay within the drawing', () => {
  fc.assert(
    fc.property(labels, fc.nat(4), fc.integer({ min: 100, max: 500 }), (drawn, nth, width) => {
      const placed = placeLabelsInOrder(drawn, { main: nth % drawn.length, width });
      if (placed === null) return;
      let least = 0;
      for (const [index, start] of placed.entries()) {
        expect(start).toBeGreaterThanOrEqual(least - 1e-6);
        least = start + (drawn[index]?.width ?? 0) + labelGap;
      }
      expect(least - labelGap).toBeLessThanOrEqual(width + 1e-6);
    }),
  );
});
