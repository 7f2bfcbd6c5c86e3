import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeTornadoBars } from './place-tornado-bars.ts';

const width = 260;
const lengthOf = (change: number): number => Math.abs(change) * 60;
const endOf = (change: number) => ({ change, text: change.toFixed(3).replace('-', '\u2212') });

it('each change stands at the end of its bar', () => {
  const [worse, better] = placeTornadoBars([endOf(-1), endOf(0.5)], { width, lengthOf });
  expect(worse?.bar).toEqual({ from: 70, to: 130 });
  expect((worse?.label.at ?? 0) + (worse?.label.width ?? 0)).toBeCloseTo(66);
  expect(better?.label.at).toBeCloseTo(164);
});

const change = fc.double({ min: -1, max: 1, noNaN: true });

it('both are written off both bars, off the central line and off each other, also where both go one way', () => {
  fc.assert(
    fc.property(change, change, (one, other) => {
      const ends = placeTornadoBars([endOf(one), endOf(other)], { width, lengthOf });
      const texts = ends.map(({ label }) => {
        if (label.at === null) throw new Error('a change is not written');
        return { from: label.at, to: label.at + label.width };
      });
      const [first, second] = texts;
      if (first === undefined || second === undefined) throw new Error('two ends');
      expect(first.to < second.from || second.to < first.from).toBe(true);
      for (const { from, to } of texts) {
        expect(from).toBeGreaterThanOrEqual(-1e-3);
        expect(to).toBeLessThanOrEqual(width + 1e-3);
        expect(to < width / 2 || from > width / 2).toBe(true);
        for (const { bar } of ends) expect(to <= bar.from || from >= bar.to).toBe(true);
      }
    }),
  );
});
