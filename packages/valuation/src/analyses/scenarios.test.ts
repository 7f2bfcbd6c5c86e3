import { describe, expect, test } from 'vitest';
import { outOfRangeIssue } from '../company/issues-without-result.ts';
import type { MovableDriver } from '../moves/move-driver.ts';
import {
  compareScenarios,
  compareScenariosIssues,
  expectedValue,
  type Scenario,
} from './scenarios.ts';
import { sensitivityByDrivers, sensitivityByDriversIssues } from './sensitivity-by-drivers.ts';
import { sensitivityGrid } from '../sensitivity/sensitivity-grid.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const equityAt = (growth: number, rate = 0.1): number =>
  (102.75 + (102.75 * (1 + growth)) / (rate - growth)) / (1 + rate) - 250;

const scenario = (id: string, probability: number | null, amount: number): Scenario => ({
  id,
  probability,
  moves: [{ driver: 'terminalGrowth', apply: 'shift', amount }],
});

describe('scenarios', () => {
  test('are each valued whole, and weighted by their probabilities', () => {
    const found = compareScenarios(plainCompany, [
      scenario('low', 0.25, -0.01),
      scenario('base', 0.5, 0),
      scenario('high', 0.25, 0.01),
    ]);
    const equities = found?.scenarios.map(({ result }) => result?.equityValue.central ?? 0) ?? [];
    for (const [at, growth] of [0.01, 0.02, 0.03].entries()) {
      expect(equities[at]).toBeCloseTo(equityAt(growth), 9);
    }
    const mean = equityAt(0.01) / 4 + equityAt(0.02) / 2 + equityAt(0.03) / 4;
    expect(found?.expectedEquityValue).toBeCloseTo(mean, 9);
    expect(found?.scenarios.map(({ id }) => id)).toEqual(['low', 'base', 'high']);
  });

  test('have no mean while one has no probability or no value', () => {
    const meanOf = (...scenarios: Scenario[]) =>
      compareScenarios(plainCompany, scenarios)?.expectedEquityValue;
    expect(meanOf(scenario('a', 0.5, 0), scenario('b', null, 0))).toBeNull();
    expect(meanOf(scenario('a', 0.5, 0), scenario('b', 0.5, 0.08))).toBeNull();
    expect(meanOf(scenario('a', 1, 0))).toBe(1034.375);
  });

  test('cannot be compared without a base case', () => {
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(compareScenarios(blank, [])).toBeNull();
    expect(compareScenariosIssues(blank, []).map(({ code }) => code)).toEqual(['missing']);
  });

  test('are worth what they are after their discounts', () => {
    const discounts = { lackOfControl: { model: 'percentage' as const, rate: 0.2 } };
    const found = compareScenarios({ ...plainCompany, discounts }, [scenario('a', 1, 0)]);
    expect(found?.expectedEquityValue).toBeCloseTo(0.8 * 1034.375, 9);
  });

  test('that have no value or no mean say why', () => {
    const fieldsOf = (...scenarios: Scenario[]) =>
      compareScenariosIssues(plainCompany, scenarios).map(({ field }) => field);
    expect(fieldsOf(scenario('a', 0.5, 0), scenario('b', 0.5, 0.01))).toEqual([]);
    expect(fieldsOf()).toEqual([]);
    expect(fieldsOf(scenario('a', 1, 0.08))).toEqual(['scenarios.0']);
    expect(fieldsOf(scenario('a', null, 0))).toEqual(['probabilities']);
    expect(fieldsOf(scenario('a', 1, Number.NaN))).toEqual(['scenarios.0.moves.0']);
    const unused: Scenario = {
      id: 'a',
      probability: 0.9,
      moves: [{ driver: 'exitMultiple', apply: 'shift', amount: 1 }],
    };
    expect(compareScenariosIssues(plainCompany, [unused])).toEqual([
      { ...outOfRangeIssue('scenarios.0.moves.0') },
      { ...outOfRangeIssue('probabilities', { sum: 0.9 }) },
    ]);
  });

  test('probabilities are shares that sum to 1', () => {
    expect(expectedValue([0.3, 0.7], [100, 200])).toBeCloseTo(170, 12);
    expect(expectedValue([0.3, 0.6], [100, 200])).toBeNull();
    expect(expectedValue([0.1, 0.2, 0.7], [1, 1, 1])).toBeCloseTo(1, 12);
    expect(expectedValue([-0.5, 1.5], [100, 200])).toBeNull();
    expect(expectedValue([0, 1], [100, 200])).toBe(200);
    expect(expectedValue([Number.NaN, 1], [100, 200])).toBeNull();
    expect(expectedValue([0.5, 0.500_001], [100, 200])).toBeNull();
    expect(expectedValue([0.5, 0.5 + 5e-10], [100, 200])).toBeCloseTo(150, 6);
    expect(expectedValue([0.5, 0.499_999], [100, 200])).toBeNull();
  });
});

