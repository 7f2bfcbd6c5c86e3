import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { type DriverName, driverNames } from '@valia/valuation/valuation-inputs.ts';
import { baseYear } from './account-years.ts';
import { pathValue, setDriverYear } from './driver-edits.ts';
import { readField, readNumber, writeField } from './write-field.ts';

const isDriverName = (name: string): name is DriverName =>
  (driverNames as readonly string[]).includes(name);

/** The path of a cell that holds one year of a driver, whichever form the driver has. */
export const driverCellPath = (name: DriverName, year: number): string =>
  `projection.drivers.${name}.years.${String(year)}`;

/** The path of a cell that holds one year of a normalisation. */
export const adjustmentCellPath = (index: number, year: number): string =>
  `adjustments.${String(index)}.years.${String(year)}`;

const driverCell = (path: string): { name: DriverName; year: number } | null => {
  const match = /^projection\.drivers\.(\w+)\.years\.(\d+)$/u.exec(path);
  const name = match?.[1] ?? '';
  return match !== null && isDriverName(name) ? { name, year: Number(match[2]) } : null;
};

const adjustmentCell = (path: string): { index: number; year: number } | null => {
  const match = /^adjustments\.(\d+)\.years\.(\d+)$/u.exec(path);
  return match === null ? null : { index: Number(match[1]), year: Number(match[2]) };
};

/** What a driver is in a year: its manual value, else what its path gives. */
export const driverYear = (
  document: ValuationDocument,
  name: DriverName,
  year: number,
): number | null => {
  const driver = document.projection.drivers[name];
  const manual = driver.overrides.find((override) => override.year === year);
  return manual === undefined ? pathValue(driver.path, year - baseYear(document)) : manual.value;
};

/** A field's value; a cell's path answers with the cell's. */
export const fieldValue = (document: ValuationDocument, path: string): unknown => {
  const driver = driverCell(path);
  if (driver !== null) return driverYear(document, driver.name, driver.year);
  const cell = adjustmentCell(path);
  if (cell === null) return readField(document, path);
  const amounts = document.adjustments[cell.index]?.amounts ?? [];
  return amounts.find(({ year }) => year === cell.year)?.amount ?? null;
};

const setAdjustmentYear = (
  document: ValuationDocument,
  index: number,
  year: number,
  amount: number | null,
) => {
  const kept = (document.adjustments[index]?.amounts ?? []).filter((entry) => entry.year !== year);
  const amounts =
    amount === null ? kept : [...kept, { year, amount }].toSorted((a, b) => a.year - b.year);
  return writeField(document, `adjustments.${String(index)}.amounts`, amounts);
};

/** As `writeField`, for a cell's path too. */
export const writeCell = (
  document: ValuationDocument,
  path: string,
  value: unknown,
): ValuationDocument => {
  const number = typeof value === 'number' ? value : null;
  const driver = driverCell(path);
  if (driver !== null) return setDriverYear(document, driver.name, driver.year, number);
  const cell = adjustmentCell(path);
  if (cell !== null) return setAdjustmentYear(document, cell.index, cell.year, number);
  return writeField(document, path, value);
};

/** Where the schema's issues of a cell are found. */
export const schemaPath = (path: string): string => path.replace(/\.years\.\d{4}$/u, '');

/** The cell that edits a field: the year of a driver or of a normalisation has one of its own. */
export const cellOfField = (path: string, document: ValuationDocument): string => {
  const value = /^projection\.drivers\.(\w+)\.path\.values\.(\d+)$/u.exec(path);
  if (value !== null && isDriverName(value[1] ?? '')) {
    return `projection.drivers.${value[1] ?? ''}.years.${String(baseYear(document) + 1 + Number(value[2]))}`;
  }
  const manual = /^(projection\.drivers\.\w+)\.overrides\.\d+/u.exec(path);
  const amount = /^(adjustments\.\d+)\.amounts\.\d+/u.exec(path);
  const entry = manual ?? amount;
  const year = entry === null ? null : readNumber(document, `${entry[0]}.year`);
  return entry === null || year === null ? path : `${entry[1] ?? ''}.years.${String(year)}`;
};
