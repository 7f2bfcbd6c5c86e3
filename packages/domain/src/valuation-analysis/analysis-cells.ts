import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { Distribution } from '@valia/valuation/monte-carlo/distribution.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { readField, writeField } from '../valuation-fields/write-field.ts';
import { type Analysis, analysisOf } from './analysis-defaults.ts';
import { amountKind } from '../valuations/document/amount-kind.ts';

export type Scenario = NonNullable<ValuationDocument['scenarios']>[number];

/** What is asked of the valuation besides its value. */
export const isAnalysisPath = (path: string): boolean => /^(?:scenarios|analysis)\./u.test(path);

/** `scenarios.<id>.name`; scenarios are named by id, so that a text stays with its own when others go. */
export const scenarioPath = (id: string, part: 'name' | 'probability'): string =>
  `scenarios.${id}.${part}`;

/** The cell of what a scenario moves a driver by, with how it is typed. */
export const scenarioMovePath = (
  id: string,
  driver: MovableDriver,
  apply: DriverMove['apply'],
): string => `scenarios.${id}.moves.${driver}@${amountKind(driver, apply)}`;

/** The cell of a parameter of a driver's distribution. */
export const distributionPath = (
  driver: MovableDriver,
  apply: DriverMove['apply'],
  parameter: string,
): string => `analysis.monteCarlo.drivers.${driver}.${parameter}@${amountKind(driver, apply)}`;

export const axisStepPath = (axis: 'rows' | 'columns', driver: MovableDriver): string =>
  `analysis.sensitivity.${axis}.step@${amountKind(driver, 'shift')}`;

const withoutKind = (path: string): string => path.replace(/@\w+$/u, '');

const scenarioCell = (path: string) => {
  const [, id, part, driver] =
    /^scenarios\.([\da-f-]{36})\.(name|probability|moves\.(\w+))$/u.exec(withoutKind(path)) ?? [];
  return id === undefined || part === undefined ? null : { id, part, driver };
};

const distributionCell = (path: string) => {
  const [, driver, parameter] =
    /^analysis\.monteCarlo\.drivers\.([a-zA-Z]+)\.(\w+)$/u.exec(withoutKind(path)) ?? [];
  return driver === undefined || parameter === undefined ? null : { driver, parameter };
};

const parameterOf = (distribution: Distribution, parameter: string): unknown =>
  Object.entries(distribution).find(([name]) => name === parameter)?.[1];

const readScenario = (
  document: ValuationDocument,
  { id, part, driver }: NonNullable<ReturnType<typeof scenarioCell>>,
): unknown => {
  const scenario = document.scenarios?.find((one) => one.id === id);
  if (scenario === undefined) return undefined;
  if (driver !== undefined)
    return scenario.moves.find((move) => move.driver === driver)?.amount ?? null;
  return part === 'name' ? scenario.name : scenario.probability;
};

/** The value of a cell of the scenarios or of the analysis, the usual one where none is chosen. */
export const readAnalysisCell = (document: ValuationDocument, path: string): unknown => {
  const scenario = scenarioCell(path);
  if (scenario !== null) return readScenario(document, scenario);
  const analysis = analysisOf(document);
  const cell = distributionCell(path);
  if (cell === null) return readField({ ...document, analysis }, withoutKind(path));
  const uncertain = analysis.monteCarlo.drivers.find(({ driver }) => driver === cell.driver);
  return uncertain && parameterOf(uncertain.distribution, cell.parameter);
};

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('es') === other.trim().toLocaleLowerCase('es');

/** Whether a scenario, of this id or a new one, would bear the name of another. */
export const isScenarioNameTaken = (
  { scenarios = [] }: ValuationDocument,
  name: string,
  ownId: string | null = null,
): boolean =>
  name.trim() !== '' &&
  scenarios.some(({ id, name: other }) => id !== ownId && sameName(name, other));

/** Whether what is typed into this cell is the name of another scenario. */
export const takesScenarioName = (
  document: ValuationDocument,
  path: string,
  value: unknown,
): boolean => {
  const cell = scenarioCell(path);
  return (
    cell?.part === 'name' &&
    typeof value === 'string' &&
    isScenarioNameTaken(document, value, cell.id)
  );
};

const changedScenario = (
  scenario: Scenario,
  { part, driver, apply }: { part: string; driver: string | undefined; apply: DriverMove['apply'] },
  value: unknown,
): unknown => {
  if (driver === undefined) return { ...scenario, [part]: value };
  const moves = scenario.moves.map((move) =>
    move.driver === driver ? { ...move, amount: value } : move,
  );
  const isThere = scenario.moves.some((move) => move.driver === driver);
  return { ...scenario, moves: isThere ? moves : [...moves, { driver, apply, amount: value }] };
};

/** How the amount typed into a cell moves its driver: only factors are plain numbers. */
const applyAt = (path: string): DriverMove['apply'] =>
  path.endsWith('@decimal') ? 'factor' : 'shift';

const isPart = (name: string | undefined): name is keyof Analysis =>
  name === 'sensitivity' || name === 'reverse' || name === 'monteCarlo';

/** The document in which this part of the analysis is chosen, as it was usual before. */
export const withChosenPart = (
  document: ValuationDocument,
  part: keyof Analysis,
): ValuationDocument => ({
  ...document,
  analysis: { ...document.analysis, [part]: analysisOf(document)[part] },
});

/** As `writeField`, for cells of the scenarios and of the analysis. */
export const writeAnalysisCell = (
  document: ValuationDocument,
  path: string,
  value: unknown,
): ValuationDocument => {
  const scenario = scenarioCell(path);
  if (scenario !== null) {
    const changed = document.scenarios?.map((one) =>
      one.id === scenario.id
        ? changedScenario(one, { ...scenario, apply: applyAt(path) }, value)
        : one,
    );
    return writeField(document, 'scenarios', changed);
  }
  const part = path.split('.')[1];
  const chosen = isPart(part) ? withChosenPart(document, part) : document;
  const cell = distributionCell(path);
  if (cell === null) return writeField(chosen, withoutKind(path), value);
  const drivers = chosen.analysis?.monteCarlo?.drivers.map((uncertain) =>
    uncertain.driver === cell.driver
      ? { ...uncertain, distribution: { ...uncertain.distribution, [cell.parameter]: value } }
      : uncertain,
  );
  return writeField(chosen, 'analysis.monteCarlo.drivers', drivers);
};

/** Where the schema's issues of such a cell are found. */
export const analysisSchemaPath = (path: string): string => {
  if (scenarioCell(path) !== null) return 'scenarios';
  return distributionCell(path) === null ? withoutKind(path) : 'analysis.monteCarlo.drivers';
};
