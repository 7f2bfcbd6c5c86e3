import { growthIsBelowCostOfCapital } from './discounted-cash-flow.ts';
import { discountedFlowsOfTrials } from './monte-carlo/discounted-flows-of-trials.ts';
import {
  discountColumns,
  fillDiscounting,
  type DiscountColumns,
} from './monte-carlo/fill-discounting.ts';
import { flatDrivers, flatModel, type FlatModel } from './monte-carlo/flat-model.ts';
import { monteCarloIssues, type MonteCarloSettings } from './monte-carlo/monte-carlo-settings.ts';
import { scaledFlowsOfTrials } from './monte-carlo/scaled-flows-of-trials.ts';
import {
  histogramOf,
  isConverged,
  shareAtLeast,
  trialQuantiles,
  trialStatistics,
  type Histogram,
  type TrialStatistics,
} from './monte-carlo/summarise-trials.ts';
import { transformOf, type UniformTransform } from './monte-carlo/transform-uniform.ts';
import {
  movedAt,
  multiplesEquityAt,
  trialColumns,
  type DrawnDriver,
  type TrialColumns,
} from './monte-carlo/trial-columns.ts';
import { fillUniform, seedGenerator, type GeneratorState } from './monte-carlo/fill-uniform.ts';
import {
  centralEquityOf,
  moveBaseOf,
  moveDrivers,
  type DriverMove,
  type MoveBase,
} from './move-driver.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

export interface MonteCarloResult extends TrialStatistics {
  seed: number;
  trials: number;
  /** Trials drawn again because the cost of capital came within half a point of growth, or not above zero. */
  redraws: number;
  converged: boolean;
  quantiles: { probability: number; value: number }[];
  /** Share of trials worth at least the price; null without a price. */
  probabilityOfPrice: number | null;
  histogram: Histogram;
  /** Equity value of every trial, in the order drawn; money. */
  values: Float64Array;
}

export type MonteCarloRefusal = 'no-result' | 'settings-not-valid' | 'too-many-redraws';

const blockTrials = 1000;
const redrawsPerTrial = 100;
const histogramBins = 40;
const defaultProbabilities = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95];

/** One run: its generator, its columns, and how a block of trials is valued. */
interface Run {
  state: GeneratorState;
  drawn: readonly (DrawnDriver & { transform: UniformTransform })[];
  columns: TrialColumns;
  discounting: DiscountColumns;
  base: MoveBase;
  model: FlatModel | null;
}

const draw = ({ state, drawn }: Run, from: number, to: number): void => {
  for (const { amounts, transform } of drawn) {
    fillUniform(state, amounts, from, to);
    transform(amounts, from, to);
  }
};

/** The first trial from `from` on whose rate is not above zero or too near its growth; `count` when none is. */
const firstRefused = (run: Run, from: number, count: number): number => {
  const { model, columns, discounting } = run;
  const { inputs, weightedAverageCostOfCapital: rate } = run.base;
  if (inputs.method === 'multiples' || rate === null) return count;
  if (model !== null) return fillDiscounting(model, columns, discounting, from, count);
  const perpetual = inputs.terminal.method === 'gordon' || inputs.terminal.average !== undefined;
  const growth = perpetual ? inputs.terminal.terminalGrowth : null;
  for (let at = from; at < count; at += 1) {
    const moved = movedAt(rate, columns.weightedAverageCostOfCapital, at);
    if (!(moved > 0)) return at;
    if (growth === null) continue;
    if (!growthIsBelowCostOfCapital(moved, movedAt(growth, columns.terminalGrowth, at))) return at;
  }
  return count;
};

/** Draws the refused trials of a block again, one at a time and in order; how many draws, or null when too many. */
const redraw = (run: Run, count: number): number | null => {
  let redraws = 0;
  let at = firstRefused(run, 0, count);
  while (at < count) {
    redraws += 1;
    if (redraws > redrawsPerTrial * blockTrials) return null;
    draw(run, at, at + 1);
    at = firstRefused(run, at, count);
  }
  return redraws;
};

const movesAt = ({ drawn }: Run, at: number): DriverMove[] =>
  drawn.map(({ driver, apply, amounts }) => ({ driver, apply, amount: amounts[at] ?? 0 }));

