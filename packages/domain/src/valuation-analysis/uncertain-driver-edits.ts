import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { Distribution } from '@valia/valuation/monte-carlo/distribution.ts';
import type { UncertainDriver } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { withAnalysisPart } from './analysis-cells.ts';
import { type Analysis, analysisSettings, defaultUncertainty } from './analysis-defaults.ts';
import { defaultMove } from './default-move.ts';

export const distributionKinds = ['normal', 'lognormal', 'triangular', 'pert'] as const;

/** The parameters of each distribution, in the order of their input fields. */
export const distributionParameters = {
  normal: ['mean', 'deviation'],
  lognormal: ['mean', 'deviation'],
  triangular: ['minimum', 'mode', 'maximum'],
  pert: ['minimum', 'mode', 'maximum'],
} as const;

const withDrivers = (
  document: ValuationDocument,
  edit: (drivers: readonly UncertainDriver[]) => readonly UncertainDriver[],
): ValuationDocument => {
  const chosen = withAnalysisPart(document, 'monteCarlo');
  const drivers = edit(analysisSettings(chosen).monteCarlo.drivers);
  return writeField(chosen, 'analysis.monteCarlo.drivers', drivers);
};

export const addUncertainDriver = (
  document: ValuationDocument,
  driver: MovableDriver,
): ValuationDocument =>
  withDrivers(document, (drivers) =>
    drivers.some((one) => one.driver === driver)
      ? drivers
      : [...drivers, defaultUncertainty(driver)],
  );

type Correlations = NonNullable<Analysis['monteCarlo']['correlations']>;

const withCorrelations = (
  document: ValuationDocument,
  edit: (correlations: Correlations) => Correlations,
): ValuationDocument => {
  const chosen = withAnalysisPart(document, 'monteCarlo');
  const { correlations = [], ...simulation } = analysisSettings(chosen).monteCarlo;
  const next = edit(correlations);
  return {
    ...chosen,
    analysis: {
      ...chosen.analysis,
      monteCarlo: next.length === 0 ? simulation : { ...simulation, correlations: next },
    },
  };
};

/** Also removes the driver's correlations with others. */
export const removeUncertainDriver = (
  document: ValuationDocument,
  driver: MovableDriver,
): ValuationDocument =>
  withCorrelations(
    withDrivers(document, (drivers) => drivers.filter((one) => one.driver !== driver)),
    (correlations) => correlations.filter(({ drivers }) => !drivers.includes(driver)),
  );

type Pair = Correlations[number]['drivers'];

const isPair = (one: Pair, other: Pair): boolean => one.every((driver) => other.includes(driver));

/** All pairs of the simulated drivers without a correlation. */
export const uncorrelatedPairs = (document: ValuationDocument): Pair[] => {
  const { correlations = [], drivers } = analysisSettings(document).monteCarlo;
  return drivers.flatMap(({ driver: one }, at) =>
    drivers
      .slice(at + 1)
      .map(({ driver: other }): Pair => [one, other])
      .filter((pair) => !correlations.some((known) => isPair(pair, known.drivers))),
  );
};

/** Adds a correlation of two drivers, without a coefficient yet. */
export const addCorrelation = (document: ValuationDocument, pair: Pair): ValuationDocument =>
  withCorrelations(document, (correlations) =>
    correlations.some((known) => isPair(pair, known.drivers))
      ? correlations
      : [...correlations, { drivers: pair, coefficient: null }],
  );

export const removeCorrelation = (document: ValuationDocument, pair: Pair): ValuationDocument =>
  withCorrelations(document, (correlations) =>
    correlations.filter((known) => !isPair(pair, known.drivers)),
  );

const centreOf = (distribution: Distribution): { centre: number; deviation: number } => {
  if (distribution.kind === 'normal' || distribution.kind === 'lognormal')
    return { centre: distribution.mean, deviation: distribution.deviation };
  const { minimum, mode, maximum } = distribution;
  return { centre: mode, deviation: (maximum - minimum) / 4 };
};

const ofKind = (kind: Distribution['kind'], centre: number, deviation: number): Distribution =>
  kind === 'normal' || kind === 'lognormal'
    ? { kind, mean: centre, deviation }
    : { kind, minimum: centre - 2 * deviation, mode: centre, maximum: centre + 2 * deviation };

const factorSpread = 0.1;

/**
 * The same centre and a similar spread with another kind of distribution; a lognormal, which is always positive, is a
 * factor.
 */
const withKind = (uncertain: UncertainDriver, kind: Distribution['kind']): UncertainDriver => {
  const { driver } = uncertain;
  const apply = kind === 'lognormal' ? 'factor' : defaultMove(driver);
  if (apply !== uncertain.apply) {
    const usual = defaultUncertainty(driver).distribution;
    const { centre, deviation } =
      apply === 'factor' ? { centre: 1, deviation: factorSpread } : centreOf(usual);
    return { driver, apply, distribution: ofKind(kind, centre, deviation) };
  }
  const { centre, deviation } = centreOf(uncertain.distribution);
  return { ...uncertain, distribution: ofKind(kind, centre, deviation) };
};

export const chooseDistribution = (
  document: ValuationDocument,
  driver: MovableDriver,
  kind: Distribution['kind'],
): ValuationDocument =>
  withDrivers(document, (drivers) =>
    drivers.map((uncertain) =>
      uncertain.driver === driver ? withKind(uncertain, kind) : uncertain,
    ),
  );
