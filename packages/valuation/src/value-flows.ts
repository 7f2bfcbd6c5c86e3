import type { CashFlowBasis, TerminalValueCase } from './discounted-cash-flow.ts';
import { figureId } from './figure.ts';
import { terminalValueTime } from './terminal-value/terminal-value-time.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { BaseYear } from './value-accounts.ts';
import { valueCostOfCapital } from './value-cost-of-capital.ts';
import type { ProjectedYear } from './value-free-cash-flow.ts';
import { valueProjection } from './value-projection.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

/** The flows to be discounted with their times, the rate and the terminal driver, before any discounting. */
export interface FlowFigures {
  years: ProjectedYear[];
  times: Traced[];
  terminalTime: Traced;
  weightedAverageCostOfCapital: Traced;
  /** Terminal growth or exit multiple, by the terminal method. */
  terminalDriver: Traced;
}

const valueTime = (
  trace: Trace,
  id: string,
  midYear: boolean,
  yearFigure: Traced,
  base: BaseYear,
): Traced =>
  trace.derive({
    id,
    unit: 'time',
    formula: midYear ? 'time-mid-year' : 'time-year-end',
    operands: [
      ['year', yearFigure],
      ['baseYear', base.yearFigure],
    ],
    value: (year, baseYear) =>
      terminalValueTime(year - baseYear, 'gordon', midYear ? 'mid-year' : 'year-end'),
  });

const requireBase = (trace: Trace, inputs: ValuationInputs, base: BaseYear): void => {
  if (base.netWorkingCapital !== null) return;
  const line = inputs.accounts.detail === 'summary' ? 'netWorkingCapital' : 'tradeReceivables';
  trace.missing(`${base.path}.${line}`);
};

/** Projects the flows and works out what they are discounted with. */
export const valueFlows = (trace: Trace, inputs: ValuationInputs, base: BaseYear): FlowFigures => {
  requireBase(trace, inputs, base);
  const years = valueProjection(trace, inputs, base);
  const { method, terminalGrowth, exitMultiple } = inputs.terminal;
  const midYear = inputs.discounting === 'mid-year';
  const times = years.map((flow) =>
    valueTime(trace, figureId.projection(flow.year, 'time'), midYear, flow.yearFigure, base),
  );
  const lastYear = years.at(-1)?.yearFigure ?? null;
  return {
    years,
    times,
    terminalTime: valueTime(
      trace,
      figureId.dcf('terminalTime'),
      midYear && method === 'gordon',
      lastYear,
      base,
    ),
    weightedAverageCostOfCapital: valueCostOfCapital(trace, inputs),
    terminalDriver:
      method === 'gordon'
        ? requiredInput(trace, 'terminal.terminalGrowth', terminalGrowth, 'rate')
        : requiredInput(trace, 'terminal.exitMultiple', exitMultiple, 'multiple'),
  };
};

/** The bare numbers of the flows, once all are known. */
export const cashFlowBasis = (flows: FlowFigures): CashFlowBasis | null => {
  const freeCashFlows = flows.years.flatMap(({ freeCashFlow }) =>
    freeCashFlow === null ? [] : [freeCashFlow.value],
  );
  const times = flows.times.flatMap((time) => (time === null ? [] : [time.value]));
  const terminalEbitda = flows.years.at(-1)?.ebitda ?? null;
  if (terminalEbitda === null || flows.terminalTime === null) return null;
  if (freeCashFlows.length < flows.years.length || times.length < flows.years.length) return null;
  return {
    freeCashFlows,
    times,
    terminalTime: flows.terminalTime.value,
    terminalEbitda: terminalEbitda.value,
  };
};

/** The terminal value's own driver as the kernel takes it. */
export const terminalValueCase = (inputs: ValuationInputs, driver: number): TerminalValueCase =>
  inputs.terminal.method === 'gordon'
    ? { method: 'gordon', terminalGrowth: driver }
    : { method: 'exit-multiple', exitMultiple: driver };
