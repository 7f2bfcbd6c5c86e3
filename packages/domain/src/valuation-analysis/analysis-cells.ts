import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { Distribution } from '@valia/valuation/monte-carlo/distribution.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { readField, writeField } from '../valuation-fields/write-field.ts';
import { type Analysis, analysisSettings } from './analysis-defaults.ts';
import { amountKind } from '../valuations/document/amount-kind.ts';

export type Scenario = NonNullable<ValuationDocument['scenarios']>[number];

/** Whether a field belongs to the analyses of a valuation, which do not change its value. */
export const isAnalysisPath = (path: string): boolean => /^(?:scenarios|analysis)\./u.test(path);

/**
 * `scenarios.<id>.name`; the path contains the id, so that a text remains with its scenario when others are removed.
 */
export const scenarioPath = (id: string, part: 'name' | 'probability'): string =>
  `scenarios.${id}.${part}`;

/** The path of the cell with a scenario's change of a driver, and how the change is typed. */
export const scenarioMovePath = (
  id: string,
  driver: MovableDriver,
  apply: DriverMove['apply'],
): string => `scenarios.${id}.moves.${driver}@${amountKind(driver, apply)}`;

/** The path of the cell with a parameter of a driver's distribution. */
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

/** The value of a cell of the scenarios or of the analysis; the default when none is chosen. */
export const readAnalysisCell = (document: ValuationDocument, path: string): unknown => {
  const scenario = scenarioCell(path);
  if (scenario !== null) return readScenario(document, scenario);
  const analysis = analysisSettings(document);
  const cell = distributionCell(path);
  if (cell === null) return readField({ ...document, analysis }, withoutKind(path));
  const uncertain = analysis.monteCarlo.drivers.find(({ driver }) => driver === cell.driver);
  return uncertain && parameterOf(uncertain.distribution, cell.parameter);
};

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('es') === other.trim().toLocaleLowerCase('es');

/** Whether a name for a scenario, with this id or a new one, is already used by another scenario. */
export const isScenarioNameTaken = (
  { scenarios = [] }: ValuationDocument,
  name: string,
  ownId: string | null = null,
): boolean =>
  name.trim() !== '' &&
  scenarios.some(({ id, name: other }) => id !== ownId && sameName(name, other));

/** Whether the text typed into this cell is the name of another scenario. */
export const isScenarioNameConflict = (
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

/** How the amount typed into a cell changes its driver: only factors are plain numbers. */
const applyAt = (path: string): DriverMove['apply'] =>
  path.endsWith('@decimal') ? 'factor' : 'shift';

const isPart = (name: string | undefined): name is keyof Analysis =>
  name === 'sensitivity' || name === 'reverse' || name === 'monteCarlo';

/** The document with this part of the analysis stored explicitly, with its default values. */
export const withAnalysisPart = (
  document: ValuationDocument,
  part: keyof Analysis,
): ValuationDocument => ({
  ...document,
  analysis: { ...document.analysis, [part]: analysisSettings(document)[part] },
});

/** The same as `writeField`, for cells of the scenarios and of the analysis. */
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
  const chosen = isPart(part) ? withAnalysisPart(document, part) : document;
  const cell = distributionCell(path);
  if (cell === null) return writeField(chosen, withoutKind(path), value);
  const drivers = chosen.analysis?.monteCarlo?.drivers.map((uncertain) =>
    uncertain.driver === cell.driver
      ? { ...uncertain, distribution: { ...uncertain.distribution, [cell.parameter]: value } }
      : uncertain,
  );
  return writeField(chosen, 'analysis.monteCarlo.drivers', drivers);
};

/** The path at which the schema reports the issues of such a cell. */
export const analysisSchemaPath = (path: string): string => {
  if (scenarioCell(path) !== null) return 'scenarios';
  return distributionCell(path) === null ? withoutKind(path) : 'analysis.monteCarlo.drivers';
};
