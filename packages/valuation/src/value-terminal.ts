import { figureId } from './figure.ts';
import { impliedExitMultiple } from './terminal-value/implied-exit-multiple.ts';
import { impliedTerminalGrowth } from './terminal-value/implied-terminal-growth.ts';
import { terminalFreeCashFlow } from './terminal-value/terminal-free-cash-flow.ts';
import { terminalValueExitMultiple } from './terminal-value/terminal-value-exit-multiple.ts';
import { terminalValueGordon } from './terminal-value/terminal-value-gordon.ts';
import { requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type { FlowFigures } from './value-flows.ts';
import { valueDiscountFactor, valuePresentValue } from './value-present-value.ts';
import type { ValuationInputs } from './valuation-inputs.ts';

const gordon = (trace: Trace, flows: FlowFigures): Traced => {
  const flow = trace.derive({
    id: figureId.dcf('terminalFreeCashFlow'),
    unit: 'money',
    formula: 'terminal-free-cash-flow',
    operands: [
      ['freeCashFlow', flows.years.at(-1)?.freeCashFlow ?? null],
      ['terminalGrowth', flows.terminalDriver],
    ],
    value: terminalFreeCashFlow,
  });
  return trace.derive({
    id: figureId.dcf('terminalValue'),
    unit: 'money',
    formula: 'terminal-value-gordon',
    operands: [
      ['terminalFreeCashFlow', flow],
      ['weightedAverageCostOfCapital', flows.weightedAverageCostOfCapital],
      ['terminalGrowth', flows.terminalDriver],
    ],
    value: terminalValueGordon,
  });
};

const exitMultiple = (trace: Trace, flows: FlowFigures): Traced =>
  trace.derive({
    id: figureId.dcf('terminalValue'),
    unit: 'money',
    formula: 'terminal-value-exit-multiple',
    operands: [
      ['ebitda', flows.years.at(-1)?.ebitda ?? null],
      ['exitMultiple', flows.terminalDriver],
    ],
    value: terminalValueExitMultiple,
  });

/** What the perpetuity means as a multiple; left out where EBITDA is not positive. */
const valueImpliedMultiple = (
  trace: Trace,
  flows: FlowFigures,
  terminalValue: Traced,
  explicitYears: Traced,
): void => {
  const ebitda = flows.years.at(-1)?.ebitda ?? null;
  if (ebitda === null || ebitda.value <= 0) return;
  trace.derive({
    id: figureId.dcf('impliedExitMultiple'),
    unit: 'multiple',
    formula: 'implied-exit-multiple',
    operands: [
      ['terminalValue', terminalValue],
      ['ebitda', ebitda],
      ['weightedAverageCostOfCapital', flows.weightedAverageCostOfCapital],
      ['explicitYears', explicitYears],
      ['terminalTime', flows.terminalTime],
    ],
    value: (value, profit, rate, years, time) =>
      impliedExitMultiple(value, profit, rate, years - time),
    informative: true,
  });
};

/** What the exit multiple means as perpetual growth. */
const valueImpliedGrowth = (
  trace: Trace,
  flows: FlowFigures,
  terminalValue: Traced,
  explicitYears: Traced,
): void => {
  trace.derive({
    id: figureId.dcf('impliedTerminalGrowth'),
    unit: 'rate',
    formula: 'implied-terminal-growth',
    operands: [
      ['terminalValue', terminalValue],
      ['freeCashFlow', flows.years.at(-1)?.freeCashFlow ?? null],
      ['weightedAverageCostOfCapital', flows.weightedAverageCostOfCapital],
      ['explicitYears', explicitYears],
      ['time', flows.times.at(-1) ?? null],
    ],
    value: (value, flow, rate, years, time) =>
      impliedTerminalGrowth(value, flow, rate, years - time),
    informative: true,
  });
};

/** Terminal value, what it implies, and its present value, which is the answer. */
export const valueTerminal = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
): Traced => {
  const explicitYears = requiredInput(trace, 'projection.years', inputs.projection.years, 'time');
  const isGordon = inputs.terminal.method === 'gordon';
  const terminalValue = isGordon ? gordon(trace, flows) : exitMultiple(trace, flows);
  if (isGordon) valueImpliedMultiple(trace, flows, terminalValue, explicitYears);
  else valueImpliedGrowth(trace, flows, terminalValue, explicitYears);
  const factor = valueDiscountFactor(
    trace,
    figureId.dcf('terminalDiscountFactor'),
    flows.weightedAverageCostOfCapital,
    flows.terminalTime,
  );
  return valuePresentValue(
    trace,
    figureId.dcf('presentValueOfTerminalValue'),
    terminalValue,
    factor,
  );
};
