import { discountedCashFlow, refusalOf } from './discounted-cash-flow.ts';
import { equityFromEnterprise } from './equity/equity-from-enterprise.ts';
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
  const cell = (row: number, column: number): number | null => {
    const step = column - terminalDriver.value;
    const terminal = terminalValueCase(inputs, flows, gordon ? step : 0, gordon ? 0 : step);
    if (terminal === null) return null;
    const flowCase = { weightedAverageCostOfCapital: row, terminal };
    if (refusalOf(flowCase) !== null) return null;
    return finiteOrNull(equityFromEnterprise(discountedCashFlow(basis, flowCase), total.value));
  };
  return {
    columnOf: gordon ? 'terminalGrowth' : 'exitMultiple',
    rows,
    columns,
    equity: rows.map((row) => columns.map((column) => cell(row, column))),
  };
};
