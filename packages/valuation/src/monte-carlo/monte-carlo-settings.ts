import { outOfRange } from '../company/issues-without-result.ts';
import { usedMovableDrivers, type DriverMove } from '../moves/move-driver.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';
import { correlationFactor, type DriverCorrelation } from './correlate-uniforms.ts';
import { isDistribution, type Distribution } from './distribution.ts';

export type UncertainDriver = Pick<DriverMove, 'driver' | 'apply'> & { distribution: Distribution };

export interface MonteCarloSettings {
  /** 1 to 100,000. */
  trials: number;
  /** A whole number; the same seed gives the same bits everywhere. */
  seed: number;
  /** Each driver once; the amounts are added to it, or multiply it. */
  drivers: readonly UncertainDriver[];
  /** Of pairs of those drivers; a pair that is not told varies independently. */
  correlations?: readonly DriverCorrelation[];
  /** Equity value whose probability is asked for; money. */
  price?: number;
  /** Stops at the first thousand after which the mean is known well enough. */
  stopWhenConverged?: boolean;
  /** Money within which a mean near zero counts as known. */
  absoluteBound?: number;
  probabilities?: readonly number[];
}

export const maximumTrials = 100_000;

/** A pair that is not of two drawn drivers, or told twice, or whose coefficient is none; then all that cannot hold at once. */
const correlationIssues = ({
  drivers,
  correlations = [],
}: MonteCarloSettings): ValuationIssue[] => {
  const drawn = drivers.map(({ driver }) => driver);
  const keyOf = ({ drivers: pair }: DriverCorrelation): string => pair.toSorted().join(' ');
  const keys = correlations.map(keyOf);
  const wrong = correlations.flatMap(({ coefficient, drivers: [one, other] }, at) => {
    const isPair = one !== other && drawn.includes(one) && drawn.includes(other);
    const isFirst = keys.indexOf(keys[at] ?? '') === at;
    const isCoefficient = coefficient === null || Math.abs(coefficient) <= 1;
    return isPair && isFirst && isCoefficient ? [] : [outOfRange(`correlations.${at}`)];
  });
  if (wrong.length > 0) return wrong;
  return correlationFactor(drawn, correlations) === null ? [outOfRange('correlations')] : [];
};

/** What is wrong with the settings for these inputs, each at its field within the settings; empty when they may run. */
export const monteCarloIssues = (
  inputs: ValuationInputs,
  settings: MonteCarloSettings,
): ValuationIssue[] => {
  const { trials, seed, drivers, price, absoluteBound, probabilities = [] } = settings;
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
    ...correlationIssues(settings),
    ...probabilities.flatMap((probability, at) =>
      probability >= 0 && probability <= 1
        ? []
        : [outOfRange(`probabilities.${at}`, { probability })],
    ),
  ];
};