describe('sensitivity by two drivers', () => {
  test('values each pair whole; the base case stands where both steps are 0', () => {
    const table = sensitivityByDrivers(
      plainCompany,
      { driver: 'weightedAverageCostOfCapital', steps: [-0.01, 0, 0.02] },
      { driver: 'terminalGrowth', steps: [0, 0.005, 0.077] },
    );
    expect(table?.equity).toHaveLength(3);
    for (const [y, rate] of [0.09, 0.1, 0.12].entries()) {
      for (const [x, growth] of [0.02, 0.025].entries()) {
        expect(table?.equity[y]?.[x]).toBeCloseTo(equityAt(growth, rate), 9);
      }
    }
    expect(table?.equity[1]?.[0]).toBe(1034.375);
    expect(table?.equity.map((row) => row[2] === null)).toEqual([true, true, false]);
    expect([table?.rowDriver, table?.columnDriver]).toEqual([
      'weightedAverageCostOfCapital',
      'terminalGrowth',
    ]);
  });

  test('a step of one whole multiple is a step', () => {
    const sale = plainCompanyWith({ terminal: { method: 'exit-multiple', exitMultiple: 6 } });
    const table = sensitivityByDrivers(
      sale,
      { driver: 'exitMultiple', steps: [0, 1] },
      { driver: 'taxRate', steps: [0] },
    );
    const [base = [], dearer = []] = table?.equity ?? [];
    expect((dearer[0] ?? 0) - (base[0] ?? 0)).toBeCloseTo(200, 9);
  });

  test('needs two different drivers that count, and a result', () => {
    const axis = (driver: 'terminalGrowth' | 'exitMultiple' | 'taxRate') => ({
      driver,
      steps: [0],
    });
    const table = (row: Parameters<typeof axis>[0], column: Parameters<typeof axis>[0]) =>
      sensitivityByDrivers(plainCompany, axis(row), axis(column));
    expect(table('terminalGrowth', 'taxRate')?.equity).toEqual([[1034.375]]);
    expect(table('terminalGrowth', 'terminalGrowth')).toBeNull();
    expect(table('terminalGrowth', 'exitMultiple')).toBeNull();
    expect(table('exitMultiple', 'taxRate')).toBeNull();
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(sensitivityByDrivers(blank, axis('terminalGrowth'), axis('taxRate'))).toBeNull();
  });

  test('says why there is none', () => {
    const fieldsOf = (
      row: MovableDriver,
      column: MovableDriver,
      inputs = plainCompany,
      steps = [0],
    ): string[] =>
      sensitivityByDriversIssues(
        inputs,
        { driver: row, steps },
        { driver: column, steps: [0, 1] },
      ).map(({ field }) => field);
    expect(fieldsOf('terminalGrowth', 'taxRate')).toEqual([]);
    expect(fieldsOf('terminalGrowth', 'terminalGrowth')).toEqual(['columns.driver']);
    expect(fieldsOf('terminalGrowth', 'exitMultiple')).toEqual(['columns.driver']);
    expect(fieldsOf('exitMultiple', 'taxRate')).toEqual(['rows.driver']);
    expect(fieldsOf('terminalGrowth', 'taxRate', plainCompany, [0, Number.NaN])).toEqual([
      'rows.steps.1',
    ]);
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(fieldsOf('terminalGrowth', 'taxRate', blank)).toEqual(['terminal.terminalGrowth']);
  });
});

