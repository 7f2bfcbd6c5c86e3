import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { DriverPath } from '@valia/valuation/valuation-inputs.ts';
import { baseYear } from './account-years.ts';
import {
  type Driver,
  driverAt,
  type DriverField,
  withEachDriver,
} from '../valuation-fields/driver-fields.ts';
import { writeField } from '../valuation-fields/write-field.ts';

/** What the path alone gives for the t-th projected year (t = 1…n), before any manual value. */
export const pathValue = (path: DriverPath, t: number): number | null => {
  switch (path.kind) {
    case 'constant':
      return path.value;
    case 'per-year':
      return path.values[t - 1] ?? null;
    case 'fade': {
      if (path.start === null || path.end === null) return null;
      if (t <= path.holdYears) return path.start;
      if (t >= path.reachYear) return path.end;
      return (
        path.start +
        ((path.end - path.start) * (t - path.holdYears)) / (path.reachYear - path.holdYears)
      );
    }
  }
};

/** Same figures in another form: a constant repeats, a list keeps its ends. Manual values stay. */
export const changeDriverKind = (
  document: ValuationDocument,
  field: DriverField,
  kind: DriverPath['kind'],
): ValuationDocument => {
  const driver = driverAt(document, field);
  if (driver === null || driver.path.kind === kind) return document;
  const years = document.projection.years;
  const values = Array.from({ length: years }, (_, index) => pathValue(driver.path, index + 1));
  const first = values[0] ?? null;
  const last = values.at(-1) ?? first;
  const paths: Record<DriverPath['kind'], Driver['path']> = {
    constant: { kind: 'constant', value: first },
    fade: { kind: 'fade', start: first, end: last, holdYears: 1, reachYear: Math.max(years, 2) },
    'per-year': { kind: 'per-year', values },
  };
  return writeField(document, field, { ...driver, path: paths[kind] });
};

/** The law's rates take the place of what the tax driver's path gives: only a manual year still counts. */
export const isPathUnused = (document: ValuationDocument, field: DriverField): boolean =>
  field === 'projection.drivers.taxRate' && document.projection.spanishTax !== undefined;

const blankYears = ({ projection }: ValuationDocument): null[] =>
  Array.from({ length: projection.years }, () => null);

/** Nothing was given yet: what is typed is the plan itself, no exception from one. */
const isBlank = ({ path, overrides }: Driver): boolean =>
  path.kind === 'constant' && path.value === null && overrides.length === 0;

/** Manual values without a reason in every year are a plan of its own, year by year. */
const withoutPlanOfOverrides = (document: ValuationDocument, driver: Driver): Driver => {
  const { years } = document.projection;
  const values = Array.from(
    { length: years },
    (_, index) =>
      driver.overrides.find(({ year }) => year === baseYear(document) + 1 + index) ?? null,
  );
  const isPlan = years > 1 && values.every((override) => override?.reason === '');
  return isPlan
    ? {
        ...driver,
        path: { kind: 'per-year', values: values.map((override) => override?.value ?? null) },
        overrides: [],
      }
    : driver;
};

/**
 * A year's value: in a year-by-year driver its own, else a manual value over what the path gives. The first value of a
 * blank driver, and the last manual one of all years, make it year by year.
 */
export const setDriverYear = (
  document: ValuationDocument,
  field: DriverField,
  year: number,
  value: number | null,
): ValuationDocument => {
  const given = driverAt(document, field);
  if (given === null) return document;
  const driver: Driver =
    isBlank(given) && value !== null && !isPathUnused(document, field)
      ? { ...given, path: { kind: 'per-year', values: blankYears(document) }, overrides: [] }
      : given;
  const { path } = driver;
  const index = year - baseYear(document) - 1;
  const manual = driver.overrides.find((override) => override.year === year);
  if (path.kind === 'per-year' && manual === undefined && !isPathUnused(document, field)) {
    const length = Math.max(path.values.length, index + 1);
    const values = Array.from({ length }, (_, position) => path.values[position] ?? null);
    values[index] = value;
    return writeField(document, field, { ...driver, path: { ...path, values } });
  }
  const others = driver.overrides.filter((override) => override.year !== year);
  if (value === null) return writeField(document, field, { ...driver, overrides: others });
  const overrides = [...others, { reason: '', ...manual, year, value }].toSorted(
    (a, b) => a.year - b.year,
  );
  const changed = { ...driver, overrides };
  return writeField(
    document,
    field,
    isPathUnused(document, field) ? changed : withoutPlanOfOverrides(document, changed),
  );
};

/** The reason of a manual value, which the report prints. */
export const setOverrideReason = (
  document: ValuationDocument,
  field: DriverField,
  year: number,
  reason: string,
): ValuationDocument => {
  const driver = driverAt(document, field);
  if (driver === null) return document;
  const overrides = driver.overrides.map((override) =>
    override.year === year ? { ...override, reason } : override,
  );
  return writeField(document, field, { ...driver, overrides });
};

/** Year-by-year values over that many years: further years repeat the last value, a blank stays blank. */
export const continuedValues = (
  values: readonly (number | null)[],
  years: number,
): (number | null)[] =>
  Array.from({ length: years }, (_, index) => values[Math.min(index, values.length - 1)] ?? null);

/** 1 to 15 projected years; year-by-year drivers go on with their last value, manual values past the end go. */
export const setProjectedYears = (
  document: ValuationDocument,
  years: number,
): ValuationDocument => {
  const last = baseYear(document) + years;
  const changed = withEachDriver(document, (driver) => {
    const { path } = driver;
    const overrides = driver.overrides.filter(({ year }) => year <= last);
    if (path.kind !== 'per-year') return { ...driver, overrides };
    return {
      ...driver,
      path: { ...path, values: continuedValues(path.values, years) },
      overrides,
    };
  });
  return { ...changed, projection: { ...changed.projection, years } };
};
