import { describe, expect, it } from 'vitest';
import {
  addComparables,
  comparableOfField,
  comparablesOf,
  comparableSpread,
  maxComparableRows,
  removeComparable,
} from './comparable-edits.ts';
import { movedPath } from '../valuation-cells/moved-path.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const uuid = (place: number): string =>
  `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const withMultiples = (...multiples: number[]) =>
  multiples.reduce(
    (document, multiple, place) =>
      writeField(document, `multiples.comparables.${String(place)}.evToEbitda`, multiple),
    addComparables(
      workedExample,
      multiples.map((_, place) => uuid(place)),
    ),
  );

describe('own comparables', () => {
  it('are added up to what a document takes, and leave no empty list behind', () => {
    const many = addComparables(
      workedExample,
      Array.from({ length: maxComparableRows + 5 }, (_, place) => uuid(place)),
    );
    expect(comparablesOf(many)).toHaveLength(maxComparableRows);
    expect(addComparables(many, [uuid(99)])).toBe(many);
    expect(removeComparable(addComparables(workedExample, [uuid(1)]), uuid(1))).toEqual(
      workedExample,
    );
  });

  it('below five go from the lowest to the highest, from five on from quartile to quartile', () => {
    expect(comparableSpread(withMultiples(8, 5, 6, 7), 'evToEbitda', -0.5)).toMatchObject({
      range: { low: 5, central: 6.5, high: 8 },
      quartiles: false,
    });
    expect(comparableSpread(withMultiples(8, 5, 6, 7, 9), 'evToEbitda', -0.5)).toMatchObject({
      range: { low: 6, central: 7, high: 8 },
      quartiles: true,
    });
  });

  it('where listed companies stand beside deals, those listed compare after the size step', () => {
    const typed = writeField(
      withMultiples(12, 10, 5),
      'multiples.comparables.2.type',
      'private-deal',
    );
    expect(comparableSpread(typed, 'evToEbitda', -0.4)).toMatchObject({
      values: [{ value: 5 }, { value: 6 }, { value: expect.closeTo(7.2, 9) as number }],
      range: { low: 5, central: 6, high: expect.closeTo(7.2, 9) as number },
      isMixed: true,
    });
    const deals = removeComparable(removeComparable(typed, uuid(0)), uuid(1));
    expect(comparableSpread(deals, 'evToEbitda', -0.4).range?.central).toBe(5);
  });

  it('left out, or without this multiple, does not count', () => {
    const out = writeField(withMultiples(5, 6, 9), 'multiples.comparables.2.included', false);
    expect(comparableSpread(out, 'evToEbitda', -0.5).values.map(({ value }) => value)).toEqual([
      5, 6,
    ]);
    expect(comparableSpread(out, 'evToSales', -0.5)).toMatchObject({ values: [], range: null });
  });

  it('what is wrong in one moves with it when another goes', () => {
    const three = withMultiples(5, 6, 9);
    const two = removeComparable(three, uuid(0));
    const at = (place: number) => `multiples.comparables.${String(place)}.evToEbitda`;
    expect(movedPath(at(2), three, two)).toBe(at(1));
    expect(movedPath(at(0), three, two)).toBeNull();
    expect(comparableOfField(two, at(1))?.id).toBe(uuid(2));
    expect(comparableOfField(two, 'multiples.evToEbitda.low')).toBeNull();
  });
});