describe('the grid', () => {
  const steps = {
    weightedAverageCostOfCapitalSteps: [-0.1, -0.076, -0.075, 0, 0.05],
    terminalGrowthSteps: [-0.02, 0, 0.01],
  };

  test('is refused within half a point of growth, and without a rate above zero', () => {
    const grid = sensitivityGrid(plainCompany, steps);
    expect(grid?.columnOf).toBe('terminalGrowth');
    expect(grid?.equity.map((row) => row.map((cell) => cell === null))).toEqual([
      [true, true, true],
      [false, true, true],
      [false, false, true],
      [false, false, false],
      [false, false, false],
    ]);
    expect(grid?.equity[4]?.[2]).toBeCloseTo(equityAt(0.03, 0.15), 9);
    expect(grid?.equity[1]?.[0]).toBeCloseTo(equityAt(0, 0.024), 9);
    expect(grid?.equity[3]?.[1]).toBe(1034.375);
  });

  const twoYears = plainCompanyWith({
    projection: { years: 2 },
    terminal: { method: 'exit-multiple', exitMultiple: 6 },
  });

  test.each(['year-end', 'mid-year'] as const)('of a sale at a multiple, %s', (discounting) => {
    const inputs: ValuationInputs = { ...twoYears, discounting };
    const grid = sensitivityGrid(inputs, { ...steps, exitMultipleSteps: [-1, 0, 2] });
    expect(grid?.columnOf).toBe('exitMultiple');
    expect(grid?.columns).toEqual([5, 6, 8]);
    const early = discounting === 'mid-year' ? 0.5 : 0;
    const value = (rate: number, multiple: number) =>
      102.75 / (1 + rate) ** (1 - early) +
      113.025 / (1 + rate) ** (2 - early) +
      (242 * multiple) / (1 + rate) ** 2 -
      250;
    expect(grid?.equity[3]?.[0]).toBeCloseTo(value(0.1, 5), 9);
    expect(grid?.equity[4]?.[2]).toBeCloseTo(value(0.15, 8), 9);
    expect(grid?.equity[0]?.every((cell) => cell === null)).toBe(true);
    expect(sensitivityGrid(inputs, steps)?.columns).toEqual([5, 5.5, 6, 6.5, 7]);
  });

  test('of rates that change, an average, a return on capital and a stub agrees with the moved case', () => {
    const cases = [
      plainCompanyWith({ costOfCapital: { path: twoYears.projection.drivers.revenueGrowth } }),
      plainCompanyWith({ terminal: { exitMultiple: 6, average: { gordonWeight: 0.3 } } }),
      plainCompanyWith({ terminal: { returnOnCapital: 0.15 } }),
      { ...plainCompany, valuationDate: '2026-06-30' },
    ];
    for (const inputs of cases) {
      const grid = sensitivityGrid(inputs, steps);
      const table = sensitivityByDrivers(
        inputs,
        { driver: 'weightedAverageCostOfCapital', steps: [0, 0.05] },
        { driver: 'terminalGrowth', steps: [-0.02, 0] },
      );
      for (const [y, row] of (table?.equity ?? []).entries()) {
        for (const [x, cell] of row.entries()) {
          expect(grid?.equity[y + 3]?.[x]).toBeCloseTo(cell ?? Number.NaN, 9);
        }
      }
      expect(grid?.equity[0]).toEqual([null, null, null]);
    }
  });

  test('of an average led by its sale moves the multiple alone', () => {
    const inputs = plainCompanyWith({
      terminal: { method: 'exit-multiple', exitMultiple: 6, average: { gordonWeight: 0.3 } },
    });
    const grid = sensitivityGrid(inputs, {
      weightedAverageCostOfCapitalSteps: [0, 0.02],
      terminalGrowthSteps: [],
      exitMultipleSteps: [0, 1],
    });
    const value = (rate: number, multiple: number) =>
      (102.75 + (0.3 * 102.75 * 1.02) / (rate - 0.02) + 0.7 * 220 * multiple) / (1 + rate) - 250;
    expect(grid?.equity[0]?.[1]).toBeCloseTo(value(0.1, 7), 9);
    expect(grid?.equity[1]?.[1]).toBeCloseTo(value(0.12, 7), 9);
    expect(grid?.equity[1]?.[0]).toBeCloseTo(value(0.12, 6), 9);
  });

  test('is no part of the multiples method, nor of a blank valuation', () => {
    expect(sensitivityGrid({ ...plainCompany, method: 'multiples' }, steps)).toBeNull();
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(sensitivityGrid(blank, steps)).toBeNull();
  });
});
