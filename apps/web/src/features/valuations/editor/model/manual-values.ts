import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { type DriverName, driverNames } from '@valia/valuation/valuation-inputs.ts';
import { baseYear } from './account-years.ts';
import { pathValue } from './driver-edits.ts';

export interface ManualValue {
  driver: DriverName;
  year: number;
  value: number;
  calculated: number | null;
  reason: string;
}

/** Every manual value of the projection, by driver and year. */
export const manualValues = (document: ValuationDocument): ManualValue[] =>
  driverNames.flatMap((driver) => {
    const { path, overrides } = document.projection.drivers[driver];
    return overrides.map(({ year, value, reason }) => ({
      driver,
      year,
      value,
      reason,
      calculated: pathValue(path, year - baseYear(document)),
    }));
  });
