import { isDiscountApplied } from '../discounts/is-discount-applied.ts';
import { combinedDiscount } from '../discounts/combined-discount.ts';
import { equityAfterDiscount } from '../discounts/equity-after-discount.ts';
import { figureId, type Figures } from '../figure.ts';
import type { MovableDriver } from '../moves/move-driver.ts';
import { type ValuationInputs } from '../valuation-inputs.ts';
import { type DiscountedMethod, discountNames } from '../discounts/discount-names.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';
import { discountedFlowsOfTrials } from './discounted-flows-of-trials.ts';
import { discountColumns, fillDiscounting, type DiscountColumns } from './fill-discounting.ts';
import { flatDrivers, flatModel, type FlatModel } from './flat-model.ts';
import { OptionFlows } from './option-flows.ts';
import { optionModel } from './option-model.ts';
import {
  trialColumns,
  type DrawnDriver,
  type TrialColumns,
  movedValueInTrial,
} from './trial-columns.ts';
import { firstBeyondLimits, trialLimits } from './trial-limits.ts';
import { multiplesEquityAt, multiplesModel } from './trial-multiples.ts';
import { firstUnusable, type TrialValuer } from './trial-valuer.ts';

const flowDrivers: ReadonlySet<MovableDriver> = new Set(flatDrivers);

const hasScaledFlows = (drawn: readonly DrawnDriver[]): boolean =>
  drawn.some(({ driver, apply }) => apply === 'factor' && flowDrivers.has(driver));

/**
 * Like `discountedFlowsOfTrials`, when a factor scales drivers that may differ by year: the drivers of each year are
 * computed for each trial.
 */
const scaledFlowsOfTrials = (
  model: FlatModel,
  columns: TrialColumns,
  discounting: DiscountColumns,
  target: Float64Array,
  from: number,
  to: number,
): void => {
  const drivers = new Float64Array(model.drivers.length);
  const moved = { ...model, drivers };
  const still = trialColumns([], target.length);
  const moves = flatDrivers.map((driver) => columns[driver]);
  for (let at = from; at < to; at += 1) {
    for (const [first, move] of moves.entries()) {
      for (let place = first; place < drivers.length; place += moves.length) {
        drivers[place] = movedValueInTrial(model.drivers[place] ?? 0, move, at);
      }
    }
    discountedFlowsOfTrials(moved, still, discounting, target, at, at + 1);
  }
};

/**
 * The DCF of trials: for an ordinary valuation one block at a time, for one with options one trial at a time; null
 * without a DCF.
 */
const flowTrials = (
  inputs: ValuationInputs,
  outcome: ValuationOutcome,
  drawn: readonly DrawnDriver[],
  columns: TrialColumns,
  trials: number,
): TrialValuer | null => {
  const ordinary = flatModel(inputs, outcome);
  if (ordinary !== null) {
    const discounting = discountColumns(trials);
    const valueFlows = hasScaledFlows(drawn) ? scaledFlowsOfTrials : discountedFlowsOfTrials;
    return (target, from, to) => {
      const end = fillDiscounting(ordinary, columns, discounting, from, to);
      valueFlows(ordinary, columns, discounting, target, from, end);
      return end;
    };
  }
  const model = optionModel(inputs, outcome);
  if (model === null) return null;
  const flows = new OptionFlows(model, columns);
  return (target, from, to) => {
    for (let at = from; at < to; at += 1) {
      const equity = flows.equityAt(at);
      if (Number.isNaN(equity)) return at;
      target[at] = equity;
    }
    return to;
  };
};

/**
 * The discounts for lack of control and of marketability, as fractions; they do not depend on the drawn drivers.
 * `whole` applies to the combined value of all methods, the others to the value of one method.
 */
interface TrialDiscounts {
  whole: number;
  dcf: number;
  multiples: number;
}

const discountsOf = (inputs: ValuationInputs, figures: Figures): TrialDiscounts => {
  const of = (name: Parameters<typeof figureId.discount>[0]): number | undefined =>
    figures[figureId.discount(name)]?.value;
  if (inputs.discounts?.byMethod === undefined) {
    const whole = of('combined') ?? of('lackOfMarketability') ?? of('lackOfControl') ?? 0;
    return { whole, dcf: 0, multiples: 0 };
  }
  const borneBy = (method: DiscountedMethod): number =>
    discountNames.reduce(
      (taken, name) =>
        isDiscountApplied(inputs, method, name) ? combinedDiscount(taken, of(name) ?? 0) : taken,
      0,
    );
  return { whole: 0, dcf: borneBy('dcf'), multiples: borneBy('multiples') };
};

/** Applies a discount to the trials of a block. */
const discountTrials = (target: Float64Array, from: number, to: number, discount: number): void => {
  if (discount === 0) return;
  for (let at = from; at < to; at += 1) {
    target[at] = equityAfterDiscount(target[at] ?? 0, discount);
  }
};

/**
 * Trials valued as plain numbers, without a trace. Null when a mixed valuation's result uses only one of the two
 * methods, because a trial may make the other one usable, or when one size adjustment cannot be applied to all the
 * multiples.
 */
export const flatTrials = (
  inputs: ValuationInputs,
  outcome: ValuationOutcome,
  drawn: readonly DrawnDriver[],
  trials: number,
): TrialValuer | null => {
  const { result, figures } = outcome;
  if (result === null) return null;
  const columns = trialColumns(drawn, trials);
  const limits = trialLimits(inputs, figures, drawn);
  const flows = flowTrials(inputs, outcome, drawn, columns, trials);
  const multiples = multiplesModel(inputs, outcome);
  if (inputs.method === 'mixed' && flows === null) return null;
  if (inputs.method !== 'dcf' && multiples === null) return null;
  const dcfWeight = result.dcf?.weight ?? Number.NaN;
  const multiplesWeight = result.multiples?.weight ?? Number.NaN;
  const discounts = discountsOf(inputs, figures);
  return (target, from, to) => {
    const valued = flows === null ? to : flows(target, from, to);
    const end = firstBeyondLimits(limits, from, valued);
    if (flows !== null) discountTrials(target, from, end, discounts.dcf);
    if (multiples !== null) {
      for (let at = from; at < end; at += 1) {
        const other = flows === null ? 0 : dcfWeight * (target[at] ?? 0);
        const equity = multiplesEquityAt(multiples, columns, at);
        target[at] = other + multiplesWeight * equityAfterDiscount(equity, discounts.multiples);
      }
    }
    discountTrials(target, from, end, discounts.whole);
    return firstUnusable(target, from, end);
  };
};
