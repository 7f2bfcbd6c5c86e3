import { issuesWithoutResult, outOfRange } from '../company/issues-without-result.ts';
import { findRoot, type Bracket } from '../root-finding/find-root.ts';
import {
  centralEquityOf,
  moveBaseOf,
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

/** How far each driver may be moved from its base value, in its own unit; the EBITDA by its own amount, relatively. */
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
  /** What the driver has to be moved by, in its own unit and every year; money for the EBITDA. */
  shift: number;
  /** Central equity value of the moved case, valued anew; money. */
  equityValue: number;
}

/** How far from the price an equity value may end up by rounding alone, as a share of the amounts that make it up. */
const rounding = 1e-9;

/**
 * The reverse view: by how much one driver has to move for the central equity value, after its discounts, to equal a
 * price (money). The answer nearest to the base case; a jump past the price is none. Null when there is no answer
 * within reach, no result, or the driver is not in use; `solveDriverIssues` says which.
 */
export const solveDriver = (
  inputs: ValuationInputs,
  driver: MovableDriver,
  price: number,
): DriverSolution | null => {
  const outcome = valueCompany(inputs);
  const base = moveBaseOf(inputs, outcome);
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

/** Why a driver cannot make the price: issues of the valuation, or at `driver` or `price`; empty when it can. */
export const solveDriverIssues = (
  inputs: ValuationInputs,
  driver: MovableDriver,
  price: number,
): ValuationIssue[] => {
  const blocking = issuesWithoutResult(inputs);
  if (blocking.length > 0) return blocking;
  if (!usedMovableDrivers(inputs).includes(driver)) return [outOfRange('driver')];
  if (!Number.isFinite(price)) return [outOfRange('price')];
  return solveDriver(inputs, driver, price) === null ? [outOfRange('price', { price })] : [];
};
