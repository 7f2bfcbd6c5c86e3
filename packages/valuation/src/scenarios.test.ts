import { describe, expect, test } from 'vitest';
import { footballField } from './football-field.ts';
import { monteCarlo } from './monte-carlo.ts';
import { workedExampleInputs } from './reference/worked-example-inputs.ts';
import { compareScenarios, expectedValue, type Scenario } from './scenarios.ts';
import { sensitivityByDrivers } from './sensitivity-by-drivers.ts';
import { sensitivityGrid } from './sensitivity-grid.ts';
import { plainCompany, plainCompanyWith } from './testing/plain-company.ts';
import { defaultTornadoSwings, tornado } from './tornado.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from './valuation-inputs.ts';
import { waterfall } from './waterfall.ts';

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
      { ...plainCompanyWith({ projection: { stub: true } }), valuationDate: '2026-06-30' },
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

describe('a waterfall', () => {
  test('leads from one equity value to the other, part by part', () => {
    const to: ValuationInputs = {
      ...plainCompanyWith({
        projection: {
          drivers: {
            ...plainCompany.projection.drivers,
            taxRate: { path: { kind: 'constant', value: 0.2 }, overrides: [] },
          },
        },
        terminal: { terminalGrowth: 0.03 },
      }),
      bridge: { ...plainCompany.bridge, cash: 80 },
    };
    const found = waterfall(plainCompany, to);
    expect(found?.steps.map(({ name }) => name)).toEqual(['taxRate', 'terminal', 'bridge']);
    expect(found?.from).toBe(1034.375);
    expect(found?.to).toBe(valueCompany(to).result?.equityValue.central);
    const [tax, terminal, bridge] = found?.steps ?? [];
    expect(tax?.effect).toBeCloseTo(8.25 * 12.5, 9);
    expect(terminal?.effect).toBeCloseTo(111 / 0.07 - 111 / 0.08, 0);
    expect(bridge?.effect).toBeCloseTo(30, 9);
    const sum = (found?.steps ?? []).reduce(
      (total, { effect }) => total + effect,
      found?.from ?? 0,
    );
    expect(sum).toBeCloseTo(found?.to ?? Number.NaN, 9);
  });

  test('counts a part after which nothing can be valued with the next', () => {
    const dear = plainCompanyWith({
      costOfCapital: { weightedAverageCostOfCapital: 0.02 },
      terminal: { terminalGrowth: 0.005 },
    });
    const found = waterfall(plainCompany, dear);
    expect(found?.steps.map(({ name }) => name)).toEqual(['terminal']);
    expect(waterfall(plainCompany, plainCompany)?.steps).toEqual([]);
  });

  test('needs a value at both ends', () => {
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(waterfall(blank, plainCompany)).toBeNull();
    expect(waterfall(plainCompany, blank)).toBeNull();
  });
});

describe('a football field', () => {
  test('has a bar for each method, the result and the trials, on one axis', () => {
    const { result } = valueCompany(workedExampleInputs);
    if (result === null) throw new Error('no result');
    const trials = monteCarlo(workedExampleInputs, {
      trials: 1000,
      seed: 1,
      drivers: [
        {
          driver: 'ebitdaMargin',
          apply: 'shift',
          distribution: { kind: 'normal', mean: 0, deviation: 0.02 },
        },
      ],
    });
    if (typeof trials === 'string') throw new Error(trials);
    const field = footballField(result, trials);
    expect(field.bars.map(({ row }) => row)).toEqual(['dcf', 'multiples', 'result', 'monteCarlo']);
    const shareOf = (probability: number) =>
      trials.quantiles.find((one) => one.probability === probability)?.value;
    expect(field.bars[3]).toEqual({
      row: 'monteCarlo',
      low: shareOf(0.1),
      central: shareOf(0.5),
      high: shareOf(0.9),
    });
    expect(field.bars[0]).toEqual({ row: 'dcf', ...result.dcf?.equityValue });
    expect(field.least).toBe(Math.min(...field.bars.map(({ low }) => low)));
    expect(field.greatest).toBe(Math.max(...field.bars.map(({ high }) => high)));
    for (const share of [0.1, 0.5, 0.9]) {
      const quantiles = trials.quantiles.filter(({ probability }) => probability !== share);
      expect(footballField(result, { ...trials, quantiles }).bars).toHaveLength(3);
    }
    expect(footballField(result).bars).toHaveLength(3);
  });

  test('puts ends in order', () => {
    const { result } = valueCompany(plainCompany);
    if (result === null) throw new Error('no result');
    const turned = { low: 9, central: 8, high: 7 };
    const field = footballField({ ...result, dcf: null, equityValue: turned });
    expect(field).toEqual({
      bars: [{ row: 'result', low: 7, central: 8, high: 9 }],
      least: 7,
      greatest: 9,
    });
  });
});

