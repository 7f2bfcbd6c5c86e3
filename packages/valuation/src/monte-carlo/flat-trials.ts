import { discountedFlowsOfTrials } from './discounted-flows-of-trials.ts';
import { discountColumns, fillDiscounting } from './fill-discounting.ts';
import { flatDrivers, type FlatModel } from './flat-model.ts';
import { scaledFlowsOfTrials } from './scaled-flows-of-trials.ts';
import { movedAt, type DrawnDriver, type TrialColumns } from './trial-columns.ts';
import { firstUnusable, type TrialValuer } from './trial-valuer.ts';

const hasScaledFlows = (drawn: readonly DrawnDriver[]): boolean =>
  drawn.some(
    ({ driver, apply }) => apply === 'factor' && flatDrivers.some((one) => one === driver),
  );

/** Equity value by the multiples method in one trial. */
const multiplesEquityAt = (model: FlatModel, columns: TrialColumns, at: number): number =>
  movedAt(model.normalisedEbitda, columns.normalisedEbitda, at) *
    movedAt(model.evToEbitda, columns.evToEbitda, at) *
    (1 + movedAt(model.sizeStep, columns.sizeStep, at)) +
  model.bridgeTotal;

/** Trials of an ordinary valuation, a block of them at a time, without objects or a trace. */
export const flatTrials = (
  model: FlatModel,
  drawn: readonly DrawnDriver[],
  columns: TrialColumns,
  trials: number,
): TrialValuer => {
  const discounting = discountColumns(trials);
  const valueFlows = hasScaledFlows(drawn) ? scaledFlowsOfTrials : discountedFlowsOfTrials;
  const { isDiscounted, dcfWeight, multiplesWeight } = model;
  return (target, from, to) => {
    const end = isDiscounted ? fillDiscounting(model, columns, discounting, from, to) : to;
    if (isDiscounted) valueFlows(model, columns, discounting, target, from, end);
    if (multiplesWeight > 0) {
      for (let at = from; at < end; at += 1) {
        const other = dcfWeight > 0 ? dcfWeight * (target[at] ?? 0) : 0;
        target[at] = other + multiplesWeight * multiplesEquityAt(model, columns, at);
      }
    }
    return firstUnusable(target, from, end);
  };
};
