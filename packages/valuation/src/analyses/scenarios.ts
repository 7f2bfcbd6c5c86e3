import { issuesWithoutResult, outOfRangeIssue } from '../company/issues-without-result.ts';
import { equityOfResult } from '../equity-of-result.ts';
import {
  toMoveBase,
  moveDrivers,
  usedMovableDrivers,
  type DriverMove,
} from '../moves/move-driver.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue, ValuationResult } from '../valuation-outcome.ts';

export interface Scenario {
  id: string;
  /** A fraction; an expected value requires that the fractions of all scenarios sum to 1. Null when not given. */
  probability: number | null;
  moves: readonly DriverMove[];
}

export interface ScenarioOutcome {
  id: string;
  probability: number | null;
  /** Null when the case has no value. */
  result: ValuationResult | null;
}

export interface ScenarioComparison {
  scenarios: ScenarioOutcome[];
  /** `Σ p_i · equity_i`, each after its discounts; money. Null unless every scenario has a value and the probabilities sum to 1. */
  expectedEquityValue: number | null;
}

const probabilityTolerance = 1e-9;

/**
 * The mean of the values weighted by their probabilities; null unless the probabilities are fractions that sum to 1.
 */
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

/**
 * Each scenario moves drivers of the base case, and the whole valuation is computed again. Null while the base case has
 * no result.
 */
export const compareScenarios = (
  inputs: ValuationInputs,
  scenarios: readonly Scenario[],
): ScenarioComparison | null => {
  const base = toMoveBase(inputs, valueCompany(inputs));
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
    result === null ? [] : [equityOfResult(result).central],
  );
  const complete = probabilities.length === outcomes.length && values.length === outcomes.length;
  return {
    scenarios: outcomes,
    expectedEquityValue: complete ? expectedValue(probabilities, values) : null,
  };
};

/**
 * Problems of a valuation's scenarios: issues of the base case, a move without an amount or of an unused driver, a case
 * without a value, probabilities that do not sum to 1. Empty when there are none.
 */
export const compareScenariosIssues = (
  inputs: ValuationInputs,
  scenarios: readonly Scenario[],
): ValuationIssue[] => {
  const blocking = issuesWithoutResult(inputs);
  const compared = compareScenarios(inputs, scenarios);
  if (compared === null) return blocking;
  const used = usedMovableDrivers(inputs);
  const isMove = ({ driver, amount }: DriverMove): boolean =>
    used.includes(driver) && Number.isFinite(amount);
  const ofScenario = ({ moves }: Scenario, at: number): ValuationIssue[] => {
    const wrong = moves.flatMap((move, place) =>
      isMove(move) ? [] : [outOfRangeIssue(`scenarios.${at}.moves.${place}`)],
    );
    const hasValue = compared.scenarios[at]?.result !== null;
    return wrong.length > 0 || hasValue ? wrong : [outOfRangeIssue(`scenarios.${at}`)];
  };
  const probabilities = scenarios.map(({ probability }) => probability ?? Number.NaN);
  const weighted = expectedValue(probabilities, probabilities) !== null;
  const sum = probabilities.reduce((total, probability) => total + probability, 0);
  return [
    ...scenarios.flatMap(ofScenario),
    ...(weighted || scenarios.length === 0
      ? []
      : [outOfRangeIssue('probabilities', Number.isFinite(sum) ? { sum } : {})]),
  ];
};
