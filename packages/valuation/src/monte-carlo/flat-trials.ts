import { equityAfterDiscount } from '../discounts/equity-after-discount.ts';
import { figureId, type Figures } from '../figure.ts';
import type { MovableDriver } from '../moves/move-driver.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';
import { discountedFlowsOfTrials } from './discounted-flows-of-trials.ts';
import { discountColumns, fillDiscounting } from './fill-discounting.ts';
import { flatDrivers, flatModel } from './flat-model.ts';
import { OptionFlows } from './option-flows.ts';
import { optionModel } from './option-model.ts';
import { scaledFlowsOfTrials } from './scaled-flows-of-trials.ts';
import { trialColumns, type DrawnDriver, type TrialColumns } from './trial-columns.ts';
import { firstBeyondLimits, trialLimits } from './trial-limits.ts';
import { multiplesEquityAt, multiplesModel } from './trial-multiples.ts';
import { firstUnusable, type TrialValuer } from './trial-valuer.ts';

const flowDrivers: ReadonlySet<MovableDriver> = new Set(flatDrivers);

const hasScaledFlows = (drawn: readonly DrawnDriver[]): boolean =>
  drawn.some(({ driver, apply }) => apply === 'factor' && flowDrivers.has(driver));

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

/** What lack of control and of marketability take off, a fraction; they do not depend on what is drawn. */
const discountOf = (figures: Figures): number => {
  const of = (name: Parameters<typeof figureId.discount>[0]): number | undefined =>
    figures[figureId.discount(name)]?.value;
  return of('combined') ?? of('lackOfMarketability') ?? of('lackOfControl') ?? 0;
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
  const discount = discountOf(figures);
  return (target, from, to) => {
    const valued = flows === null ? to : flows(target, from, to);
    const end = firstBeyondLimits(limits, from, valued);
    if (multiples !== null) {
      for (let at = from; at < end; at += 1) {
        const other = flows === null ? 0 : dcfWeight * (target[at] ?? 0);
        target[at] = other + multiplesWeight * multiplesEquityAt(multiples, columns, at);
      }
    }
    if (discount > 0) {
      for (let at = from; at < end; at += 1) {
        target[at] = equityAfterDiscount(target[at] ?? 0, discount);
      }
    }
    return firstUnusable(target, from, end);
  };
};
