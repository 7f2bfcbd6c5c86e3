import { bearsDiscount } from '../discounts/bears-discount.ts';
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
import { trialColumns, type DrawnDriver, type TrialColumns, movedAt } from './trial-columns.ts';
import { firstBeyondLimits, trialLimits } from './trial-limits.ts';
import { multiplesEquityAt, multiplesModel } from './trial-multiples.ts';
import { firstUnusable, type TrialValuer } from './trial-valuer.ts';

const flowDrivers: ReadonlySet<MovableDriver> = new Set(flatDrivers);

const hasScaledFlows = (drawn: readonly DrawnDriver[]): boolean =>
  drawn.some(({ driver, apply }) => apply === 'factor' && flowDrivers.has(driver));

/** The same where a factor moves drivers that may differ by year: each trial is valued with years of its own. */
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
        drivers[place] = movedAt(model.drivers[place] ?? 0, move, at);
      }
    }
    discountedFlowsOfTrials(moved, still, discounting, target, at, at + 1);
  }
};

/** The DCF of trials: of an ordinary valuation a block at a time, of one with options one by one; null without a DCF. */
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
 * What lack of control and of marketability take off, a fraction; they do not depend on what is drawn. `whole`: off the
 * value of all methods; the others off that of one.
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
        bearsDiscount(inputs, method, name) ? combinedDiscount(taken, of(name) ?? 0) : taken,
      0,
    );
  return { whole: 0, dcf: borneBy('dcf'), multiples: borneBy('multiples') };
};

/** Takes a discount off the trials of a block. */
const discountTrials = (target: Float64Array, from: number, to: number, discount: number): void => {
  if (discount === 0) return;
  for (let at = from; at < to; at += 1) {
    target[at] = equityAfterDiscount(target[at] ?? 0, discount);
  }
};

/**
 * Trials valued as bare numbers, without a trace; null where the result stands on one of two methods, for a trial may
 * bring the other back, or the multiples cannot be told by one step.
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
