import { outOfRange } from '../company/issues-without-result.ts';
import { usedMovableDrivers, type DriverMove } from '../moves/move-driver.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';
import { isDistribution, type Distribution } from './distribution.ts';

export type UncertainDriver = Pick<DriverMove, 'driver' | 'apply'> & { distribution: Distribution };

export interface MonteCarloSettings {
  /** 1 to 100,000. */
  trials: number;
  /** A whole number; the same seed gives the same bits everywhere. */
  seed: number;
  /** Each driver once; the amounts are added to it, or multiply it. */
  drivers: readonly UncertainDriver[];
  /** Equity value whose probability is asked for; money. */
  price?: number;
  /** Stops at the first thousand after which the mean is known well enough. */
  stopWhenConverged?: boolean;
  /** Money within which a mean near zero counts as known. */
  absoluteBound?: number;
  probabilities?: readonly number[];
}

export const maximumTrials = 100_000;

/** What is wrong with the settings for these inputs, each at its field within the settings; empty when they may run. */
export const monteCarloIssues = (
  inputs: ValuationInputs,
  { trials, seed, drivers, price, absoluteBound, probabilities = [] }: MonteCarloSettings,
): ValuationIssue[] => {
  const used = usedMovableDrivers(inputs);
  const isCount = Number.isInteger(trials) && trials >= 1 && trials <= maximumTrials;
  return [
    ...(isCount ? [] : [outOfRange('trials', { trials, limit: maximumTrials })]),
    ...(Number.isSafeInteger(seed) ? [] : [outOfRange('seed')]),
    ...(price === undefined || Number.isFinite(price) ? [] : [outOfRange('price')]),
    ...(absoluteBound === undefined || absoluteBound >= 0 ? [] : [outOfRange('absoluteBound')]),
    ...drivers.flatMap(({ driver, distribution }, at) => {
      const isFirst = drivers.findIndex((other) => other.driver === driver) === at;
      return [
        ...(isFirst && used.includes(driver) ? [] : [outOfRange(`drivers.${at}.driver`)]),
        ...(isDistribution(distribution) ? [] : [outOfRange(`drivers.${at}.distribution`)]),
      ];
    }),
    ...probabilities.flatMap((probability, at) =>
      probability >= 0 && probability <= 1
        ? []
        : [outOfRange(`probabilities.${at}`, { probability })],
    ),
  ];
};
