import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear } from './account-years.ts';
import { isPathUnused, pathValue } from './driver-edits.ts';
import { driverAt, type DriverField, driverFields } from '../valuation-fields/driver-fields.ts';

export interface ManualValue {
  driver: DriverField;
  year: number;
  value: number;
  calculated: number | null;
  reason: string;
}

/** Every manual value of the projection, by driver and year. */
export const manualValues = (document: ValuationDocument): ManualValue[] =>
  driverFields.flatMap((driver) => {
    const { path, overrides } = driverAt(document, driver) ?? { path: null, overrides: [] };
    return overrides.map(({ year, value, reason }) => ({
      driver,
      year,
      value,
      reason,
      calculated:
        path === null || isPathUnused(document, driver)
          ? null
          : pathValue(path, year - baseYear(document)),
    }));
  });
