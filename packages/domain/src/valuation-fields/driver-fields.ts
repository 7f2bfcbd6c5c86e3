import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { driverNames } from '@valia/valuation/valuation-inputs.ts';
import { readField, writeField } from './write-field.ts';

/**
 * The fields of a document that can contain a driver. Those outside `projection.drivers` exist only when they are
 * chosen.
 */
export const driverFields = [
  ...driverNames.map((name) => `projection.drivers.${name}` as const),
  'projection.ebitMargin',
  'projection.workingCapital.amount',
  'projection.workingCapital.inventoryDays',
  'projection.workingCapital.receivableDays',
  'projection.workingCapital.payableDays',
  'projection.reinvestment.salesToCapital',
  'costOfCapital.path',
] as const;
export type DriverField = (typeof driverFields)[number];
export type Driver = ValuationDocument['projection']['drivers']['taxRate'];

export const isDriverField = (path: string): path is DriverField =>
  (driverFields as readonly string[]).includes(path);

/** The driver at a field; null when that option is not chosen. */
export const driverAt = (document: ValuationDocument, field: DriverField): Driver | null => {
  const found = readField(document, field);
  // By the schema, each of these fields contains either a driver or nothing.
  return typeof found === 'object' ? (found as Driver) : null;
};

/** The document with all its drivers changed. */
export const withEachDriver = (
  document: ValuationDocument,
  change: (driver: Driver) => Driver,
): ValuationDocument => {
  let changed = document;
  for (const field of driverFields) {
    const driver = driverAt(document, field);
    if (driver !== null) changed = writeField(changed, field, change(driver));
  }
  return changed;
};
