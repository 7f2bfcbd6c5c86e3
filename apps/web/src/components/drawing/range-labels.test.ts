import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pixelScale } from './pixel-scale.ts';
import { labelWidth, verticalLineAt, placeRangeLabels } from './range-labels.ts';

const written = (value: number): string => value.toFixed(2).replace('.', ',');

interface Field {
  /** The low and high value of each row. */
  rows: readonly (readonly [number, number])[];
  central: number;
  width: number;
}

/** The positions of the range labels in the chart. */
const placed = ({ rows, central, width }: Field) => {
  const amounts = rows.flat();
  const scale = pixelScale([...amounts, central], {
    width,
    room: labelWidth(amounts.map(written)),
  });
  const line = verticalLineAt(scale.at(central));
  return rows.map(([low, high]) => {
    const bar = { from: scale.at(low), to: scale.at(high) };
    const labels = placeRangeLabels({ bar, line, width, low: written(low), high: written(high) });
    return { bar, line, labels };
  });
};

it('a bar that begins just after the central line has its low end written before the line', () => {
  const [dcf] = placed({
    rows: [
      [3.14, 3.68],
      [0.16, 2.4],
      [1.95, 3.17],
    ],
    central: 2.88,
    width: 350,
  });
  if (dcf === undefined) throw new Error('no row');
  const { low } = dcf.labels;
  expect(low.at).not.toBeNull();
  expect((low.at ?? 0) + low.width).toBeLessThan(dcf.line.from);
});

const amount = fc.double({ min: -99, max: 99, noNaN: true });
const field: fc.Arbitrary<Field> = fc.record({
  rows: fc.array(
    fc.tuple(amount, amount).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
    { minLength: 1, maxLength: 6 },
  ),
  central: amount,
  width: fc.integer({ min: 160, max: 700 }),
});

it('every end is written within the drawing, off its bar and off the central line', () => {
  fc.assert(
    fc.property(field, (drawn) => {
      for (const { bar, line, labels } of placed(drawn)) {
        const { low, high } = labels;
        if (low.at === null || high.at === null) throw new Error('an end is not written');
        expect(low.at).toBeGreaterThanOrEqual(-1e-3);
        expect(high.at + high.width).toBeLessThanOrEqual(drawn.width + 1e-3);
        expect(low.at + low.width).toBeLessThan(bar.from);
        expect(high.at).toBeGreaterThan(bar.to);
        for (const { at, width } of [
          { ...low, at: low.at },
          { ...high, at: high.at },
        ])
          expect(at + width < line.from || at > line.to).toBe(true);
      }
    }),
  );
});
