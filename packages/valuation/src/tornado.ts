import { issuesWithoutResult, outOfRange } from './issues-without-result.ts';
import {
  centralEquityOf,
  moveBaseOf,
  moveDriver,
  usedMovableDrivers,
  withSizeStep,
  type MovableDriver,
  type MoveBase,
} from './move-driver.ts';
import { appliedMultiplesOf } from './multiples/applied-multiples-of.ts';
import { valueCompany } from './value-company.ts';
import type { MultipleKind, ValuationInputs } from './valuation-inputs.ts';
import type { ValuationIssue, ValuationOutcome } from './valuation-outcome.ts';

export const tornadoDrivers = [
  'sizeStep',
  'ebitdaMargin',
  'weightedAverageCostOfCapital',
  'capitalExpenditureToRevenue',
  'evToEbitda',
  'terminalGrowth',
  'netWorkingCapitalToRevenue',
  'normalisedEbitda',
  'revenueGrowth',
  'exitMultiple',
  'taxRate',
  'depreciationToRevenue',
  'evToEbit',
  'evToSales',
  'priceToEarnings',
] as const;
export type TornadoDriver = (typeof tornadoDrivers)[number];

/** Central equity value, after its discounts, with one driver at its unfavourable and its favourable end, the others at base. */
export interface TornadoBar {
  driver: TornadoDriver;
  unfavourable: number;
  favourable: number;
  swing: number;
}

/** How far each driver is moved: fractions, times; the size step between its two ends, a multiple between its own. */
export interface TornadoSwings {
  sizeStep: { unfavourable: number; favourable: number };
  ebitdaMargin: number;
  weightedAverageCostOfCapital: number;
  capitalExpenditureToRevenue: number;
  terminalGrowth: number;
  netWorkingCapitalToRevenue: number;
  /** Relative: 0.05 = 5 % more or less EBITDA in the base year. */
  normalisedEbitda: number;
  revenueGrowth: number;
  /** Times. */
  exitMultiple: number;
  taxRate: number;
  depreciationToRevenue: number;
}

export const defaultTornadoSwings: TornadoSwings = {
  sizeStep: { unfavourable: -0.5, favourable: -0.2 },
  ebitdaMargin: 0.01,
  weightedAverageCostOfCapital: 0.01,
  capitalExpenditureToRevenue: 0.005,
  terminalGrowth: 0.005,
  netWorkingCapitalToRevenue: 0.02,
  normalisedEbitda: 0.05,
  revenueGrowth: 0.01,
  exitMultiple: 0.5,
  taxRate: 0.02,
  depreciationToRevenue: 0.005,
};

const shifted = (base: MoveBase, driver: MovableDriver, amount: number): ValuationInputs =>
  moveDriver(base.inputs, base, { driver, apply: 'shift', amount });

/** The multiple moved to an end of its own range, which counts after the size step. */
const atMultiple = (
  base: MoveBase,
  outcome: ValuationOutcome,
  kind: MultipleKind,
  end: 'low' | 'high',
): ValuationInputs => {
  const applied = appliedMultiplesOf(outcome.figures, kind);
  const listed = 1 + (base.sizeStep ?? 0);
  if (applied === null || listed === 0) return base.inputs;
  return shifted(base, kind, (applied[end] - applied.central) / listed);
};

const endsOf = (
  base: MoveBase,
  outcome: ValuationOutcome,
  driver: TornadoDriver,
  swings: TornadoSwings,
): [ValuationInputs, ValuationInputs] => {
  switch (driver) {
    case 'sizeStep':
      return [
        withSizeStep(base.inputs, swings.sizeStep.unfavourable),
        withSizeStep(base.inputs, swings.sizeStep.favourable),
      ];
    case 'evToEbitda':
    case 'evToEbit':
    case 'evToSales':
    case 'priceToEarnings':
      return [atMultiple(base, outcome, driver, 'low'), atMultiple(base, outcome, driver, 'high')];
    case 'normalisedEbitda': {
      const amount = Math.abs(base.normalisedEbitda) * swings[driver];
      return [shifted(base, driver, -amount), shifted(base, driver, amount)];
    }
    case 'weightedAverageCostOfCapital':
    case 'capitalExpenditureToRevenue':
    case 'netWorkingCapitalToRevenue':
    case 'taxRate':
      return [shifted(base, driver, swings[driver]), shifted(base, driver, -swings[driver])];
    case 'terminalGrowth':
    case 'ebitdaMargin':
    case 'revenueGrowth':
    case 'exitMultiple':
    case 'depreciationToRevenue':
      return [shifted(base, driver, -swings[driver]), shifted(base, driver, swings[driver])];
  }
};

const usedDrivers = (inputs: ValuationInputs): TornadoDriver[] => {
  const used = usedMovableDrivers(inputs);
  return tornadoDrivers.filter((driver) => used.includes(driver));
};

/**
 * What moves the central equity value, widest swing first. Drivers that the method does not use, or whose ends cannot
 * be valued, are left out; null while the valuation itself has no result. `tornadoIssues` says why. Swings that are not
 * given are the usual ones.
 */
export const tornado = (
  inputs: ValuationInputs,
  given: Partial<TornadoSwings> = {},
): TornadoBar[] | null => {
  const swings = { ...defaultTornadoSwings, ...given };
  const outcome = valueCompany(inputs);
  const base = moveBaseOf(inputs, outcome);
  if (base === null) return null;
  const bars = usedDrivers(inputs).flatMap((driver) => {
    const ends = endsOf(base, outcome, driver, swings);
    const [low = null, high = null] = ends.map(centralEquityOf);
    if (low === null || high === null) return [];
    return [{ driver, unfavourable: low, favourable: high, swing: Math.abs(high - low) }];
  });
  return bars.toSorted((one, other) => other.swing - one.swing);
};

/** Why there are no bars, or not that of a driver in use, at `drivers.…`; empty when all are there. */
export const tornadoIssues = (
  inputs: ValuationInputs,
  given: Partial<TornadoSwings> = {},
): ValuationIssue[] => {
  const bars = tornado(inputs, given);
  if (bars === null) return issuesWithoutResult(inputs);
  const drawn = bars.map(({ driver }) => driver);
  const left = usedDrivers(inputs).filter((driver) => !drawn.includes(driver));
  return left.map((driver) => outOfRange(`drivers.${driver}`));
};