describe('the tornado of the plain company', () => {
  const bars = Object.fromEntries((tornado(plainCompany) ?? []).map((bar) => [bar.driver, bar]));

  test('moves each driver by its swing, the others at base', () => {
    expect(bars['terminalGrowth']?.unfavourable).toBeCloseTo(equityAt(0.015), 9);
    expect(bars['terminalGrowth']?.favourable).toBeCloseTo(equityAt(0.025), 9);
    expect(bars['weightedAverageCostOfCapital']?.unfavourable).toBeCloseTo(equityAt(0.02, 0.11), 9);
    expect(bars['weightedAverageCostOfCapital']?.favourable).toBeCloseTo(equityAt(0.02, 0.09), 9);
    expect(bars['ebitdaMargin']?.unfavourable).toBeCloseTo(1034.375 - 8.25 * 12.5, 9);
    expect(bars['ebitdaMargin']?.swing).toBeCloseTo(2 * 8.25 * 12.5, 9);
    expect(bars['capitalExpenditureToRevenue']?.favourable).toBeCloseTo(1034.375 + 5.5 * 12.5, 9);
    expect(bars['netWorkingCapitalToRevenue']?.favourable).toBeCloseTo(1034.375 + 22 * 12.5, 9);
    expect(Object.keys(bars)).toHaveLength(6);
  });

  test('of multiples goes from end to end', () => {
    const inputs: ValuationInputs = { ...plainCompany, method: 'multiples' };
    const found = Object.fromEntries((tornado(inputs) ?? []).map((bar) => [bar.driver, bar]));
    expect(found['sizeStep']?.unfavourable).toBeCloseTo(350, 9);
    expect(found['sizeStep']?.favourable).toBeCloseTo(710, 9);
    expect(found['evToEbitda']).toMatchObject({ unfavourable: 500, favourable: 950 });
    expect(found['normalisedEbitda']?.unfavourable).toBeCloseTo(605, 9);
    expect(found['normalisedEbitda']?.favourable).toBeCloseTo(695, 9);
    const band: ValuationInputs = {
      ...inputs,
      multiples: {
        ...inputs.multiples,
        evToEbitda: { ...inputs.multiples.evToEbitda, low: null, high: null },
      },
    };
    const own = (tornado(band) ?? []).find(({ driver }) => driver === 'evToEbitda');
    expect(own?.unfavourable).toBeCloseTo(900 * 0.85 - 250, 9);
    expect(own?.favourable).toBeCloseTo(900 * 1.15 - 250, 9);
    expect(defaultTornadoSwings.revenueGrowth).toBe(0.01);
  });

  test('has its widest swing first', () => {
    const swings = (tornado(workedExampleInputs) ?? []).map(({ swing }) => swing);
    expect(swings).toEqual(swings.toSorted((one, other) => other - one));
    expect(new Set(swings).size).toBe(9);
  });

  test('leaves out a driver whose end has no value', () => {
    const near = plainCompanyWith({ terminal: { terminalGrowth: 0.091 } });
    const range = { ...near.range, weightedAverageCostOfCapital: 0, terminalGrowth: 0 };
    const drivers = (tornado({ ...near, range }) ?? []).map(({ driver }) => driver);
    expect(drivers).not.toContain('terminalGrowth');
    expect(drivers).not.toContain('weightedAverageCostOfCapital');
    expect(drivers).toHaveLength(4);
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(tornado(blank)).toBeNull();
  });
});
