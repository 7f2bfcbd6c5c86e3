import { findRoot, type Bracket } from './find-root.ts';
import {
  centralEquityOf,
  moveBaseOf,
  moveDriver,
  usedMovableDrivers,
  type MovableDriver,
} from './move-driver.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

/** How far each driver may be moved from its base value, in its own unit; the EBITDA by its own amount, relatively. */
const reach: Record<MovableDriver, Bracket> = {
  revenueGrowth: { low: -0.5, high: 1 },
  ebitdaMargin: { low: -1, high: 1 },
  depreciationToRevenue: { low: -0.5, high: 0.5 },
  capitalExpenditureToRevenue: { low: -0.5, high: 0.5 },
  netWorkingCapitalToRevenue: { low: -1, high: 1 },
  taxRate: { low: -1, high: 1 },
  weightedAverageCostOfCapital: { low: -0.5, high: 1 },
  terminalGrowth: { low: -0.5, high: 0.5 },
  exitMultiple: { low: -50, high: 100 },
  evToEbitda: { low: -50, high: 100 },
  sizeStep: { low: -1, high: 1 },
  normalisedEbitda: { low: -10, high: 10 },
};

export interface DriverSolution {
  driver: MovableDriver;
  /** What the driver has to be moved by, in its own unit and every year; money for the EBITDA. */
  shift: number;
  /** Central equity value of the moved case, valued anew; money. */
  equityValue: number;
}

/**
 * The reverse view: by how much one driver has to move for the central equity value to be a price (money). The answer
 * nearest to the base case; null when there is none within reach, no result, or the driver does not count.
 */
export const solveDriver = (
  inputs: ValuationInputs,
  driver: MovableDriver,
  price: number,
): DriverSolution | null => {
  const base = moveBaseOf(inputs, valueCompany(inputs));
  if (base === null || !usedMovableDrivers(inputs).includes(driver)) return null;
  const scale = driver === 'normalisedEbitda' ? Math.abs(base.normalisedEbitda) : 1;
  const equityAt = (shift: number): number | null => {
    const moved = moveDriver(inputs, base, { driver, apply: 'shift', amount: shift });
    return centralEquityOf(moved);
  };
  const distanceAt = (shift: number): number | null => {
    const equity = equityAt(shift);
    return equity === null ? null : equity - price;
  };
  const { low, high } = reach[driver];
  const shift = findRoot(distanceAt, { low: low * scale, high: high * scale }, 0);
  const equityValue = shift === null ? null : equityAt(shift);
  return shift === null || equityValue === null ? null : { driver, shift, equityValue };
};
