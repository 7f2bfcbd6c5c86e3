import { issuesWithoutResult, outOfRangeIssue } from '../company/issues-without-result.ts';
import {
  centralEquityOf,
  toMoveBase,
  moveDriver,
  usedMovableDrivers,
  withSizeStep,
  type MovableDriver,
  type MoveBase,
} from '../moves/move-driver.ts';
import { appliedMultiplesOf } from '../multiples/applied-multiples-of.ts';
import { sizeStepReach } from '../multiples/size-step-reach.ts';
import { valueCompany } from '../company/value-company.ts';
import type { MultipleKind, ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue, ValuationOutcome } from '../valuation-outcome.ts';

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

/**
 * Central equity value after discounts with one driver at its unfavourable and at its favourable end, and the other
 * drivers at base. The base case is between the two values.
 */
export interface TornadoBar {
  driver: TornadoDriver;
  unfavourable: number;
  favourable: number;
  swing: number;
}

/**
 * How far each driver is moved, as a fraction or in times. A size adjustment from the curve is moved to two fixed ends;
 * a multiple is moved to the ends of its own range.
 */
export interface TornadoSwings {
  sizeStep: { unfavourable: number; favourable: number };
  /** The shift around a size adjustment entered by hand, which may be outside the two fixed ends. */
  sizeStepByHand: number;
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
  // Half of the range of the curve.
  sizeStepByHand: 0.15,
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

/**
 * The shift in each direction of a size adjustment entered by hand, never below −100 %; null when the size adjustment
 * is from the curve.
 */
export const sizeStepShift = (
  { sizeStep }: Pick<ValuationInputs['multiples'], 'sizeStep'>,
  { sizeStepByHand }: Pick<TornadoSwings, 'sizeStepByHand'> = defaultTornadoSwings,
): number | null =>
  sizeStep.mode === 'manual' && sizeStep.value !== null
    ? Math.min(sizeStepByHand, 1 + sizeStep.value)
    : null;

const sizeStepEnds = (
  base: MoveBase,
  swings: TornadoSwings,
): [ValuationInputs, ValuationInputs] => {
  const shift = sizeStepShift(base.inputs.multiples, swings);
  if (shift !== null) return [shifted(base, 'sizeStep', -shift), shifted(base, 'sizeStep', shift)];
  const { unfavourable, favourable } = swings.sizeStep;
  return [withSizeStep(base.inputs, unfavourable), withSizeStep(base.inputs, favourable)];
};

const shifted = (base: MoveBase, driver: MovableDriver, amount: number): ValuationInputs =>
  moveDriver(base.inputs, base, { driver, apply: 'shift', amount });

/** The multiple moved to an end of its own range, measured after the size adjustment. */
const atMultiple = (
  base: MoveBase,
  outcome: ValuationOutcome,
  kind: MultipleKind,
  end: 'low' | 'high',
): ValuationInputs => {
  const applied = appliedMultiplesOf(outcome.figures, kind);
  if (applied !== null && sizeStepReach(base.inputs.multiples, kind) !== 'whole') {
    // The size adjustment lowers multiples of listed companies but not those of deals, so only a factor moves
    // both in the same way.
    const amount = applied[end] / applied.central;
    return moveDriver(base.inputs, base, { driver: kind, apply: 'factor', amount });
  }
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
      return sizeStepEnds(base, swings);
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

/** A bar for each driver in use whose ends can be valued, including bars of width zero. */
const everyBar = (inputs: ValuationInputs, given: Partial<TornadoSwings>): TornadoBar[] | null => {
  const swings = { ...defaultTornadoSwings, ...given };
  const outcome = valueCompany(inputs);
  const base = toMoveBase(inputs, outcome);
  const central = centralEquityOf(inputs);
  if (base === null || central === null) return null;
  return usedDrivers(inputs).flatMap((driver) => {
    const [low = null, high = null] = endsOf(base, outcome, driver, swings).map(centralEquityOf);
    if (low === null || high === null) return [];
    const unfavourable = Math.min(low, central, high);
    const favourable = Math.max(low, central, high);
    return [{ driver, unfavourable, favourable, swing: favourable - unfavourable }];
  });
};

/**
 * The drivers that move the central equity value, widest swing first. Drivers that are not used, that move nothing, or
 * whose ends cannot be valued are omitted. Null while the valuation has no result; `tornadoIssues` returns the reason.
 * Omitted swings have their default value.
 */
export const tornado = (
  inputs: ValuationInputs,
  given: Partial<TornadoSwings> = {},
): TornadoBar[] | null =>
  everyBar(inputs, given)
    ?.filter(({ swing }) => swing > 0)
    .toSorted((one, other) => other.swing - one.swing) ?? null;

/**
 * The reasons why there are no bars, or why a driver in use has none (at `drivers.…`); empty when all drivers have one.
 */
export const tornadoIssues = (
  inputs: ValuationInputs,
  given: Partial<TornadoSwings> = {},
): ValuationIssue[] => {
  const bars = everyBar(inputs, given);
  if (bars === null) return issuesWithoutResult(inputs);
  const valued = bars.map(({ driver }) => driver);
  const left = usedDrivers(inputs).filter((driver) => !valued.includes(driver));
  return left.map((driver) => outOfRangeIssue(`drivers.${driver}`));
};
