import { issuesWithoutResult, outOfRangeIssue } from '../company/issues-without-result.ts';
import { findRoot, type Bracket } from '../root-finding/find-root.ts';
import {
  centralEquityOf,
  toMoveBase,
  moveDriver,
  usedMovableDrivers,
  type MovableDriver,
} from '../moves/move-driver.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';

const ofRate: Bracket = { low: -0.5, high: 1 };
const ofShare: Bracket = { low: -1, high: 1 };
const ofSmallShare: Bracket = { low: -0.5, high: 0.5 };
const ofMultiple: Bracket = { low: -50, high: 100 };

/**
 * The range in which each driver may be moved from its base value, in its own unit; for EBITDA, relative to its amount.
 */
const reach: Record<MovableDriver, Bracket> = {
  revenueGrowth: ofRate,
  ebitdaMargin: ofShare,
  depreciationToRevenue: ofSmallShare,
  capitalExpenditureToRevenue: ofSmallShare,
  netWorkingCapitalToRevenue: ofShare,
  taxRate: ofShare,
  weightedAverageCostOfCapital: ofRate,
  terminalGrowth: ofSmallShare,
  exitMultiple: ofMultiple,
  evToEbitda: ofMultiple,
  evToEbit: ofMultiple,
  evToSales: ofMultiple,
  priceToEarnings: ofMultiple,
  sizeStep: ofShare,
  normalisedEbitda: { low: -10, high: 10 },
};

export interface DriverSolution {
  driver: MovableDriver;
  /** The amount by which the driver must be moved in every year, in its own unit; money for EBITDA. */
  shift: number;
  /** Central equity value of the moved case, from a new valuation; money. */
  equityValue: number;
}

/**
 * The largest difference between the equity value and the price that rounding alone may cause, as a fraction of the
 * underlying amounts.
 */
const rounding = 1e-9;

/**
 * Solves for the move of one driver at which the central equity value after discounts equals a price (money). Returns
 * the solution nearest to the base case; a jump across the price is none. Null without a solution, a result, or the
 * driver in use; `solveDriverIssues` returns the reason.
 */
export const solveDriver = (
  inputs: ValuationInputs,
  driver: MovableDriver,
  price: number,
): DriverSolution | null => {
  const outcome = valueCompany(inputs);
  const base = toMoveBase(inputs, outcome);
  if (base === null || !usedMovableDrivers(inputs).includes(driver)) return null;
  const scale = driver === 'normalisedEbitda' ? Math.abs(base.normalisedEbitda) : 1;
  const equityAt = (shift: number): number | null => {
    const moved = moveDriver(base.inputs, base, { driver, apply: 'shift', amount: shift });
    return centralEquityOf(moved);
  };
  const distanceAt = (shift: number): number | null => {
    const equity = equityAt(shift);
    return equity === null ? null : equity - price;
  };
  const { low, high } = reach[driver];
  const enterprise = outcome.result?.enterpriseValue.central ?? 0;
  const tolerance = rounding * (Math.abs(price) + Math.abs(enterprise));
  const shift = findRoot(distanceAt, { low: low * scale, high: high * scale }, 0, tolerance);
  if (shift === null) return null;
  const equityValue = equityAt(shift);
  return equityValue === null ? null : { driver, shift, equityValue };
};

/**
 * The reasons why moving a driver cannot reach the price: issues of the valuation, or at `driver` or `price`; empty
 * when it can.
 */
export const solveDriverIssues = (
  inputs: ValuationInputs,
  driver: MovableDriver,
  price: number,
): ValuationIssue[] => {
  const blocking = issuesWithoutResult(inputs);
  if (blocking.length > 0) return blocking;
  if (!usedMovableDrivers(inputs).includes(driver)) return [outOfRangeIssue('driver')];
  if (!Number.isFinite(price)) return [outOfRangeIssue('price')];
  return solveDriver(inputs, driver, price) === null ? [outOfRangeIssue('price', { price })] : [];
};
