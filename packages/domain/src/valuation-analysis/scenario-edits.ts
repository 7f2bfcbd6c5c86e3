import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import {
  type DriverMove,
  type MovableDriver,
  movableDrivers,
} from '@valia/valuation/moves/move-driver.ts';
import type { Scenario as AskedScenario } from '@valia/valuation/analyses/scenarios.ts';
import type { Scenario } from './analysis-cells.ts';
import { defaultMove } from './default-move.ts';

export const maxScenarios = 6;

export const scenariosOf = ({ scenarios }: ValuationDocument): readonly Scenario[] =>
  scenarios ?? [];

type Apply = DriverMove['apply'];

/** One line of the comparison: a driver that at least one scenario changes. */
export interface MovedDriver {
  driver: MovableDriver;
  /** How all scenarios change it; null when one adds to it and another multiplies it. */
  apply: Apply | null;
}

export const movedDrivers = (document: ValuationDocument): MovedDriver[] => {
  const moves = scenariosOf(document).flatMap((scenario) => scenario.moves);
  return movableDrivers.flatMap((driver) => {
    const [first, ...others] = moves.filter((one) => one.driver === driver);
    if (first === undefined) return [];
    const isShared = others.every(({ apply }) => apply === first.apply);
    return [{ driver, apply: isShared ? first.apply : null }];
  });
};

/** How a scenario changes a driver, or would change it. */
export const scenarioMoveApply = ({ moves }: Scenario, { driver, apply }: MovedDriver): Apply =>
  moves.find((move) => move.driver === driver)?.apply ?? apply ?? defaultMove(driver);

const withScenarios = (
  { scenarios: _before, ...document }: ValuationDocument,
  scenarios: readonly Scenario[],
): ValuationDocument =>
  scenarios.length === 0 ? document : { ...document, scenarios: [...scenarios] };

/** Adds a scenario that changes nothing yet; `id` is a new UUID. */
export const addScenario = (
  document: ValuationDocument,
  { id, name }: { id: string; name: string },
): ValuationDocument => {
  const before = scenariosOf(document);
  if (before.length >= maxScenarios) return document;
  const still: Scenario = { id, name, probability: null, moves: [] };
  const moves = movedDrivers(document).map((moved) => ({
    driver: moved.driver,
    apply: scenarioMoveApply(still, moved),
    amount: null,
  }));
  return withScenarios(document, [...before, { ...still, moves }]);
};

export const removeScenario = (document: ValuationDocument, id: string): ValuationDocument =>
  withScenarios(
    document,
    scenariosOf(document).filter((scenario) => scenario.id !== id),
  );

const withMoves = (
  document: ValuationDocument,
  edit: (moves: Scenario['moves']) => Scenario['moves'],
): ValuationDocument =>
  withScenarios(
    document,
    scenariosOf(document).map((scenario) => ({ ...scenario, moves: edit(scenario.moves) })),
  );

/** Adds a driver that every scenario can change; none does so yet. */
export const addMovedDriver = (
  document: ValuationDocument,
  driver: MovableDriver,
): ValuationDocument =>
  withMoves(document, (moves) =>
    moves.some((move) => move.driver === driver)
      ? moves
      : [...moves, { driver, apply: defaultMove(driver), amount: null }],
  );

export const removeMovedDriver = (
  document: ValuationDocument,
  driver: MovableDriver,
): ValuationDocument =>
  withMoves(document, (moves) => moves.filter((move) => move.driver !== driver));

/** The id of the base case among the scenarios, when it has its own probability. */
export const baseScenarioId = 'base';

/**
 * The scenarios as the engine compares them: changes without an amount are omitted, so the base case changes nothing.
 */
export const toEngineScenarios = ({
  scenarios = [],
  baseProbability = null,
}: Pick<ValuationDocument, 'scenarios' | 'baseProbability'>): AskedScenario[] => [
  ...scenarios.map(({ id, probability, moves }) => ({
    id,
    probability,
    moves: moves.flatMap(({ driver, apply, amount }) =>
      amount === null ? [] : [{ driver, apply, amount }],
    ),
  })),
  ...(baseProbability === null || scenarios.length === 0
    ? []
    : [{ id: baseScenarioId, probability: baseProbability, moves: [] }]),
];

/** The sum of the probabilities entered so far; null while none is entered. */
export const sumOfProbabilities = (document: ValuationDocument): number | null => {
  const given = [
    ...scenariosOf(document).map(({ probability }) => probability),
    document.baseProbability ?? null,
  ].filter((probability) => probability !== null);
  return given.length === 0 ? null : given.reduce((sum, one) => sum + one, 0);
};
