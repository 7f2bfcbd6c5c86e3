import { issuesWithoutResult, outOfRange } from '../company/issues-without-result.ts';
import {
  centralEquityOf,
  moveBaseOf,
  moveDrivers,
  usedMovableDrivers,
  type DriverMove,
  type MovableDriver,
} from '../moves/move-driver.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';

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
 * What the central equity value, after its discounts, would be with two drivers moved, each by its own steps (shifts,
 * in the driver's unit). Null while the valuation has no result, when a driver is not in use, or when both axes move
 * the same one; `sensitivityByDriversIssues` says which.
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

/** Why there is no table: issues of the valuation, or at an axis' driver or one of its steps; empty when there is. */
export const sensitivityByDriversIssues = (
  inputs: ValuationInputs,
  rows: SensitivityAxis,
  columns: SensitivityAxis,
): ValuationIssue[] => {
  const used = usedMovableDrivers(inputs);
  const isUsed = ({ driver }: SensitivityAxis): boolean => used.includes(driver);
  const isAnother = rows.driver !== columns.driver;
  const stepIssues = (axis: string, { steps }: SensitivityAxis): ValuationIssue[] =>
    steps.flatMap((step, at) => (Number.isFinite(step) ? [] : [outOfRange(`${axis}.steps.${at}`)]));
  return [
    ...issuesWithoutResult(inputs),
    ...(isUsed(rows) ? [] : [outOfRange('rows.driver')]),
    ...(isUsed(columns) && isAnother ? [] : [outOfRange('columns.driver')]),
    ...stepIssues('rows', rows),
    ...stepIssues('columns', columns),
  ];
};
