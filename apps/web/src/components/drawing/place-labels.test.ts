import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelGap, placeLabels, type Label, type PixelSpan } from './place-labels.ts';

const drawing: PixelSpan = { from: 0, to: 320 };
const lineAt = (place: number): PixelSpan => ({ from: place, to: place + 1 });

describe('where a label lies', () => {
  it('is where it is wanted, as long as that is free', () => {
    const label = { width: 30, wanted: 100, within: drawing };
    expect(placeLabels([label], [lineAt(40), lineAt(135)])).toEqual([100]);
  });

  it('is on the near side of a line that would go through it', () => {
    const label = { width: 30, wanted: 100, within: drawing };
    expect(placeLabels([label], [lineAt(105)])).toEqual([105 + 1 + labelGap]);
    expect(placeLabels([label], [lineAt(120)])).toEqual([120 - labelGap - 30]);
  });

  it('stays on its own side of a bar, even where the other one is nearer', () => {
    const leftOfBar = { width: 30, wanted: 100, within: { from: 0, to: 130 } };
    expect(placeLabels([leftOfBar], [lineAt(105)])).toEqual([105 - labelGap - 30]);
  });

  it('leaves the first its place and gives the second the next', () => {
    const label = { width: 30, wanted: 100, within: drawing };
    expect(placeLabels([label, label], [])).toEqual([100, 100 - labelGap - 30]);
  });

  it('is nowhere where nothing is free', () => {
    const label = { width: 30, wanted: 0, within: { from: 0, to: 60 } };
    expect(placeLabels([label], [lineAt(30)])).toEqual([null]);
  });
});

const place = fc.double({ min: -50, max: 370, noNaN: true });
const width = fc.double({ min: 1, max: 120, noNaN: true });

const label: fc.Arbitrary<Label> = fc
  .record({ width, wanted: place, ends: fc.tuple(place, place) })
  .map(({ ends: [a, b], ...rest }) => ({
    ...rest,
    within: { from: Math.max(0, Math.min(a, b)), to: Math.min(320, Math.max(a, b)) },
  }));

const apart = (one: PixelSpan, other: PixelSpan): boolean =>
  one.to < other.from + 1e-3 || other.to < one.from + 1e-3;

it('no two labels overlap, none crosses a line, none leaves the drawing', () => {
  fc.assert(
    fc.property(
      fc.array(label, { maxLength: 6 }),
      fc.array(place.map(lineAt), { maxLength: 6 }),
      (labels, lines) => {
        const placed = placeLabels(labels, lines).flatMap((start, index) => {
          const of = labels[index];
          return start === null || of === undefined
            ? []
            : [{ ...of, from: start, to: start + of.width }];
        });
        for (const [index, one] of placed.entries()) {
          expect(lines.every((line) => apart(one, line))).toBe(true);
          expect(placed.slice(index + 1).every((other) => apart(one, other))).toBe(true);
          expect(one.from).toBeGreaterThanOrEqual(one.within.from - 1e-3);
          expect(one.to).toBeLessThanOrEqual(one.within.to + 1e-3);
          expect(one.from).toBeGreaterThanOrEqual(-1e-3);
          expect(one.to).toBeLessThanOrEqual(320 + 1e-3);
        }
      },
    ),
    { numRuns: 500 },
  );
});

it('a label is left out only where every place for it is taken', () => {
  fc.assert(
    fc.property(label, fc.array(place.map(lineAt), { maxLength: 4 }), (one, lines) => {
      const [start] = placeLabels([one], lines);
      if (start !== null) return;
      const free = (from: number): boolean =>
        lines.every(
          (line) => from + one.width + labelGap <= line.from || from >= line.to + labelGap,
        );
      for (let from = one.within.from; from + one.width <= one.within.to; from += 0.5)
        expect(free(from)).toBe(false);
    }),
  );
});
