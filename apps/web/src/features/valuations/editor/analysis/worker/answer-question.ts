import {
  toMoveBase,
  movableDrivers,
  moveDrivers,
  type MoveBase,
} from '@valia/valuation/moves/move-driver.ts';
import { compareScenarios, compareScenariosIssues } from '@valia/valuation/analyses/scenarios.ts';
import {
  sensitivityByDrivers,
  sensitivityByDriversIssues,
} from '@valia/valuation/analyses/sensitivity-by-drivers.ts';
import { solveDriver, solveDriverIssues } from '@valia/valuation/analyses/solve-driver.ts';
import { tornado, tornadoIssues } from '@valia/valuation/analyses/tornado.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import type { DriverMove } from '@valia/valuation/moves/move-driver.ts';
import type {
  AnalysisAnswers,
  AnalysisQuestions,
  AnalysisRequest,
  AnalysisResponse,
  NoValueReason,
} from './analysis-question.ts';

const whyNoValue = (base: MoveBase, moves: readonly DriverMove[]): NoValueReason => {
  const { issues, result } = valueCompany(moveDrivers(base, moves));
  if (result !== null) return null;
  return issues.find(({ severity }) => severity !== 'warning') ?? null;
};

const axes = ['rows', 'columns'] as const;

const answerSensitivity = ({
  inputs,
  rows,
  columns,
}: AnalysisQuestions['sensitivity']): AnalysisAnswers['sensitivity'] => {
  const base = toMoveBase(inputs, valueCompany(inputs));
  if (base === null) return null;
  const asked = { rowDriver: rows.driver, columnDriver: columns.driver };
  const grid = sensitivityByDrivers(inputs, rows, columns);
  if (grid === null) {
    const fields = sensitivityByDriversIssues(inputs, rows, columns).map(({ field }) => field);
    const unusableAxes = axes.filter((axis) => fields.includes(`${axis}.driver`));
    return { ...asked, grid, unusableAxes };
  }
  const whyNot = rows.steps.map((row, y) =>
    columns.steps.map((column, x) =>
      (grid.equity[y]?.[x] ?? null) === null
        ? whyNoValue(base, [
            { driver: rows.driver, apply: 'shift', amount: row },
            { driver: columns.driver, apply: 'shift', amount: column },
          ])
        : null,
    ),
  );
  return { ...asked, grid: { ...grid, whyNot }, unusableAxes: [] };
};

const answerScenarios = ({
  inputs,
  scenarios,
}: AnalysisQuestions['scenarios']): AnalysisAnswers['scenarios'] => {
  const compared = compareScenarios(inputs, scenarios);
  const base = compared && toMoveBase(inputs, valueCompany(inputs));
  if (compared === null || base === null) return null;
  const whyNot = Object.fromEntries(
    compared.scenarios.flatMap(({ id, result }, at) =>
      result === null ? [[id, whyNoValue(base, scenarios[at]?.moves ?? [])]] : [],
    ),
  );
  return { ...compared, whyNot, issues: compareScenariosIssues(inputs, scenarios) };
};

/** `withoutBar` contains the drivers that are in use but have no bar; the engine reports them at `drivers.…`. */
const answerTornado = ({ inputs }: AnalysisQuestions['tornado']): AnalysisAnswers['tornado'] => {
  const bars = tornado(inputs);
  if (bars === null) return null;
  const fields = tornadoIssues(inputs).map(({ field }) => field);
  const withoutBar = movableDrivers.filter((driver) => fields.includes(`drivers.${driver}`));
  return { bars, withoutBar };
};

const answerReverse = ({
  inputs,
  driver,
  price,
}: AnalysisQuestions['reverse']): AnalysisAnswers['reverse'] => {
  const solution = solveDriver(inputs, driver, price);
  const issues = solution === null ? solveDriverIssues(inputs, driver, price) : [];
  return { driver, price, solution, isUnused: issues.some(({ field }) => field === 'driver') };
};

/** The engine's answer to a question of the analysis. Pure function. */
export const answerQuestion = (asked: AnalysisRequest): AnalysisResponse => {
  const { id } = asked;
  switch (asked.kind) {
    case 'tornado':
      return { kind: 'tornado', id, answer: answerTornado(asked.question) };
    case 'sensitivity':
      return { kind: 'sensitivity', id, answer: answerSensitivity(asked.question) };
    case 'scenarios':
      return { kind: 'scenarios', id, answer: answerScenarios(asked.question) };
    case 'reverse':
      return { kind: 'reverse', id, answer: answerReverse(asked.question) };
  }
};
