import {
  centralEquityOf,
  moveBaseOf,
  moveDrivers,
  usedMovableDrivers,
  type DriverMove,
  type MovableDriver,
} from './move-driver.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

/** One axis: a driver and the steps it is moved by; a step of 0 is the base case. */
export interface SensitivityAxis {
  driver: MovableDriver;
  steps: readonly number[];
}

/** Central equity value of the whole valuation by two drivers; null where a case has no value. */
export interface DriverSensitivity {
  rowDriver: MovableDriver;
  columnDriver: MovableDriver;
  equity: (number | null)[][];
}

/**
 * What the central equity value would be with two drivers moved, each by its own steps (shifts, in the driver's unit).
 * Null while the valuation has no result, or when a driver does not count in it or stands on both axes.
 */
export const sensitivityByDrivers = (
  inputs: ValuationInputs,
  rows: SensitivityAxis,
  columns: SensitivityAxis,
): DriverSensitivity | null => {
  const base = moveBaseOf(inputs, valueCompany(inputs));
  const used = usedMovableDrivers(inputs);
  const known = used.includes(rows.driver) && used.includes(columns.driver);
  if (base === null || !known || rows.driver === columns.driver) return null;
  const shift = (driver: MovableDriver, amount: number): DriverMove[] =>
    amount === 0 ? [] : [{ driver, apply: 'shift', amount }];
  const equity = rows.steps.map((row) =>
    columns.steps.map((column) => {
      const moves = [...shift(rows.driver, row), ...shift(columns.driver, column)];
      return centralEquityOf(moveDrivers(base, moves));
    }),
  );
  return { rowDriver: rows.driver, columnDriver: columns.driver, equity };
};
