import { discountedCashFlow, refusalOf, type CashFlowBasis } from './discounted-cash-flow.ts';
import { equityFromEnterprise } from './equity/equity-from-enterprise.ts';
import { fillSensitivityGrid, type GridBasis } from './fill-sensitivity-grid.ts';
import { Trace } from './trace/trace.ts';
import { valueAccounts } from './value-accounts.ts';
import { valueBridge } from './value-bridge.ts';
import { cashFlowBasis, terminalValueCase, valueFlows } from './value-flows.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

/** Steps around the base case: fractions for the rate and the growth, times for the exit multiple. */
export interface SensitivitySteps {
  weightedAverageCostOfCapitalSteps: readonly number[];
  terminalGrowthSteps: readonly number[];
  /** Columns when the terminal value is an exit multiple; ±0.5 and ±1 times when left out. */
  exitMultipleSteps?: readonly number[];
}

/** DCF equity value by cost of capital (rows) and terminal growth or exit multiple (columns); null where refused. */
export interface SensitivityGrid {
  columnOf: 'terminalGrowth' | 'exitMultiple';
  rows: number[];
  columns: number[];
  equity: (number | null)[][];
}

const defaultExitMultipleSteps = [-1, -0.5, 0, 0.5, 1];

const finiteOrNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** The basis as the fast grid takes it; null where rates change by year, a stub, an average or a return on capital. */
const gridBasis = (
  basis: CashFlowBasis,
  isGordon: boolean,
  bridgeTotal: number,
): GridBasis | null => {
  const { freeCashFlows, times, terminalTime, terminalEbitda } = basis;
  const firstTime = times[0] ?? 1;
  const lastTime = times.at(-1) ?? 1;
  const options = [basis.terminalFlow, basis.exitTime, basis.yearlyRates];
  if (options.some((option) => option !== undefined)) return null;
  return {
    freeCashFlows: Float64Array.from(freeCashFlows),
    firstTime,
    terminalBase: isGordon ? (freeCashFlows.at(-1) ?? 0) : terminalEbitda,
    isGordon,
    terminalDelay: terminalTime - lastTime,
    bridgeTotal,
  };
};

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
 * What the DCF's equity value would be at other rates and other ends. Flows and bridge are worked out once;
 * a step of 0 gives the base case. Null while the DCF lacks an input or is not part of the method.
 */
export const sensitivityGrid = (
  inputs: ValuationInputs,
  steps: SensitivitySteps,
): SensitivityGrid | null => {
  if (inputs.method === 'multiples') return null;
  const trace = new Trace();
  const base = valueAccounts(trace, inputs);
  const { total } = valueBridge(trace, inputs);
  if (base === null || total === null) return null;
  const flows = valueFlows(trace, inputs, base);
  const basis = cashFlowBasis(flows);
  const { weightedAverageCostOfCapital: rate, terminalDriver } = flows;
  if (
    basis === null ||
    basis.freeCashFlows.length === 0 ||
    rate === null ||
    terminalDriver === null
  )
    return null;
  const gordon = inputs.terminal.method === 'gordon';
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
    if (flowCase === null || refusalOf(flowCase) !== null) return null;
    return finiteOrNull(equityFromEnterprise(discountedCashFlow(basis, flowCase), total.value));
  };
  // The base case itself takes the base case's own road, so that both agree to the last bit.
  const isBase = (row: number, column: number): boolean =>
    row === rate.value && column === terminalDriver.value;
  const fast = plain && plainGrid(plain, rows, columns);
  const equity = rows.map((row, y) =>
    columns.map((column, x) =>
      fast === null || isBase(row, column) ? valueCell(row, column) : (fast[y]?.[x] ?? null),
    ),
  );
  return {
    columnOf: gordon ? 'terminalGrowth' : 'exitMultiple',
    rows,
    columns,
    equity,
  };
};
