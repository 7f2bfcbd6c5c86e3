import { outOfRangeIssue } from '../company/issues-without-result.ts';
import { usedMovableDrivers, type DriverMove } from '../moves/move-driver.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';
import { correlationFactor, type DriverCorrelation } from './correlate-uniforms.ts';
import { isDistribution, type Distribution } from './distribution.ts';

export type UncertainDriver = Pick<DriverMove, 'driver' | 'apply'> & { distribution: Distribution };

export interface MonteCarloSettings {
  /** The number of trials, 1 to 100,000. */
  trials: number;
  /** A whole number; the same seed results in identical bits everywhere. */
  seed: number;
  /** The uncertain drivers, each only once; the drawn amounts are added to the driver, or multiply it. */
  drivers: readonly UncertainDriver[];
  /** Correlations between pairs of those drivers; omitted pairs vary independently. */
  correlations?: readonly DriverCorrelation[];
  /** The equity value whose probability is computed; money. */
  price?: number;
  /** True to stop after the first block of a thousand trials at which the mean is accurate enough. */
  stopWhenConverged?: boolean;
  /** The accuracy required of a mean near zero; money. */
  absoluteBound?: number;
  probabilities?: readonly number[];
}

export const maximumTrials = 100_000;

/**
 * Issues for a pair that is not two drawn drivers, is repeated, or has an invalid coefficient; without these, an issue
 * if the correlations are inconsistent.
 */
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
    return isPair && isFirst && isCoefficient ? [] : [outOfRangeIssue(`correlations.${at}`)];
  });
  if (wrong.length > 0) return wrong;
  return correlationFactor(drawn, correlations) === null ? [outOfRangeIssue('correlations')] : [];
};

/** The issues of the settings for these inputs, each at its field within the settings; empty when the run may start. */
export const monteCarloIssues = (
  inputs: ValuationInputs,
  settings: MonteCarloSettings,
): ValuationIssue[] => {
  const { trials, seed, drivers, price, absoluteBound, probabilities = [] } = settings;
  const used = usedMovableDrivers(inputs);
  const isCount = Number.isInteger(trials) && trials >= 1 && trials <= maximumTrials;
  return [
    ...(isCount ? [] : [outOfRangeIssue('trials', { trials, limit: maximumTrials })]),
    ...(Number.isSafeInteger(seed) ? [] : [outOfRangeIssue('seed')]),
    ...(price === undefined || Number.isFinite(price) ? [] : [outOfRangeIssue('price')]),
    ...(absoluteBound === undefined || absoluteBound >= 0
      ? []
      : [outOfRangeIssue('absoluteBound')]),
    ...drivers.flatMap(({ driver, distribution }, at) => {
      const isFirst = drivers.findIndex((other) => other.driver === driver) === at;
      return [
        ...(isFirst && used.includes(driver) ? [] : [outOfRangeIssue(`drivers.${at}.driver`)]),
        ...(isDistribution(distribution) ? [] : [outOfRangeIssue(`drivers.${at}.distribution`)]),
      ];
    }),
    ...correlationIssues(settings),
    ...probabilities.flatMap((probability, at) =>
      probability >= 0 && probability <= 1
        ? []
        : [outOfRangeIssue(`probabilities.${at}`, { probability })],
    ),
  ];
};
