import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import {
  type DriverMove,
  type MovableDriver,
  movableDrivers,
} from '@valia/valuation/moves/move-driver.ts';
import type { Scenario as AskedScenario } from '@valia/valuation/analyses/scenarios.ts';
import type { Scenario } from './analysis-cells.ts';
import { defaultMove } from './default-move.ts';

export const mostScenarios = 6;

export const scenariosOf = ({ scenarios }: ValuationDocument): readonly Scenario[] =>
  scenarios ?? [];

type Apply = DriverMove['apply'];

/** One line of the comparison: a driver that some scenario moves. */
export interface MovedDriver {
  driver: MovableDriver;
  /** How all of them move it; null where one adds to it and another multiplies it. */
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

/** How a scenario moves a driver, or would. */
export const applyIn = ({ moves }: Scenario, { driver, apply }: MovedDriver): Apply =>
  moves.find((move) => move.driver === driver)?.apply ?? apply ?? defaultMove(driver);

const withScenarios = (
  { scenarios: _before, ...document }: ValuationDocument,
  scenarios: readonly Scenario[],
): ValuationDocument =>
  scenarios.length === 0 ? document : { ...document, scenarios: [...scenarios] };

/** One more scenario, which moves nothing yet; `id` is a fresh UUID. */
export const addScenario = (
  document: ValuationDocument,
  { id, name }: { id: string; name: string },
): ValuationDocument => {
  const before = scenariosOf(document);
  if (before.length >= mostScenarios) return document;
  const still: Scenario = { id, name, probability: null, moves: [] };
  const moves = movedDrivers(document).map((moved) => ({
    driver: moved.driver,
    apply: applyIn(still, moved),
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

/** Every scenario can move this driver too; none does so yet. */
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

/** Names the base case among the scenarios, where it has a probability of its own. */
export const baseScenarioId = 'base';

/** The scenarios as the engine compares them: moves without an amount are none, and so the base case moves nothing. */
export const askedScenarios = ({
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

/** What the probabilities given so far sum to; null while none is given. */
export const sumOfProbabilities = (document: ValuationDocument): number | null => {
  const given = [
    ...scenariosOf(document).map(({ probability }) => probability),
    document.baseProbability ?? null,
  ].filter((probability) => probability !== null);
  return given.length === 0 ? null : given.reduce((sum, one) => sum + one, 0);
};