/** A block of trials, each valued whole: for valuations whose options the flat model does not know. */
const valueWhole = (run: Run, target: Float64Array, from: number, count: number): boolean => {
  for (let at = 0; at < count; at += 1) {
    const equity = centralEquityOf(moveDrivers(run.base, movesAt(run, at)));
    if (equity === null) return false;
    target[from + at] = equity;
  }
  return true;
};

const hasScaledFlows = ({ drawn }: Run): boolean =>
  drawn.some(
    ({ driver, apply }) => apply === 'factor' && flatDrivers.some((one) => one === driver),
  );

const valueFlat = (model: FlatModel, run: Run, target: Float64Array): void => {
  const { dcfWeight, multiplesWeight } = model;
  const { columns, discounting } = run;
  const count = target.length;
  const valueFlows = hasScaledFlows(run) ? scaledFlowsOfTrials : discountedFlowsOfTrials;
  if (dcfWeight > 0) valueFlows(model, columns, discounting, target, 0, count);
  if (multiplesWeight === 0) return;
  for (let at = 0; at < count; at += 1) {
    const other = dcfWeight > 0 ? dcfWeight * (target[at] ?? 0) : 0;
    target[at] = other + multiplesWeight * multiplesEquityAt(model, columns, at);
  }
};

const startRun = (
  base: MoveBase,
  model: FlatModel | null,
  { seed, drivers, trials }: MonteCarloSettings,
): Run => {
  const block = Math.min(trials, blockTrials);
  const drawn = drivers.map(({ driver, apply, distribution }) => ({
    driver,
    apply,
    amounts: new Float64Array(block),
    transform: transformOf(distribution),
  }));
  const columns = trialColumns(drawn, block);
  const discounting = discountColumns(block);
  return { state: seedGenerator(seed), drawn, columns, discounting, base, model };
};

const summarise = (
  values: Float64Array,
  redraws: number,
  settings: MonteCarloSettings,
): MonteCarloResult => {
  const statistics = trialStatistics(values, values.length);
  const asked = settings.probabilities ?? defaultProbabilities;
  const [least, greatest, ...found] = trialQuantiles(values, [0, 1, ...asked]);
  const { seed, price, absoluteBound = 0 } = settings;
  return {
    ...statistics,
    seed,
    trials: values.length,
    redraws,
    converged: isConverged(statistics, values.length, absoluteBound),
    quantiles: found,
    probabilityOfPrice: price === undefined ? null : shareAtLeast(values, price),
    histogram: histogramOf(values, least?.value ?? 0, greatest?.value ?? 0, histogramBins),
    values,
  };
};

/**
 * What the central equity value would be if some drivers are uncertain; money. Draws by inverse distribution function
 * from xoshiro256**; a trial whose WACC − g is below 0.5 pp is drawn again and counted. Pure: the seed is an input.
 * Which settings are not valid, `monteCarloIssues` says. `onBlock` hears how many trials are done, each thousand.
 * Source of the convergence rule: `1.96 · s/√n ≤ 0.5 % of the mean`.
 */
export const monteCarlo = (
  inputs: ValuationInputs,
  settings: MonteCarloSettings,
  onBlock?: (done: number) => void,
): MonteCarloResult | MonteCarloRefusal => {
  const outcome = valueCompany(inputs);
  const base = moveBaseOf(inputs, outcome);
  if (base === null) return 'no-result';
  if (monteCarloIssues(inputs, settings).length > 0) return 'settings-not-valid';
  const model = flatModel(inputs, outcome);
  const run = startRun(base, model, settings);
  const values = new Float64Array(settings.trials);
  let redraws = 0;
  let done = 0;
  while (done < settings.trials) {
    const count = Math.min(blockTrials, settings.trials - done);
    draw(run, 0, count);
    const again = redraw(run, count);
    if (again === null) return 'too-many-redraws';
    redraws += again;
    if (model !== null) valueFlat(model, run, values.subarray(done, done + count));
    else if (!valueWhole(run, values, done, count)) return 'no-result';
    done += count;
    onBlock?.(done);
    if (settings.stopWhenConverged !== true) continue;
    if (isConverged(trialStatistics(values, done), done, settings.absoluteBound ?? 0)) break;
  }
  return summarise(values.subarray(0, done), redraws, settings);
};
