import {
  correlateUniforms,
  correlationFactor,
  type CorrelationFactor,
} from './correlate-uniforms.ts';
import { fillUniform, seedGenerator, type GeneratorState } from './fill-uniform.ts';
import { flatTrials } from './flat-trials.ts';
import { monteCarloIssues, type MonteCarloSettings } from './monte-carlo-settings.ts';
import {
  buildHistogram,
  isConverged,
  shareAtLeast,
  trialQuantiles,
  trialStatistics,
  type Histogram,
  type TrialStatistics,
} from '../statistics/summarise-trials.ts';
import { uniformTransformFor, type UniformTransform } from './transform-uniform.ts';
import type { DrawnDriver } from './trial-columns.ts';
import type { TrialValuer } from './trial-valuer.ts';
import { wholeTrials } from './whole-trials.ts';
import { toMoveBase, type MoveBase } from '../moves/move-driver.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';

export interface MonteCarloResult extends TrialStatistics {
  seed: number;
  trials: number;
  /**
   * The number of trials drawn again because they had no value, for example when the cost of capital was within half a
   * point of growth.
   */
  redraws: number;
  converged: boolean;
  quantiles: { probability: number; value: number }[];
  /** The fraction of trials with a value of at least the price; null without a price. */
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

/** One run: its generator, its columns, and the function that values a block of trials. */
interface Run {
  state: GeneratorState;
  drawn: readonly (DrawnDriver & { transform: UniformTransform })[];
  /** Null when all drivers vary independently. */
  factor: CorrelationFactor | null;
  valueTrials: TrialValuer;
}

const draw = ({ state, drawn, factor }: Run, from: number, to: number): void => {
  for (const { amounts } of drawn) fillUniform(state, amounts, from, to);
  if (factor !== null) {
    const columns = drawn.map(({ amounts }) => amounts);
    correlateUniforms(factor, columns, from, to);
  }
  for (const { amounts, transform } of drawn) transform(amounts, from, to);
};

/**
 * Draws and values a block of trials. Trials without a value are drawn again, one at a time and in order. Returns the
 * number of additional draws, or null when there were too many.
 */
const valueBlock = (run: Run, target: Float64Array): number | null => {
  const count = target.length;
  draw(run, 0, count);
  let redraws = 0;
  let at = run.valueTrials(target, 0, count);
  while (at < count) {
    redraws += 1;
    if (redraws > redrawsPerTrial * blockTrials) return null;
    draw(run, at, at + 1);
    at = run.valueTrials(target, at, count);
  }
  return redraws;
};

const startRun = (
  base: MoveBase,
  outcome: ValuationOutcome,
  { seed, drivers, trials, correlations = [] }: MonteCarloSettings,
): Run => {
  const block = Math.min(trials, blockTrials);
  const drawn = drivers.map(({ driver, apply, distribution }) => ({
    driver,
    apply,
    amounts: new Float64Array(block),
    transform: uniformTransformFor(distribution),
  }));
  const flat = flatTrials(base.inputs, outcome, drawn, block);
  const valueTrials = flat ?? wholeTrials(base, drawn);
  const isLinked = correlations.some(({ coefficient }) => (coefficient ?? 0) !== 0);
  const order = drivers.map(({ driver }) => driver);
  const factor = isLinked ? correlationFactor(order, correlations) : null;
  return { state: seedGenerator(seed), drawn, factor, valueTrials };
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
    histogram: buildHistogram(values, least?.value ?? 0, greatest?.value ?? 0, histogramBins),
    values,
  };
};

/** Called after each block of trials; returns whether to continue. */
export type BlockReport = (done: number, trials: number) => boolean;

/**
 * Simulates the central equity value after discounts with uncertain drivers; money. Pure: the seed is an input. A trial
 * without a value (WACC − g below 0.5 pp) is drawn again and counted. `monteCarloIssues` lists invalid settings; a
 * report that returns false ends the run. Convergence: `1.96 · s/√n ≤ 0.5 % of the mean`.
 */
export const monteCarlo = (
  inputs: ValuationInputs,
  settings: MonteCarloSettings,
  report: BlockReport = () => true,
): MonteCarloResult | MonteCarloRefusal => {
  const outcome = valueCompany(inputs);
  const base = toMoveBase(inputs, outcome);
  if (base === null) return 'no-result';
  if (monteCarloIssues(inputs, settings).length > 0) return 'settings-not-valid';
  const { trials, stopWhenConverged = false, absoluteBound = 0 } = settings;
  const run = startRun(base, outcome, settings);
  const values = new Float64Array(trials);
  let redraws = 0;
  let done = 0;
  while (done < trials) {
    const block = values.subarray(done, Math.min(trials, done + blockTrials));
    const again = valueBlock(run, block);
    if (again === null) return 'too-many-redraws';
    redraws += again;
    done += block.length;
    if (!report(done, trials)) break;
    if (stopWhenConverged && isConverged(trialStatistics(values, done), done, absoluteBound)) break;
  }
  return summarise(values.subarray(0, done), redraws, settings);
};
