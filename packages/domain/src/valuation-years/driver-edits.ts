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

/** The path's own value for the t-th projected year (t = 1…n), before any manual value. */
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

/** The same figures in another form: a constant is repeated, a list keeps its ends. Manual values remain. */
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

/** Whether the rates of the law replace the values of the tax driver's path, so that only manual years are used. */
export const isPathUnused = (document: ValuationDocument, field: DriverField): boolean =>
  field === 'projection.drivers.taxRate' && document.projection.spanishTax !== undefined;

const blankYears = ({ projection }: ValuationDocument): null[] =>
  Array.from({ length: projection.years }, () => null);

/** Whether a driver is empty: then a typed value is the plan itself and not an exception from one. */
const isBlank = ({ path, overrides }: Driver): boolean =>
  path.kind === 'constant' && path.value === null && overrides.length === 0;

/** Manual values in every year, all without a reason, become a year-by-year driver. */
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
 * Sets the value of a year: in a year-by-year driver directly, otherwise as a manual value that replaces the path's.
 * The first value of an empty driver, or manual values in all years, convert it to year by year.
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

/** Year-by-year values for that number of years: additional years repeat the last value, a blank remains blank. */
export const extendYearlyValues = (
  values: readonly (number | null)[],
  years: number,
): (number | null)[] =>
  Array.from({ length: years }, (_, index) => values[Math.min(index, values.length - 1)] ?? null);

/**
 * Sets 1 to 15 projected years; year-by-year drivers continue with their last value, manual values after the end are
 * removed.
 */
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
      path: { ...path, values: extendYearlyValues(path.values, years) },
      overrides,
    };
  });
  return { ...changed, projection: { ...changed.projection, years } };
};
