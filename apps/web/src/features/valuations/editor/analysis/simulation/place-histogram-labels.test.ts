import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeHistogramLabels } from './place-histogram-labels.ts';

const marksAt = (lines: readonly [number, number, number], amount: string) =>
  (['P10', 'Mediana', 'P90'] as const).map((name, index) => ({
    name,
    amount,
    line: lines[index] ?? 0,
  }));

it('the outer ones end and begin at their lines, the middle one is centred on its own', () => {
  const [low, middle, high] = placeHistogramLabels(marksAt([100, 200, 300], '5,72 M€'), 480);
  expect((low?.at ?? 0) + (low?.width ?? 0)).toBeCloseTo(100);
  expect((middle?.at ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(200);
  expect(high?.at).toBeCloseTo(300);
});

it('where three amounts have no room, the names stand alone', () => {
  const texts = placeHistogramLabels(marksAt([20, 70, 130], '123.456.789 M MXN'), 240);
  expect(texts.map(({ withAmount }) => withAmount)).toEqual([false, false, false]);
});

const lines = fc
  .tuple(...([0, 1, 2] as const).map(() => fc.double({ min: 0, max: 1, noNaN: true })))
  .map((places) => [...places].toSorted((a, b) => a - b));

it('wherever the three lie, their texts keep apart and within the drawing', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 200, max: 900 }), ([a = 0, b = 0, c = 0], width) => {
      const texts = placeHistogramLabels(
        marksAt([a * width, b * width, c * width], '5,07 M€'),
        width,
      );
      let end = 0;
      for (const { at, width: own } of texts) {
        expect(at).toBeGreaterThanOrEqual(end - 1e-3);
        end = at + own;
      }
      expect(end).toBeLessThanOrEqual(width + 1e-3);
    }),
  );
});
