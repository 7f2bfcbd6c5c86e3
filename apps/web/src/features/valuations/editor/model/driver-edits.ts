import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { DriverName, DriverPath } from '@valia/valuation/valuation-inputs.ts';
import { baseYear } from './account-years.ts';

type Driver = ValuationDocument['projection']['drivers'][DriverName];

const withDriver = (
  document: ValuationDocument,
  name: DriverName,
  driver: Driver,
): ValuationDocument => ({
  ...document,
  projection: {
    ...document.projection,
    drivers: { ...document.projection.drivers, [name]: driver },
  },
});

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
  name: DriverName,
  kind: DriverPath['kind'],
): ValuationDocument => {
  const driver = document.projection.drivers[name];
  if (driver.path.kind === kind) return document;
  const years = document.projection.years;
  const values = Array.from({ length: years }, (_, index) => pathValue(driver.path, index + 1));
  const first = values[0] ?? null;
  const last = values.at(-1) ?? first;
  const paths: Record<DriverPath['kind'], Driver['path']> = {
    constant: { kind: 'constant', value: first },
    fade: { kind: 'fade', start: first, end: last, holdYears: 1, reachYear: Math.max(years, 2) },
    'per-year': { kind: 'per-year', values },
  };
  return withDriver(document, name, { ...driver, path: paths[kind] });
};

/** A year's value: in a year-by-year driver its own, else a manual value over what the path gives. */
export const setDriverYear = (
  document: ValuationDocument,
  name: DriverName,
  year: number,
  value: number | null,
): ValuationDocument => {
  const driver = document.projection.drivers[name];
  const index = year - baseYear(document) - 1;
  const manual = driver.overrides.find((override) => override.year === year);
  if (driver.path.kind === 'per-year' && manual === undefined) {
    const values = Array.from(
      { length: Math.max(driver.path.values.length, index + 1) },
      (_, position) =>
        (driver.path.kind === 'per-year' ? driver.path.values[position] : undefined) ?? null,
    );
    values[index] = value;
    return withDriver(document, name, { ...driver, path: { kind: 'per-year', values } });
  }
  const others = driver.overrides.filter((override) => override.year !== year);
  if (value === null) return withDriver(document, name, { ...driver, overrides: others });
  const overrides = [...others, { year, value, reason: manual?.reason ?? '' }];
  return withDriver(document, name, {
    ...driver,
    overrides: overrides.toSorted((a, b) => a.year - b.year),
  });
};

/** The reason of a manual value, which the report prints. */
export const setOverrideReason = (
  document: ValuationDocument,
  name: DriverName,
  year: number,
  reason: string,
): ValuationDocument => {
  const driver = document.projection.drivers[name];
  const overrides = driver.overrides.map((override) =>
    override.year === year ? { ...override, reason } : override,
  );
  return withDriver(document, name, { ...driver, overrides });
};

/** 1 to 15 projected years; year-by-year drivers go on with their last value, manual values past the end go. */
export const setProjectedYears = (
  document: ValuationDocument,
  years: number,
): ValuationDocument => {
  const last = baseYear(document) + years;
  const drivers = Object.fromEntries(
    Object.entries(document.projection.drivers).map(([name, driver]) => {
      const overrides = driver.overrides.filter(({ year }) => year <= last);
      if (driver.path.kind !== 'per-year') return [name, { ...driver, overrides }];
      const { values } = driver.path;
      const continued = Array.from(
        { length: years },
        (_, index) => values[index] ?? values.at(-1) ?? null,
      );
      return [name, { path: { kind: 'per-year', values: continued }, overrides }];
    }),
  ) as ValuationDocument['projection']['drivers'];
  return { ...document, projection: { years, drivers } };
};
