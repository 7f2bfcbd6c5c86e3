import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sensitivityByDrivers } from '../analyses/sensitivity-by-drivers.ts';
import { sensitivityGrid } from './sensitivity-grid.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const rateSteps = [-0.01, 0, 0.01];
const columnSteps = { terminalGrowth: [-0.005, 0, 0.004], exitMultiple: [-1, 0, 0.5] };

const gridOf = (inputs: ValuationInputs) =>
  sensitivityGrid(inputs, {
    weightedAverageCostOfCapitalSteps: rateSteps,
    terminalGrowthSteps: columnSteps.terminalGrowth,
    exitMultipleSteps: columnSteps.exitMultiple,
  });

const tableOf = (inputs: ValuationInputs, columnDriver: 'terminalGrowth' | 'exitMultiple') =>
  sensitivityByDrivers(
    inputs,
    { driver: 'weightedAverageCostOfCapital', steps: rateSteps },
    { driver: columnDriver, steps: columnSteps[columnDriver] },
  );

const isNear = (one: number | null, other: number | null): boolean => {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
};

test('every cell is what the moved valuation is worth, whatever the options', () => {
  let compared = 0;
  fc.assert(
    fc.property(inputsWithOptions, (options) => {
      // The grid only covers the DCF, before discounts.
      const inputs: ValuationInputs = { ...options, method: 'dcf', discounts: {} };
      const grid = gridOf(inputs);
      fc.pre(grid !== null);
      const table = tableOf(inputs, grid.columnOf);
      const apart = grid.equity.flatMap((row, y) =>
        row.filter((cell, x) => !isNear(cell, table?.equity[y]?.[x] ?? null)),
      );
      expect(apart).toEqual([]);
      compared += 1;
    }),
    { numRuns: propertyRuns(60, 30) },
  );
  expect(compared).toBeGreaterThan(20);
});

test('mid-year flows after a stub are not evenly spaced: f/2, f + 0.5, …', () => {
  const inputs: ValuationInputs = {
    ...plainCompanyWith({ projection: { years: 3 } }),
    valuationDate: '2026-03-31',
    discounting: 'mid-year',
  };
  for (const method of ['gordon', 'exit-multiple'] as const) {
    const moved = { ...inputs, terminal: { method, terminalGrowth: 0.02, exitMultiple: 6 } };
    const grid = gridOf(moved);
    const table = tableOf(moved, method === 'gordon' ? 'terminalGrowth' : 'exitMultiple');
    expect(grid?.equity[0]?.[0]).toBeCloseTo(table?.equity[0]?.[0] ?? Number.NaN, 9);
    expect(grid?.equity[2]?.[2]).toBeCloseTo(table?.equity[2]?.[2] ?? Number.NaN, 9);
  }
});

test('a cell in which one of the yearly rates is not above zero is refused', () => {
  const path = { path: { kind: 'per-year' as const, values: [0.03, 0.1] }, overrides: [] };
  const inputs = plainCompanyWith({ projection: { years: 2 }, costOfCapital: { path } });
  const grid = sensitivityGrid(inputs, {
    weightedAverageCostOfCapitalSteps: [-0.031, -0.03, -0.029, 0],
    terminalGrowthSteps: [0, 0.076],
  });
  expect(grid?.equity.map((row) => row.map((cell) => cell !== null))).toEqual([
    [false, false],
    [false, false],
    [true, false],
    // A rate of 10 % less growth of 9.6 % is below half a point.
    [true, false],
  ]);
});

test('cells are refused half a point above the growth, less a rounding', () => {
  const grid = sensitivityGrid(plainCompany, {
    weightedAverageCostOfCapitalSteps: [0, -0.1],
    terminalGrowthSteps: [0.0749, 0.075, 0.0751],
  });
  expect(grid?.equity.map((row) => row.map((cell) => cell !== null))).toEqual([
    [true, true, false],
    [false, false, false],
  ]);
});

describe('a valuation that is refused has no grid', () => {
  const [year] = plainCompany.accounts.years;
  if (year === undefined) throw new Error('no base year');
  const withYears = (...years: (typeof year)[]): ValuationInputs => ({
    ...plainCompany,
    accounts: { detail: 'summary', years },
  });
  const refused: readonly [string, ValuationInputs][] = [
    ['a return on capital below zero', plainCompanyWith({ terminal: { returnOnCapital: -0.1 } })],
    [
      'a weight of three',
      plainCompanyWith({ terminal: { exitMultiple: 6, average: { gordonWeight: 3 } } }),
    ],
    [
      'an account that is no number',
      withYears({ ...year, lines: { ...year.lines, capitalExpenditure: Number.NaN } }),
    ],
    ['a year that is left out', withYears({ ...year, year: 2023 }, year)],
    [
      'weights that do not sum to one',
      { ...plainCompany, method: 'mixed', weights: { dcf: 0.6, multiples: 0.6 } },
    ],
  ];
  test.each(refused)('%s', (_, inputs) => {
    expect(gridOf(inputs)).toBeNull();
  });
});

test('an average all of whose weight is on one side moves what that side depends on', () => {
  const averaged = (gordonWeight: number) =>
    gridOf(plainCompanyWith({ terminal: { exitMultiple: 6, average: { gordonWeight } } }));
  expect(averaged(1)).toEqual(gridOf(plainCompany));
  expect(averaged(0)?.columnOf).toBe('exitMultiple');
});
