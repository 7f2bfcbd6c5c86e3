import { issuesWithoutResult, outOfRangeIssue } from '../company/issues-without-result.ts';
import {
  centralEquityOf,
  toMoveBase,
  moveDrivers,
  usedMovableDrivers,
  type DriverMove,
  type MovableDriver,
} from '../moves/move-driver.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';

/** One axis: a driver and the amounts by which it is moved; an amount of 0 is the base case. */
export interface SensitivityAxis {
  driver: MovableDriver;
  steps: readonly number[];
}

/** Central equity value of the whole valuation for each combination of two drivers; null for a case without a value. */
export interface DriverSensitivity {
  rowDriver: MovableDriver;
  columnDriver: MovableDriver;
  equity: (number | null)[][];
}

/**
 * The central equity value after discounts with two drivers moved, each by its own amounts (shifts, in the driver's
 * unit). Null when the valuation has no result, a driver is not in use, or both axes move the same driver;
 * `sensitivityByDriversIssues` returns the reason.
 */
export const sensitivityByDrivers = (
  inputs: ValuationInputs,
  rows: SensitivityAxis,
  columns: SensitivityAxis,
): DriverSensitivity | null => {
  const base = toMoveBase(inputs, valueCompany(inputs));
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

/**
 * The reasons why there is no table: issues of the valuation, of an axis' driver or of one of its amounts; empty when
 * there is a table.
 */
export const sensitivityByDriversIssues = (
  inputs: ValuationInputs,
  rows: SensitivityAxis,
  columns: SensitivityAxis,
): ValuationIssue[] => {
  const used = usedMovableDrivers(inputs);
  const isUsed = ({ driver }: SensitivityAxis): boolean => used.includes(driver);
  const isAnother = rows.driver !== columns.driver;
  const stepIssues = (axis: string, { steps }: SensitivityAxis): ValuationIssue[] =>
    steps.flatMap((step, at) =>
      Number.isFinite(step) ? [] : [outOfRangeIssue(`${axis}.steps.${at}`)],
    );
  return [
    ...issuesWithoutResult(inputs),
    ...(isUsed(rows) ? [] : [outOfRangeIssue('rows.driver')]),
    ...(isUsed(columns) && isAnother ? [] : [outOfRangeIssue('columns.driver')]),
    ...stepIssues('rows', rows),
    ...stepIssues('columns', columns),
  ];
};
