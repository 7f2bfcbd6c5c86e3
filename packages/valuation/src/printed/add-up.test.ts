import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp, type PrintedSum } from './add-up.ts';

const whole = { round: (value: number) => Math.sign(value) * Math.round(Math.abs(value)), unit: 1 };

const printed = (values: Record<string, number>, sums: readonly PrintedSum[]) =>
  Object.fromEntries(addUp(new Map(Object.entries(values)), sums, whole));

const sum = (total: string, ...parts: string[]): PrintedSum => ({
  total,
  parts: parts.map((text) =>
    text.startsWith('-') ? { id: text.slice(1), sign: -1 } : { id: text, sign: 1 },
  ),
});

describe('printed figures add up', () => {
  test('EBIT less tax is the profit after tax: the total stays, the part yields', () => {
    // 25 % of 897,400.6 is 224,350.15, which leaves 673,050.45: alone 897.401 − 224.350 = 673.050.
    const values = {
      ebitda: 1_000_000.6,
      depreciation: 102_600,
      ebit: 897_400.6,
      tax: 224_350.15,
      profit: 673_050.45,
    };
    const sums = [sum('ebit', 'ebitda', '-depreciation'), sum('profit', 'ebit', '-tax')];
    expect(printed(values, sums)).toMatchObject({ ebit: 897_401, tax: 224_351, profit: 673_050 });
  });

  test('what is left over goes to the part nearest to the next unit, and to nobody else', () => {
    const values = { a: 1.49, b: 2.4, c: 3.41, total: 7.3 };
    // Rounded alone: 1 + 2 + 3 = 6, one less than 7.
    expect(printed(values, [sum('total', 'a', 'b', 'c')])).toEqual({ a: 2, b: 2, c: 3, total: 7 });
  });

  test('a total that is itself a part keeps its rounding in both sums, and a part of two sums its one figure', () => {
    const values = {
      ebitda: 100.4,
      depreciation: 20.3,
      ebit: 80.1,
      tax: 20.025,
      profit: 60.075,
      investment: 30.35,
      flow: 50.025,
    };
    const sums = [
      sum('ebit', 'ebitda', '-depreciation'),
      sum('profit', 'ebit', '-tax'),
      sum('flow', 'profit', 'depreciation', '-investment'),
    ];
    const figures = printed(values, sums);
    expect(figures).toMatchObject({ ebit: 80, profit: 60, flow: 50, depreciation: 20 });
    expect(figures['investment']).toBe(30);
  });

  test('a whole figure is printed as it is', () => {
    const values = { value: 10.5, bridge: -4, equity: 6.5 };
    expect(printed(values, [sum('equity', 'value', 'bridge')])).toEqual({
      value: 11,
      bridge: -4,
      equity: 7,
    });
  });

  test('of a sum that does not hold nothing is made: each figure keeps its own rounding', () => {
    expect(printed({ a: 1.2, b: 2.2, total: 9.4 }, [sum('total', 'a', 'b')])).toEqual({
      a: 1,
      b: 2,
      total: 9,
    });
  });

  test('in thousandths as in units', () => {
    const thousandths = {
      round: (value: number) => Math.round(value * 1_000) / 1_000,
      unit: 0.001,
    };
    const values = new Map([
      ['a', 0.0004],
      ['b', 0.0004],
      ['total', 0.0008],
    ]);
    const figures = addUp(values, [sum('total', 'a', 'b')], thousandths);
    expect([...figures.values()]).toEqual([0, 0.001, 0.001]);
    // 300 + 1 + 1 thousandths are one more than 301: the whole 300 does not yield.
    const withWhole = new Map([
      ['whole', 0.3],
      ['a', 0.0006],
      ['b', 0.0006],
      ['total', 0.3012],
    ]);
    const others = addUp(withWhole, [sum('total', 'whole', 'a', 'b')], thousandths);
    expect([...others.values()]).toEqual([0.3, 0.001, 0, 0.301]);
  });

  test('a change between two balances yields to a flow, yet its balances yield to the change', () => {
    const change: PrintedSum = { ...sum('change', 'closing', '-opening'), isMinor: true };
    const values = { change: 9.5, closing: 30.2, opening: 20.7, profit: 100, flow: 90.5 };
    // Alone the change is 10, and 100 − 10 is not the 91 of the flow; 30 − 21 is.
    expect(printed(values, [sum('flow', 'profit', '-change'), change])).toEqual({
      change: 9,
      closing: 30,
      opening: 21,
      profit: 100,
      flow: 91,
    });
    expect(printed(values, [change])).toMatchObject({ change: 10, closing: 30, opening: 20 });
  });

  test('a head keeps its rounding before the parts beside it, but after the totals', () => {
    const headed = (values: Record<string, number>, total: PrintedSum, head: string) =>
      Object.fromEntries(
        addUp(new Map(Object.entries(values)), [total], { ...whole, heads: [head] }),
      );
    const parts = { part: 89.5, ebitda: 10.5, total: 100 };
    expect(headed(parts, sum('total', 'part', 'ebitda'), 'ebitda')).toEqual({
      part: 89,
      ebitda: 11,
      total: 100,
    });
    const less = { ebitda: 10.5, total: 89.5, whole: 100 };
    expect(headed(less, sum('total', 'whole', '-ebitda'), 'ebitda')).toEqual({
      ebitda: 10,
      total: 90,
      whole: 100,
    });
    // A total stays one, even if it is named among the heads.
    const both = { ebitda: 10.5, total: 89.5, whole: 100 };
    expect(headed(both, sum('total', 'whole', '-ebitda'), 'total')).toMatchObject({ total: 90 });
  });

  test('one sum that does not hold leaves the figures of the others as they are too', () => {
    const values = { a: 1.45, b: 2.4, c: 3.85, one: 1, two: 2, three: 4 };
    const right = sum('c', 'a', 'b');
    const alone = { a: 1, b: 2, c: 4 };
    expect(printed(values, [right])).toMatchObject({ a: 2, b: 2, c: 4 });
    expect(printed(values, [right, sum('three', 'one', 'two')])).toMatchObject(alone);
    expect(printed({ ...values, three: 2 }, [right, sum('three', 'one', 'two')])).toMatchObject(
      alone,
    );
  });

  test('what binary arithmetic leaves of a great whole number is no fraction that could yield', () => {
    const values = { great: 1e12 + 0.004, b: 7, total: 1e12 + 8.6 };
    expect(printed(values, [sum('total', 'great', 'b')])).toEqual({
      great: 1e12,
      b: 7,
      total: 1e12 + 9,
    });
  });

  test('a billionth, and a hundredth of a billion, is what binary arithmetic leaves; more is a fraction', () => {
    const yields = (part: number, total: number): boolean =>
      printed({ part, total }, [sum('total', 'part')])['part'] === total;
    expect(yields(5 + 0.995e-9, 6)).toBe(false);
    expect(yields(5 + 1.005e-9, 6)).toBe(true);
    // 81 and 82 of 8,192 are the numbers of binary on both sides of a hundredth.
    expect(yields(1e12 + 81 / 8192, 1e12 + 1)).toBe(false);
    expect(yields(1e12 + 82 / 8192, 1e12 + 1)).toBe(true);
  });

  test('a sum with a part that is not printed is no sum, and no figure is a negative zero', () => {
    expect(printed({ a: 3.4, total: 7.3 }, [sum('total', 'a', 'missing')])).toEqual({
      a: 3,
      total: 7,
    });
    expect(printed({ a: -0.4 }, [])).toEqual({ a: 0 });
  });
});

