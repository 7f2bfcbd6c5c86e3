import { valuationDocumentSchema } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import { tryWriteValue } from '../valuation-cells/try-write-value.ts';
import { fieldValue, writeCell } from '../valuation-cells/cell-paths.ts';
import { workedExample } from '../testing/worked-example.ts';
import { scenarioMovePath, scenarioPath } from './analysis-cells.ts';
import {
  addMovedDriver,
  addScenario,
  scenarioMoveApply,
  toEngineScenarios,
  maxScenarios,
  movedDrivers,
  removeMovedDriver,
  removeScenario,
  sumOfProbabilities,
} from './scenario-edits.ts';

const first = 'a0000000-0000-4000-8000-000000000001';
const second = 'a0000000-0000-4000-8000-000000000002';
const withOne = addMovedDriver(
  addScenario(workedExample, { id: first, name: 'Prudente' }),
  'revenueGrowth',
);
const withTwo = addScenario(withOne, { id: second, name: 'Optimista' });
const growth = (id: string) => scenarioMovePath(id, 'revenueGrowth', 'shift');

describe('scenarios', () => {
  it('a new one moves what the others move, by nothing yet', () => {
    expect(withTwo.scenarios?.[1]?.moves).toEqual([
      { driver: 'revenueGrowth', apply: 'shift', amount: null },
    ]);
    expect(movedDrivers(withTwo)).toEqual([{ driver: 'revenueGrowth', apply: 'shift' }]);
    expect(valuationDocumentSchema.safeParse(withTwo).success).toBe(true);
  });

  it('an amount is written into its own scenario, and asked only once it is there', () => {
    const { document } = tryWriteValue(withTwo, growth(second), -0.015);
    expect(document?.scenarios?.map(({ moves }) => moves[0]?.amount)).toEqual([null, -0.015]);
    expect(toEngineScenarios(document ?? withTwo).map(({ moves }) => moves.length)).toEqual([0, 1]);
  });

  it('the base case is one of them, moving nothing, once it has a probability of its own', () => {
    expect(toEngineScenarios(withTwo)).toHaveLength(2);
    const { document } = tryWriteValue(withTwo, 'baseProbability', 0.5);
    if (document === null) throw new Error('refused');
    expect(toEngineScenarios(document).at(-1)).toEqual({ id: 'base', probability: 0.5, moves: [] });
    expect(sumOfProbabilities(document)).toBe(0.5);
    const { scenarios: _none, ...alone } = document;
    expect(toEngineScenarios(alone)).toEqual([]);
  });

  it('each moves a driver in its own way, and one that did not move it yet as it is typed', () => {
    const margin = 'ebitdaMargin' as const;
    const added = [{ driver: margin, apply: 'shift', amount: 0.015 } as const];
    const multiplied = [{ driver: margin, apply: 'factor', amount: 0.85 } as const];
    const [one, other] = withTwo.scenarios ?? [];
    if (one === undefined || other === undefined) throw new Error('no scenarios');
    const scenarios = [
      { ...one, moves: added },
      { ...other, moves: multiplied },
    ];
    const mixed = { ...withTwo, scenarios };
    const [moved] = movedDrivers(mixed);
    expect(moved).toEqual({ driver: margin, apply: null });
    expect(moved && scenarios.map((scenario) => scenarioMoveApply(scenario, moved))).toEqual([
      'shift',
      'factor',
    ]);
    const still = {
      ...withTwo,
      scenarios: [
        { ...one, moves: multiplied },
        { ...other, moves: [] },
      ],
    };
    const path = scenarioMovePath(second, margin, 'factor');
    const { document } = tryWriteValue(still, path, 1.1);
    expect(document?.scenarios?.[1]?.moves).toEqual([
      { driver: margin, apply: 'factor', amount: 1.1 },
    ]);
  });

  it('the base year’s EBITDA is moved by a factor', () => {
    const path = scenarioMovePath(first, 'normalisedEbitda', 'factor');
    const { document } = tryWriteValue(addMovedDriver(withOne, 'normalisedEbitda'), path, 1.1);
    expect(document?.scenarios?.[0]?.moves[1]).toEqual({
      driver: 'normalisedEbitda',
      apply: 'factor',
      amount: 1.1,
    });
  });

  it('a cell is of its scenario by id: gone with it, and not another’s', () => {
    const typed = writeCell(withTwo, growth(second), 0.02);
    const rest = removeScenario(typed, first);
    expect(fieldValue(rest, growth(second))).toBe(0.02);
    expect(fieldValue(rest, growth(first))).toBeUndefined();
  });

  it('without scenarios the document is as it was', () => {
    expect(removeScenario(withOne, first)).toEqual(workedExample);
    expect(removeMovedDriver(withTwo, 'revenueGrowth').scenarios?.[0]?.moves).toEqual([]);
  });

  it('no more than a document takes', () => {
    const many = Array.from({ length: 9 }, (_, place) => place).reduce(
      (document, place) =>
        addScenario(document, { id: `a0000000-0000-4000-8000-00000000000${place}`, name: 'Otro' }),
      workedExample,
    );
    expect(many.scenarios).toHaveLength(maxScenarios);
  });

  it('a probability is a share; given ones are summed, none is null', () => {
    expect(sumOfProbabilities(withTwo)).toBeNull();
    const typed = writeCell(withTwo, scenarioPath(first, 'probability'), 0.4);
    expect(sumOfProbabilities(writeCell(typed, scenarioPath(second, 'probability'), 0.6))).toBe(1);
    expect(tryWriteValue(withTwo, scenarioPath(first, 'probability'), 1.4).issue?.code).toBe(
      'too-large',
    );
  });
});
