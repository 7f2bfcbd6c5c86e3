import { flowAtFullTax, terminalReinvestment } from '../cash-flow/cash-flow-formulas.ts';
import { figureId } from '../figure.ts';
import {
  impliedExitMultiple,
  terminalFreeCashFlow,
  terminalValueExitMultiple,
  terminalValueGordon,
} from '../terminal-value/terminal-value-formulas.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { FlowFigures } from '../projection/value-flows.ts';
import { valueImpliedGrowth } from './value-implied-growth.ts';
import { valuePresentValue, valueTerminalFactor } from './value-present-value.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

type FlowDerivation = Pick<Derivation, 'formula' | 'operands' | 'value'>;

const flowFormula = (trace: Trace, flows: FlowFigures): FlowDerivation => {
  const { terminalGrowth, returnOnCapital, terminalTaxRate } = flows;
  const last = flows.years.at(-1);
  const growth = ['terminalGrowth', terminalGrowth] as const;
  if (returnOnCapital !== undefined) {
    const profit = trace.figures[figureId.dcf('terminalProfitAfterTax')] ?? null;
    return {
      formula: 'terminal-flow-after-reinvestment',
      operands: [
        ['netOperatingProfitAfterTax', profit],
        growth,
        ['returnOnCapital', returnOnCapital],
      ],
      value: (amount, rate, onCapital) => amount - terminalReinvestment(amount, rate, onCapital),
    };
  }
  const flow = ['freeCashFlow', last?.wholeYearFlow ?? null] as const;
  if (terminalTaxRate === undefined) {
    return {
      formula: 'terminal-free-cash-flow',
      operands: [flow, growth],
      value: terminalFreeCashFlow,
    };
  }
  return {
    formula: 'terminal-flow-at-full-tax',
    operands: [
      flow,
      ['tax', last?.tax ?? null],
      ['taxRate', terminalTaxRate],
      ['ebit', last?.ebit ?? null],
      growth,
    ],
    value: (amount, paid, rate, ebit, grown) =>
      terminalFreeCashFlow(flowAtFullTax(amount, paid, rate, ebit), grown),
  };
};

const gordon = (trace: Trace, flows: FlowFigures, id: string): Traced => {
  const flow = trace.derive({
    id: figureId.dcf('terminalFreeCashFlow'),
    unit: 'money',
    ...flowFormula(trace, flows),
  });
  return trace.derive({
    id,
    unit: 'money',
    formula: 'terminal-value-gordon',
    operands: [
      ['terminalFreeCashFlow', flow],
      ['weightedAverageCostOfCapital', flows.weightedAverageCostOfCapital],
      ['terminalGrowth', flows.terminalGrowth],
    ],
    value: terminalValueGordon,
  });
};

const exitMultiple = (trace: Trace, flows: FlowFigures, id: string): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'terminal-value-exit-multiple',
    operands: [
      ['ebitda', flows.years.at(-1)?.ebitda ?? null],
      ['exitMultiple', flows.exitMultiple],
    ],
    value: terminalValueExitMultiple,
  });

/** The multiple implied by the perpetuity; omitted when EBITDA is not positive. */
const valueImpliedMultiple = (trace: Trace, flows: FlowFigures, terminalValue: Traced): void => {
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
      ['explicitYears', flows.endTime],
      ['terminalTime', flows.terminalTime],
    ],
    value: (value, profit, rate, years, time) =>
      impliedExitMultiple(value, profit, rate, years - time),
    informative: true,
  });
};

/** The two terminal values of an average, each discounted over its own time, and their weighted value. */
const valueAveragedTerminal = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
): Traced => {
  const parts = {
    gordon: gordon(trace, flows, figureId.dcf('gordonValue')),
    exit: exitMultiple(trace, flows, figureId.dcf('exitValue')),
  };
  const weighted = (id: string, gordonValue: Traced, exitValue: Traced): Traced =>
    trace.derive({
      id,
      unit: 'money',
      formula: 'weighted-terminal-value',
      operands: [
        ['gordonWeight', flows.gordonWeight],
        ['gordonValue', gordonValue],
        ['exitValue', exitValue],
      ],
      value: (share, one, other) => share * one + (1 - share) * other,
    });
  weighted(figureId.dcf('terminalValue'), parts.gordon, parts.exit);
  valueImpliedMultiple(trace, flows, parts.gordon);
  valueImpliedGrowth(trace, inputs, flows, parts.exit);
  const gordonId = figureId.dcf('terminalDiscountFactor');
  const gordonFactor = valueTerminalFactor(trace, flows, gordonId, flows.terminalTime);
  const exitId = figureId.dcf('exitDiscountFactor');
  const exitFactor = valueTerminalFactor(trace, flows, exitId, flows.exitTime);
  const present = (id: string, value: Traced, factor: Traced) =>
    valuePresentValue(trace, id, value, factor);
  return weighted(
    figureId.dcf('presentValueOfTerminalValue'),
    present(figureId.dcf('presentValueOfGordonValue'), parts.gordon, gordonFactor),
    present(figureId.dcf('presentValueOfExitValue'), parts.exit, exitFactor),
  );
};

/** The terminal value, what it implies, and its present value, which is returned. */
export const valueTerminal = (
  trace: Trace,
  inputs: ValuationInputs,
  flows: FlowFigures,
): Traced => {
  const kind = terminalMethodOf(inputs.terminal);
  if (kind === 'averaged') return valueAveragedTerminal(trace, inputs, flows);
  const isGordon = kind === 'gordon';
  const id = figureId.dcf('terminalValue');
  const terminalValue = isGordon ? gordon(trace, flows, id) : exitMultiple(trace, flows, id);
  if (isGordon) valueImpliedMultiple(trace, flows, terminalValue);
  else valueImpliedGrowth(trace, inputs, flows, terminalValue);
  const factorId = figureId.dcf('terminalDiscountFactor');
  const factor = valueTerminalFactor(trace, flows, factorId, flows.terminalTime);
  return valuePresentValue(
    trace,
    figureId.dcf('presentValueOfTerminalValue'),
    terminalValue,
    factor,
  );
};