const amount = fc.oneof(
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.integer({ min: -1_000, max: 1_000 }),
  fc.integer({ min: -1_000, max: 1_000 }).map((value) => value / 2),
);

test('every chain of totals adds up, and no figure is printed a unit or more from itself', () => {
  const chain = fc.array(
    fc.array(fc.tuple(amount, fc.constantFrom(1 as const, -1 as const)), {
      minLength: 1,
      maxLength: 8,
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(amount, chain, (start, links) => {
      const values = new Map([['total0', start]]);
      const sums = links.map((link, place): PrintedSum => {
        const before = `total${String(place)}`;
        const parts = link.map(([value, sign], at) => {
          const id = `${String(place)}.${String(at)}`;
          values.set(id, value);
          return { id, sign, value };
        });
        const total = parts.reduce(
          (reached, { sign, value }) => reached + sign * value,
          values.get(before) ?? 0,
        );
        values.set(`total${String(place + 1)}`, total);
        return {
          total: `total${String(place + 1)}`,
          parts: [{ id: before, sign: 1 }, ...parts.map(({ id, sign }) => ({ id, sign }))],
        };
      });
      const figures = addUp(values, sums, whole);
      for (const { total, parts } of sums) {
        const reached = parts.reduce((of, { id, sign }) => of + sign * (figures.get(id) ?? 0), 0);
        expect(reached - (figures.get(total) ?? Number.NaN)).toBeCloseTo(0, 12);
      }
      for (const [id, value] of values) {
        expect(Math.abs((figures.get(id) ?? Number.NaN) - value)).toBeLessThan(1 + 1e-6);
      }
    }),
    { numRuns: 300 },
  );
});
