import { moveBaseOf, moveDrivers, type DriverMove } from './move-driver.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from './valuation-inputs.ts';
import type { ValuationResult } from './valuation-outcome.ts';

export interface Scenario {
  id: string;
  /** A share; the scenarios' sum to 1 where an expected value is wanted. Null: no opinion. */
  probability: number | null;
  moves: readonly DriverMove[];
}

export interface ScenarioOutcome {
  id: string;
  probability: number | null;
  /** Null where the case has no value. */
  result: ValuationResult | null;
}

export interface ScenarioComparison {
  scenarios: ScenarioOutcome[];
  /** `Σ p_i · equity_i`, money; null unless every scenario has a value and the probabilities sum to 1. */
  expectedEquityValue: number | null;
}

const probabilityTolerance = 1e-9;

/** The mean of some values by their probabilities; null unless those are shares that sum to 1. */
export const expectedValue = (
  probabilities: readonly number[],
  values: readonly number[],
): number | null => {
  const sum = probabilities.reduce((total, probability) => total + probability, 0);
  const areShares = probabilities.every((probability) => probability >= 0);
  if (!areShares || !(Math.abs(sum - 1) <= probabilityTolerance)) return null;
  return probabilities.reduce(
    (total, probability, at) => total + probability * (values[at] ?? 0),
    0,
  );
};

/** Each scenario moves drivers of the base case and is valued whole. Null while that has no result. */
export const compareScenarios = (
  inputs: ValuationInputs,
  scenarios: readonly Scenario[],
): ScenarioComparison | null => {
  const base = moveBaseOf(inputs, valueCompany(inputs));
  if (base === null) return null;
  const outcomes = scenarios.map(({ id, probability, moves }) => ({
    id,
    probability,
    result: valueCompany(moveDrivers(base, moves)).result,
  }));
  const probabilities = outcomes.flatMap(({ probability }) =>
    probability === null ? [] : [probability],
  );
  const values = outcomes.flatMap(({ result }) =>
    result === null ? [] : [result.equityValue.central],
  );
  const complete = probabilities.length === outcomes.length && values.length === outcomes.length;
  return {
    scenarios: outcomes,
    expectedEquityValue: complete ? expectedValue(probabilities, values) : null,
  };
};
