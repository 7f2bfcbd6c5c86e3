import { toEngineScenarios } from '@valia/domain/valuation-analysis/scenario-edits.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { hasSameValue } from '@valia/valuation/company/has-same-value.ts';
import { monteCarlo, type MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { flatTrials } from '@valia/valuation/monte-carlo/flat-trials.ts';
import { compareScenarios, type ScenarioComparison } from '@valia/valuation/analyses/scenarios.ts';
import {
  type DriverSensitivity,
  type SensitivityAxis,
  sensitivityByDrivers,
} from '@valia/valuation/analyses/sensitivity-by-drivers.ts';
import {
  sensitivityGrid,
  type SensitivityGrid,
} from '@valia/valuation/sensitivity/sensitivity-grid.ts';
import { tornado, type TornadoBar } from '@valia/valuation/analyses/tornado.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';

/** The table by the two assumptions that the adviser chose. */
export interface ChosenSensitivity {
  rows: SensitivityAxis;
  columns: SensitivityAxis;
  grid: DriverSensitivity;
}

/**
 * The engine's analyses of a snapshot in addition to its outcome; each is computed once, at its first use. Null when
 * the snapshot lacks the analysis, or when this engine would compute a different value than the stored one.
 */
export interface ReportAnalyses {
  inputs: () => ValuationInputs | null;
  tornado: () => TornadoBar[] | null;
  sensitivity: () => SensitivityGrid | null;
  chosenSensitivity: () => ChosenSensitivity | null;
  scenarios: () => ScenarioComparison | null;
  simulation: () => MonteCarloResult | null;
}

/** A snapshot is never printed next to figures that a later engine would compute differently. */
const recomputable = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
): ValuationInputs | null => {
  const inputs = toValuationInputs(document);
  return hasSameValue(inputs, outcome) ? inputs : null;
};

export const sensitivitySteps = {
  weightedAverageCostOfCapitalSteps: [-0.01, -0.005, 0, 0.005, 0.01],
  terminalGrowthSteps: [-0.005, -0.0025, 0, 0.0025, 0.005],
  exitMultipleSteps: [-1, -0.5, 0, 0.5, 1],
};

/** The rows and columns of a chosen table, as steps from the base case. */
export const sensitivityOffsets = [-2, -1, 0, 1, 2] as const;

type ChosenAxis = Omit<SensitivityAxis, 'steps'> & { step: number };

const axisOf = ({ driver, step }: ChosenAxis): SensitivityAxis => ({
  driver,
  steps: sensitivityOffsets.map((place) => place * step),
});

const chosenSensitivity = (
  { analysis }: ValuationDocument,
  inputs: ValuationInputs,
): ChosenSensitivity | null => {
  const chosen = analysis?.sensitivity;
  if (chosen === undefined) return null;
  const [rows, columns] = [axisOf(chosen.rows), axisOf(chosen.columns)];
  const grid = sensitivityByDrivers(inputs, rows, columns);
  return grid && { rows, columns, grid };
};

const scenarios = (
  document: ValuationDocument,
  inputs: ValuationInputs,
): ScenarioComparison | null => {
  const asked = toEngineScenarios(document);
  return asked.length === 0 ? null : compareScenarios(inputs, asked);
};

export const shownPercentiles = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95];

/**
 * A smaller limit, because a result on only one of two methods requires a whole valuation per trial, and a user waits
 * for the report.
 */
const mostWholeTrials = 2_000;

/** The simulation that the valuation defines, repeated with its seed. */
const simulation = (
  { analysis }: ValuationDocument,
  outcome: ValuationOutcome,
  inputs: ValuationInputs,
): MonteCarloResult | null => {
  const settings = analysis?.monteCarlo;
  if (settings === undefined) return null;
  const { price, ...asked } = settings;
  const isQuick = flatTrials(inputs, outcome, [], 1) !== null;
  const trials = isQuick ? asked.trials : Math.min(asked.trials, mostWholeTrials);
  const run = monteCarlo(inputs, {
    ...asked,
    trials,
    probabilities: shownPercentiles,
    ...(price !== null && { price }),
  });
  return typeof run === 'string' ? null : run;
};

const once = <Answer>(compute: () => Answer): (() => Answer) => {
  let known: { answer: Answer } | null = null;
  return () => {
    known ??= { answer: compute() };
    return known.answer;
  };
};

export const reportAnalyses = ({
  document,
  outcome,
}: Pick<ValuationReportInput, 'document' | 'outcome'>): ReportAnalyses => {
  const inputs = once(() => recomputable(document, outcome));
  const onceFrom = <Answer>(compute: (given: ValuationInputs) => Answer) =>
    once(() => {
      const given = inputs();
      return given && compute(given);
    });
  return {
    inputs,
    tornado: onceFrom((given) => tornado(given)),
    sensitivity: onceFrom((given) => sensitivityGrid(given, sensitivitySteps)),
    chosenSensitivity: onceFrom((given) => chosenSensitivity(document, given)),
    scenarios: onceFrom((given) => scenarios(document, given)),
    simulation: onceFrom((given) => simulation(document, outcome, given)),
  };
};
