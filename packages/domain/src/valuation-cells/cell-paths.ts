import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import {
  analysisSchemaPath,
  isAnalysisPath,
  readAnalysisCell,
  writeAnalysisCell,
} from '../valuation-analysis/analysis-cells.ts';
import { withReport } from '../report-blocks/empty-report-contents.ts';
import { chooseTaxOperations } from '../valuation-choices/choose-province.ts';
import { baseYear } from '../valuation-years/account-years.ts';
import {
  isPathUnused,
  pathValue,
  setDriverYear,
  setOverrideReason,
} from '../valuation-years/driver-edits.ts';
import { driverAt, type DriverField, isDriverField } from '../valuation-fields/driver-fields.ts';
import { notePart, writeNotePart } from '../valuation-fields/source-notes.ts';
import { readField, readNumber, writeField } from '../valuation-fields/write-field.ts';

/** The path of the cell with one year of a driver, whichever form the driver has. */
export const driverCellPath = (field: DriverField, year: number): string =>
  `${field}.years.${String(year)}`;

/** The path of the cell with one year of a normalisation. */
export const adjustmentCellPath = (index: number, year: number): string =>
  `adjustments.${String(index)}.years.${String(year)}`;

interface DriverCell {
  field: DriverField;
  year: number;
}

const driverCell = (path: string): DriverCell | null => {
  const [, field = '', year] = /^(.+)\.years\.(\d{4})$/u.exec(path) ?? [];
  return isDriverField(field) ? { field, year: Number(year) } : null;
};

const reasonCell = (path: string): DriverCell | null =>
  path.endsWith('.reason') ? driverCell(path.slice(0, -'.reason'.length)) : null;

const adjustmentCell = (path: string): { index: number; year: number } | null => {
  const match = /^adjustments\.(\d+)\.years\.(\d+)$/u.exec(path);
  return match === null ? null : { index: Number(match[1]), year: Number(match[2]) };
};

const overrideOf = (document: ValuationDocument, { field, year }: DriverCell) =>
  driverAt(document, field)?.overrides.find((override) => override.year === year);

/** A driver's value in a year: its manual value, otherwise the value of its path when the path is used. */
export const driverYearValue = (
  document: ValuationDocument,
  field: DriverField,
  year: number,
): number | null => {
  const manual = overrideOf(document, { field, year });
  if (manual !== undefined) return manual.value;
  const path = driverAt(document, field)?.path;
  return path === undefined || isPathUnused(document, field)
    ? null
    : pathValue(path, year - baseYear(document));
};

/** The value of a field; for the path of a cell, the value of the cell. */
export const fieldValue = (document: ValuationDocument, path: string): unknown => {
  const note = notePart(path);
  if (note !== null) return document.sources[note.field]?.[note.part] ?? null;
  if (isAnalysisPath(path)) return readAnalysisCell(document, path);
  const reason = reasonCell(path);
  if (reason !== null) return overrideOf(document, reason)?.reason ?? '';
  const driver = driverCell(path);
  if (driver !== null) return driverYearValue(document, driver.field, driver.year);
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
  const before = document.adjustments[index]?.amounts ?? [];
  const others = before.filter((entry) => entry.year !== year);
  const written = before.find((entry) => entry.year === year);
  const amounts =
    amount === null
      ? others
      : [...others, { ...written, year, amount }].toSorted((a, b) => a.year - b.year);
  return writeField(document, `adjustments.${String(index)}.amounts`, amounts);
};

/** Options that consist of one figure: typing it selects the option, emptying it removes the key. */
const optionalField =
  /^(?:balanceDate|adjustments\.\d+\.support|terminal\.(?:returnOnCapital|ebitMargin|taxRate)|multiples\.comparables\.\d+\.type|costOfCapital\.(?:cashToFirmValue|syntheticRating\.leaseInterest))$/u;

export const isOptionalField = (path: string): boolean => optionalField.test(path);

/** The same as `writeField`, also for the path of a cell. */
export const writeCell = (
  document: ValuationDocument,
  path: string,
  value: unknown,
): ValuationDocument => {
  const text = typeof value === 'string' ? value : null;
  const note = notePart(path);
  if (note !== null) return writeNotePart(document, note, text);
  if (isAnalysisPath(path)) return writeAnalysisCell(document, path, value);
  const reason = reasonCell(path);
  if (reason !== null) return setOverrideReason(document, reason.field, reason.year, text ?? '');
  const number = typeof value === 'number' ? value : null;
  const driver = driverCell(path);
  if (driver !== null) return setDriverYear(document, driver.field, driver.year, number);
  const cell = adjustmentCell(path);
  if (cell !== null) return setAdjustmentYear(document, cell.index, cell.year, number);
  if (path === 'projection.taxOperations.shareElsewhere')
    return chooseTaxOperations(document, { shareElsewhere: number });
  return writeField(
    path.startsWith('report.') ? withReport(document) : document,
    path,
    value === null && isOptionalField(path) ? undefined : value,
  );
};

/** The path at which the schema reports the issues of a cell. */
export const schemaPath = (path: string): string =>
  isAnalysisPath(path)
    ? analysisSchemaPath(path)
    : path.replace(/\.years\.\d{4}(?:\.reason)?$/u, '');

/** The cell that edits a field: each year of a driver or of a normalisation has its own cell. */
export const cellOfField = (path: string, document: ValuationDocument): string => {
  const [, driver = '', index] = /^(.+)\.path\.values\.(\d+)$/u.exec(path) ?? [];
  if (isDriverField(driver)) return driverCellPath(driver, baseYear(document) + 1 + Number(index));
  const manual = /^((?:projection|costOfCapital)\..+)\.overrides\.\d+/u.exec(path);
  const amount = /^(adjustments\.\d+)\.amounts\.\d+/u.exec(path);
  const entry = manual ?? amount;
  const year = entry === null ? null : readNumber(document, `${entry[0]}.year`);
  return entry === null || year === null ? path : `${entry[1] ?? ''}.years.${String(year)}`;
};
