import { cashFlowBasis, terminalValueCase } from '../dcf/cash-flow-basis.ts';
import { discountedCashFlow, dcfCaseRefusal } from '../dcf/discounted-cash-flow.ts';
import { equityFromEnterprise } from '../equity/equity-from-enterprise.ts';
import { fillSensitivityGrid, type GridBasis } from './fill-sensitivity-grid.ts';
import { gridBasis } from './grid-basis.ts';
import { isGrowthDriven } from '../terminal-value/terminal-method-of.ts';
import { allKnown } from '../trace/all-known.ts';
import { valueParts } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/** Steps around the base case: fractions for the rate and the growth, times for the exit multiple. */
export interface SensitivitySteps {
  weightedAverageCostOfCapitalSteps: readonly number[];
  terminalGrowthSteps: readonly number[];
  /** The columns when the terminal value is an exit multiple; ±0.5 and ±1 times when omitted. */
  exitMultipleSteps?: readonly number[];
}

/**
 * DCF equity value by cost of capital (rows) and terminal growth or exit multiple (columns); null for a refused case.
 */
export interface SensitivityGrid {
  columnOf: 'terminalGrowth' | 'exitMultiple';
  rows: number[];
  columns: number[];
  equity: (number | null)[][];
}

const defaultExitMultipleSteps = [-1, -0.5, 0, 0.5, 1];

const finiteOrNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

const plainGrid = (
  basis: GridBasis,
  rows: readonly number[],
  columns: readonly number[],
): (number | null)[][] => {
  const target = new Float64Array(rows.length * columns.length);
  fillSensitivityGrid(basis, Float64Array.from(rows), Float64Array.from(columns), target);
  return rows.map((_, row) =>
    columns.map((__, column) => finiteOrNull(target[row * columns.length + column] ?? Number.NaN)),
  );
};

/**
 * The DCF's equity value at other rates and other terminal drivers. Flows and bridge are computed once; a step of 0 is
 * the base case. Null when the valuation has no result, or the result does not include a DCF.
 */
export const sensitivityGrid = (
  inputs: ValuationInputs,
  steps: SensitivitySteps,
): SensitivityGrid | null => {
  const { bridge, dcf, result } = valueParts(inputs);
  const known = allKnown({
    resultOfDcf: result?.dcf ?? null,
    flows: dcf?.flows ?? null,
    basis: dcf && cashFlowBasis(dcf.flows),
    rate: dcf?.flows.weightedAverageCostOfCapital ?? null,
    terminalDriver: dcf?.flows.terminalDriver ?? null,
    total: bridge.total,
  });
  if (known === null) return null;
  const { basis, flows, rate, terminalDriver, total } = known;
  const gordon = isGrowthDriven(inputs.terminal);
  const columnSteps = gordon
    ? steps.terminalGrowthSteps
    : (steps.exitMultipleSteps ?? defaultExitMultipleSteps);
  const rows = steps.weightedAverageCostOfCapitalSteps.map((step) => rate.value + step);
  const columns = columnSteps.map((step) => terminalDriver.value + step);
  const plain = gridBasis(basis, gordon, total.value);
  const valueCell = (row: number, column: number): number | null => {
    const step = column - terminalDriver.value;
    const terminal = terminalValueCase(inputs, flows, gordon ? step : 0, gordon ? 0 : step);
    const flowCase = terminal && { weightedAverageCostOfCapital: row, terminal };
    if (flowCase === null || dcfCaseRefusal(flowCase, basis) !== null) return null;
    return finiteOrNull(equityFromEnterprise(discountedCashFlow(basis, flowCase), total.value));
  };
  // The cell of the base case is computed in the same way as the valuation, so that both are identical to the
  // last bit.
  const isBase = (row: number, column: number): boolean =>
    row === rate.value && column === terminalDriver.value;
  const fast = plain && plainGrid(plain, rows, columns);
  const equity = rows.map((row, y) =>
    columns.map((column, x) =>
      fast === null || isBase(row, column) ? valueCell(row, column) : (fast[y]?.[x] ?? null),
    ),
  );
  return { columnOf: gordon ? 'terminalGrowth' : 'exitMultiple', rows, columns, equity };
};
