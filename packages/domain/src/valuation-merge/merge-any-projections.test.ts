import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { expect, it } from 'vitest';
import { baseYear, projectedYears } from '../valuation-years/account-years.ts';
import { driverYearValue } from '../valuation-cells/cell-paths.ts';
import {
  changeDriverKind,
  setDriverYear,
  setProjectedYears,
} from '../valuation-years/driver-edits.ts';
import { type DriverField } from '../valuation-fields/driver-fields.ts';
import { mergeDocuments } from './merge-documents.ts';
import { lostPaths } from '../testing/lost-paths.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

type Random = ReturnType<typeof seededRandom>;

const fields = [
  'projection.drivers.revenueGrowth',
  'projection.drivers.taxRate',
  'projection.workingCapital.amount',
  'costOfCapital.path',
] as const satisfies readonly DriverField[];

const driver = { path: { kind: 'per-year', values: [0.1, 0.1, 0.1, 0.1, 0.1] }, overrides: [] };
const start = writeField(
  writeField(workedExample, 'projection.workingCapital', { basis: 'amount', amount: driver }),
  'costOfCapital.path',
  driver,
);

/** Returns a figure that no other change uses, so that a figure in a wrong year or driver is detected. */
let figures = 0;
const nextFigure = (): number => {
  figures += 1;
  return figures / 10_000;
};

const edited = (document: ValuationDocument, random: Random): ValuationDocument => {
  let changed = document;
  for (let edit = random(5); edit >= 0; edit -= 1) {
    const years = projectedYears(changed);
    const [field, year] = [fields[random(fields.length)], years[random(years.length)]];
    if (random(3) === 0) changed = setProjectedYears(changed, 1 + random(9));
    else if (field !== undefined && year !== undefined)
      changed = setDriverYear(changed, field, year, nextFigure());
  }
  return changed;
};

/** A driver's figure in a year; the previous one for a year that the version does not have. */
const figureIn = (
  document: ValuationDocument,
  base: ValuationDocument,
  field: DriverField,
  year: number,
): number | null => {
  const has = projectedYears(document).includes(year);
  const longest = year - baseYear(base);
  return has
    ? driverYearValue(document, field, year)
    : driverYearValue(
        base.projection.years < longest ? setProjectedYears(base, longest) : base,
        field,
        year,
      );
};

const versions = (seed: number) => {
  const random = seededRandom(seed);
  const base = edited(
    random(2) === 0 ? changeDriverKind(start, fields[1], 'per-year') : start,
    random,
  );
  const [mine, theirs] = [edited(base, random), edited(base, random)];
  return { seed, base, mine, theirs, merged: mergeDocuments(base, mine, theirs) };
};
const cases = Array.from({ length: 40 }, (_, index) => versions(index + 1));

it('no figure that one of us changed is lost, and none stands in another year', () => {
  const wrong = cases.flatMap(({ seed, base, mine, theirs, merged }) =>
    fields.flatMap((field) =>
      projectedYears(merged).flatMap((year) => {
        const [was, my, their] = [base, mine, theirs].map((one) =>
          figureIn(one, base, field, year),
        );
        const [expected, found] = [my === was ? their : my, driverYearValue(merged, field, year)];
        return found === expected ? [] : [{ seed, field, year, expected, found }];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it('every figure of a year that is projected no more is named', () => {
  const unnamed = cases.flatMap(({ seed, base, mine, theirs, merged }) =>
    [mine, theirs].flatMap((one) => {
      const gone = projectedYears(one).slice(merged.projection.years);
      const lost = gone.length === 0 ? [] : lostPaths(base, one, merged);
      return fields.flatMap((field) => {
        const typed = gone.filter(
          (year) => driverYearValue(one, field, year) !== figureIn(base, base, field, year),
        );
        const named = lost.filter((path) => path.startsWith(field));
        return named.length < typed.length ? [{ seed, field, typed, named }] : [];
      });
    }),
  );
  expect(unnamed).toEqual([]);
});
