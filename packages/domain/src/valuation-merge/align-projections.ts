import { keyedPath, indexedPath } from '../valuations/document/document-leaves.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear } from '../valuation-years/account-years.ts';
import { extendYearlyValues, pathValue } from '../valuation-years/driver-edits.ts';
import { type Driver, driverAt, driverFields } from '../valuation-fields/driver-fields.ts';
import { alignDriverForms } from './align-driver-forms.ts';
import { placeSources } from './merge-sources.ts';
import { writeField } from '../valuation-fields/write-field.ts';

type Three = [ValuationDocument, ValuationDocument, ValuationDocument];

/**
 * A driver's value in each year: a driver with yearly values continues with its last value, any other ends with the
 * projection.
 */
const givenValues = (
  { path }: Driver,
  { projection }: ValuationDocument,
  years: number,
): (number | null)[] =>
  path.kind === 'per-year'
    ? extendYearlyValues(path.values, years)
    : Array.from({ length: projection.years }, (_, index) => pathValue(path, index + 1));

const driverOver = (
  driver: Driver,
  before: readonly (number | null)[],
  years: number,
): Driver['path'] => {
  const { path } = driver;
  if (path.kind !== 'per-year') return path;
  const values = [...path.values, ...before.slice(path.values.length)];
  return { ...path, values: extendYearlyValues(values, years) };
};

/** Sources of `base` whose figures are missing in `document` but exist in `changed`. */
const sourcesBackIn = (
  changed: ValuationDocument,
  document: ValuationDocument,
  base: ValuationDocument,
): ValuationDocument['sources'] =>
  Object.fromEntries(
    Object.entries(base.sources).flatMap(([field, note]) => {
      const keys = keyedPath(base, field);
      if (keys === null || indexedPath(document, keys) !== null) return [];
      const placed = indexedPath(changed, keys);
      return placed === null ? [] : [[placed, note]];
    }),
  );

/** A document extended to a number of projected years; missing years are taken from `base`. */
const overYears = (
  document: ValuationDocument,
  base: ValuationDocument,
  years: number,
): ValuationDocument => {
  const first = baseYear(document);
  const last = first + document.projection.years;
  let changed = document;
  for (const field of driverFields) {
    const driver = driverAt(document, field);
    if (driver === null) continue;
    const before = driverAt(base, field);
    const given = before === null ? [] : givenValues(before, base, years);
    const left = before?.overrides.filter(({ year }) => year > last) ?? [];
    changed = writeField(changed, field, {
      ...driver,
      path: driverOver(driver, given, years),
      overrides: [
        ...driver.overrides.filter(({ year }) => year <= Math.min(last, first + years)),
        ...left.filter(({ year }) => year <= first + years),
      ],
    });
  }
  const sources = {
    ...sourcesBackIn(changed, document, base),
    ...placeSources(changed, document),
  };
  return { ...changed, sources };
};

/**
 * The three documents with the projected years of the merged one, so that a year missing in one user's projection is
 * not treated as a removal of figures.
 */
export const alignProjections = (...[base, mine, theirs]: Three): Three => {
  const isMine = mine.projection.years !== base.projection.years;
  const { years } = (isMine ? mine : theirs).projection;
  const start = alignDriverForms(base, mine, theirs);
  return [
    overYears(start, start, years),
    overYears(mine, start, years),
    overYears(theirs, start, years),
  ];
};
